import { createContext, useContext } from "react";
import { useMatches } from "react-router";

/** What a route states in its export `handle`. */
export interface RouteHandle {
  /** Its pages are delivered as HTML without React Router's scripts; see `public-page/start.ts`. */
  readonly isStatic: boolean;
}

/** True while the pages of single addresses are prerendered; the app itself, and its fallback page, need their scripts. */
export const IsPrerendering = createContext(false);

const isStatic = (handle: unknown) =>
  typeof handle === "object" && handle !== null && "isStatic" in handle && handle.isStatic === true;

/** Whether the page that is rendered is delivered without scripts of React Router. */
export function useIsStaticPage(): boolean {
  const matches = useMatches();
  return useContext(IsPrerendering) && matches.some(({ handle }) => isStatic(handle));
}
