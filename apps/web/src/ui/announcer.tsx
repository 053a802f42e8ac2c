import { createContext, useContext, useState, type ReactNode } from "react";
import classes from "./visually-hidden.module.css";

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** A live region for what a screen reader would otherwise miss, and the way to speak into it. */
export function AnnouncerProvider({ children }: { readonly children: ReactNode }) {
  const [text, setText] = useState("");
  return (
    <AnnounceContext value={setText}>
      {children}
      <output className={classes["hidden"]} aria-live="polite">
        {text}
      </output>
    </AnnounceContext>
  );
}

export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}
