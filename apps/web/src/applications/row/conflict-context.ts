import { createContext } from "react";

/** The id of the application whose change waits for a choice between two versions; undefined without one. */
export const ConflictContext = createContext<string | undefined>(undefined);
