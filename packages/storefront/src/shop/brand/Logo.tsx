import { createElement, Fragment, type ReactNode } from 'react'
import type { MarkNode } from '@shop/core/catalogue/mark.ts'
import { mark } from 'virtual:mark'
import { shop } from 'virtual:shop'
import styles from './Logo.module.css'

const SHAPES = createElement(Fragment, null, ...mark.nodes.map(drawNode))

/** The shop's mark without its name. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox={mark.viewBox} width="34" height="34" aria-hidden="true">
      {SHAPES}
    </svg>
  )
}

function drawNode([tag, attributes, children]: MarkNode): ReactNode {
  return createElement(tag, attributes, ...children.map(drawNode))
}

/** The mark and the brand name, as in the header and the footer. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span>
        {`${shop.brand.strong} `}
        <span className={styles.light}>{shop.brand.light}</span>
      </span>
    </span>
  )
}
