import { Component, lazy, type ComponentType, type ReactNode } from "react";

/** The code of a lazy component could not be loaded. */
export class ChunkLoadError extends Error {}

/**
 * Like React's `lazy`, but throws `ChunkLoadError` when the import fails, to distinguish it from errors of rendering.
 */
export function lazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    load().catch((cause: unknown) => {
      throw new ChunkLoadError("The code of this part could not be fetched", { cause });
    }),
  );
}

interface ChunkBoundaryProps {
  /** Replaces a component whose code could not be loaded. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** An error boundary for `ChunkLoadError`, around components that the page works without. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof ChunkLoadError) return this.props.fallback;
    throw error;
  }
}
