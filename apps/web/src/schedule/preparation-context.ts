import { createContext, type ReactNode } from "react";

export interface PreparationNotesProps {
  readonly applicationId: string;
  /** Adds a text to the preparation. */
  readonly onNotes: (text: string) => void;
}

/** Renders what begins the preparation of an interview from what is known of its application; undefined where nothing is. */
export const PreparationContext = createContext<
  ((props: PreparationNotesProps) => ReactNode) | undefined
>(undefined);
