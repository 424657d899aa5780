import { ask } from '../ask.ts'
import type { Uncut } from './CropDialog.tsx'

interface Decoded {
  readonly source: string
  readonly isTransparent: boolean
}

/** Decodes a photograph: by the desk's server, and what that cannot read, such as HEIC, by this browser where it can. */
export async function readPhotograph(photograph: File): Promise<Uncut> {
  const decoded = await ask<Decoded | null>('decode', photograph)
  if (decoded) {
    const image = new Image()
    image.src = decoded.source
    await image.decode()
    return { picture: await createImageBitmap(image), isTransparent: decoded.isTransparent }
  }
  try {
    return { picture: await createImageBitmap(photograph, { imageOrientation: 'from-image' }), isTransparent: false }
  } catch {
    throw new Error(`“${photograph.name}” cannot be read here. Save it as JPEG or PNG, and choose it again.`)
  }
}
