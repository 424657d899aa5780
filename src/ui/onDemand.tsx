import { useEffect, useState, type ComponentType } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/**
 * A component whose code is loaded when it is first drawn: nothing until then, nothing on a prerendered page, and
 * nothing where its file cannot be loaded or throws, since the page is whole without it.
 */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined
  return function OnDemand(props: P) {
    const [Shown, setShown] = useState(() => Loaded)
    useEffect(() => {
      if (Shown) return
      let isCurrent = true
      load().then(
        (component) => {
          Loaded = component
          if (isCurrent) setShown(() => component)
        },
        () => undefined,
      )
      return () => {
        isCurrent = false
      }
    }, [Shown])
    if (!Shown) return null
    return (
      <ErrorBoundary>
        <Shown {...props} />
      </ErrorBoundary>
    )
  }
}
