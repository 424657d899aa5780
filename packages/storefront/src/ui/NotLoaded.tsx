import { Button } from './Button.tsx'

/** The replacement for a part of the page that could not be loaded: what happened, and a way on. */
export function NotLoaded() {
  return (
    <div role="alert" data-not-loaded>
      <p>This part of the page could not be loaded. Check your connection.</p>
      <Button onClick={() => location.reload()}>Load the page again</Button>
    </div>
  )
}
