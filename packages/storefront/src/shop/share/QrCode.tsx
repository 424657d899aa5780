import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** The quiet zone that readers need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4
/** The approximate width of the code. */
const WIDTH_PX = 288
/** A longer text makes a code too fine for a phone to read from a screen. */
const MAX_QR_LENGTH = 1200

interface Props {
  readonly text: string
  readonly label: string
  /** A sentence: what to do where the text is too long. */
  readonly instead?: string
}

/** A text as a QR code, dark on light in both themes for the sake of readers; says so if the text is too long. */
export function QrCode({ text, label, instead = 'Send the link instead.' }: Props) {
  if (text.length > MAX_QR_LENGTH) return <p className={styles.note}>This is too long for a QR code. {instead}</p>
  const { data, size } = encode(text, { ecc: 'L', border: QUIET_ZONE })
  // Whole pixels for each module, so that all are the same width.
  const width = size * Math.max(2, Math.floor(WIDTH_PX / size))
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={width}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
