import { saveTypedEmailOnClick } from "../../auth/typed-email.ts";
import { namedLanguage, pathInLanguage } from "@postulo/i18n/language-path";
import { parseLanguage } from "@postulo/i18n/language";
import { storedLanguage, storeLanguage } from "../../i18n/language-choice.ts";
import { readAuthReturn } from "../../session/auth-return.ts";
import { markSession } from "../../session/session-mark.ts";
import { sessionStorageKey } from "../../session/storage-key.ts";
import { whenInteractedOrIdle } from "./when-interacted-or-idle.ts";

/** The entry script of the static pages. */
function start(): void {
  const { search, hash, pathname } = location;
  const language = parseLanguage(document.documentElement.lang);
  const stored = storedLanguage();
  const named = namedLanguage(pathname);
  if (named && !stored) storeLanguage(named);
  // Links of auth mails open the front page; a page of the app explains their result.
  if (readAuthReturn(location).kind !== "none") {
    location.replace(`/auth/return${search}${hash}`);
    return;
  }
  // The server selects the language by a cookie, which browsers may delete earlier than local storage.
  if (!named && stored && stored !== language) {
    storeLanguage(stored);
    location.replace(pathInLanguage(pathname, stored) + search + hash);
    return;
  }
  addEventListener("storage", ({ key, newValue }) => {
    if (key === sessionStorageKey) markSession(newValue !== null);
  });
  saveTypedEmailOnClick(document);
  void whenInteractedOrIdle()
    .then(() => import("./enhance-page.ts"))
    .then(({ enhancePage }) => enhancePage());
}

start();
