import { defaultLanguage } from "@postulo/i18n/language";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { documentLanguage, loadCatalogues } from "./i18n/catalogue.ts";
import { initialLanguage, storedLanguage, storeLanguage } from "./i18n/language-choice.ts";
import { LanguageProvider } from "./i18n/language-context.tsx";

async function start() {
  const language = initialLanguage(window.location.pathname, documentLanguage());
  if (language !== defaultLanguage && !storedLanguage()) storeLanguage(language);
  // The delivered page is a skeleton without texts.
  document.documentElement.lang = language;
  await loadCatalogues(language);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LanguageProvider initial={language}>
          <HydratedRouter />
        </LanguageProvider>
      </StrictMode>,
    );
  });
}

void start();
