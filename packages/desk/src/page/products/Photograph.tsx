import { type DragEvent, useState } from 'react'
import { describePicture, listPictureFacts } from '@shop/core/catalogue/describePicture.ts'
import type { ProductRecord } from '@shop/core/catalogue/schema.ts'
import { readRecord } from '@shop/shop-files/edits/edits.ts'
import { FileButton } from '@shop/storefront/ui/FileButton.tsx'
import { readAttributes } from '../../model/attributes.ts'
import { listViews, MOST_VIEWS, nameNextView } from '../../model/views.ts'
import { ask } from '../ask.ts'
import { editCells, getDesk, readShop, say, sayError, setWaiting, useDesk } from '../store.ts'
import { addWaiting, arrangeWaiting, without } from '../waiting.ts'
import { writeFiles } from '../writing.ts'
import { CropDialog, type Uncut } from './CropDialog.tsx'
import { PictureOrder } from './PictureOrder.tsx'
import { readPhotograph } from './readPhotograph.ts'
import styles from './Photograph.module.css'

const ACCEPTED = 'image/*,.heic,.heif,.tif,.tiff,.avif'

/** A product's pictures: the one of its card, with a place to drop another, and further ones in their order. */
export function Photograph({ file, slug }: { file: string; slug: string }) {
  const { files, base, pictures, waiting } = useDesk()
  const [uncut, setUncut] = useState<Uncut & { readonly name: string }>()
  const [state, setState] = useState<'still' | 'over' | 'busy'>('still')
  // A new photograph has the name of the one that it replaces.
  const [version, setVersion] = useState(0)
  const record = readRecord(files, file, slug) as ProductRecord
  const name = record.img || slug
  const findSource = (view: string) =>
    waiting[view]?.source ?? (pictures[view] && `/pictures/${pictures[view]}?${version}`)
  const source = findSource(name)
  const views = listViews(new Set([...Object.keys(pictures), ...Object.keys(waiting)]), name)
  const isSaved = readRecord(base, file, slug) !== undefined
  const { discription: title, attributes } = record
  const words = describePicture(title, listPictureFacts(readAttributes(files), { title, attributes }))

  async function work(act: () => Promise<void>): Promise<void> {
    setState('busy')
    try {
      await act()
    } catch (error) {
      sayError(error)
    } finally {
      setState('still')
    }
  }
  const open = (photograph: File, name: string) =>
    work(async () => setUncut({ ...(await readPhotograph(photograph)), name }))
  /** Asks for a change of the pictures; false where it was refused. */
  const change = (request: string, body: unknown): Promise<boolean> =>
    writeFiles(async () => {
      const { complaint } = await ask<{ complaint?: string }>(request, body)
      if (complaint !== undefined) {
        say(complaint)
        return false
      }
      // First, since files may have other names now.
      await readShop()
      setVersion((before) => before + 1)
      return true
    })
  /** No photograph is taken in for a product that is not saved. */
  async function wait(cut: Blob, taken: string): Promise<void> {
    const { complaint } = await ask<{ complaint?: string }>(`judge?name=${taken}`, cut)
    if (complaint === undefined) setWaiting(addWaiting(getDesk().waiting, taken, cut))
    say(complaint ?? 'The photograph will be in the shop when you save.')
  }
  const take = (cut: Blob, taken: string) =>
    work(async () => {
      setUncut(undefined)
      if (!isSaved) return wait(cut, taken)
      say('Making every size that the shop needs…')
      if (!(await change(`photograph?name=${taken}`, cut))) return
      // One that was refused with the save.
      setWaiting(without(getDesk().waiting, [taken]))
      if (taken === slug && record.img !== '' && record.img !== slug)
        editCells([{ id: slug, column: 'img', text: slug }])
      say('The photograph is in the shop, in every size that it needs.')
    })
  const arrange = (order: readonly string[], done: string) =>
    work(async () => {
      if (!isSaved) {
        setWaiting(arrangeWaiting(waiting, slug, order))
        say(done)
      } else if (await change('arrange', { first: name, order })) say(done)
    })
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setState('still')
    const [photograph] = event.dataTransfer.files
    if (photograph) void open(photograph, slug)
  }
  return (
    <fieldset>
      <legend>Picture</legend>
      <div
        className={styles.photograph}
        data-state={state}
        onDragOver={(event) => {
          event.preventDefault()
          setState('over')
        }}
        onDragLeave={() => setState('still')}
        onDrop={handleDrop}
      >
        <div className={styles.picture}>
          {source ? <img src={source} alt={words} width={160} height={160} /> : <p>Picture to follow</p>}
        </div>
        <div className={styles.words}>
          <FileButton accept={ACCEPTED} onFile={(photograph) => void open(photograph, slug)}>
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
      {views.length > 1 && (
        <PictureOrder
          views={views}
          findSource={(view) => findSource(view) ?? ''}
          onArrange={(order, done) => void arrange(order, done)}
        />
      )}
      {source && views.length < MOST_VIEWS && (
        <FileButton accept={ACCEPTED} onFile={(photograph) => void open(photograph, nameNextView(views, name))}>
          Add another picture
        </FileButton>
      )}
      {uncut && (
        <CropDialog uncut={uncut} onTake={(cut) => void take(cut, uncut.name)} onClose={() => setUncut(undefined)} />
      )}
    </fieldset>
  )
}
