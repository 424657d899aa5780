import { createElement } from 'react'

interface Drawing {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/**
 * Makes the component of an icon, in place of the library's own function (packages/site/src/build/viteConfig.ts): its strokes are ruled in
 * base.css, so that the markup of a page does not repeat them for each.
 */
export default function createIcon({ node }: Drawing) {
  return function Icon({ size = 24 }: { size?: number }) {
    return (
      <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    )
  }
}
