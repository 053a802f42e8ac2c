import { namedLanguage, pathInLanguage } from "@postulo/i18n/language-path";
import { parseLanguage } from "@postulo/i18n/language";
import { storedLanguage, storeLanguage } from "../../i18n/language-choice.ts";
import { readAuthReturn } from "../../session/auth-return.ts";
import { markSession } from "../../session/session-mark.ts";
import { sessionStorageKey } from "../../session/storage-key.ts";
import { whenTouchedOrIdle } from "./when-touched-or-idle.ts";

/** A form that is sent before its code is loaded is sent then; the browser would load the page anew. */
function holdForms(enhanced: Promise<void>): void {
  const holding = new AbortController();
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target;
    if (form instanceof HTMLFormElement) void enhanced.then(() => form.requestSubmit());
  };
  addEventListener("submit", hold, { signal: holding.signal });
  void enhanced.then(() => holding.abort());
}

/** The script of the static pages. */
function start(): void {
  const { search, hash, pathname } = location;
  const language = parseLanguage(document.documentElement.lang);
  // Links of our mails may lead to the front page; the page of signing in explains what they brought.
  if (readAuthReturn(location).kind !== "none") {
    location.replace(pathInLanguage("/auth/login", language) + search + hash);
    return;
  }
  const stored = storedLanguage();
  const named = namedLanguage(pathname);
  if (named && !stored) storeLanguage(named);
  // The server selects the language by a cookie, which browsers may drop earlier than the stored choice.
  if (!named && stored && stored !== language) {
    storeLanguage(stored);
    location.replace(pathInLanguage(pathname, stored) + search + hash);
    return;
  }
  addEventListener("storage", ({ key, newValue }) => {
    if (key === sessionStorageKey) markSession(newValue !== null);
  });
  holdForms(
    whenTouchedOrIdle()
      .then(() => import("./enhance-page.ts"))
      .then(({ enhancePage }) => enhancePage()),
  );
}

start();
