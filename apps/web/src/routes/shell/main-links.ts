/** The links of a signed-in person, in the order of the header, and the key that leads there after G. */
export const mainLinks = [
  { to: "/dashboard/applications", label: "header.applications", key: "a" },
  { to: "/dashboard/your-informations", label: "header.yourInformations", key: "i" },
  { to: "/dashboard/cover-letter", label: "header.coverLetter", key: "l" },
  { to: "/dashboard/profile", label: "header.profile", key: "p" },
] as const;

/** The applications page stands at two addresses. */
export function isCurrentLink(to: string, pathname: string): boolean {
  if (to === "/dashboard/applications" && /^\/dashboard\/?$/.test(pathname)) return true;
  return pathname === to || pathname.startsWith(`${to}/`);
}
