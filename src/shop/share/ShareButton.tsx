import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Shared } from '../../domain/share/shared.ts'
import { Button } from '../../ui/Button.tsx'
import { loadShareDialog } from './loadShareDialog.ts'
import { openWhenLoaded } from '../frame/openWhenLoaded.ts'

const ShareDialog = lazy(loadShareDialog)

interface Props {
  /** What is shared, in words: "Share the cart". */
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
      <Button look={look} onClick={() => openWhenLoaded(loadShareDialog, () => setShared(getShared()))}>
        <Share2 size={look === 'quiet' ? 18 : 20} aria-hidden />
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
