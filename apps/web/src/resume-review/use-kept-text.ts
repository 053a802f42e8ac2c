import { countryName } from "@postulo/domain/country-name";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { fieldNeedsCheck } from "./change-draft.ts";
import type { DraftField, ReviewDraft } from "./draft.ts";
import { nameOf } from "./entry-values.ts";
import { resumeReviewMessages } from "./messages.ts";

/** Named at most; the others are counted. */
const maxNamed = 3;
/** Characters of a value that are shown. */
const maxShown = 40;

const shorten = (value: string) =>
  value.length > maxShown ? `${value.slice(0, maxShown - 1)}…` : value;

/** How many fields and entries are still to be checked. */
export const countToCheck = ({ fields, entries }: ReviewDraft): number =>
  fields.filter(fieldNeedsCheck).length + entries.filter(({ needsLook }) => needsLook).length;

/** What the profile keeps although the file says something else, and nobody decided: as one line; undefined for nothing. */
export function useKeptText(): (draft: ReviewDraft) => string | undefined {
  const t = useTranslate(resumeReviewMessages);
  const { language } = useLanguage();
  const ofField = ({ field, current }: DraftField) => {
    const value = field === "country" ? countryName(current, language) : current;
    return `${t(`fields.${field}`)} (${shorten(value)})`;
  };
  return ({ fields, entries }) => {
    const kept = [
      ...fields
        .filter((field) => fieldNeedsCheck(field) && field.current !== "" && !field.isTaken)
        .map(ofField),
      ...entries.flatMap(({ list, existing, needsLook }) =>
        needsLook && existing?.choice === "keep"
          ? [`${t(`kinds.${list}`)} (${shorten(nameOf({ list, values: existing.values }))})`]
          : [],
      ),
    ];
    if (kept.length === 0) return undefined;
    const values = kept.slice(0, maxNamed).join(", ");
    const more = kept.length - maxNamed;
    return more > 0 ? t("store.keptMore", { values, count: more }) : t("store.kept", { values });
  };
}
