import { useRef } from "react";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { IncompleteEntry } from "./incomplete-entry.tsx";
import { profileMessages } from "./messages.ts";
import { nameOfEntry, type ReviewItem } from "./review-items.ts";
import { countryName, useValueText } from "./review-values.ts";
import type { useReview } from "./use-review.ts";
import { Button } from "../ui/form/button.tsx";
import classes from "./resume-review.module.css";

interface ResumeReviewProps {
  readonly review: ReturnType<typeof useReview>;
}

/** Values of a résumé that need a decision, beside the current ones: each or all are accepted. */
export function ResumeReview({ review }: ResumeReviewProps) {
  const t = useTranslate(profileMessages);
  const title = useRef<HTMLHeadingElement>(null);
  if (review.items.length === 0) return null;
  return (
    <section className={classes["review"]} aria-labelledby="resume-review">
      <div className={classes["head"]}>
        <h2 id="resume-review" ref={title} tabIndex={-1}>
          {t("resume.review.title")}
        </h2>
        {review.items.every(({ kind }) => kind === "incomplete") ? null : (
          <Button variant="default" size="compact-sm" onClick={review.acceptAll}>
            {t("resume.review.acceptAll")}
          </Button>
        )}
      </div>
      <p>{t("resume.review.text")}</p>
      <ul>
        {review.items.map((item) => {
          const key = `${item.kind}-${item.id}`;
          const reject = () => {
            title.current?.focus();
            review.reject(item);
          };
          return item.kind === "incomplete" ? (
            <IncompleteEntry
              key={key}
              item={item}
              onComplete={(typed) => {
                title.current?.focus();
                review.complete(item, typed);
              }}
              onLeaveOut={reject}
            />
          ) : (
            <Item
              key={key}
              item={item}
              onAccept={() => {
                title.current?.focus();
                review.accept(item);
              }}
              onReject={reject}
            />
          );
        })}
      </ul>
    </section>
  );
}

interface ItemProps {
  readonly item: Exclude<ReviewItem, { kind: "incomplete" }>;
  readonly onAccept: () => void;
  readonly onReject: () => void;
}

function Item({ item, onAccept, onReject }: ItemProps) {
  const t = useTranslate(profileMessages);
  const name =
    item.kind === "field"
      ? t(`fields.${item.field}`)
      : `${t(`resume.review.lists.${item.entry.list}`)}: ${nameOfEntry(item.entry)}`;
  const isDoubtful = item.kind === "field" ? item.isDoubtful : item.entry.isNew;
  const rejectLabel = item.kind === "field" ? "clear" : "discard";
  const yes = t(`resume.review.${isDoubtful ? "isRight" : "takeOver"}`);
  const no = t(`resume.review.${isDoubtful ? rejectLabel : "keep"}`);
  return (
    <li>
      <h3>{name}</h3>
      <div className={classes["values"]}>
        {item.kind === "field" ? <FieldValues item={item} /> : <EntryValues item={item} />}
      </div>
      <div className={classes["choice"]}>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`${yes}: ${name}`}
          onClick={onAccept}
        >
          {yes}
        </Button>
        <Button
          variant="subtle"
          color="neutral"
          size="compact-sm"
          aria-label={`${no}: ${name}`}
          onClick={onReject}
        >
          {no}
        </Button>
      </div>
    </li>
  );
}

/** A source that differs only in line breaks is not shown. */
const collapseWhitespace = (text: string) => text.replaceAll(/\s+/g, " ").trim();

function FieldValues({ item }: { readonly item: Extract<ReviewItem, { kind: "field" }> }) {
  const t = useTranslate(profileMessages);
  const { language } = useLanguage();
  const shown = (text: string) => (item.field === "country" ? countryName(text, language) : text);
  const source = item.source.join("\n");
  return (
    <>
      {item.isDoubtful ? null : (
        <Value label={t("resume.review.yours")} text={shown(item.current)} />
      )}
      <Value
        label={t(item.isDoubtful ? "resume.review.filledIn" : "resume.review.found")}
        text={shown(item.found)}
      />
      {source && collapseWhitespace(source) !== collapseWhitespace(item.found) ? (
        <Value label={t("resume.review.source")} text={source} />
      ) : null}
    </>
  );
}

function EntryValues({ item }: { readonly item: Extract<ReviewItem, { kind: "entry" }> }) {
  const t = useTranslate(profileMessages);
  const { labelOf, textOf } = useValueText(item.entry);
  const { doubtful, differs, found, source } = item.entry;
  return (
    <>
      {differs.map(({ column, current, found: value }) => (
        <div key={column} className={classes["pair"]}>
          <strong>{labelOf(column)}</strong>
          <Value label={t("resume.review.yours")} text={textOf(column, current)} />
          <Value label={t("resume.review.found")} text={textOf(column, value)} />
        </div>
      ))}
      {doubtful.map((column) => (
        <Value key={column} label={labelOf(column)} text={textOf(column, found[column] ?? null)} />
      ))}
      {source.length > 0 ? (
        <Value label={t("resume.review.source")} text={source.join("\n")} />
      ) : null}
    </>
  );
}

function Value({ label, text }: { readonly label: string; readonly text: string }) {
  const t = useTranslate(profileMessages);
  return (
    <div className={classes["value"]}>
      <span>{label}</span>
      <span>{text || t("resume.review.nothing")}</span>
    </div>
  );
}
