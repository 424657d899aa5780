import { FileUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { readListFile, type FileList } from '../../domain/wardLists/file/readListFile.ts'
import { parseListName, type List, type Lists } from '../../domain/wardLists/wardLists.ts'
import type { CodeIndex } from '../../domain/quickOrder/codeIndex.ts'
import { decodeText, MAX_FILE_BYTES } from '../../domain/text/decodeText.ts'
import { ImportPreview, type ImportedList } from './ImportPreview.tsx'
import styles from './ImportButton.module.css'

interface Props {
  /** Lists that a file may be meant for, by name. */
  readonly lists: Lists
  /** The list that every line of a file goes to, whatever the file calls it. */
  readonly target?: List
  readonly catalogue: Catalogue | undefined
  readonly index: CodeIndex | undefined
}

/** Chooses a file and shows what it would change; nothing is imported before that is confirmed. */
export function ImportButton({ lists, target, catalogue, index }: Props) {
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [error, setError] = useState('')
  const [preview, setPreview] = useState<readonly ImportedList[]>()

  async function handleFile(file: File | undefined) {
    if (!file || !catalogue || !index) return
    const read = await readFile(file, catalogue, index)
    // The same file, mended, can be chosen again.
    if (picker.current) picker.current.value = ''
    setError('fault' in read ? `${file.name}: ${read.fault}` : '')
    if ('lists' in read) setPreview(read.lists.map((from) => aim(from, file.name)))
  }
  function aim(from: FileList, fileName: string): ImportedList {
    const name = from.name ?? parseListName(fileName.replace(/\.\w+$/, '')) ?? 'List'
    return { name, from, into: target ?? lists.find((list) => list.name === name) }
  }
  function handleClose() {
    setPreview(undefined)
    picker.current?.focus()
  }
  return (
    <>
      <div className={styles['import']}>
        <label>
          <input
            ref={picker}
            type="file"
            accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
            aria-describedby={`${id}-error`}
            onChange={(event) => void handleFile(event.target.files?.[0])}
          />
          <FileUp size={18} aria-hidden />
          {target ? 'Import into this list' : 'Import lists'} (CSV, JSON)
        </label>
        <p id={`${id}-error`} role="alert" className={styles['error']}>
          {error}
        </p>
      </div>
      {/* Beside it, not in it: the unseen field's rules would reach the fields of the dialog. */}
      {preview && catalogue && <ImportPreview imported={preview} catalogue={catalogue} onClose={handleClose} />}
    </>
  )
}

async function readFile(file: File, catalogue: Catalogue, index: CodeIndex) {
  if (file.size > MAX_FILE_BYTES) return { fault: 'the file is larger than 10 MB, which no list is.' }
  try {
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
    return 'fault' in decoded ? decoded : readListFile(decoded.text, catalogue, index)
  } catch {
    return { fault: 'the file could not be read. Is it still there? Choose it again.' }
  }
}
