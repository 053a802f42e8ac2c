import { useTranslate } from "../i18n/use-translate.ts";
import type { ReviewDraft } from "./draft.ts";
import { FilePages } from "./file-pages.tsx";
import { FileText } from "./file-text.tsx";
import { KindMark, type Kind } from "./kind-mark.tsx";
import { lineKinds } from "./line-kinds.ts";
import { resumeReviewMessages } from "./messages.ts";
import classes from "./file-pane.module.css";

interface FilePaneProps {
  readonly draft: ReviewDraft;
  readonly file: File | null;
}

const kindOrder: readonly Kind[] = [
  "personal",
  "experiences",
  "education",
  "contributions",
  "competencies",
  "websites",
  "other",
  "unread",
];

/** The file's pages, or its text, with what was read marked by colour and name. */
export function FilePane({ draft, file }: FilePaneProps) {
  const t = useTranslate(resumeReviewMessages);
  const kinds = lineKinds(draft);
  const used = new Set([...kinds.values()].map(({ kind }) => kind));
  const hasPages = draft.lines.some(({ page, box }) => page !== null && box !== null);
  return (
    <section className={classes["file"]} aria-label={t("file.label")}>
      <ul className={classes["legend"]} aria-label={t("file.legend")}>
        {kindOrder
          .filter((kind) => used.has(kind))
          .map((kind) => (
            <li key={kind}>
              <KindMark kind={kind} />
            </li>
          ))}
      </ul>
      <p className={classes["hint"]}>{t("file.hint")}</p>
      <div className={classes["sheets"]}>
        {hasPages ? (
          <FilePages draft={draft} kinds={kinds} file={file} />
        ) : (
          <FileText draft={draft} kinds={kinds} />
        )}
      </div>
    </section>
  );
}
