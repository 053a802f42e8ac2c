import { parseLanguage } from "@postulo/i18n/language";
import { storeLanguage } from "../../i18n/language-choice.ts";
import { loadConfig } from "../../data/server-client.ts";
import type { Enhancement } from "../../ui/enhancement.ts";
import {
  applyTheme,
  parseTheme,
  storedTheme,
  storeTheme,
  watchTheme,
} from "../../ui/theme/theme-choice.ts";

/** The select for the theme. */
export const enhanceThemeSelect: Enhancement<HTMLSelectElement> = (select, signal) => {
  const show = () => {
    select.value = storedTheme();
    applyTheme(storedTheme());
  };
  const choose = () => {
    storeTheme(parseTheme(select.value));
    show();
  };
  select.addEventListener("change", choose, { signal });
  watchTheme(show, signal);
  show();
};

/** Stores the language of the link that is followed, and keeps the query string of the page. */
export const enhanceLanguageLink: Enhancement<HTMLAnchorElement> = (link, signal) => {
  const follow = () => {
    storeLanguage(parseLanguage(link.hreflang));
    link.search = location.search;
  };
  link.addEventListener("click", follow, { signal });
};

/** Replaces the link by that to the extension's store, in a new tab, if one is configured. */
export const enhanceStoreLink: Enhancement<HTMLAnchorElement> = (link, signal) => {
  const showStore = async () => {
    const { store } = (await loadConfig()).links;
    if (!store || signal.aborted) return;
    link.href = store;
    link.target = "_blank";
    link.rel = "noopener";
    for (const hint of link.querySelectorAll<HTMLElement>("[data-new-tab]")) hint.hidden = false;
  };
  // Without the settings it links to our own page.
  void showStore().catch(() => undefined);
};
