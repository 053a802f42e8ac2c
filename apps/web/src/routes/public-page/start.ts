import { namedLanguage, pathInLanguage } from "@postulo/i18n/language-path";
import { parseLanguage } from "@postulo/i18n/language";
import { storedLanguage, storeLanguage } from "../../i18n/language-choice.ts";
import { readAuthReturn } from "../../session/auth-return.ts";
import { markSession } from "../../session/session-mark.ts";
import { sessionStorageKey } from "../../session/storage-key.ts";
import { whenInteractedOrIdle } from "./when-interacted-or-idle.ts";

/** Submits a form again once its code is loaded, because a native submission would reload the page. */
function deferSubmits(enhanced: Promise<void>): void {
  const holding = new AbortController();
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target;
    if (form instanceof HTMLFormElement) void enhanced.then(() => form.requestSubmit());
  };
  addEventListener("submit", hold, { signal: holding.signal });
  void enhanced.then(() => holding.abort());
}

/** The entry script of the static pages. */
function start(): void {
  const { search, hash, pathname } = location;
  const language = parseLanguage(document.documentElement.lang);
  // Links of auth mails may open the front page; the sign-in page explains their result.
  if (readAuthReturn(location).kind !== "none") {
    location.replace(pathInLanguage("/auth/login", language) + search + hash);
    return;
  }
  const stored = storedLanguage();
  const named = namedLanguage(pathname);
  if (named && !stored) storeLanguage(named);
  // The server selects the language by a cookie, which browsers may delete earlier than local storage.
  if (!named && stored && stored !== language) {
    storeLanguage(stored);
    location.replace(pathInLanguage(pathname, stored) + search + hash);
    return;
  }
  addEventListener("storage", ({ key, newValue }) => {
    if (key === sessionStorageKey) markSession(newValue !== null);
  });
  deferSubmits(
    whenInteractedOrIdle()
      .then(() => import("./enhance-page.ts"))
      .then(({ enhancePage }) => enhancePage()),
  );
}

start();
