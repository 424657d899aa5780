import { Button } from './Button.tsx'

/** A message in place of a part that could not be loaded or is late, with a button that loads the page again. */
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
