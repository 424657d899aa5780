import { Button } from './Button.tsx'

/** The replacement for a part of the page that could not be loaded, or is late: what happened, and a way on. */
export function NotLoaded({ isLate = false }: { isLate?: boolean }) {
  return (
    <div role="alert" data-not-loaded>
      <p>
        {isLate
          ? 'This part of the page is taking a long time to load.'
          : 'This part of the page could not be loaded. Check your connection.'}
      </p>
      <Button onClick={() => location.reload()}>Load the page again</Button>
    </div>
  )
}
