import { Share2 } from 'lucide-react'
import { useState } from 'react'
import type { Shared } from '@shop/core/share/shared.ts'
import { Button } from '../../ui/Button.tsx'
import { onDemand } from '../../ui/onDemand.tsx'

const ShareDialog = onDemand(async () => (await import('./ShareDialog.tsx')).ShareDialog)

interface Props {
  /** The title of the dialog: "Share the cart". */
  readonly title: string
  readonly look?: 'plain' | 'quiet'
  /** Asked for when the button is pressed. */
  readonly getShared: () => Shared
}

/** Opens the dialog that makes a link to a cart or a list. */
export function ShareButton({ title, look = 'plain', getShared }: Props) {
  const [shared, setShared] = useState<Shared>()
  return (
    <>
      <Button look={look} onClick={() => setShared(getShared())}>
        <Share2 size={look === 'quiet' ? 18 : 20} aria-hidden />
        {title}
      </Button>
      {shared && <ShareDialog title={title} shared={shared} onClose={() => setShared(undefined)} />}
    </>
  )
}
