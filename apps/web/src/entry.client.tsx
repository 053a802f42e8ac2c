import { defaultLanguage } from "@postulo/i18n/language";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { documentLanguage, loadCatalogues } from "./i18n/catalogue.ts";
import { initialLanguage, storedLanguage, storeLanguage } from "./i18n/language-choice.ts";
import { LanguageProvider } from "./i18n/language-context.tsx";

declare global {
  interface Window {
    /** Written into the page by React Router. */
    readonly __reactRouterContext?: { readonly isSpaMode: boolean };
  }
}

async function start() {
  const delivered = documentLanguage();
  const target = initialLanguage(window.location.pathname, delivered);
  if (target !== defaultLanguage && !storedLanguage()) storeLanguage(target);
  // A prerendered page must come alive in the language it is written in; the empty shell has none yet.
  const first = window["__reactRouterContext"]?.isSpaMode ? target : delivered;
  document.documentElement.lang = first;
  await loadCatalogues(first);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LanguageProvider delivered={first} target={target}>
          <HydratedRouter />
        </LanguageProvider>
      </StrictMode>,
    );
  });
}

void start();
