import { isCurrentLink } from "./main-links.ts";

const documentPages = [
  "/dashboard/your-informations/files",
  "/dashboard/cover-letter",
  "/dashboard/cv",
];

/** The place of the bottom bar that a page belongs to; undefined for account and prices. */
export function currentPlace(pathname: string) {
  const isBelow = (path: string) => isCurrentLink(path, pathname);
  if (isBelow("/dashboard/today")) return "today";
  if (isBelow("/dashboard/applications")) return "applications";
  if (documentPages.some(isBelow)) return "documents";
  if (["/dashboard/your-informations", "/dashboard/resume"].some(isBelow)) return "profile";
  return undefined;
}
