import { Search, X } from 'lucide-react'
import { type SubmitEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { paths } from '@shop/core/page/address.ts'
import { parseQuery } from '@shop/core/search/query.ts'
import { useNavigate } from '../../state/page/navigate.ts'
import { useAddressQuery, usePageAddress } from '../../state/page/pageAddress.ts'
import { importSearchFile } from '../../state/product/importData.ts'
import { onDemand } from '../../ui/onDemand.tsx'
import styles from './SearchForm.module.css'

const Suggestions = onDemand(async () => {
  // Beside the code that reads it, since on a slow line each step costs more than its bytes. The code reports a failure.
  importSearchFile('start.js').catch(() => undefined)
  return (await import('./suggestions/Suggestions.tsx')).Suggestions
})

/**
 * The search field of the header. "/" moves the cursor into it (packages/site/src/build/earlyScript.ts). It is a plain form until
 * its first focus loads the suggestions, and works without them if they fail to load.
 */
export function SearchForm() {
  const { path } = usePageAddress()
  const navigate = useNavigate()
  const params = useAddressQuery()
  const ref = useRef<HTMLInputElement>(null)
  const [field, setField] = useState<HTMLInputElement>()
  const query = path.startsWith(paths.search) ? (params.get('q') ?? '') : ''
  const at = useRef<string>(undefined)
  useEffect(() => {
    // The address is the source: Back, a shared link and a chosen suggestion change the field. Only text typed before
    // the page is taken over, which learns of its address late, stays.
    const hasMoved = at.current !== undefined && at.current !== location.href
    at.current = location.href
    if (ref.current && (hasMoved || ref.current.value === '')) ref.current.value = query
  }, [path, query])
  useEffect(() => {
    if (ref.current && document.activeElement === ref.current) setField(ref.current)
  }, [])

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
    <form role="search" className={styles.search} onSubmit={handleSubmit}>
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
      <button aria-label="Search">
        <Search size={20} aria-hidden />
      </button>
      {field && <Suggestions field={field} />}
    </form>
  )
}
