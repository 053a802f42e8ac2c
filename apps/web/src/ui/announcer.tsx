import { VisuallyHidden } from "@mantine/core";
import { createContext, useContext, useState, type ReactNode } from "react";

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** A live region for what a screen reader would otherwise miss, and the way to speak into it. */
export function AnnouncerProvider({ children }: { readonly children: ReactNode }) {
  const [text, setText] = useState("");
  return (
    <AnnounceContext value={setText}>
      {children}
      <VisuallyHidden component="output" aria-live="polite">
        {text}
      </VisuallyHidden>
    </AnnounceContext>
  );
}

export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}
