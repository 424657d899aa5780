/** The materials of every drawing: paints, light, shadow and SVG paths. Lengths are parts of a 1000 × 1000 sheet. */

type Stop = readonly [at: number, colour: string]

/** One drawing's paints and filters; each is written once and named by a number. */
export class Sheet {
  readonly #defs: string[] = []

  #add(element: string): string {
    const known = this.#defs.indexOf(element)
    if (known === -1) this.#defs.push(element)
    return `url(#d${known === -1 ? this.#defs.length - 1 : known})`
  }

  /** A paint that changes along a line; the corners of the shape are 0 and 1. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 1, 0]): string {
    return this.#add(
      `<linearGradient id="#" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${listStops(stops)}</linearGradient>`,
    )
  }

  /** A paint that changes from a centre outwards. */
  radial(cx: number, cy: number, r: number, stops: readonly Stop[]): string {
    return this.#add(
      `<radialGradient id="#" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${listStops(stops)}</radialGradient>`,
    )
  }

  /** A round thing of one colour, lit from one side: across it, or from top to bottom where it lies. */
  round(colour: string, isLying = false): string {
    const stops: Stop[] = [
      [0, mix(colour, '#000000', 0.45)],
      [0.16, mix(colour, '#000000', 0.08)],
      [0.32, mix(colour, '#ffffff', 0.42)],
      [0.46, colour],
      [0.8, mix(colour, '#000000', 0.4)],
      [1, mix(colour, '#000000', 0.56)],
    ]
    return this.linear(stops, isLying ? [0, 0, 0, 1] : [0, 0, 1, 0])
  }

  /** Steel or aluminium in a slanting light. */
  metal(tint = '#b9c0c6'): string {
    const [light, dark] = [mix(tint, '#ffffff', 0.72), mix(tint, '#15191d', 0.34)]
    const stops: Stop[] = [
      [0, light],
      [0.25, tint],
      [0.42, light],
      [0.6, dark],
      [0.78, tint],
      [1, light],
    ]
    return this.linear(stops, [0, 0, 1, 1])
  }

  /** A shade from the light's corner to the other. */
  lit(colour: string): string {
    const stops: Stop[] = [
      [0, mix(colour, '#ffffff', 0.22)],
      [0.5, colour],
      [1, mix(colour, '#000000', 0.28)],
    ]
    return this.linear(stops, [0, 0, 1, 1])
  }

  /** Shapes with rounded edges that catch the light; `edge` is how far the rounding goes. */
  relief(content: string, edge = 5, shine = 0.55): string {
    const light = '<feDistantLight azimuth="235" elevation="52"/>'
    const filter = this.#add(
      `<filter id="#" ${chooseRegion(content)} color-interpolation-filters="sRGB">` +
        `<feGaussianBlur in="SourceAlpha" stdDeviation="${edge}" result="bump"/>` +
        `<feDiffuseLighting in="bump" surfaceScale="${edge * 1.6}" diffuseConstant="1.02" lighting-color="#fff" result="diffuse">${light}</feDiffuseLighting>` +
        `<feComposite in="SourceGraphic" in2="diffuse" operator="arithmetic" k1="1.25" result="shaded"/>` +
        `<feSpecularLighting in="bump" surfaceScale="${edge * 1.2}" specularConstant="${shine}" specularExponent="18" lighting-color="#fff" result="gloss">${light}</feSpecularLighting>` +
        `<feComposite in="shaded" in2="gloss" operator="arithmetic" k2="1" k3="0.8" result="bright"/>` +
        `<feComposite in="bright" in2="SourceAlpha" operator="in"/></filter>`,
    )
    return `<g filter="${filter}">${content}</g>`
  }

  /** The shadow of something that lies on the ground. */
  laid(content: string, height = 14): string {
    const filter = this.#add(
      `<filter id="#" ${chooseRegion(content)}><feGaussianBlur in="SourceAlpha" stdDeviation="${height * 0.8}"/>` +
        `<feOffset dx="${height * 0.5}" dy="${height}"/><feComponentTransfer><feFuncA type="linear" slope="0.34"/></feComponentTransfer>` +
        `<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
    )
    return `<g filter="${filter}">${content}</g>`
  }

  /** The shadow under something that stands on the ground. */
  stood(content: string, cx: number, cy: number, rx: number): string {
    const shade = this.radial(0, 0, 1, [
      [0, '#20242880'],
      [0.6, '#20242838'],
      [1, '#20242800'],
    ])
    return `<circle r="1" fill="${shade}" transform="translate(${cx} ${cy}) scale(${rx} ${rx * 0.11})"/>${content}`
  }

  /** Only what is inside a shape. */
  cut(content: string, shape: string): string {
    return `<g clip-path="${this.#add(`<clipPath id="#">${shape}</clipPath>`)}">${content}</g>`
  }

  /** All but what is inside a shape. */
  drill(content: string, shape: string): string {
    const ground = '<rect x="-1000" y="-1000" width="2000" height="2000" fill="#fff"/>'
    return `<g mask="${this.#add(`<mask id="#">${ground}<path d="${shape}" fill="#000"/></mask>`)}">${content}</g>`
  }

  /** The paints and filters, for the head of the picture. */
  listDefs(): string {
    return this.#defs.map((def, index) => def.replace('id="#"', `id="d${index}"`)).join('')
  }
}

/**
 * The region of a filter: the shape with some room; with lines the whole sheet, since their box ignores their width.
 */
function chooseRegion(content: string): string {
  if (!content.includes('stroke-width')) return 'x="-10%" y="-10%" width="125%" height="130%"'
  return 'filterUnits="userSpaceOnUse" x="-1000" y="-1000" width="3000" height="3000"'
}

function listStops(stops: readonly Stop[]): string {
  return stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')
}

/** Between two colours, as "#rrggbb": 0 is the first. */
export function mix(first: string, second: string, part: number): string {
  const read = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) => Math.round(read(first, at) * (1 - part) + read(second, at) * part))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** `count` copies of what `draw` makes, by the part of a whole (0 to 1) and the index. */
export function repeat(count: number, draw: (part: number, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index / count, index)).join('')
}

/** Moved, turned by degrees and scaled. */
export function place(content: string, x: number, y: number, turn = 0, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

/** A line with round ends, or another `cap`. */
export function line(d: string, colour: string, width: number, more = '', cap = 'round'): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round" ${more}/>`
}

export function box(x: number, y: number, width: number, height: number, radius: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
}

export function disc(cx: number, cy: number, r: number, fill: string): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`
}

/** The outline of a circle, for a path with holes (fill-rule evenodd). */
export function hole(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

/** A point on a circle around 0, 0; the angle is a part of the whole turn, from the top and clockwise. */
export function at(part: number, r: number): readonly [x: number, y: number] {
  const angle = (part - 0.25) * 2 * Math.PI
  return [round(Math.cos(angle) * r), round(Math.sin(angle) * r)]
}

/** The outline of a toothed wheel around 0, 0. */
export function teeth(count: number, r: number, depth: number, width = 0.5): string {
  const points = Array.from({ length: count }, (_, index) => {
    const [root, tip] = [width / count / 2, width / count / 5]
    const middle = index / count
    return [at(middle - root, r - depth), at(middle - tip, r), at(middle + tip, r), at(middle + root, r - depth)]
      .map((point) => point.join(' '))
      .join('L')
  })
  return `M${points.join('L')}z`
}

export function text(words: string, x: number, y: number, size: number, fill: string, more = ''): string {
  return (
    `<text x="${x}" y="${y}" font-family="Inter, Arial, sans-serif" font-weight="700" font-size="${size}" ` +
    `text-anchor="middle" fill="${fill}" ${more}>${words}</text>`
  )
}

/** Words along a circle around 0, 0, beginning at a part of the turn. */
export function textAround(words: string, r: number, start: number, size: number, fill: string): string {
  return [...words]
    .map((letter, index) => {
      const part = start + (index * size * 0.72) / (2 * Math.PI * r)
      const [x, y] = at(part, r)
      return `<g transform="translate(${x} ${y}) rotate(${round(part * 360)})">${text(letter, 0, size * 0.35, size, fill)}</g>`
    })
    .join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Metal that was turned or ground: light runs from the centre outwards. */
export function brush(sheet: Sheet, r: number, inner: string): string {
  const wedges = repeat(90, (part) => {
    const [ax, ay] = at(part, r)
    const [bx, by] = at(part + 1 / 80, r)
    const light = (Math.cos(part * 4 * Math.PI - 2.2) + Math.cos(part * 8 * Math.PI) * 0.25 + 1.25) / 2.5
    return path(`M0 0L${ax} ${ay}L${bx} ${by}z`, mix('#8d959c', '#f4f6f7', light))
  })
  return sheet.cut(wedges, `<path d="${inner}" clip-rule="evenodd"/>`)
}

/** The outline of a hexagon. */
export function hexagon(x: number, y: number, r: number): string {
  return `M${repeat(
    6,
    (part, index) =>
      `${index ? 'L' : ''}${at(part, r)
        .map((value, axis) => value + (axis ? y : x))
        .join(' ')}`,
  )}z`
}
