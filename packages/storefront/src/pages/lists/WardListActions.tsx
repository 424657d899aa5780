import { ClipboardList, Download, Printer, Trash2 } from 'lucide-react'
import type { Products } from '@shop/core/catalogue/catalogue.ts'
import { formatFileName, formatWardListCsv, formatWardListsJson } from '@shop/core/lists/file/formatWardListFile.ts'
import { changeLines, clearCounts, type WardList } from '@shop/core/lists/wardLists.ts'
import { paths } from '@shop/core/page/address.ts'
import type { CodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import { shop } from 'virtual:shop'
import { ShareButton } from '../../shop/share/ShareButton.tsx'
import { saveFile } from '../../state/base/saveFile.ts'
import { deleteList, wardLists } from '../../state/lists/wardLists.ts'
import { useNavigate } from '../../state/page/navigate.ts'
import { Button } from '../../ui/Button.tsx'
import { ImportButton } from './ImportButton.tsx'
import styles from './WardListView.module.css'

interface Props {
  readonly list: WardList
  readonly products: Products
  readonly index: CodeIndex
}

/** Actions on a whole ward list, other than ordering it. */
export function WardListActions({ list, products, index }: Props) {
  const navigate = useNavigate()
  const isCounted = list.lines.some(({ onHand }) => onHand !== undefined)
  const isFilled = list.lines.length > 0
  const isDemonstration = shop.demonstration
  function handleClear() {
    const text = `Counts of “${list.name}” cleared.`
    wardLists.change((lists) => changeLines(lists, list.id, clearCounts), { text, undo: true })
  }
  return (
    <div className={styles.actions}>
      {isCounted && (
        <Button look="quiet" onClick={handleClear}>
          <ClipboardList size={18} aria-hidden />
          Start a new count
        </Button>
      )}
      {isFilled && (
        <>
          <ShareButton
            title="Share the list"
            look="quiet"
            getShared={() => ({ kind: 'list', name: list.name, lines: list.lines })}
          />
          <Button look="quiet" onClick={() => window.print()}>
            <Printer size={18} aria-hidden />
            Print the list
          </Button>
          <Button
            look="quiet"
            onClick={() =>
              saveFile(
                formatFileName(list.name, 'csv'),
                formatWardListCsv(list, products, { isDemonstration, now: new Date() }),
                'text/csv',
              )
            }
          >
            <Download size={18} aria-hidden />
            Export as CSV
          </Button>
          <Button
            look="quiet"
            onClick={() =>
              saveFile(
                formatFileName(list.name, 'json'),
                formatWardListsJson([list], products, { isDemonstration }),
                'application/json',
              )
            }
          >
            <Download size={18} aria-hidden />
            Export as JSON
          </Button>
        </>
      )}
      <ImportButton lists={[list]} target={list} products={products} index={index} />
      <Button
        look="quiet"
        onClick={() => {
          deleteList(list)
          navigate(paths.lists)
        }}
      >
        <Trash2 size={18} aria-hidden />
        Delete the list
      </Button>
    </div>
  )
}
