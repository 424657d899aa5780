import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** What is shown once a fault in the shop's own code has come up; nothing where it is left out. */
  readonly instead?: ReactNode
}

/** Keeps a fault in what it holds from taking the rest of the page with it. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
