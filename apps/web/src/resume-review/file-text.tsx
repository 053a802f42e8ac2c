import { useTranslate } from "../i18n/use-translate.ts";
import type { ReviewDraft } from "./draft.ts";
import type { LineKind } from "./line-kinds.ts";
import { LineMark } from "./line-mark.tsx";
import { resumeReviewMessages } from "./messages.ts";
import classes from "./file-pane.module.css";

interface FileTextProps {
  readonly draft: ReviewDraft;
  readonly kinds: ReadonlyMap<number, LineKind>;
}

/** The text of a file without pages, on one sheet. */
export function FileText({ draft, kinds }: FileTextProps) {
  const t = useTranslate(resumeReviewMessages);
  const titles = new Set(draft.titles);
  return (
    <fieldset className={classes["text"]} data-paper aria-label={t("file.allLines")}>
      {draft.lines.map((line, number) => (
        <LineMark
          key={number}
          line={line}
          number={number}
          found={kinds.get(number)}
          isTitle={titles.has(number)}
        />
      ))}
    </fieldset>
  );
}
