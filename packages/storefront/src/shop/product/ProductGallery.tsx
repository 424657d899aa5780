import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { describePicture } from '@shop/core/catalogue/describePicture.ts'
import { useStore } from '../../state/base/store.ts'
import { engravedText } from '../../state/cart/engraving.ts'
import { Button } from '../../ui/Button.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { LARGE_SIZES, Picture } from './Picture.tsx'
import { PictureTile } from './PictureTile.tsx'
import styles from './ProductGallery.module.css'

const EngravedText = onDemand(async () => (await import('./EngravedText.tsx')).EngravedText, null)
const EnlargedPicture = onDemand(async () => (await import('./EnlargedPicture.tsx')).EnlargedPicture)

/** A product's picture with its further views: one at a time with JavaScript, one below the other without. */
export function ProductGallery({ product, facts }: { product: Product; facts: readonly string[] }) {
  const names = [product.picture, ...(product.views ?? [])]
  const [index, setIndex] = useState(0)
  const [isEnlarged, setEnlarged] = useState(false)
  const isDrawing = product.picture === '' || product.picture.endsWith('.svg')
  const pictures = names.map((name, at) => ({ name, alt: isDrawing ? '' : describePicture(product.title, facts, at) }))
  const { slug, engraving: place } = product
  const typed = useStore(engravedText, undefined)
  const text = typed?.slug === slug ? typed.text : ''
  const engraved =
    text !== '' && place ? { name: place.picture, text: <EngravedText place={place} text={text} /> } : undefined
  const engravedView = engraved ? names.indexOf(engraved.name) : -1
  const [lookedFor, setLookedFor] = useState(-1)
  // The view that shows the text opens when typing begins.
  if (engravedView !== lookedFor) {
    setLookedFor(engravedView)
    if (engravedView >= 0) setIndex(engravedView)
  }
  const shown = pictures[index] ?? pictures[0]!
  return (
    <div className={styles.gallery}>
      <PictureTile
        key={shown.name}
        {...shown}
        {...(index === 0 && product.tone && { tone: product.tone })}
        sizes={LARGE_SIZES}
        isLarge
        isFirst
        isRevealed={false}
        className={styles.picture}
      >
        {shown.name === engraved?.name && engraved.text}
      </PictureTile>
      {!isDrawing && (
        <div className={`scripted ${styles.enlarge}`}>
          <Button onClick={() => setEnlarged(true)}>
            <Maximize2 size={18} aria-hidden />
            <span>Enlarge</span>
          </Button>
        </div>
      )}
      {pictures.length > 1 && (
        <ul className={`scripted ${styles.views}`} aria-label="Views">
          {pictures.map(({ name, alt }, at) => (
            <li key={name}>
              <button type="button" aria-current={at === index} onClick={() => setIndex(at)}>
                <Picture name={name} alt={at === 0 && alt ? `${alt}, view 1` : alt} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {product.shown && <small>Shown: {product.shown}.</small>}
      {product.isIllustration && <small>Illustration: the pack differs.</small>}
      {pictures.slice(1).map((picture) => (
        <div key={picture.name} className="scriptless">
          <PictureTile {...picture} sizes={LARGE_SIZES} isLarge isRevealed={false} className={styles.picture} />
        </div>
      ))}
      {isEnlarged && (
        <EnlargedPicture
          title={product.title}
          pictures={pictures}
          first={index}
          engraved={engraved}
          onClose={() => setEnlarged(false)}
        />
      )}
    </div>
  )
}
