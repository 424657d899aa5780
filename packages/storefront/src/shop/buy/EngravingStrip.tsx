import styles from './EngravingStrip.module.css'

/** The words of an engraving as if cut into metal, seen from near. */
export function EngravingStrip({ text }: { text: string }) {
  return <bdi className={styles.strip}>{text}</bdi>
}
