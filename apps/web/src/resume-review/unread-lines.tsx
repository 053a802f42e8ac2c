import { resumeFields, type ResumeField, type ResumeList } from "@postulo/contract/resume";
import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useAnnounce } from "../ui/feedback/announcer.tsx";
import { ActionIcon, Button } from "../ui/form/button.tsx";
import { IconTrash } from "../ui/icons.tsx";
import { entryAbove, ignoreLine, lineIntoEntry, lineToEntry, lineToField } from "./change-draft.ts";
import type { ReviewDraft } from "./draft.ts";
import { nameOf } from "./entry-values.ts";
import { KindMark } from "./kind-mark.tsx";
import { resumeReviewMessages } from "./messages.ts";
import { useReviewState } from "./review-context.tsx";
import shared from "./review-page.module.css";
import classes from "./unread-lines.module.css";

const offeredLists = [
  "experiences",
  "education",
  "contributions",
  "competencies",
  "websites",
  "other",
] as const satisfies readonly ResumeList[];

/** Lines shown at first. */
const shortList = 5;

/** The lines of the file that ended in no entry. A click gives one its kind. */
export function UnreadLines({ draft }: { readonly draft: ReviewDraft }) {
  const t = useTranslate(resumeReviewMessages);
  const [isLong, setIsLong] = useState(false);
  const { unread } = draft;
  if (unread.length === 0) return null;
  const shown = isLong ? unread : unread.slice(0, shortList);
  return (
    <section className={shared["section"]} aria-labelledby="review-unread">
      <h2 id="review-unread" tabIndex={-1}>
        {t("sections.unread", { count: unread.length })}
      </h2>
      <p className={shared["nothing"]}>{t("unread.text")}</p>
      <ul>
        {shown.map((line) => (
          <UnreadLine key={line} line={line} draft={draft} />
        ))}
      </ul>
      {shown.length < unread.length ? (
        <Button variant="subtle" color="neutral" size="compact-sm" onClick={() => setIsLong(true)}>
          {t("unread.all", { count: unread.length })}
        </Button>
      ) : null}
    </section>
  );
}

interface LineProps {
  readonly line: number;
  readonly draft: ReviewDraft;
}

function UnreadLine({ line, draft }: LineProps) {
  const t = useTranslate(resumeReviewMessages);
  const { changeWithUndo, active } = useReviewState();
  const [isOpen, setIsOpen] = useState(false);
  const id = `line-${line}`;
  const written = draft.lines[line]?.text ?? "";
  return (
    <li
      className={shared["unread"]}
      data-item={id}
      data-active={active === id || undefined}
      tabIndex={-1}
    >
      <div className={shared["cardHead"]}>
        <KindMark kind="unread" isNamed={false} />
        <button
          type="button"
          className={classes["lineText"]}
          aria-expanded={isOpen}
          onClick={() => setIsOpen((open) => !open)}
        >
          {written}
        </button>
        <ActionIcon
          aria-label={t("unread.ignore", { line: written })}
          title={t("unread.ignore", { line: written })}
          onClick={() => changeWithUndo(t("unread.ignored"), (now) => ignoreLine(now, line))}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
      <LineActions line={line} draft={draft} isOpen={isOpen} onOpen={() => setIsOpen(true)} />
    </li>
  );
}

interface LineActionsProps extends LineProps {
  /** Whether all kinds are offered. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** What a line may become: part of the entry above it, or something new. */
function LineActions({ line, draft, isOpen, onOpen }: LineActionsProps) {
  const t = useTranslate(resumeReviewMessages);
  const { change } = useReviewState();
  const announce = useAnnounce();
  const above = entryAbove(draft, line);
  const apply = (text: string, work: (now: ReviewDraft) => ReviewDraft) => {
    change(work);
    announce(text);
  };
  const became = (kind: string) => t("unread.became", { kind });
  return (
    <>
      <div className={classes["chips"]}>
        {above ? (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() =>
              apply(t("unread.joined", { name: nameOf(above) }), (now) =>
                lineIntoEntry(now, line, above.id),
              )
            }
          >
            {t("unread.join", { name: nameOf(above) || t("entry.untitled") })}
          </Button>
        ) : null}
        {isOpen ? null : (
          <Button
            variant="subtle"
            color="neutral"
            size="compact-sm"
            aria-expanded={false}
            onClick={onOpen}
          >
            {t("unread.what")}
          </Button>
        )}
      </div>
      {isOpen ? (
        <Kinds
          onList={(list) =>
            apply(became(t(`kinds.${list}`)), (now) => lineToEntry(now, line, list))
          }
          onField={(field) =>
            apply(became(t(`fields.${field}`)), (now) => lineToField(now, line, field))
          }
        />
      ) : null}
    </>
  );
}

interface KindsProps {
  readonly onList: (list: ResumeList) => void;
  readonly onField: (field: ResumeField) => void;
}

/** The kinds that a line may have. */
function Kinds({ onList, onField }: KindsProps) {
  const t = useTranslate(resumeReviewMessages);
  return (
    <fieldset className={classes["chips"]} aria-label={t("unread.what")}>
      {offeredLists.map((list) => (
        <button key={list} type="button" className={classes["chip"]} onClick={() => onList(list)}>
          <KindMark kind={list} />
        </button>
      ))}
      {resumeFields.map((field) => (
        <button
          key={field}
          type="button"
          className={classes["chip"]}
          onClick={() => onField(field)}
        >
          <span>{t(`fields.${field}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}
