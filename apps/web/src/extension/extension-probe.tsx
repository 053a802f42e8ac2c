import {
  connectionAttributes,
  extensionStates,
  type ExtensionState as KnownState,
} from "@postulo/contract/connection-attributes";
import { useEffect, useEffectEvent, useRef } from "react";

/** The state reported by the extension; `absent` until it reports one. */
export type ExtensionState = "absent" | KnownState;

interface ExtensionProbeProps {
  /** The signed-in user; undefined when signed out. */
  readonly userId: string | undefined;
  readonly onState: (state: ExtensionState) => void;
}

/**
 * The element to which the extension writes that it is installed and connected (`connect-page.ts` of the extension).
 * Renders nothing visible.
 */
export function ExtensionProbe({ userId = "", onState }: ExtensionProbeProps) {
  const element = useRef<HTMLSpanElement>(null);
  const report = useEffectEvent(onState);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const read = () => {
      const state = current.getAttribute(connectionAttributes.state);
      report(extensionStates.find((known) => known === state) ?? "absent");
    };
    const observer = new MutationObserver(read);
    observer.observe(current, { attributeFilter: [connectionAttributes.state] });
    read();
    return () => observer.disconnect();
  }, []);
  return <span ref={element} hidden {...{ [connectionAttributes.user]: userId }} />;
}
