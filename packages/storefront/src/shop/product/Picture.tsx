import { usePicturesAtRest } from '../../state/page/atRest.ts'
import { LogoMark } from '../brand/Logo.tsx'
import styles from './Picture.module.css'

/**
 * The `sizes` of a picture as wide as a phone: from 1.5 times to 3.5 times density a phone takes the file of 640 px, which
 * stands in the page (packages/site/src/build/firstPicture.ts). By browsers' rules for choosing, 182 px says so on the densest.
 */
export const LARGE_SIZES = '(min-width:600px) 44vw, (min-resolution:2.5dppx) 182px, 320px'

/** The widths, in px, in which every photograph is kept. */
const WIDTHS = [320, 640, 1200] as const
const FOLDER = `${import.meta.env.BASE_URL}pictures/`

interface Props {
  /** See `ListedProduct.picture`. */
  readonly name: string
  /** Empty where the text beside the picture says the same. */
  readonly alt?: string
  /** See `ListedProduct.tone`. */
  readonly tone?: string | undefined
  /** The width of the picture, as in the `sizes` attribute; left out where it is never more than 160 px. */
  readonly sizes?: string | undefined
  /** True where it may be wider than a card: the widest file is offered too. */
  readonly isLarge?: boolean
  /** True in the first viewport: it is there with the page. Others wait until the page is quiet. */
  readonly isFirst?: boolean
  /** True where a missing picture is the mark alone: the tile is too small for words, or none will follow. */
  readonly isSmall?: boolean
}

/** A picture that fills its tile. The tile sets the size, so that nothing moves when the picture loads. */
export function Picture({ name, alt = '', sizes, tone, isLarge = false, isFirst = false, isSmall = false }: Props) {
  const isAtRest = usePicturesAtRest()
  if (name === '') return <MissingPicture hasWords={!isSmall} />
  const isDrawing = name.endsWith('.svg')
  const [least] = WIDTHS
  const plain = {
    className: styles.picture,
    src: FOLDER + (isDrawing ? name : `${name}-${least}.avif`),
    alt,
    'data-drawing': isDrawing ? '' : undefined,
  }
  const common = {
    ...plain,
    width: least,
    height: least,
    'data-tone': tone,
  }
  if (!isFirst && !isAtRest) {
    return (
      <noscript>
        <img {...plain} />
      </noscript>
    )
  }
  const hasWidths = sizes !== undefined && !isDrawing
  const isLargest = isFirst && isLarge
  return (
    <img
      {...common}
      srcSet={hasWidths ? formatSrcSet(name, isLarge) : undefined}
      sizes={hasWidths ? sizes : undefined}
      loading={isFirst ? undefined : 'lazy'}
      // The largest of the first screen comes before the others.
      fetchPriority={isLargest ? 'high' : undefined}
      // And is painted with the text, not a frame later, where it has come by then.
      decoding={isLargest ? 'sync' : undefined}
    />
  )
}

function formatSrcSet(name: string, isLarge: boolean): string {
  const widths = isLarge ? WIDTHS : WIDTHS.slice(0, 2)
  return widths.map((width) => `${FOLDER}${name}-${width}.avif ${width}w`).join(',')
}

function MissingPicture({ hasWords }: { hasWords: boolean }) {
  return (
    <span className={styles.missing}>
      <LogoMark />
      {hasWords && <span>Picture to follow</span>}
    </span>
  )
}
