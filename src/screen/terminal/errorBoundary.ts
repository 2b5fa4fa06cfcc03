import { Component, type ReactNode } from 'react';

interface Props {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Reports what a component throws and shows nothing in its place; Ink's own would show our source code. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
