import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { EngravedText } from '../product/EngravedText.tsx'
import { PictureTile } from '../product/PictureTile.tsx'
import styles from './EngravingPreview.module.css'

interface Props {
  readonly product: Product
  /** Empty while nothing has been typed that can be engraved. */
  readonly text: string
  /** True where the page has a large picture that shows it too: here it is for screens on which that is out of sight. */
  readonly hasGallery: boolean
}

/**
 * The text on the product's picture, where it will be cut; as a strip of metal where no picture shows the place. How the
 * engraver will set it is not known here, so it is called an impression.
 */
export function EngravingPreview({ product: { engraving: place }, text, hasGallery }: Props) {
  return (
    <figure className={styles.preview} data-beside={hasGallery && place ? '' : undefined}>
      {place && (
        <PictureTile
          name={place.picture}
          sizes="(min-width:600px) 300px, 90vw"
          isLarge
          isRevealed={false}
          className={styles.picture}
        >
          {text !== '' && <EngravedText place={place} text={text} isHidden={hasGallery} />}
        </PictureTile>
      )}
      {!place && text !== '' && <bdi className={styles.strip}>{text}</bdi>}
      <figcaption>An impression, not a proof: the engraver sets the lettering.</figcaption>
    </figure>
  )
}
