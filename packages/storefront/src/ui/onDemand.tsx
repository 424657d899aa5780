import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { loadFirst, loadWhenIdle } from './idleLoads.ts'
import { Late } from './Late.tsx'
import { NotLoaded } from './NotLoaded.tsx'

/** A component whose code is loaded when it is first drawn; `load` loads it sooner. */
export type OnDemand<P> = ComponentType<P> & { readonly load: () => Promise<ComponentType<P>> }

/** A component whose code is loaded when it is first drawn or when the page is idle, as `whenDrawn` draws it. */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>, instead?: ReactNode): OnDemand<P> {
  const Part = whenDrawn(load, instead)
  loadWhenIdle(Part.load)
  return Part
}

/**
 * A component whose code is loaded when it is first drawn: nothing until then, and nothing on a prerendered page. Where
 * its file is late or cannot be loaded, or it throws, its place says so, or shows what is given instead, and the page goes on.
 */
export function whenDrawn<P extends object>(load: () => Promise<ComponentType<P>>, instead?: ReactNode): OnDemand<P> {
  let Loaded: ComponentType<P> | undefined
  const loadOnce = async () => (Loaded ??= await load())
  const [failed, late] = instead === undefined ? [<NotLoaded />, <Late />] : [instead, null]
  function Part(props: P) {
    const [Shown, setShown] = useState(() => Loaded)
    const [hasFailed, setFailed] = useState(false)
    useEffect(() => {
      if (Shown) return
      let isCurrent = true
      loadFirst(loadOnce()).then(
        (component) => isCurrent && setShown(() => component),
        () => isCurrent && setFailed(true),
      )
      return () => {
        isCurrent = false
      }
    }, [Shown])
    if (hasFailed) return failed
    if (!Shown) return late
    return (
      <ErrorBoundary instead={failed}>
        <Shown {...props} />
      </ErrorBoundary>
    )
  }
  return Object.assign(Part, { load: loadOnce })
}
