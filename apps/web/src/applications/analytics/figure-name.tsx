import type { ReactNode } from "react";
import { useFigureText } from "./use-figure-text.ts";

interface FigureNameProps {
  /** See `Metric`. */
  readonly figureKey: string;
  /** For a key that no figure has. */
  readonly fallback: string;
  readonly children: (name: string) => ReactNode;
}

/** Renders its children with the name of a figure of the analytics. */
export default function FigureName({ figureKey, fallback, children }: FigureNameProps) {
  const textOf = useFigureText();
  return children(textOf(figureKey) ?? fallback);
}
