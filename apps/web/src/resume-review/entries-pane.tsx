import type { ResumeList } from "@postulo/contract/resume";
import type { ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { Button } from "../ui/form/button.tsx";
import { IconPlus } from "../ui/icons.tsx";
import { fieldNeedsCheck, isIncomplete, newEntry } from "./change-draft.ts";
import type { DraftEntry, ReviewDraft } from "./draft.ts";
import { EntryCard } from "./entry-card.tsx";
import { FieldLine } from "./field-line.tsx";
import { resumeReviewMessages } from "./messages.ts";
import { useReviewState } from "./review-context.tsx";
import { UnreadLines } from "./unread-lines.tsx";
import classes from "./review-page.module.css";

/** In the order of a profile. */
const listOrder = [
  "experiences",
  "education",
  "contributions",
  "competencies",
  "websites",
  "other",
] as const satisfies readonly ResumeList[];

/** The profile has it, and the file says nothing else, or the person keeps it as it is. */
const isKnown = ({ existing, needsLook }: DraftEntry) => existing?.choice === "keep" && !needsLook;

/** Why a section is empty although the file may say something of its kind. */
const emptyKey = ({ isToCheck, isKnown: isInProfile }: Record<"isToCheck" | "isKnown", boolean>) =>
  isToCheck ? "empty.toCheck" : isInProfile ? "empty.known" : "empty.unread";

interface PaneProps {
  readonly draft: ReviewDraft;
}

/** All that was read: first what is doubtful or unread, then list by list. */
export function EntriesPane({ draft }: PaneProps) {
  const t = useTranslate(resumeReviewMessages);
  const known = draft.entries.filter(isKnown);
  const fields = draft.fields.filter((field) => !fieldNeedsCheck(field));
  return (
    <div className={classes["entries"]}>
      <ToCheck draft={draft} />
      <UnreadLines draft={draft} />
      <Section
        title={t("sections.personal")}
        isEmpty={fields.length === 0}
        empty={t(
          emptyKey({
            isToCheck: fields.length < draft.fields.length,
            isKnown: draft.hasKnownFields ?? false,
          }),
        )}
      >
        {fields.map((field) => (
          <FieldLine key={field.field} field={field} />
        ))}
      </Section>
      {listOrder.map((list) => (
        <ListSection key={list} list={list} draft={draft} />
      ))}
      {known.length > 0 ? (
        <details className={classes["known"]}>
          <summary>{t("sections.known", { count: known.length })}</summary>
          <Cards entries={known} />
        </details>
      ) : null}
    </div>
  );
}

function ToCheck({ draft }: PaneProps) {
  const t = useTranslate(resumeReviewMessages);
  const fields = draft.fields.filter(fieldNeedsCheck);
  const entries = draft.entries
    .filter((entry) => !isKnown(entry) && entry.needsLook)
    .toSorted((a, b) => Number(isIncomplete(b)) - Number(isIncomplete(a)));
  const count = fields.length + entries.length;
  return (
    <section
      className={classes["section"]}
      data-tone={count > 0 ? "check" : undefined}
      aria-labelledby="review-check"
    >
      <h2 id="review-check" tabIndex={-1}>
        {count > 0 ? t("sections.check", { count }) : t("sections.checked")}
      </h2>
      <ul>
        {fields.map((field) => (
          <FieldLine key={field.field} field={field} />
        ))}
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} isToCheck />
        ))}
      </ul>
    </section>
  );
}

function Cards({ entries }: { readonly entries: readonly DraftEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <EntryCard key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function ListSection({ list, draft }: PaneProps & { readonly list: ResumeList }) {
  const t = useTranslate(resumeReviewMessages);
  const { change, showEntry } = useReviewState();
  const read = draft.entries.filter((entry) => entry.list === list);
  const entries = read.filter((entry) => !isKnown(entry) && !entry.needsLook);
  const add = () => {
    const added = newEntry(list);
    change((now) => ({ ...now, entries: [...now.entries, added] }));
    showEntry(added.id);
  };
  return (
    <Section
      title={t(`sections.${list}`)}
      isEmpty={entries.length === 0}
      empty={t(
        emptyKey({
          isToCheck: read.some(({ needsLook }) => needsLook),
          isKnown: read.some(isKnown),
        }),
      )}
      isDense={list === "competencies"}
      action={
        <Button
          variant="subtle"
          color="neutral"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={add}
        >
          {t(`entry.addTo.${list}`)}
        </Button>
      }
    >
      {entries.map((entry) => (
        <EntryCard key={entry.id} entry={entry} />
      ))}
    </Section>
  );
}

interface SectionProps {
  readonly title: string;
  readonly isEmpty: boolean;
  /** Why the section is empty. */
  readonly empty: string;
  /** Whether short entries stand side by side. */
  readonly isDense?: boolean;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Section({ title, isEmpty, empty, isDense = false, action, children }: SectionProps) {
  return (
    <section className={classes["section"]} aria-label={title} data-dense={isDense || undefined}>
      <div className={classes["sectionHead"]}>
        <h2 tabIndex={-1}>{title}</h2>
        {action}
      </div>
      {isEmpty ? <p className={classes["nothing"]}>{empty}</p> : <ul>{children}</ul>}
    </section>
  );
}
