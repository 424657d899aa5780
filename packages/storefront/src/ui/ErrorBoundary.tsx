import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** Shown once the shop's own code has thrown; nothing where it is left out. */
  readonly instead?: ReactNode
}

/** Keeps an error inside it from taking down the rest of the page. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
