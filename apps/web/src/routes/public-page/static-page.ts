import { createContext, useContext } from "react";
import { useMatches } from "react-router";

/** The `handle` export of a route. */
export interface RouteHandle {
  /** The page is delivered without React Router's scripts; see `start.ts`. */
  readonly isStatic: boolean;
}

/** True while single pages are prerendered; the SPA fallback requires the scripts. */
export const IsPrerendering = createContext(false);

const isStatic = (handle: unknown) =>
  typeof handle === "object" && handle !== null && "isStatic" in handle && handle.isStatic === true;

/** Whether the rendered page is delivered without React Router's scripts. */
export function useIsStaticPage(): boolean {
  const matches = useMatches();
  return useContext(IsPrerendering) && matches.some(({ handle }) => isStatic(handle));
}
