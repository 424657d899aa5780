/** One act of the visitor's: a press of a button, a form that is sent, or what a control holds from then on. */
export interface Act {
  readonly type: 'click' | 'submit' | 'input'
  readonly control: HTMLElement
  readonly value?: string
  readonly checked?: boolean
}

declare global {
  /**
   * Acts from before the page has hydrated, in order. The script in its head stores them, and stops other listeners
   * from hearing them (packages/site/src/build/earlyScript.ts). Undefined once they have been answered.
   */
  var early: Act[] | undefined
}

/**
 * Once, when React has taken the page over: does what was asked for before. Hydration leaves each control as it is, and
 * the state behind it would never learn of that. What a browser puts back into `main` after a reload is answered alike.
 */
export function answerEarly(main: ParentNode): void {
  const acts = globalThis.early
  if (!acts) return
  globalThis.early = undefined
  delete document.documentElement.dataset.late
  const known = new Set(acts.map(({ control }) => control))
  const controls = [...main.querySelectorAll<Control>(':is(input, textarea, select):enabled')]
  const restored = controls.filter((control) => isChanged(control) && !known.has(control))
  void answer([
    ...restored.map((control): Act => ({ type: 'input', control, ...read(control) })),
    // Of what was typed letter by letter the whole.
    ...acts.filter(({ type, control }, index) => type !== 'input' || acts[index + 1]?.control !== control),
  ])
}

/** Does one after the other, each on a page that shows what came of the one before. */
export async function answer(acts: readonly Act[]): Promise<void> {
  for (const act of acts) {
    await Promise.resolve()
    const control = findNow(act.control)
    control?.removeAttribute('aria-busy')
    if (act.type === 'click') control?.click()
    else if (act.type === 'submit') (control as HTMLFormElement | undefined)?.requestSubmit()
    else if (control) fill(control as Control, act)
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The control itself, or its replacement in the header, which is on every page, if the page has been drawn again. */
function findNow(control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control
  const list = (header?: Element | null) => [...(header?.querySelectorAll<HTMLElement>(control.localName) ?? [])]
  const now = list(document.querySelector('header'))[list(control.closest('header')).indexOf(control)]
  now?.focus()
  return now
}

function isChanged(control: Control): boolean {
  // A select without a default option was made by React itself.
  if (control instanceof HTMLSelectElement)
    return !control.selectedOptions[0]?.defaultSelected && [...control.options].some((option) => option.defaultSelected)
  if (control instanceof HTMLInputElement && isTick(control))
    // Of a group of radio buttons the one that is chosen now.
    return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox')
  return control.type !== 'file' && control.value !== control.defaultValue
}

const read = ({ value, checked }: { value: string; checked?: boolean }) => ({ value, checked: checked === true })

/** React takes an event for news only where the value is not the one that it found, which is set back for that. */
function fill(control: Control, { value, checked }: Act): void {
  if (isTick(control)) {
    control.checked = !checked
    return control.click()
  }
  if (control.type !== 'file') {
    control.value = 'defaultValue' in control ? control.defaultValue : ''
    // Past React, which watches the element's own property.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  }
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }))
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}
