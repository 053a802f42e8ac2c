import { useTranslate } from "../../i18n/use-translate.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { applicationMessages } from "../messages.ts";
import classes from "./tag-chips.module.css";

interface TagChipsProps {
  readonly tags: readonly string[];
  /** As many as fit beside employer and place; of two, the second is shown only in a wide table with few columns. */
  readonly max: 1 | 2;
}

/** The tags of a row or card on one line: the first ones, and the number of the others. Nothing without tags. */
export function TagChips({ tags, max }: TagChipsProps) {
  const t = useTranslate(applicationMessages);
  if (tags.length === 0) return null;
  const more = (shown: number) =>
    tags.length > shown ? t("tags.more", { count: tags.length - shown }) : null;
  return (
    <span className={classes["chips"]} title={tags.join(", ")}>
      <VisuallyHidden>{t("tags.list", { tags: tags.join(", ") })}</VisuallyHidden>
      {tags.slice(0, max).map((tag) => (
        <span key={tag} className={classes["chip"]} aria-hidden>
          {tag}
        </span>
      ))}
      {Array.from({ length: max }, (_, at) => (
        <span key={at} className={classes["more"]} data-beside={at + 1} aria-hidden>
          {more(at + 1)}
        </span>
      ))}
    </span>
  );
}
