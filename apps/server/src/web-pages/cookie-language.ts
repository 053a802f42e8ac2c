import { parseLanguage, type Language } from "@postulo/i18n/language";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";

/** The language that the visitor chose on this site. */
export const cookieLanguage = (c: Context): Language =>
  parseLanguage(getCookie(c, "postulo-language"));
