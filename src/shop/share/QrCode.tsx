import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** A quiet edge of four modules, without which readers do not find the code (ISO/IEC 18004). */
const BORDER = 4
/** About how wide the code is drawn. */
const WIDTH_PX = 288
/** A longer text makes a code so fine that a telephone cannot read it from a screen. */
const MAX_QR_LENGTH = 1200

/** A text as a QR code, dark on light in both themes, as every reader knows it; says so where the text is too long. */
export function QrCode({ text, label }: { text: string; label: string }) {
  if (text.length > MAX_QR_LENGTH)
    return <p className={styles['note']}>This is too much for a QR code: send the link instead.</p>
  const { data, size } = encode(text, { ecc: 'L', border: BORDER })
  // Whole pixels a module, none wider than another.
  const width = size * Math.max(2, Math.floor(WIDTH_PX / size))
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={width}
      viewBox={`0 0 ${size} ${size}`}
      className={styles['code']}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
