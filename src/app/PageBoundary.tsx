import { Component, type ReactNode } from 'react';
import { RouteError } from './RouteError.tsx';

interface PageBoundaryProps {
  children: ReactNode;
  /** Another one is another page: it gets a chance of its own. */
  place: string;
}

interface PageBoundaryState {
  place: string;
  fault?: { error: unknown } | undefined;
}

/** Keeps a fault of one page from taking the app with it. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { place: this.props.place };

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } };
  }

  static getDerivedStateFromProps({ place }: PageBoundaryProps, state: PageBoundaryState) {
    return place === state.place ? null : { place, fault: undefined };
  }

  override render() {
    const { fault } = this.state;
    return fault ? <RouteError error={fault.error} /> : this.props.children;
  }
}
