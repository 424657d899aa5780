/** A rectangle of the window, in px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Free space around each obstacle, in px. */
const MARGIN_PX = 4

/**
 * The place for a box of this size within an area, nearest to the area's top right corner, that covers none of the
 * obstacles; undefined where there is none.
 */
export function findRoom(
  { width, height }: { readonly width: number; readonly height: number },
  area: Box,
  obstacles: readonly Box[],
): { readonly left: number; readonly top: number } | undefined {
  const right = area.right - width
  // A place that cannot be moved nearer to the corner lies against the area or an obstacle.
  const lefts = [right, ...obstacles.map((box) => box.left - MARGIN_PX - width)].filter(
    (left) => left >= area.left && left <= right,
  )
  const tops = [area.top, ...obstacles.map((box) => box.bottom + MARGIN_PX)].filter(
    (top) => top >= area.top && top + height <= area.bottom,
  )
  const places = lefts.flatMap((left) => tops.map((top) => ({ left, top, distance: right - left + top - area.top })))
  places.sort((a, b) => a.distance - b.distance)
  return places.find(
    ({ left, top }) =>
      !obstacles.some(
        (box) =>
          left < box.right + MARGIN_PX &&
          left + width > box.left - MARGIN_PX &&
          top < box.bottom + MARGIN_PX &&
          top + height > box.top - MARGIN_PX,
      ),
  )
}
