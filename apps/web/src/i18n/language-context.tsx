import type { Language } from "@postulo/i18n/language";
import {
  createContext,
  startTransition,
  useContext,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { loadCatalogues } from "./catalogue.ts";
import { storeLanguage } from "./language-choice.ts";

interface LanguageSetting {
  readonly language: Language;
  /** Stores the choice, and switches once all messages are loaded. */
  readonly chooseLanguage: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageSetting | undefined>(undefined);

interface LanguageProviderProps {
  readonly initial: Language;
  readonly children: ReactNode;
}

export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial);

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
  if (!setting) throw new Error("useLanguage is used outside LanguageProvider");
  return setting;
}
