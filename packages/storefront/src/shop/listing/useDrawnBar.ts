import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Act, answer } from '../../ui/answerEarly.ts'
import { loadFirst } from '../../ui/idleLoads.ts'
import { loadListTools } from './listTools.ts'

type Control = HTMLButtonElement | HTMLSelectElement

/** The events after which a control may no longer be in use. */
const RELEASES = ['pointerup', 'pointercancel', 'keyup', 'change', 'focusout'] as const

/**
 * Presses and choices in the bar as it was drawn ask for the bar's code at once, and are repeated in the bar that takes its
 * place: both have the same controls in the same order. A control that is in use is not replaced: a press would be
 * lost, and a list of choices would close. `head` holds the bar; `isReady`: the code of the bar is here.
 */
export function useDrawnBar(head: RefObject<HTMLElement | null>, isReady: boolean) {
  const [isReplaced, setReplaced] = useState(isReady)
  const kept = useRef<{ readonly type: Act['type']; readonly control: Control; readonly at: number }[]>([])
  const focused = useRef(-1)
  useLayoutEffect(() => {
    if (!isReady || isReplaced) return
    const replace = () => {
      const used = head.current?.querySelector<Control>('select:focus, button:active')
      if (used && !kept.current.some(({ control }) => control === used)) return
      focused.current = listControls(head.current).findIndex((control) => control === document.activeElement)
      setReplaced(true)
    }
    // After the click that follows.
    const replaceSoon = () => setTimeout(replace)
    replace()
    for (const type of RELEASES) addEventListener(type, replaceSoon)
    return () => {
      for (const type of RELEASES) removeEventListener(type, replaceSoon)
    }
  }, [head, isReady, isReplaced])
  useLayoutEffect(() => {
    if (!isReplaced) return
    const controls = listControls(head.current)
    controls[focused.current]?.focus({ preventScroll: true })
    const acts = kept.current.flatMap(({ type, control, at }): Act | [] => {
      const now = controls[at]
      if (!now || !(now instanceof HTMLSelectElement && control instanceof HTMLSelectElement))
        return now ? { type, control: now } : []
      return { type, control: now, value: now.options[control.selectedIndex]?.value ?? now.value }
    })
    kept.current = []
    void answer(acts)
  }, [head, isReplaced])

  function handleAct({ target, type }: SyntheticEvent) {
    const control = (target as Element).closest<Control>('button, select')
    // The press on a select only opens its choices.
    if (!control || (control instanceof HTMLSelectElement && type === 'click')) return
    control.ariaBusy = 'true'
    kept.current.push({ type: type as Act['type'], control, at: listControls(head.current).indexOf(control) })
    void loadFirst(loadListTools())
  }
  return { isReplaced, handlers: { onClick: handleAct, onInput: handleAct } }
}

function listControls(head: HTMLElement | null): Control[] {
  return [...(head?.querySelectorAll<Control>('button, select') ?? [])]
}
