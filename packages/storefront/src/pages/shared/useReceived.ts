import { useEffect, useState, useSyncExternalStore } from 'react'
import { isShareFragment, type ReadShare, readShareFragment } from '@shop/core/share/fragment.ts'

/** The shared cart or list in the address; undefined while it is read, and on the prerendered page. */
export function useReceived(): ReadShare | undefined {
  const fragment = useSyncExternalStore(
    watchFragment,
    () => location.hash,
    () => undefined,
  )
  const [read, setRead] = useState<{ readonly fragment: string; readonly result: ReadShare }>()
  useEffect(() => {
    if (fragment === undefined) return
    let isCurrent = true
    void readShareFragment(fragment).then((result) => {
      if (isCurrent) setRead({ fragment, result })
    })
    return () => {
      isCurrent = false
    }
  }, [fragment])
  // A second link opened in the same tab must not show the first.
  return read?.fragment === fragment ? read?.result : undefined
}

function watchFragment(onChange: () => void): () => void {
  const handle = ({ oldURL }: HashChangeEvent) => {
    const old = new URL(oldURL).hash
    // A link within the page, such as the skip link, keeps the shared fragment in the address.
    if (location.hash !== '' && !isShareFragment(location.hash) && isShareFragment(old))
      history.replaceState(history.state, '', old)
    onChange()
  }
  window.addEventListener('hashchange', handle)
  return () => window.removeEventListener('hashchange', handle)
}
