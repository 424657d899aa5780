import { useId, useRef, useState } from 'react'
import { decodeText, MAX_FILE_BYTES } from '@shop/core/base/decodeText.ts'
import type { Products } from '@shop/core/catalogue/catalogue.ts'
import type { WardListInFile } from '@shop/core/lists/file/wardListInFile.ts'
import { parseWardListName, type WardList, type WardLists } from '@shop/core/lists/wardLists.ts'
import type { CodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import { FileButton } from '../../ui/FileButton.tsx'
import { loadFirst } from '../../ui/idleLoads.ts'
import { type ImportedList, ImportPreview } from './ImportPreview.tsx'
import styles from './ImportButton.module.css'

interface Props {
  /** Lists that a file may match, by name. */
  readonly lists: WardLists
  /** The list that takes every line, under any name in the file. */
  readonly target?: WardList
  readonly products: Products | undefined
  readonly index: CodeIndex | undefined
}

/** Chooses a file and shows what it would change; nothing is imported before that is confirmed. */
export function ImportButton({ lists, target, products, index }: Props) {
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [error, setError] = useState('')
  const [preview, setPreview] = useState<readonly ImportedList[]>()

  async function handleFile(file: File) {
    if (!products || !index) return
    const read = await readFile(file, products, index)
    setError('error' in read ? `${file.name}: ${read.error}` : '')
    if ('lists' in read) setPreview(read.lists.map((from) => aim(from, file.name)))
  }
  function aim(from: WardListInFile, fileName: string): ImportedList {
    const name = from.name ?? parseWardListName(fileName.replace(/\.\w+$/, '')) ?? 'List'
    return { name, from, into: target ?? lists.find((list) => list.name === name) }
  }
  function handleClose() {
    setPreview(undefined)
    picker.current?.focus()
  }
  return (
    <>
      <div className={styles.import}>
        <FileButton
          ref={picker}
          accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
          describedBy={`${id}-error`}
          onFile={(file) => void handleFile(file)}
        >
          {target ? 'Import into this list' : 'Import lists'} (CSV, JSON)
        </FileButton>
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      </div>
      {/* Outside the div: its rule for the label would shrink those of the dialog. */}
      {preview && products && <ImportPreview imported={preview} products={products} onClose={handleClose} />}
    </>
  )
}

async function readFile(file: File, products: Products, index: CodeIndex) {
  if (file.size > MAX_FILE_BYTES) return { error: 'This file is larger than 10 MB. No list is that large.' }
  try {
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
    if ('error' in decoded) return decoded
    const reader = await loadFirst(import('../../state/order/reader.ts'))
    // Without the search a line in words is only not in the catalogue.
    const worded = reader.listWordedLines(decoded.text, index)
    const answers = worded.length > 0 ? await reader.answerByWords(worded).catch(() => undefined) : undefined
    return reader.readWardListFile(decoded.text, products, index, answers)
  } catch {
    return { error: 'The file could not be read. Check that it is still there, then choose it again.' }
  }
}
