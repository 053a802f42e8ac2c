import {
  findLanguage,
  parseLanguage,
  preferredLanguage,
  type Language,
} from "@postulo/i18n/language";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { parseAccept } from "hono/utils/accept";

/** The language that the visitor chose on this site. */
export const cookieLanguage = (c: Context): Language =>
  parseLanguage(getCookie(c, "postulo-language"));

/** The language that the visitor chose on this site, else the one that the browser prefers. */
export function visitorLanguage(c: Context): Language | undefined {
  const accepted = parseAccept(c.req.header("accept-language") ?? "");
  return (
    findLanguage(getCookie(c, "postulo-language")) ??
    preferredLanguage(accepted.map(({ type }) => type))
  );
}
