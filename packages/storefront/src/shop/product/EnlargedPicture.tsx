import createPanzoom, { type PanzoomObject } from '@panzoom/panzoom'
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Picture } from './Picture.tsx'
import styles from './EnlargedPicture.module.css'

const MAX_SCALE = 4
const PAN_STEP_PX = 60
/** Panzoom measures its bounds on screen: a size that is still changing would give wrong ones. */
const AT_ONCE = { animate: false }

interface Props {
  readonly title: string
  readonly pictures: readonly { readonly name: string; readonly alt: string }[]
  /** The index of the picture that is shown first. */
  readonly first: number
  /** The text of an engraving, and the name of the picture that it lies on. */
  readonly engraved: { readonly name: string; readonly text: ReactNode } | undefined
  readonly onClose: () => void
}

/** A picture as large as the screen, zoomed by wheel, pinch, double click, buttons, + − 0 and the arrow keys. */
export function EnlargedPicture({ title, pictures, first, engraved, onClose }: Props) {
  const [index, setIndex] = useState(first)
  const [scale, setScale] = useState(1)
  const stage = useRef<HTMLDivElement>(null)
  const zoom = useZoom(stage, index, setScale)
  const shown = pictures[index]!

  function turn(step: number) {
    setIndex((index + step + pictures.length) % pictures.length)
  }
  function handleKey(event: KeyboardEvent) {
    const pan = (x: number, y: number) => () => zoom.current?.pan(x, y, { relative: true })
    const keys: Record<string, (() => void) | undefined> = {
      '+': () => zoom.current?.zoomIn(AT_ONCE),
      '=': () => zoom.current?.zoomIn(AT_ONCE),
      '-': () => zoom.current?.zoomOut(AT_ONCE),
      '0': () => zoom.current?.reset(AT_ONCE),
      ArrowLeft: pan(PAN_STEP_PX, 0),
      ArrowRight: pan(-PAN_STEP_PX, 0),
      ArrowUp: pan(0, PAN_STEP_PX),
      ArrowDown: pan(0, -PAN_STEP_PX),
    }
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <Dialog title={title} isFull onClose={onClose}>
      {/* The stage takes the keys that move the picture, so Tab stops at it, as at anything that scrolls. */}
      <div
        ref={stage}
        className={styles.stage}
        role="group"
        aria-label="Picture: + and − zoom, arrow keys move it, 0 shows it whole"
        tabIndex={0}
        onKeyDown={handleKey}
        onDoubleClick={() => (scale > 1 ? zoom.current?.reset(AT_ONCE) : zoom.current?.zoom(2))}
      >
        <div key={shown.name} className={styles.picture}>
          <Picture name={shown.name} alt={shown.alt} sizes="100vw" isLarge isFirst />
          {shown.name === engraved?.name && engraved.text}
        </div>
      </div>
      <div className={styles.controls}>
        <Button onClick={() => zoom.current?.zoomOut(AT_ONCE)} aria-disabled={scale <= 1}>
          <ZoomOut size={20} aria-hidden />
          Smaller
        </Button>
        <output className="num">{Math.round(scale * 100)} %</output>
        <Button onClick={() => zoom.current?.zoomIn(AT_ONCE)} aria-disabled={scale >= MAX_SCALE}>
          <ZoomIn size={20} aria-hidden />
          Larger
        </Button>
        {pictures.length > 1 && (
          <>
            <Button onClick={() => turn(-1)} aria-label="Previous view">
              <ChevronLeft size={20} aria-hidden />
            </Button>
            <span className="num">
              View {index + 1} of {pictures.length}
            </span>
            <Button onClick={() => turn(1)} aria-label="Next view">
              <ChevronRight size={20} aria-hidden />
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** Binds the zoom to the picture on the stage; each picture starts unzoomed. */
function useZoom(stage: { current: HTMLElement | null }, index: number, onScale: (scale: number) => void) {
  const zoom = useRef<PanzoomObject>(undefined)
  useEffect(() => {
    const picture = stage.current?.firstElementChild
    if (!(picture instanceof HTMLElement) || !stage.current) return
    const bound = createPanzoom(picture, {
      maxScale: MAX_SCALE,
      minScale: 1,
      contain: 'outside',
      panOnlyWhenZoomed: true,
      step: 0.4,
    })
    zoom.current = bound
    onScale(1)
    const handleChange = () => onScale(bound.getScale())
    const parent = stage.current
    picture.addEventListener('panzoomchange', handleChange)
    parent.addEventListener('wheel', bound.zoomWithWheel, { passive: false })
    return () => {
      picture.removeEventListener('panzoomchange', handleChange)
      parent.removeEventListener('wheel', bound.zoomWithWheel)
      bound.destroy()
    }
  }, [stage, index, onScale])
  return zoom
}
