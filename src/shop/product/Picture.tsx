import styles from './Picture.module.css'
import { LogoMark } from '../frame/Logo.tsx'

/** The widths, in px, in which every photograph is kept as AVIF; browsers without it get one WebP. */
const WIDTHS = [320, 640, 1200] as const
const FOLDER = `${import.meta.env.BASE_URL}pictures/`

interface Props {
  /** See `ListedProduct.picture`. */
  readonly name: string
  /** Empty where the text beside the picture says the same. */
  readonly alt?: string
  /** See `ListedProduct.tone`. */
  readonly tone?: string | undefined
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string
  /** True in the first viewport: it is loaded at once. */
  readonly isFirst?: boolean
  /** True where a missing picture is the mark alone: the tile is too small for words, or none will follow. */
  readonly isSmall?: boolean
}

/** A picture that fills its tile. The tile sets the size, so that nothing moves when the picture loads. */
export function Picture({ name, alt = '', sizes, tone, isFirst = false, isSmall = false }: Props) {
  if (name === '') return <MissingPicture hasWords={!isSmall} />
  const loading = isFirst ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  if (name.endsWith('.svg')) {
    return (
      <img
        className={styles['picture']}
        data-drawing=""
        src={FOLDER + name}
        alt={alt}
        width={320}
        height={320}
        decoding="async"
        {...loading}
      />
    )
  }
  const srcSet = WIDTHS.map((width) => `${FOLDER}${name}-${width}.avif ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        className={styles['picture']}
        src={`${FOLDER}${name}-640.webp`}
        alt={alt}
        width={640}
        height={640}
        data-tone={tone}
        decoding="async"
        {...loading}
      />
    </picture>
  )
}

function MissingPicture({ hasWords }: { hasWords: boolean }) {
  return (
    <span className={styles['missing']}>
      <LogoMark />
      {hasWords && <span>Picture to follow</span>}
    </span>
  )
}
