import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something that few come for: its name, and the rest once it is pressed. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        {title}
        <ChevronDown size={18} aria-hidden />
      </summary>
      {children}
    </details>
  )
}
