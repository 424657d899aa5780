import { Component, type ReactNode } from 'react'
import { MessagePage } from '../shop/MessagePage.tsx'
import { Button } from '../ui/Button.tsx'

/** What a visitor sees of a fault in the shop's own code: what happened, and two ways on. The basket is not touched. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
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
}
