import { sessionStorageKey } from "./storage-key.ts";

const attribute = "data-signed-in";

/**
 * Sets the attribute by which CSS shows elements with `data-for`. Whether the session is valid is checked under
 * /dashboard.
 */
export function markSession(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute(attribute, isSignedIn);
}

/** The same as an inline script in the head of static pages, before the first paint. */
export const sessionMarkScript = `try{document.documentElement.toggleAttribute("${attribute}",localStorage.getItem("${sessionStorageKey}")!==null)}catch{}`;
