import type { Language } from "@postulo/i18n/language";
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { loadCatalogues } from "./catalogue.ts";
import { storeLanguage } from "./language-choice.ts";

interface LanguageSetting {
  readonly language: Language;
  /** Remembers the choice, and changes every text once all of them are here. */
  readonly chooseLanguage: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageSetting | undefined>(undefined);

interface LanguageProviderProps {
  /** The language that the delivered page is written in. */
  readonly delivered: Language;
  /** The language to change to as soon as the page lives, when it is another. */
  readonly wanted?: Language;
  readonly children: ReactNode;
}

export function LanguageProvider({
  delivered,
  wanted = delivered,
  children,
}: LanguageProviderProps) {
  const [language, setLanguage] = useState(delivered);

  useEffect(() => {
    if (wanted !== delivered)
      void loadCatalogues(wanted).then(() => startTransition(() => setLanguage(wanted)));
  }, [wanted, delivered]);

  const setting = useMemo(
    () => ({
      language,
      chooseLanguage: async (chosen: Language) => {
        storeLanguage(chosen);
        await loadCatalogues(chosen);
        startTransition(() => setLanguage(chosen));
      },
    }),
    [language],
  );
  return <LanguageContext value={setting}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageSetting {
  const setting = useContext(LanguageContext);
  if (!setting) throw new Error("useLanguage stands outside LanguageProvider");
  return setting;
}
