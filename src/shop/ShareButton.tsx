import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Shared } from '../domain/share/shared.ts'
import { Button } from '../ui/Button.tsx'
import { loadShareDialog } from './loadShareDialog.ts'

const ShareDialog = lazy(loadShareDialog)

interface Props {
  /** What is shared, in words: "Share the cart". */
  readonly title: string
  /** Asked for when the button is pressed. */
  readonly getShared: () => Shared
}

/** Opens the dialog that makes a link to a cart or a list. */
export function ShareButton({ title, getShared }: Props) {
  const [shared, setShared] = useState<Shared>()
  return (
    <>
      <Button onClick={() => setShared(getShared())}>
        <Share2 size={20} aria-hidden />
        {title}
      </Button>
      {shared && (
        <Suspense>
          <ShareDialog title={title} shared={shared} onClose={() => setShared(undefined)} />
        </Suspense>
      )}
    </>
  )
}
