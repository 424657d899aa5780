import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@shop/storefront/ui/Button.tsx'
import { Dialog } from '@shop/storefront/ui/Dialog.tsx'
import { type Crop, LEAST_SIDE, measureCrop, moveCrop, WHOLE } from './crop.ts'
import styles from './CropDialog.module.css'

/** A photograph before its square is chosen. */
export interface Uncut {
  readonly picture: ImageBitmap
  readonly isTransparent: boolean
}

interface Props {
  readonly uncut: Uncut
  readonly onTake: (cut: Blob) => void
  readonly onClose: () => void
}

const SHOWN_PX = 360
const MAX_SIDE_PX = 2000
/** A part of the square's side. */
const STEP = 0.05
const KEYS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Chooses the square of a photograph that the shop shows: dragged, or moved by the arrow keys, and nearer or farther. */
export function CropDialog({ uncut, onTake, onClose }: Props) {
  const { picture } = uncut
  const [crop, setCrop] = useState<Crop>(WHOLE)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => draw(canvas.current!, SHOWN_PX, uncut, crop), [uncut, crop])

  function handleDrag(event: PointerEvent) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    setCrop(moveCrop(picture, crop, -event.movementX / SHOWN_PX, -event.movementY / SHOWN_PX))
  }
  function handleKey(event: KeyboardEvent) {
    const step = KEYS[event.key]
    if (!step) return
    event.preventDefault()
    setCrop(moveCrop(picture, crop, ...step))
  }
  function handleTake() {
    const { length } = measureCrop(picture, crop)
    const cut = document.createElement('canvas')
    draw(cut, Math.round(Math.min(MAX_SIDE_PX, length)), uncut, crop)
    cut.toBlob((blob) => blob && onTake(blob), uncut.isTransparent ? 'image/png' : 'image/jpeg', 0.95)
  }
  return (
    <Dialog title="Choose the square" onClose={onClose}>
      <div className={styles.crop}>
        <canvas
          ref={canvas}
          tabIndex={0}
          role="img"
          aria-label="The square that the shop shows. The arrow keys move it."
          className={styles.square}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={handleDrag}
          onKeyDown={handleKey}
        />
        <label className={styles.near}>
          Nearer
          <input
            type="range"
            min={0}
            max={1 - LEAST_SIDE}
            step={0.01}
            value={1 - crop.side}
            onChange={({ target }) => setCrop({ ...crop, side: 1 - Number(target.value) })}
          />
        </label>
        <p>Drag the picture, or move it with the arrow keys.</p>
        <div className={styles.choice}>
          <Button onClick={() => setCrop(WHOLE)}>Whole picture</Button>
          <Button look="main" onClick={handleTake}>
            Use this photograph
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function draw(canvas: HTMLCanvasElement, side: number, { picture, isTransparent }: Uncut, crop: Crop): void {
  canvas.width = canvas.height = side
  const { left, top, length } = measureCrop(picture, crop)
  const scale = side / length
  const context = canvas.getContext('2d')!
  if (!isTransparent) {
    context.fillStyle = 'white'
    context.fillRect(0, 0, side, side)
  }
  context.drawImage(picture, -left * scale, -top * scale, picture.width * scale, picture.height * scale)
}
