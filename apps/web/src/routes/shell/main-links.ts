import { newLetterState } from "../../ui/new-letter-state.ts";

/** The links of the dashboard in the order of the header, with the second key of their shortcut after G. */
export const mainLinks = [
  { to: "/dashboard/applications", label: "header.applications", key: "a", state: null },
  { to: "/dashboard/your-informations", label: "header.profile", key: "i", state: null },
  { to: "/dashboard/cover-letter", label: "header.coverLetter", key: "l", state: newLetterState },
  { to: "/dashboard/cv", label: "header.myCv", key: "v", state: null },
  { to: "/dashboard/profile", label: "header.account", key: "p", state: null },
] as const;

/** The first link; narrow bars leave it to the menu. */
export const todayLink = {
  to: "/dashboard/today",
  label: "header.today",
  key: "t",
  state: null,
} as const;

/** The query string that a link to the applications keeps, with the view and its filters; empty on other pages. */
export const searchToKeep = (at: { readonly pathname: string; readonly search: string }): string =>
  isCurrentLink("/dashboard/applications", at.pathname) ? at.search : "";

/** The applications page has two URLs. */
export function isCurrentLink(to: string, pathname: string): boolean {
  if (to === "/dashboard/applications" && /^\/dashboard\/?$/.test(pathname)) return true;
  return pathname === to || pathname.startsWith(`${to}/`);
}
