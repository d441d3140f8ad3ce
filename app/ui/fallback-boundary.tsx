import { Component, type ReactNode } from 'react';

type FallbackBoundaryProps = { children: ReactNode; fallback: ReactNode; pathname: string };

/**
 * Shows the fallback instead of children that fail to render, until the path changes. Without it an error in the layout of
 * every page would end in the framework's own error page with its stack trace.
 */
export class FallbackBoundary extends Component<FallbackBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(previousProps: FallbackBoundaryProps) {
    const hasNavigated = previousProps.pathname !== this.props.pathname;
    if (this.state.hasFailed && hasNavigated) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
