import {
  diffDocuments,
  type EntryDiff,
  type PartDiff,
  type SectionDiff,
} from "@postulo/cv/diff-documents";
import { useTranslate } from "../../i18n/use-translate.ts";
import { versionMessages } from "./messages.ts";
import type { VersionEditor } from "./use-version-editor.ts";
import classes from "./differences.module.css";

/** The version beside the CV of the whole profile: what was moved, changed and left out. */
export function Differences({ editor }: { readonly editor: VersionEditor }) {
  const t = useTranslate(versionMessages);
  const { master, version, operations } = editor;
  const { headline, summary, sections } = diffDocuments(master, version.document);
  return (
    <article className={classes["sheet"]} aria-label={t("preview.differencesTitle")}>
      {operations.length === 0 ? <p className={classes["quiet"]}>{t("preview.same")}</p> : null}
      <h3>{master.name}</h3>
      <ul className={classes["plain"]}>
        <Part part={headline} />
        {summary.text === "" ? null : <Part part={summary} />}
      </ul>
      {sections.map((section) => (
        <Section key={section.kind} section={section} />
      ))}
    </article>
  );
}

function Section({ section }: { readonly section: SectionDiff }) {
  const { title, isMoved, entries, groups, lines } = section;
  return (
    <section>
      <h3>
        {title}
        {isMoved ? <Mark name="moved" /> : null}
      </h3>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
      {groups.map(({ kind, label, isMoved: isGroupMoved, skills }) => (
        <div key={kind}>
          <p className={classes["entry"]}>
            {label}
            {isGroupMoved ? <Mark name="moved" /> : null}
          </p>
          <Parts parts={skills} isInline />
        </div>
      ))}
      <Parts parts={lines} />
    </section>
  );
}

function Entry({ entry }: { readonly entry: EntryDiff }) {
  const { title, organization, dates, isHidden, lines } = entry;
  const name = [title, organization, dates].filter((text) => text !== "").join(" · ");
  return (
    <div>
      <p className={classes["entry"]}>
        {isHidden ? <del>{name}</del> : name}
        {isHidden ? <Mark name="hidden" /> : null}
      </p>
      <Parts parts={lines} />
    </div>
  );
}

interface PartsProps {
  readonly parts: readonly PartDiff[];
  readonly isInline?: boolean;
}

function Parts({ parts, isInline = false }: PartsProps) {
  return parts.length === 0 ? null : (
    <ul className={isInline ? classes["inline"] : undefined}>
      {parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
    </ul>
  );
}

function Part({ part }: { readonly part: PartDiff }) {
  const { change, text, former } = part;
  return (
    <li data-change={change}>
      {change === "hidden" ? <del>{text}</del> : null}
      {change === "changed" ? (
        <>
          <del>{former}</del> <ins>{text}</ins>
        </>
      ) : null}
      {change === "moved" ? <ins>{text}</ins> : null}
      {change === "same" ? text : <Mark name={change} />}
    </li>
  );
}

/** In words, because colours alone say nothing to some. */
function Mark({ name }: { readonly name: "moved" | "hidden" | "changed" }) {
  const t = useTranslate(versionMessages);
  return (
    <>
      {" "}
      <span className={classes["mark"]}>{t(`preview.${name}`)}</span>
    </>
  );
}
