import { useEffect, useEffectEvent, useRef } from "react";

/** What the extension says about itself; `absent` until it has said something. */
export type ExtensionState = "absent" | "installed" | "connected";

const stateAttribute = "data-postulo-extension-state";

interface ExtensionProbeProps {
  /** Who is signed in here; nothing while nobody is. */
  readonly userId: string | undefined;
  readonly onState: (state: ExtensionState) => void;
}

/**
 * Where the extension of this browser writes that it is installed, and whether it acts for the person (`connect-page.ts` of the extension).
 * Nothing is shown.
 */
export function ExtensionProbe({ userId = "", onState }: ExtensionProbeProps) {
  const holder = useRef<HTMLSpanElement>(null);
  const tell = useEffectEvent(onState);
  useEffect(() => {
    const { current } = holder;
    if (!current) return undefined;
    const read = () => {
      const state = current.getAttribute(stateAttribute);
      tell(state === "installed" || state === "connected" ? state : "absent");
    };
    const observer = new MutationObserver(read);
    observer.observe(current, { attributeFilter: [stateAttribute] });
    read();
    return () => observer.disconnect();
  }, []);
  return <span ref={holder} hidden data-postulo-extension={userId} />;
}
