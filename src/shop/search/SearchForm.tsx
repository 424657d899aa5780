import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState, type SubmitEvent, type SyntheticEvent } from 'react'
import { paths } from '../../domain/page/address.ts'
import { parseQuery } from '../../domain/search/query.ts'
import { useNavigate } from '../../state/page/navigate.ts'
import { usePageAddress } from '../../state/page/pageAddress.ts'
import { onDemand } from '../../ui/onDemand.tsx'
import { useAddressQuery } from '../frame/useAddressQuery.ts'
import styles from './SearchForm.module.css'

const Suggestions = onDemand(async () => (await import('./suggestions/Suggestions.tsx')).Suggestions)

/**
 * The search field of the header. "/" moves the cursor into it, unless the visitor is typing. It is a plain form until its
 * first focus loads the suggestions, and works without them if they fail to load.
 */
export function SearchForm() {
  const { path } = usePageAddress()
  const navigate = useNavigate()
  const params = useAddressQuery()
  const ref = useRef<HTMLInputElement>(null)
  const isHydrated = useRef(false)
  const [field, setField] = useState<HTMLInputElement>()
  const query = path.startsWith(paths.search) ? (params.get('q') ?? '') : ''
  useEffect(() => focusOnSlash(ref), [])
  useEffect(() => {
    // The address is the source: Back, a shared link and a chosen suggestion change the field. Only text typed before
    // hydration stays.
    if (ref.current && (query !== '' || isHydrated.current)) ref.current.value = query
    isHydrated.current = true
  }, [path, query])

  const handleFirstUse = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setField(currentTarget)
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const asked = parseQuery(ref.current?.value ?? '')
    if (asked) navigate(paths.searchFor(asked))
    else ref.current?.focus()
  }
  function handleClear() {
    if (!ref.current) return
    ref.current.value = ''
    ref.current.focus()
    ref.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <form role="search" className={styles['search']} onSubmit={handleSubmit}>
      <Search size={20} aria-hidden />
      <input
        ref={ref}
        type="text"
        inputMode="search"
        name="q"
        role="combobox"
        aria-expanded="false"
        aria-autocomplete="list"
        aria-label="Search by name, brand or SKU"
        placeholder="Search by name, brand or SKU"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={handleFirstUse}
        onInput={handleFirstUse}
      />
      <button type="button" aria-label="Clear the search field" onClick={handleClear}>
        <X size={18} aria-hidden />
      </button>
      <kbd aria-hidden="true">/</kbd>
      {field && <Suggestions field={field} />}
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
