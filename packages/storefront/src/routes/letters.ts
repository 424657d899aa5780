import font from '@shop/core/tokens/fonts/archivo.woff2'
import { readPath, watchAddress } from '../state/page/windowAddress.ts'

/** As `tokens.css` declares it. */
const DESCRIPTORS: FontFaceDescriptors = { weight: '400 700', stretch: '94% 100%' }

/**
 * Loads the typeface where the first page was drawn without it, and lets the second have it: nothing that stands is drawn
 * otherwise. As a face of its own, since the rules' own is never used once it has come too late.
 */
export async function loadLetters(): Promise<void> {
  if (isDrawn()) return
  const face = await new FontFace('Archivo', `url(${font})`, DESCRIPTORS).load()
  const first = readPath()
  const stop = watchAddress(() => {
    if (readPath() === first) return
    stop()
    document.fonts.add(face)
    document.documentElement.dataset.letters = ''
  })
}

/** True if the typeface came in time: then no text asked for the one that stands in for it. */
function isDrawn(): boolean {
  const standsIn = ({ family, status }: FontFace) => family === 'Fallback' && status !== 'unloaded'
  return 'letters' in document.documentElement.dataset && ![...document.fonts].some(standsIn)
}
