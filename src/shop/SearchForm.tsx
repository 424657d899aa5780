import { Search } from 'lucide-react'
import { useEffect, useRef, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../domain/address.ts'
import { parseQuery } from '../domain/search/query.ts'
import { useAddressQuery } from './useAddressQuery.ts'
import styles from './SearchForm.module.css'

/** The search field of the header. "/" puts the cursor into it, unless somebody is typing. */
export function SearchForm() {
  const [path, navigate] = useLocation()
  const params = useAddressQuery()
  const ref = useRef<HTMLInputElement>(null)
  const query = path.startsWith(paths.search) ? (params.get('q') ?? '') : ''
  useEffect(() => focusOnSlash(ref), [])
  useEffect(() => {
    // The address is the source: Back and a shared link change what the field says.
    if (ref.current) ref.current.value = query
  }, [query])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const asked = parseQuery(ref.current?.value ?? '')
    if (asked) navigate(paths.searchFor(asked))
    else ref.current?.focus()
  }
  return (
    <form role="search" className={styles['search']} onSubmit={handleSubmit}>
      <Search size={20} aria-hidden />
      <input
        ref={ref}
        type="search"
        name="q"
        aria-label="Search by name, brand or SKU"
        placeholder="Search by name, brand or SKU"
        autoComplete="off"
        enterKeyHint="search"
      />
      <kbd aria-hidden="true">/</kbd>
    </form>
  )
}

function focusOnSlash(ref: { current: HTMLInputElement | null }): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    ref.current?.focus()
  }
  document.addEventListener('keydown', handleKey)
  return () => document.removeEventListener('keydown', handleKey)
}
