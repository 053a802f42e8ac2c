import {
  diffDocuments,
  type EntryDiff,
  type PartDiff,
  type SectionDiff,
} from "@postulo/cv/diff-documents";
import { isEntrySection, type CvDocument } from "@postulo/cv/cv-document";
import type { CvOperation } from "@postulo/cv/cv-operation";
import { withoutOperation } from "@postulo/cv/edit-operations";
import { createContext, useContext, useMemo, useRef, type ReactNode } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { changedParts } from "./changed-parts.ts";
import { changeTitle, describeChange } from "./describe-change.ts";
import { versionMessages } from "./messages.ts";
import { ReasonText } from "./reason-text.tsx";
import type { VersionEditor } from "./use-version-editor.ts";
import classes from "./differences.module.css";

interface Comparison {
  readonly master: CvDocument;
  readonly changes: ReadonlyMap<string, CvOperation>;
  /** The places of parts in the CV of the whole profile. */
  readonly places: ReadonlyMap<string, number>;
  readonly onUndo: (operation: CvOperation) => void;
}
const ComparisonContext = createContext<Comparison | undefined>(undefined);

function useComparison(): Comparison {
  const comparison = useContext(ComparisonContext);
  if (!comparison) throw new Error("A comparison is read outside of the differences.");
  return comparison;
}

function placesIn({ sections }: CvDocument): ReadonlyMap<string, number> {
  const ids = sections.flatMap((section): string[] => {
    if (isEntrySection(section))
      return section.entries.flatMap(({ lines }) => lines.map(({ id }) => id));
    return section.kind === "skills"
      ? section.groups.flatMap(({ skills }) => skills.map(({ id }) => id))
      : section.lines.map(({ id }) => id);
  });
  return new Map(ids.map((id, at) => [id, at]));
}

/**
 * The CV of the whole profile and the version side by side, with the reason of each change and a button that undoes it; on
 * narrow screens one text with both.
 */
export function Differences({ editor }: { readonly editor: VersionEditor }) {
  const t = useTranslate(versionMessages);
  const { master, version, operations, change } = editor;
  const sheet = useRef<HTMLElement>(null);
  const { headline, summary, sections } = diffDocuments(master, version.document);
  const comparison = useMemo(
    () => ({
      master,
      changes: changedParts(master, operations),
      places: placesIn(master),
      onUndo: ({ id }: CvOperation) => {
        change(withoutOperation(operations, id));
        // The button disappears with its change.
        sheet.current?.focus();
      },
    }),
    [master, operations, change],
  );
  const top = summary.text === "" ? [headline] : [headline, summary];
  return (
    <ComparisonContext value={comparison}>
      <article
        ref={sheet}
        tabIndex={-1}
        className={classes["sheet"]}
        aria-label={t("preview.differencesTitle")}
      >
        {operations.length === 0 ? <p className={classes["quiet"]}>{t("preview.same")}</p> : null}
        <Sides
          before={<p className={classes["side"]}>{t("preview.before")}</p>}
          after={<p className={classes["side"]}>{t("preview.after")}</p>}
        />
        <h3>{master.name}</h3>
        <PartSides parts={top} className={classes["plain"]} />
        {sections.map((section) => (
          <Section key={section.kind} section={section} />
        ))}
      </article>
    </ComparisonContext>
  );
}

interface SidesProps {
  readonly before: ReactNode;
  readonly after: ReactNode;
}

const Sides = ({ before, after }: SidesProps) => (
  <div className={classes["sides"]}>
    <div className={classes["before"]}>{before}</div>
    <div className={classes["after"]}>{after}</div>
  </div>
);

function Section({ section }: { readonly section: SectionDiff }) {
  const { kind, title, isMoved, entries, groups, lines } = section;
  return (
    <section>
      <h3>
        {title}
        {isMoved ? <Mark name="moved" of={kind} /> : null}
      </h3>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
      {groups.map(({ kind: group, label, isMoved: isGroupMoved, skills }) => (
        <div key={group}>
          <p className={classes["entry"]}>
            {label}
            {isGroupMoved ? <Mark name="moved" of={group} /> : null}
          </p>
          <PartSides parts={skills} className={classes["plain"]} />
        </div>
      ))}
      <PartSides parts={lines} />
    </section>
  );
}

function Entry({ entry }: { readonly entry: EntryDiff }) {
  const { id, title, organization, dates, isHidden, lines } = entry;
  const name = [title, organization, dates].filter((text) => text !== "").join(" · ");
  return (
    <div>
      <p className={classes["entry"]}>
        {isHidden ? <del>{name}</del> : name}
        {isHidden ? <Mark name="hidden" of={id} /> : null}
      </p>
      <PartSides parts={lines} entry={id} />
    </div>
  );
}

interface PartSidesProps {
  readonly parts: readonly PartDiff[];
  /** The entry of the lines, which may be shortened as a whole. */
  readonly entry?: string;
  readonly className?: string | undefined;
}

function PartSides({ parts, entry, className }: PartSidesProps) {
  const { places } = useComparison();
  if (parts.length === 0) return null;
  const placeOf = ({ id }: PartDiff) => places.get(id) ?? -1;
  const former = parts.toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <Sides
      before={
        <ul className={className}>
          {former.map(({ id, change, former: text }) => (
            <li key={id} data-change={change}>
              {change === "hidden" || change === "changed" ? <del>{text}</del> : text}
              {change === "hidden" ? <Mark name={change} of={id} entry={entry} /> : null}
            </li>
          ))}
        </ul>
      }
      after={
        <ul className={className}>
          {parts.map((part) => (
            <Part key={part.id} part={part} entry={entry} />
          ))}
        </ul>
      }
    />
  );
}

interface PartProps {
  readonly part: PartDiff;
  readonly entry: string | undefined;
}

function Part({ part: { id, change, text, former }, entry }: PartProps) {
  return (
    <li data-change={change}>
      {change === "hidden" ? <del>{text}</del> : null}
      {change === "changed" ? (
        <>
          <del>{former}</del> <ins>{text}</ins>
        </>
      ) : null}
      {change === "moved" ? <ins>{text}</ins> : null}
      {change === "same" ? text : <Mark name={change} of={id} entry={entry} />}
    </li>
  );
}

interface MarkProps {
  readonly name: "moved" | "hidden" | "changed";
  /** The part, and the entry that it belongs to. */
  readonly of: string;
  readonly entry?: string | undefined;
}

/** What became of a part, in words, because colours alone say nothing to some, and why. */
function Mark({ name, of, entry = "" }: MarkProps) {
  const t = useTranslate(versionMessages);
  const { changes } = useComparison();
  const own = changes.get(of);
  const operation = own ?? (name === "hidden" ? changes.get(entry) : undefined);
  return (
    <>
      {" "}
      <span className={classes["mark"]}>
        {t(`preview.${name}`)}
        {operation ? (
          <>
            {" · "}
            <ReasonText reason={operation.reason} />
          </>
        ) : null}
      </span>
      {own ? <UndoButton operation={own} /> : null}
    </>
  );
}

function UndoButton({ operation }: { readonly operation: CvOperation }) {
  const t = useTranslate(versionMessages);
  const { master, onUndo } = useComparison();
  const name = changeTitle(describeChange(master, operation));
  return (
    <button
      type="button"
      className={classes["undo"]}
      aria-label={t("named", { action: t("changes.undo"), name })}
      onClick={() => onUndo(operation)}
    >
      {t("changes.undo")}
    </button>
  );
}
