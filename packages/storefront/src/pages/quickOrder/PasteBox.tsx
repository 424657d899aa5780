import { type ClipboardEvent, type DragEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import type { CodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import { MAX_READ_LINES } from '@shop/core/quickOrder/readCells.ts'
import { takeHandedOverText, takeOpenedFiles } from '../../state/order/handedOver.ts'
import { changeDraft } from '../../state/order/quickOrderDraft.ts'
import { Button } from '../../ui/Button.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { readFileIntoDraft, type Reading, readIntoDraft } from './readIntoDraft.ts'
import { loadReaderEarly } from './wordAnswers.ts'
import styles from './PasteBox.module.css'

interface Props {
  /** Pasted lines that have not been read yet. */
  readonly text: string
  readonly index: CodeIndex | undefined
  /** Lines as they may be pasted, with codes that the shop has; undefined until its catalogue is there. */
  readonly example: string | undefined
  readonly onMessage: (text: string) => void
}

/** The source to read from: lines, or a file; where it is neither, the lines in the field. */
interface Source {
  readonly lines?: string
  readonly file?: File
}

/** Lines from somewhere else: pasted, or out of a file that is chosen or dropped. Nothing leaves the device. */
export function PasteBox({ text, index, example, onMessage }: Props) {
  const id = useId()
  const [error, setError] = useState('')
  const [isOver, setOver] = useState(false)
  /** It waits for the catalogue. */
  const [waiting, setWaiting] = useState<Source>()

  function tell({ message, isError }: Reading) {
    setError(isError ? message : '')
    onMessage(isError ? '' : message)
    // What was read is below, on a phone out of sight: it comes into view, and has the focus.
    if (!isError) requestAnimationFrame(() => document.getElementById('order-lines')?.focus())
  }
  function handlePaste(event: ClipboardEvent) {
    // Into an empty field a paste is read at once; text that is there already is still being written.
    if (text.trim() !== '') return
    const pasted = event.clipboardData.getData('text/plain')
    if (pasted.trim() === '') return
    // Until the catalogue is here it stands in the field.
    if (!index) return setWaiting({})
    event.preventDefault()
    void take({ lines: pasted })
  }
  /** What is pasted where nothing takes a text is meant for this field. */
  const handlePasteOutside = useEffectEvent((event: globalThis.ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? ''
    const isInField = event.target instanceof Element && event.target.closest('input, textarea, select')
    if (isInField || document.querySelector('dialog[open]') || pasted.trim() === '') return
    if (index) return void take({ lines: pasted })
    changeDraft((draft) => ({ ...draft, text: [draft.text, pasted].filter(Boolean).join('\n') }))
    setWaiting({})
  })
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('paste', handlePasteOutside, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  async function take(source: Source) {
    setWaiting(index ? undefined : source)
    if (!index) return
    const { lines = text, file } = source
    tell(await (file ? readFileIntoDraft(file, index) : readIntoDraft(lines, index)))
  }
  const handleFile = (file: File | undefined) => file && void take({ file })
  const takeWaiting = useEffectEvent(() => {
    if (waiting) void take(waiting)
    const handedOver = takeHandedOverText()
    if (handedOver) void take({ lines: handedOver })
    takeOpenedFiles(handleFile)
  })
  const isReady = index !== undefined
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(takeWaiting)
    return () => clearTimeout(timer)
  }, [isReady])
  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.getData('text/plain')
    if (event.dataTransfer.files.length > 0) handleFile(event.dataTransfer.files[0])
    else if (dropped) void take({ lines: dropped })
  }
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={styles.paste}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <h2 id={`${id}-title`}>
        <label htmlFor={id}>Paste lines</label>
      </h2>
      <p id={`${id}-hint`} className={styles.hint}>
        An email as it was written, a list, or part of a spreadsheet, up to {MAX_READ_LINES} lines: codes or plain
        words, and quantities. Greetings and signatures are set aside. Paste it here, or anywhere on this page.
      </p>
      <textarea
        id={id}
        rows={3}
        value={text}
        onChange={(event) => {
          const next = event.target.value
          changeDraft((draft) => ({ ...draft, text: next }))
        }}
        onFocus={() => void loadReaderEarly()}
        onPaste={handlePaste}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        aria-invalid={error ? true : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={example}
      />
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {error}
      </p>
      <div className={styles.ways}>
        <Button aria-busy={waiting && true} onClick={() => void take({})}>
          Read these lines
        </Button>
        <FileButton accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain" onFile={handleFile}>
          Choose a CSV or TSV file, or drop one here
        </FileButton>
      </div>
    </section>
  )
}
