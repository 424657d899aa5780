let isAnswered = false

/**
 * Once, when React has taken the page over: tells it what was typed and chosen before. Hydration leaves each control as it
 * is, and the state behind it would never learn of that. What a browser puts back after a reload is answered alike.
 */
export function answerEarlyInput(scope: ParentNode | null): void {
  if (isAnswered) return
  isAnswered = true
  const controls = [...(scope?.querySelectorAll<Control>(':is(input, textarea, select):enabled') ?? [])]
  // Before the first is answered, which may change others.
  for (const control of controls.filter(isChanged)) answer(control)
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isChanged(control: Control): boolean {
  // Where none is the default, React has made the control itself.
  if (control instanceof HTMLSelectElement)
    return !control.selectedOptions[0]?.defaultSelected && [...control.options].some((option) => option.defaultSelected)
  if (control instanceof HTMLInputElement && isTick(control))
    // Of a group of radio buttons the one that is chosen now.
    return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox')
  return control.type !== 'file' && control.value !== control.defaultValue
}

/** React takes an event for news only where the value is not the one that it found, which is set back for that. */
function answer(control: Control): void {
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }))
  else if (control instanceof HTMLInputElement && isTick(control)) {
    control.checked = !control.checked
    control.click()
  } else {
    const { value } = control
    control.value = control.defaultValue
    // Past React, which watches the element's own property.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const isTick = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio'
