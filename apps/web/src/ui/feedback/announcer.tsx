import { createContext, useContext, useState, type ReactNode } from "react";
import classes from "../visually-hidden.module.css";

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** A polite live region, and the context by which components write to it. */
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
