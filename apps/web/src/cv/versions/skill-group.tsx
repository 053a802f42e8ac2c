import type { OpenCv } from "@postulo/contract/cv-version";
import { skillsOf } from "@postulo/cv/cv-document";
import { operationId } from "@postulo/cv/cv-operation";
import type { PartDiff, SkillGroupDiff } from "@postulo/cv/diff-documents";
import { byHand, withOperation, withoutOperation } from "@postulo/cv/edit-operations";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { versionMessages } from "./messages.ts";
import { PartList } from "./part-list.tsx";
import type { VersionEditor } from "./use-version-editor.ts";
import classes from "./lines-editor.module.css";

interface SkillGroupProps {
  readonly group: SkillGroupDiff;
  readonly cv: OpenCv;
  readonly editor: VersionEditor;
}

/** The skills of a kind; those that the posting names differently can take its word. */
export function SkillGroup({ group, cv, editor }: SkillGroupProps) {
  const { master } = editor;
  const masterIds = master.sections.flatMap((section) =>
    section.kind === "skills"
      ? section.groups
          .filter(({ kind }) => kind === group.kind)
          .flatMap(({ skills }) => skills.map(({ id }) => id))
      : [],
  );
  return (
    <div>
      <h4 className={classes["groupName"]}>{group.label}</h4>
      <PartList
        editor={editor}
        list={{ of: "skills", group: group.kind }}
        parts={group.skills}
        masterIds={masterIds}
        renderBelow={(skill) => <OtherName skill={skill} cv={cv} editor={editor} />}
      />
    </div>
  );
}

interface OtherNameProps extends Pick<SkillGroupProps, "cv" | "editor"> {
  readonly skill: PartDiff;
}

/** The posting's name of a skill, or its own one again. */
function OtherName({ skill, cv, editor }: OtherNameProps) {
  const t = useTranslate(versionMessages);
  const { master, operations, change } = editor;
  const posted = cv.skillNames[skill.id];
  const own = skillsOf(master).find(({ id }) => id === skill.id)?.name ?? "";
  if (posted === undefined || posted === own || skill.change === "hidden") return null;
  const renaming = byHand({ kind: "renameSkill", skill: skill.id, name: posted });
  const isRenamed = operations.some(({ id }) => id === operationId(renaming));
  return (
    <Button
      className={classes["below"] ?? ""}
      variant="subtle"
      size="compact-sm"
      onClick={() =>
        change(
          isRenamed
            ? withoutOperation(operations, renaming.id)
            : withOperation(operations, renaming),
        )
      }
    >
      {isRenamed ? t("lines.ownName", { name: own }) : t("lines.rename", { name: posted })}
    </Button>
  );
}
