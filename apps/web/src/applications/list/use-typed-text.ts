import { useState } from "react";

interface Typed {
  readonly text: string;
  /** The text of the URL when this was rendered. */
  readonly inUrl: string;
  /** What the URL will contain; undefined once it does. */
  readonly pending: string | undefined;
}

/** After a change of the URL: by what was typed before, or otherwise, such as by a reset or history navigation. */
function afterNavigation(typed: Typed, inUrl: string): Typed {
  const text = typed.pending === undefined ? inUrl : typed.text;
  return { text, inUrl, pending: typed.pending === inUrl ? undefined : typed.pending };
}

/** The text of a field that updates the URL, which follows later: several keys may be pressed before. */
export function useTypedText(inUrl: string) {
  const [typed, setTyped] = useState<Typed>({ text: inUrl, inUrl, pending: undefined });
  const isOutdated = typed.inUrl !== inUrl || typed.pending === inUrl;
  if (isOutdated) setTyped(afterNavigation(typed, inUrl));
  return {
    text: typed.text,
    type: (text: string) => setTyped((before) => ({ ...before, text, pending: text })),
  };
}
