import { Check, Scale } from 'lucide-react'
import { paths } from '@shop/core/page/address.ts'
import { MAX_COMPARED } from '@shop/core/stored/slugList.ts'
import { showNotice } from '../../state/base/notices.ts'
import { usePageAddress } from '../../state/page/pageAddress.ts'
import { hasTray } from '../../state/page/readAddress.ts'
import { compared, toggleCompared, useCompared } from '../../state/product/compared.ts'
import styles from './tools.module.css'

/** Chooses a product to compare, or removes it again. Where there is no tray, a notice leads to the comparison. */
export function CompareToggle({ product: { slug, title } }: { product: { slug: string; title: string } }) {
  const isChosen = useCompared().includes(slug)
  const { path } = usePageAddress()

  function handleClick() {
    toggleCompared(slug, title)
    const slugs = compared.store.get()
    if (!slugs.includes(slug) || hasTray(path)) return
    showNotice(`${slugs.length} of ${MAX_COMPARED} products chosen to compare.`, undefined, {
      label: 'Compare',
      href: paths.comparison(slugs),
    })
  }
  return (
    <button type="button" aria-pressed={isChosen} className={styles.tool} onClick={handleClick}>
      {isChosen ? <Check size={18} aria-hidden /> : <Scale size={18} aria-hidden />}
      <span>Compare</span>
      <span className="visually-hidden">{title}</span>
    </button>
  )
}
