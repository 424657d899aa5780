/** The square of a picture that is taken. */
export interface Crop {
  /** The square's side, as a part of the picture's longer side; above 1 there are margins. */
  readonly side: number
  /** The square's middle, as parts of the picture's width and height. */
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The closest that one may come. */
export const LEAST_SIDE = 0.2

/** The whole picture, in the middle of a square. */
export const WHOLE: Crop = { side: 1, x: 0.5, y: 0.5 }

/** The square that a crop takes of a picture, in px; it may reach over the edges. */
export function measureCrop({ width, height }: Size, { side, x, y }: Crop) {
  const length = side * Math.max(width, height)
  return { left: x * width - length / 2, top: y * height - length / 2, length }
}

/** A crop moved by parts of its own side; its middle stays in the picture. */
export function moveCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const { length } = measureCrop(size, crop)
  const within = (part: number) => Math.min(1, Math.max(0, part))
  return {
    ...crop,
    x: within(crop.x + (right * length) / size.width),
    y: within(crop.y + (down * length) / size.height),
  }
}
