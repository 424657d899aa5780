import { ChevronDown } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { GroupNames } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import { Link } from '../../ui/Link.tsx'

interface Props {
  readonly group: GroupNames
  /** True on a phone, once its script is here: the categories are folded under the group's name. */
  readonly isFolding: boolean
}

/** More would be a large part of each page of a large shop; the group's own page lists them all. */
const MAX_LINES = 10

/** A group of the footer with its categories. Folded, they are still found by the browser's own search. */
export function FooterGroup({ group: { id, title, categories }, isFolding }: Props) {
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isFolded = isFolding && !isOpen
  const isCut = categories.length > MAX_LINES
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !isFolded) return
    const handleFound = () => setOpen(true)
    // React knows this attribute only as true or false.
    element.setAttribute('hidden', 'until-found')
    element.addEventListener('beforematch', handleFound)
    return () => {
      element.removeAttribute('hidden')
      element.removeEventListener('beforematch', handleFound)
    }
  }, [isFolded])
  return (
    <section data-group={id}>
      <h2>
        {isFolding ? (
          <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
            {title}
            <ChevronDown size={18} aria-hidden />
          </button>
        ) : (
          title
        )}
      </h2>
      <ul ref={list} id={isFolding ? listId : undefined} data-folding={isFolding ? '' : undefined}>
        {(isCut ? categories.slice(0, MAX_LINES - 1) : categories).map(({ id, shortTitle }) => (
          <li key={id}>
            <Link href={paths.category(id)}>{shortTitle}</Link>
          </li>
        ))}
        {isCut && (
          <li>
            <Link href={paths.group(id)}>All {categories.length} categories</Link>
          </li>
        )}
      </ul>
    </section>
  )
}
