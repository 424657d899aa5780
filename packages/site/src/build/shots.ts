import { copyFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** A picture of the shop that is shown before it is installed. */
export interface Shot {
  readonly src: string
  readonly sizes: string
  readonly form_factor: 'wide' | 'narrow'
}

/** Copies the pictures of itself that a shop has: `screenshot-wide.webp` and `screenshot-narrow.webp`. */
export async function copyShots(folder: string, outDir: string): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const form_factor of ['wide', 'narrow'] as const) {
    const src = `screenshot-${form_factor}.webp`
    const file = path.join(folder, src)
    if (!existsSync(file)) continue
    copyFileSync(file, path.join(outDir, src))
    const { width, height } = await sharp(file).metadata()
    shots.push({ src, sizes: `${width}x${height}`, form_factor })
  }
  return shots
}
