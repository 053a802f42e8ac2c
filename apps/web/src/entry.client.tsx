import { defaultLanguage } from "@postulo/i18n/language";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { documentLanguage, loadCatalogues } from "./i18n/catalogue.ts";
import {
  initialLanguage,
  hasPrerenderedTexts,
  storedLanguage,
  storeLanguage,
} from "./i18n/language-choice.ts";
import { LanguageProvider } from "./i18n/language-context.tsx";

async function start() {
  const delivered = documentLanguage();
  const target = initialLanguage(window.location.pathname, delivered);
  if (target !== defaultLanguage && !storedLanguage()) storeLanguage(target);
  // A page prerendered with texts is hydrated in its language; a skeleton contains none.
  const first = hasPrerenderedTexts(window.location.pathname) ? delivered : target;
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
