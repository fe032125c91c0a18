import { Component, type ReactNode } from 'react';
import { RouteError } from './RouteError.tsx';

interface PageBoundaryProps {
  children: ReactNode;
  /** A new key means another page, which renders again. */
  pageKey: string;
}

interface PageBoundaryState {
  pageKey: string;
  fault?: { error: unknown } | undefined;
}

/** Prevents a fault of one page from stopping the whole app. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { pageKey: this.props.pageKey };

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } };
  }

  static getDerivedStateFromProps({ pageKey }: PageBoundaryProps, state: PageBoundaryState) {
    return pageKey === state.pageKey ? null : { pageKey, fault: undefined };
  }

  override render() {
    const { fault } = this.state;
    return fault ? <RouteError error={fault.error} /> : this.props.children;
  }
}
