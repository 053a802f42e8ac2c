import { Anchor } from "@mantine/core";
import type { MissingFact } from "@postulo/contract/cover-letter";
import { Link } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { letterMessages } from "./messages.ts";
import classes from "./cover-letters.module.css";

/** What the user could add to the profile for a better letter. */
export function MissingFacts({ missing }: { readonly missing: readonly MissingFact[] }) {
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
      <Anchor component={Link} to="/dashboard/your-informations/profile">
        {t("toProfile")}
      </Anchor>
    </div>
  );
}
