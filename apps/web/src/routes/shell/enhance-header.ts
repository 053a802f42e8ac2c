import { parseLanguage } from "@postulo/i18n/language";
import { storeLanguage } from "../../i18n/language-choice.ts";
import { loadConfig } from "../../session/server-client.ts";
import type { Enhancement } from "../../ui/enhancement.ts";
import {
  applyTheme,
  parseTheme,
  storedTheme,
  storeTheme,
  watchTheme,
} from "../../ui/theme-choice.ts";

/** The choice of the theme. */
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

/** Remembers the language whose page is opened. */
export const enhanceLanguageLink: Enhancement<HTMLAnchorElement> = (link, signal) => {
  link.addEventListener("click", () => storeLanguage(parseLanguage(link.hreflang)), { signal });
};

/** Leads to the store of the extension, in a new tab, once it is known that the operator named one. */
export const enhanceStoreLink: Enhancement<HTMLAnchorElement> = (link, signal) => {
  const showStore = async () => {
    const { store } = (await loadConfig()).links;
    if (!store || signal.aborted) return;
    link.href = store;
    link.target = "_blank";
    link.rel = "noopener";
    for (const hint of link.querySelectorAll<HTMLElement>("[data-new-tab]")) hint.hidden = false;
  };
  // Without the settings it leads to our own page.
  void showStore().catch(() => undefined);
};
