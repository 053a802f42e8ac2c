import { useMutation } from "@tanstack/react-query";
import { useDeferredValue, type ComponentType } from "react";

interface LazyComponent<Props> {
  /** Undefined until it was asked for and is here. */
  readonly Component: ComponentType<Props> | undefined;
  /** False until the part was drawn once: what opens must have been there closed, or it does not know where the focus was. */
  readonly isReady: boolean;
  /** Asked for, and on its way. */
  readonly isLoading: boolean;
  /** To be called when the person comes near; whether it succeeds matters only when they press. */
  readonly prefetch: () => void;
  /** A failure is told as that of any other action. */
  readonly loadNow: () => void;
}

/**
 * A part of the page whose code comes when the person is about to need it, such as what a button opens. The button itself
 * stays where it is, so that it keeps the focus.
 */
export function useLazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  // The browser may keep the code, connection or not.
  const { data, mutate, isPending } = useMutation({ mutationFn: load, networkMode: "always" });
  // Drawn first with what it said before, and then again.
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
