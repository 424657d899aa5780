import { useState, type DragEvent } from 'react'
import { describePicture, listPictureFacts } from '../../../src/domain/catalogue/describePicture.ts'
import type { ProductRecord } from '../../../src/domain/catalogue/schema.ts'
import { FileButton } from '../../../src/ui/FileButton.tsx'
import { readAttributes } from '../../model/attributes.ts'
import { readRecord } from '../../model/edits.ts'
import { ask } from '../ask.ts'
import { editCells, readShop, say, sayError, useDesk } from '../store.ts'
import { CropDialog, type Uncut } from './CropDialog.tsx'
import { readPhotograph } from './readPhotograph.ts'
import styles from './Photograph.module.css'

const ACCEPTED = 'image/*,.heic,.heif,.tif,.tiff,.avif'

/** A product's picture, and a place to drop another. */
export function Photograph({ file, slug }: { file: string; slug: string }) {
  const { files, pictures } = useDesk()
  const [uncut, setUncut] = useState<Uncut>()
  const [state, setState] = useState<'still' | 'over' | 'busy'>('still')
  // A new photograph has the name of the one that it replaces.
  const [version, setVersion] = useState(0)
  const record = readRecord(files, file, slug) as ProductRecord
  const name = record.img || slug
  const source = pictures[name]
  const { discription: title, attributes } = record
  const words = describePicture(title, listPictureFacts(readAttributes(files), { title, attributes }))

  async function open(photograph: File): Promise<void> {
    setState('busy')
    try {
      setUncut(await readPhotograph(photograph))
    } catch (error) {
      sayError(error)
    } finally {
      setState('still')
    }
  }
  async function take(cut: Blob): Promise<void> {
    setUncut(undefined)
    setState('busy')
    say('Making every size that the shop needs…')
    try {
      const { complaint } = await ask<{ complaint?: string }>(`photograph?name=${slug}`, cut)
      if (complaint !== undefined) return say(complaint)
      // First, since its file may have another name now.
      await readShop()
      setVersion(version + 1)
      if (record.img !== '' && record.img !== slug) editCells([{ id: slug, column: 'img', text: slug }])
      say('The photograph is in the shop, in every size that it needs.')
    } catch (error) {
      sayError(error)
    } finally {
      setState('still')
    }
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setState('still')
    const [photograph] = event.dataTransfer.files
    if (photograph) void open(photograph)
  }
  return (
    <fieldset>
      <legend>Picture</legend>
      <div
        className={styles['photograph']}
        data-state={state}
        onDragOver={(event) => {
          event.preventDefault()
          setState('over')
        }}
        onDragLeave={() => setState('still')}
        onDrop={handleDrop}
      >
        <div className={styles['picture']}>
          {source ? (
            <img src={`/pictures/${source}?${version}`} alt={words} width={160} height={160} />
          ) : (
            <p>Picture to follow</p>
          )}
        </div>
        <div className={styles['words']}>
          <FileButton accept={ACCEPTED} onFile={(photograph) => void open(photograph)}>
            {source ? 'Choose another photograph' : 'Choose a photograph'}
          </FileButton>
          <p>
            {state === 'busy'
              ? 'One moment…'
              : 'Or drop one here: JPEG, PNG, WebP, AVIF, TIFF, and HEIC where this browser reads it. At least 600 × 600 px.'}
          </p>
          {source && <p>Described as “{words}”, from the title, colour and size.</p>}
        </div>
      </div>
      {uncut && <CropDialog uncut={uncut} onTake={(cut) => void take(cut)} onClose={() => setUncut(undefined)} />}
    </fieldset>
  )
}
