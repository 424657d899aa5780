import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { describePicture } from '../../domain/catalogue/describePicture.ts'
import type { Product } from '../../domain/catalogue/catalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { Picture } from './Picture.tsx'
import { PictureTile } from './PictureTile.tsx'
import styles from './ProductGallery.module.css'

const EnlargedPicture = onDemand(async () => (await import('./EnlargedPicture.tsx')).EnlargedPicture)
/** A little less than it is on phones, so that they load the file of 640 px and not that of 1200 px. */
const SIZES = '(min-width:900px) 44vw, (min-width:600px) 46vw, 80vw'

/** A product's picture with its further views: one at a time with JavaScript, one below the other without. */
export function ProductGallery({ product }: { product: Product }) {
  const names = [product.picture, ...(product.views ?? [])]
  const [index, setIndex] = useState(0)
  const [isEnlarged, setEnlarged] = useState(false)
  const isDrawing = product.picture === '' || product.picture.endsWith('.svg')
  const pictures = names.map((name, at) => ({ name, alt: isDrawing ? '' : describePicture(product, at) }))
  const shown = pictures[index] ?? pictures[0]!
  return (
    <div className={styles['gallery']}>
      <PictureTile
        key={shown.name}
        {...shown}
        {...(index === 0 && product.tone && { tone: product.tone })}
        sizes={SIZES}
        isLarge
        isFirst
        isRevealed={false}
        className={styles['picture']}
      />
      {!isDrawing && (
        <div className={`scripted ${styles['enlarge']}`}>
          <Button onClick={() => setEnlarged(true)}>
            <Maximize2 size={18} aria-hidden />
            <span>Enlarge</span>
          </Button>
        </div>
      )}
      {pictures.length > 1 && (
        <ul className={`scripted ${styles['views']}`} aria-label="Views">
          {pictures.map(({ name, alt }, at) => (
            <li key={name}>
              <button type="button" aria-current={at === index} onClick={() => setIndex(at)}>
                <Picture name={name} alt={alt} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {pictures.slice(1).map((picture) => (
        <div key={picture.name} className="scriptless">
          <PictureTile {...picture} sizes={SIZES} isLarge isRevealed={false} className={styles['picture']} />
        </div>
      ))}
      {isEnlarged && (
        <EnlargedPicture title={product.title} pictures={pictures} first={index} onClose={() => setEnlarged(false)} />
      )}
    </div>
  )
}
