import { useEffect, useEffectEvent } from "react";

/** Listens to an event of the window while the component is mounted. `capture` must not change. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  { capture = false }: { readonly capture?: boolean } = {},
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener(type, (event) => onEvent(event), {
      capture,
      signal: listening.signal,
    });
    return () => listening.abort();
  }, [type, capture]);
}
