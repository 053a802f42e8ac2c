import { Component, lazy, type ComponentType, type ReactNode } from "react";

/** The code of a part of the page could not be fetched. */
export class ChunkLoadError extends Error {}

/** As `lazy`; a part that could not be fetched is told from one that broke. */
export function lazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    load().catch((cause: unknown) => {
      throw new ChunkLoadError("The code of this part could not be fetched", { cause });
    }),
  );
}

interface ChunkBoundaryProps {
  /** What stands in place of a part that could not be fetched: the page goes on without it. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Around a part that the page can do without. */
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
