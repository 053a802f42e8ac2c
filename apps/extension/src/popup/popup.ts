import type { Language } from "@postulo/i18n/language";
import { sendRequest } from "./ask.ts";
import { busyButton, element, notice } from "../dom/element.ts";
import { pageView } from "./page-view.ts";
import { requireElement } from "./elements.ts";
import { signInView } from "./sign-in-view.ts";
import { languageChoice } from "./language-choice.ts";
import { wordsIn, type Words } from "../dom/words.ts";
import { loadLanguage, saveLanguage } from "../stored-language.ts";
import { connectView } from "./connect-view.ts";

/**
 * The tab to fill: the active one, or that of `?tab=` when the popup is in a separate tab. A web page cannot open it with
 * a chosen id, because the popup is not a web-accessible resource.
 */
async function findTab(): Promise<number> {
  const named = new URLSearchParams(location.search).get("tab");
  if (named !== null) return Number(named);
  const [front] = await chrome.tabs.query({ active: true, currentWindow: true });
  if (front?.id === undefined) throw new Error("There is no active tab");
  return front.id;
}

const tabId = await findTab();

async function changeLanguage(language: Language): Promise<void> {
  await saveLanguage(language);
  await show(wordsIn(language));
}

function showHeader(words: Words): void {
  document.documentElement.lang = words.language;
  requireElement("header").replaceChildren(
    element("img", { src: "icons/32.png", alt: "" }),
    element("span", { class: "name" }, "Postulo"),
    languageChoice(words, (language) => void changeLanguage(language)),
  );
}

function showFooter(words: Words, server: string, email: string): void {
  const { t } = words;
  const signOut = busyButton(
    { idle: t("signOut"), busy: t("signOut") },
    { class: "plain", type: "button" },
  );
  signOut.button.addEventListener(
    "click",
    () =>
      void signOut.run(async () => {
        await sendRequest({ kind: "signOut" });
        await show(words);
      }),
  );
  requireElement("footer").replaceChildren(
    element(
      "a",
      { href: `${server}/dashboard`, target: "_blank", rel: "noreferrer" },
      t("openDashboard"),
    ),
    element("span", { class: "email end", title: email }, email),
    signOut.button,
  );
}

/** Shows the view for the state of the session; `reason` is why the last one ended. */
async function show(words: Words, reason?: string): Promise<void> {
  showHeader(words);
  const main = requireElement("main");
  const status = await sendRequest({ kind: "status", tabId });
  if (status.kind === "signedIn") {
    showFooter(words, status.server, status.email);
    const onSignedOut = () => show(words, words.t("failures.signedOut"));
    main.replaceChildren(
      pageView({
        words,
        tabId,
        visit: status.visit,
        isOtherPage: status.isOtherPage,
        unrecorded: status.unrecorded,
        server: status.server,
        onSignedOut,
      }),
    );
  } else if (status.kind === "signedOut") {
    requireElement("footer").replaceChildren();
    main.replaceChildren(
      signInView({ words, server: status.server, reason, onSignedIn: () => show(words) }),
    );
  } else {
    const failure = status.kind === "failed" ? status.failure : "unexpected";
    main.replaceChildren(notice("danger", words.t(`failures.${failure}`)));
  }
  const isKnown = status.kind === "signedOut" || status.kind === "signedIn";
  if (isKnown && status.offer !== undefined) {
    const onConnected = () => show(words);
    main.prepend(connectView({ words, tabId, server: status.offer, onConnected }));
  }
  main.querySelector("h1")?.focus();
}

await show(wordsIn(await loadLanguage()));
