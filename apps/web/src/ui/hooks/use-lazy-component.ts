import { useMutation } from "@tanstack/react-query";
import { useDeferredValue, type ComponentType } from "react";

interface LazyComponent<Props> {
  /** Undefined until it is loaded. */
  readonly Component: ComponentType<Props> | undefined;
  /** True once it was rendered closed: a dialog must be mounted before it opens, to restore the focus later. */
  readonly isReady: boolean;
  /** Requested, but not loaded yet. */
  readonly isLoading: boolean;
  /** To be called on hover or focus; errors are ignored. */
  readonly prefetch: () => void;
  /** To be called on click; an error is shown as a toast. */
  readonly loadNow: () => void;
}

/**
 * A component whose code is loaded when it is about to be needed, such as the dialog of a button. The button stays
 * mounted, so that it keeps the focus.
 */
export function useLazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  // The browser may have the code cached even when offline.
  const { data, mutate, isPending } = useMutation({ mutationFn: load, networkMode: "always" });
  // Deferred by one render, in which the component is mounted closed.
  const isReady = useDeferredValue(data !== undefined);
  return {
    Component: data?.default,
    isReady,
    isLoading: isPending,
    prefetch: () => void load().catch(() => undefined),
    loadNow: () => {
      if (!data) mutate();
    },
  };
}
