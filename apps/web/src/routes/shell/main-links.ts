/** The links of a signed-in person, in the order of the header. */
export const mainLinks = [
  { to: "/dashboard/applications", label: "header.applications" },
  { to: "/dashboard/your-informations", label: "header.yourInformations" },
  { to: "/dashboard/cover-letter", label: "header.coverLetter" },
  { to: "/dashboard/profile", label: "header.profile" },
] as const;

/** The applications page stands at two addresses. */
export function isCurrentLink(to: string, pathname: string): boolean {
  if (to === "/dashboard/applications" && /^\/dashboard\/?$/.test(pathname)) return true;
  return pathname === to || pathname.startsWith(`${to}/`);
}
