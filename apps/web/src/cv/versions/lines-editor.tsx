import type { OpenCv } from "@postulo/contract/cv-version";
import type { CvDocument } from "@postulo/cv/cv-document";
import { diffDocuments, type CvDiff, type SectionDiff } from "@postulo/cv/diff-documents";
import { hidePart, orderParts, showPart } from "@postulo/cv/edit-operations";
import { withOffered } from "@postulo/cv/offered-notes";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { IconChevronDown, IconChevronUp } from "../../ui/icons.tsx";
import { moved } from "../../ui/sorting/list-order.ts";
import { EntryLines } from "./entry-lines.tsx";
import { versionMessages } from "./messages.ts";
import { LineAction } from "../../ui/sorting/line-action.tsx";
import { PartList } from "./part-list.tsx";
import { SkillGroup } from "./skill-group.tsx";
import type { VersionEditor } from "./use-version-editor.ts";
import classes from "./lines-editor.module.css";

interface LinesEditorProps {
  readonly cv: OpenCv;
  readonly editor: VersionEditor;
}

/** The version by hand: every section, entry, line and skill of the profile, shown or left out. */
export function LinesEditor({ cv, editor }: LinesEditorProps) {
  const t = useTranslate(versionMessages);
  const { master, version } = editor;
  const diff = diffDocuments(withOffered(master), version.document);
  const shown = version.document.sections.map(({ kind }) => kind);
  return (
    <div className={classes["editor"]}>
      <p className={classes["quiet"]}>{t("lines.hint")}</p>
      <Head diff={diff} editor={editor} />
      {diff.sections.map((section) => (
        <section key={section.kind} className={classes["section"]} aria-label={section.title}>
          <SectionHead section={section} shown={shown} editor={editor} />
          <SectionParts section={section} cv={cv} editor={editor} />
        </section>
      ))}
    </div>
  );
}

/** Headline and summary. */
function Head({ diff, editor }: { readonly diff: CvDiff; readonly editor: VersionEditor }) {
  const t = useTranslate(versionMessages);
  const { master, operations, change } = editor;
  const { headline, summary } = diff;
  const isHidden = summary.change === "hidden";
  return (
    <section className={classes["section"]} aria-label={t("lines.headline")}>
      <p className={classes["headline"]}>
        <strong>{headline.text}</strong>
        {headline.change === "changed" ? (
          <span className={classes["quiet"]}>{t("lines.former", { text: headline.former })}</span>
        ) : null}
      </p>
      {master.summary.length > 0 ? (
        <Checkbox
          checked={!isHidden}
          label={t("lines.summary")}
          description={summary.text}
          onChange={() =>
            change(
              isHidden ? showPart(master, operations, "profile") : hidePart(operations, "profile"),
            )
          }
        />
      ) : null}
    </section>
  );
}

interface SectionHeadProps {
  readonly section: SectionDiff;
  /** The kinds of the sections that the version has, in its order. */
  readonly shown: readonly string[];
  readonly editor: VersionEditor;
}

function SectionHead({ section, shown, editor }: SectionHeadProps) {
  const t = useTranslate(versionMessages);
  const { master, operations, change } = editor;
  const { kind, title } = section;
  const at = shown.indexOf(kind);
  const move = (by: number) => {
    const ids = moved(shown, kind, at + by);
    const masterIds = master.sections.map((one) => one.kind);
    if (ids) change(orderParts(operations, { of: "sections" }, { ids, masterIds }));
  };
  return (
    <div className={classes["sectionHead"]}>
      <h3>{title}</h3>
      {at >= 0 && shown.length > 1 ? (
        <>
          <LineAction
            label={t("lines.up", { name: title })}
            action="up"
            isDisabled={at === 0}
            onAct={() => move(-1)}
          >
            <IconChevronUp size={16} aria-hidden />
          </LineAction>
          <LineAction
            label={t("lines.down", { name: title })}
            action="down"
            isDisabled={at === shown.length - 1}
            onAct={() => move(1)}
          >
            <IconChevronDown size={16} aria-hidden />
          </LineAction>
        </>
      ) : null}
    </div>
  );
}

const noteIds = (master: CvDocument) =>
  master.sections.flatMap((section) =>
    section.kind === "notes" ? section.lines.map(({ id }) => id) : [],
  );

interface SectionPartsProps extends LinesEditorProps {
  readonly section: SectionDiff;
}

function SectionParts({ section, cv, editor }: SectionPartsProps) {
  switch (section.kind) {
    case "skills":
      return section.groups.map((group) => (
        <SkillGroup key={group.kind} group={group} cv={cv} editor={editor} />
      ));
    case "notes":
      return (
        <PartList
          editor={editor}
          list={undefined}
          parts={section.lines}
          masterIds={noteIds(editor.master)}
        />
      );
    case "experience":
    case "education":
    case "contributions":
      return section.entries.map((entry) => (
        <EntryLines
          key={entry.id}
          entry={entry}
          isContribution={section.kind === "contributions"}
          cvId={cv.cvId}
          editor={editor}
        />
      ));
  }
}
