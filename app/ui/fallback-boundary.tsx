import { Component, type ReactNode } from 'react';

type FallbackBoundaryProps = { children: ReactNode; fallback: ReactNode; address: string };

/**
 * Shows the fallback instead of children that fail to render, until the URL changes. Without it an error in the frame of
 * every page would end in the framework's own error page with its stack trace.
 */
export class FallbackBoundary extends Component<FallbackBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: FallbackBoundaryProps) {
    const isElsewhere = before.address !== this.props.address;
    if (this.state.hasFailed && isElsewhere) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
