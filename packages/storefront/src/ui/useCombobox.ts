import { useEffect, useEffectEvent, useState } from 'react'
import { type ComboboxState, pressKey } from './combobox.ts'

interface Options {
  /** A text field with role=combobox that is on the page already, without a list until this code loads. */
  readonly field: HTMLInputElement
  readonly listId: string
  /** The ids of the options, in order. */
  readonly ids: readonly string[]
  readonly state: ComboboxState
  readonly onChange: (state: ComboboxState) => void
  /** Deletes the active option; returns true if it did something. */
  readonly onDelete: (id: string) => boolean
}

/** The state that a field starts with: it has just been focused. */
export function useComboboxState(field: HTMLInputElement) {
  return useState<ComboboxState>(() => ({
    text: field.value,
    isOpen: document.activeElement === field,
    active: undefined,
  }))
}

/**
 * Makes a field a combobox: its keys, its state for assistive technology, and closing by Tab, by a click elsewhere, and
 * on submit. The focus stays in the field throughout. Returns whether the list is shown.
 */
export function useCombobox({ field, listId, ids, state, onChange, onDelete }: Options): boolean {
  const isShown = state.isOpen && ids.length > 0
  const active = isShown && state.active !== undefined && ids.includes(state.active) ? state.active : undefined

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // While a word is composed the keys belong to the input method; 229 is how Safari says so of the last one.
    if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey) return
    if (active !== undefined) {
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') return onChange({ ...state, active: undefined })
      // An element beside an option is named after it.
      const beside = event.shiftKey && document.getElementById(`${active}-add`)
      if (event.key === 'Enter') (beside || document.getElementById(active))?.click()
      if (event.key === 'Enter' || (event.key === 'Delete' && onDelete(active))) return event.preventDefault()
    }
    const next = event.shiftKey ? undefined : pressKey({ ...state, active }, event.key, ids)
    if (!next) return
    event.preventDefault()
    if (next.text !== state.text) writeText(field, next.text)
    onChange(next)
  })
  const open = useEffectEvent(() => onChange({ text: field.value, isOpen: true, active: undefined }))
  const close = useEffectEvent(() => onChange({ text: field.value, isOpen: false, active: undefined }))
  const handleBlur = useEffectEvent((event: FocusEvent) => {
    // A screen reader may put the focus on an option, or on a button beside the list, before it activates it.
    const popup = document.getElementById(listId)?.parentElement
    const isInside = event.relatedTarget instanceof Node && popup?.contains(event.relatedTarget)
    if (!isInside) close()
  })
  const handleClick = useEffectEvent(() => state.isOpen || open())
  const catchUp = useEffectEvent(() => field.value === state.text || open())

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    field.addEventListener('keydown', (event) => handleKey(event), { signal })
    field.addEventListener('input', () => open(), { signal })
    field.addEventListener('focus', () => open(), { signal })
    field.addEventListener('click', () => handleClick(), { signal })
    field.addEventListener('blur', (event) => handleBlur(event), { signal })
    field.form?.addEventListener('submit', () => close(), { signal })
    // No listener was there yet for letters typed before this effect ran.
    catchUp()
    return () => listening.abort()
  }, [field])

  useEffect(() => {
    field.setAttribute('aria-expanded', String(isShown))
    setOrRemove(field, 'aria-controls', isShown ? listId : undefined)
    setOrRemove(field, 'aria-activedescendant', active)
    if (active !== undefined) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [field, listId, isShown, active])

  return isShown
}

function writeText(field: HTMLInputElement, text: string): void {
  field.value = text
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
