import { sessionStorageKey } from "./storage-key.ts";

const attribute = "data-signed-in";

/** Marks the document for `data-for` of the style sheet. Whether the session is still valid is checked under /dashboard. */
export function markSession(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute(attribute, isSignedIn);
}

/** Does the same inline in the head of a static page, before the first paint. */
export const sessionMarkScript = `try{document.documentElement.toggleAttribute("${attribute}",localStorage.getItem("${sessionStorageKey}")!==null)}catch{}`;
