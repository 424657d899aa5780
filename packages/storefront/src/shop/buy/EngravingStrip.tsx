import styles from './EngravingStrip.module.css'

/** The words of an engraving, set apart from the shop's own. */
export function EngravingStrip({ text }: { text: string }) {
  return <bdi className={styles.words}>{text}</bdi>
}
