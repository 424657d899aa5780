/** The state of a text field with a list that only suggests (WAI-ARIA practices, combobox with list autocomplete). */
export interface ComboboxState {
  readonly text: string
  /** Set when the list is wanted; it is shown once it has something in it. */
  readonly isOpen: boolean
  /** The id of the active option; undefined while the cursor is in the text. */
  readonly active: string | undefined
}

/**
 * Applies a key to the list; undefined where the text handles the key. Arrows go round the options, and from an option
 * Home and End go to the first and last: in the text they move the cursor, as usual.
 */
export function pressKey(state: ComboboxState, key: string, ids: readonly string[]): ComboboxState | undefined {
  const { isOpen } = state
  const at = isOpen ? ids.indexOf(state.active ?? '') : -1
  const goTo = (index: number) => ({ ...state, isOpen: true, active: ids.at(index % Math.max(1, ids.length)) })
  switch (key) {
    case 'ArrowDown':
      return goTo(at + 1)
    case 'ArrowUp':
      return goTo(at < 0 ? -1 : at - 1)
    case 'Home':
      return at < 0 ? undefined : goTo(0)
    case 'End':
      return at < 0 ? undefined : goTo(-1)
    case 'Escape':
      if (isOpen && ids.length > 0) return { ...state, isOpen: false, active: undefined }
      return state.text === '' ? undefined : { text: '', isOpen: false, active: undefined }
    default:
      return undefined
  }
}
