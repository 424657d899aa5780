import type { ReactNode } from 'react'
import { MessagePage } from '../shop/frame/MessagePage.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'

/** The visitor's view of an error in the shop's own code: what happened, and two ways on. The cart is not touched. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary instead={<FailedPage />}>{children}</ErrorBoundary>
}

function FailedPage() {
  return (
    <MessagePage title="This page could not be shown">
      <p>
        Something in the shop went wrong; what you have in your cart is still there. Load the page again, or go on by
        the menu.
      </p>
      <Button onClick={() => location.reload()}>Load the page again</Button>
    </MessagePage>
  )
}
