import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { DetailPageData } from '@shop/core/page/pageData.ts'
import { Button } from '@shop/storefront/ui/Button.tsx'
import { ask, describeError } from '../ask.ts'
import { listUnsaved, useDesk } from '../store.ts'
import styles from './LiveView.module.css'

const WIDTHS_PX = { computer: 1240, phone: 390 }
const AFTER_MS = 250

/** The card and the page of a product as they would be with what is edited, in a frame as wide as a computer's screen or a phone's. */
export function LiveView({ slug }: { slug: string }) {
  const desk = useDesk()
  const { files, state } = desk
  const [device, setDevice] = useState<keyof typeof WIDTHS_PX>('computer')
  const [error, setError] = useState('')
  const [room, setRoom] = useState<number>(WIDTHS_PX.computer)
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const sent = useRef<DetailPageData | undefined>(undefined)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width))
    observer.observe(box.current!)
    const send = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === 'ready') show(frame.current, sent.current)
    }
    window.addEventListener('message', send)
    return () => {
      observer.disconnect()
      window.removeEventListener('message', send)
    }
  }, [])
  useEffect(() => {
    let isOver = false
    // A frame that opens meanwhile would ask for pictures that may be gone.
    sent.current = undefined
    const timer = setTimeout(() => {
      ask<DetailPageData | null>('live', { slug, edits: listUnsaved() }).then(
        (data) => {
          if (isOver) return
          setError(data ? '' : 'The shop cannot show this product as it is. See what is marked in the form.')
          sent.current = data ?? undefined
          show(frame.current, sent.current)
        },
        (reason: unknown) => !isOver && setError(describeError(reason)),
      )
    }, AFTER_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [slug, files])
  const width = WIDTHS_PX[device]
  const scale = Math.min(1, room / width)
  return (
    <section aria-labelledby="live" className={styles.live}>
      <div className={styles.head}>
        <h2 id="live">In the shop</h2>
        <Button look="quiet" aria-pressed={device === 'computer'} onClick={() => setDevice('computer')}>
          <Monitor size={18} aria-hidden />
          Computer
        </Button>
        <Button look="quiet" aria-pressed={device === 'phone'} onClick={() => setDevice('phone')}>
          <Smartphone size={18} aria-hidden />
          Phone
        </Button>
      </div>
      <p role="status" className={styles.error}>
        {error}
      </p>
      <div ref={box} className={styles.box}>
        <iframe
          // Facts of the shop are read once: a frame shows those of its time.
          key={state}
          ref={frame}
          src="/live.html"
          title="The product’s card and page, as the shop shows them"
          tabIndex={-1}
          style={{ width, transform: `scale(${scale})`, height: `${100 / scale}%` }}
        />
      </div>
    </section>
  )
}

function show(frame: HTMLIFrameElement | null, data: DetailPageData | undefined): void {
  if (data) frame?.contentWindow?.postMessage(data, location.origin)
}
