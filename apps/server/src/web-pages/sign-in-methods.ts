import type { PublicConfig } from "@postulo/contract/config";
import { escapeHtml } from "../mail/escape-html.ts";

/** What the sign-in page offers beside a password and a mail. */
export type SignInMethods = Pick<PublicConfig["signIn"], "providers" | "sso" | "captcha">;

/**
 * The hidden list with the button of a placeholder, which `apps/web/src/auth/provider-list.tsx` renders at build time. The
 * server repeats the button for each provider, so that the page does not jump when its script is loaded.
 */
const builtList = /(<div class="[^"]*" data-part="providers") hidden=""(>)([\s\S]*?)(<\/div>)/g;
const builtName = "provider-name";
const builtLabel = "provider-label";

/** The hidden link of single sign-on. */
const builtSso = '<div data-part="sso" hidden="">';

/** Writes what is configured into a built page. */
export function writeSignInMethods(html: string, { providers, sso }: SignInMethods): string {
  const withSso = sso ? html.replaceAll(builtSso, '<div data-part="sso">') : html;
  if (providers.length === 0) return withSso;
  return withSso.replaceAll(builtList, (_, ...parts: string[]) => {
    const [opening = "", bracket = "", button = "", closing = ""] = parts;
    const buttons = providers.map(({ name, label }) =>
      button
        .replaceAll(builtName, () => escapeHtml(name))
        .replaceAll(builtLabel, () => escapeHtml(label)),
    );
    return `${opening}${bracket}${buttons.join("")}${closing}`;
  });
}
