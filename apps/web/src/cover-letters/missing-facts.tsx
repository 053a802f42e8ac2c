import type { MissingFact } from "@postulo/contract/cover-letter";
import { Suspense } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { ChunkBoundary, lazyComponent } from "../ui/lazy-component.tsx";
import type { OpenLetter } from "./letter-draft.ts";
import { useLetterStore } from "./letter-store.ts";
import { letterMessages } from "./messages.ts";
import { useParsedPosting } from "./posting/parsed-posting.ts";
import { TextLink } from "../ui/link/text-link.tsx";
import classes from "./cover-letters.module.css";

const AskedPanel = lazyComponent(() => import("./asked/asked-panel.tsx"));

/** What the posting of the letter asks, and what the user could add to the profile for a better letter. */
export function MissingFacts({ letter }: { readonly letter: OpenLetter }) {
  const { work } = useLetterStore();
  const found = useParsedPosting(letter.posting);
  const hasPanel = letter.posting === work.posting && found.key !== "";
  // The panel compares what the posting asks for with the profile as it is now.
  const isInPanel = (fact: MissingFact) =>
    hasPanel && fact.kind === "notInProfile" && letter.posting.includes(fact.term);
  return (
    <>
      <MissingList missing={letter.missing.filter((fact) => !isInPanel(fact))} />
      {hasPanel ? (
        <ChunkBoundary fallback={null}>
          <Suspense>
            <AskedPanel found={found} />
          </Suspense>
        </ChunkBoundary>
      ) : null}
    </>
  );
}

function MissingList({ missing }: { readonly missing: readonly MissingFact[] }) {
  const t = useTranslate(letterMessages);
  if (missing.length === 0) return null;
  const texts = missing.map((fact) =>
    fact.kind === "notInProfile"
      ? t("missing.term", { term: fact.term })
      : t(`missing.${fact.what}`),
  );
  return (
    <div className={classes["missing"]}>
      <h3>{t("missingTitle")}</h3>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <TextLink to="/dashboard/your-informations/profile?back=letter">{t("toProfile")}</TextLink>
    </div>
  );
}
