import { type CvOperation, operationId, withId } from "@postulo/cv/cv-operation";
import { entriesOf } from "@postulo/cv/cv-document";
import { headlineOf } from "@postulo/cv/headline";
import type { EntryDiff, PartDiff } from "@postulo/cv/diff-documents";
import {
  byHand,
  hidePart,
  showPart,
  withOperation,
  withoutOperation,
} from "@postulo/cv/edit-operations";
import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { versionMessages } from "./messages.ts";
import { PartList } from "./part-list.tsx";
import { RewordForm, type RewordFormProps } from "./reword-form.tsx";
import type { VersionEditor } from "./use-version-editor.ts";
import classes from "./lines-editor.module.css";

interface EntryLinesProps {
  readonly entry: EntryDiff;
  /** It may go with its heading. */
  readonly isContribution: boolean;
  readonly cvId: string;
  readonly editor: VersionEditor;
}

/** A job, education or contribution: its heading as it is, and its lines. */
export function EntryLines(props: EntryLinesProps) {
  const { entry, editor } = props;
  const { master } = editor;
  const [editing, setEditing] = useState<string>();
  const lines = entriesOf(master).find(({ id }) => id === entry.id)?.lines ?? [];
  return (
    <div className={classes["entry"]}>
      <EntryHead {...props} />
      <PartList
        editor={editor}
        list={{ of: "lines", entry: entry.id }}
        parts={entry.lines}
        masterIds={lines.map(({ id }) => id)}
        onEdit={(id) => setEditing((open) => (open === id ? undefined : id))}
        renderBelow={(part) =>
          part.id === editing && part.change !== "hidden" ? (
            <EditedLine {...props} part={part} onClose={() => setEditing(undefined)} />
          ) : null
        }
      />
    </div>
  );
}

interface EditedLineProps extends EntryLinesProps {
  readonly part: PartDiff;
  readonly onClose: () => void;
}

function EditedLine({ entry, cvId, editor, part, onClose }: EditedLineProps) {
  const { master, operations, change, look } = editor;
  const finish = (next: readonly CvOperation[]) => {
    change(next);
    onClose();
  };
  const reword: RewordFormProps["onReword"] = (text, isConfirmed, reason = { kind: "manual" }) => {
    const wording = { kind: "reword", line: part.id, text } as const;
    const operation = withId(isConfirmed ? { ...wording, isConfirmed } : wording, reason);
    finish(withOperation(operations, operation));
  };
  const keepOnly = () => {
    const shorten = byHand({ kind: "shorten", entry: entry.id, line: part.id });
    finish(withOperation(showPart(master, operations, entry.id), shorten));
  };
  const id = operationId({ kind: "reword", line: part.id, text: "" });
  return (
    <RewordForm
      cvId={cvId}
      part={part}
      language={look.language}
      onReword={reword}
      onReset={() => finish(withoutOperation(operations, id))}
      onKeepOnly={entry.lines.length > 1 ? keepOnly : undefined}
      onClose={onClose}
    />
  );
}

type EntryHeadProps = Pick<EntryLinesProps, "entry" | "isContribution" | "editor">;

function EntryHead({ entry, isContribution, editor }: EntryHeadProps) {
  const t = useTranslate(versionMessages);
  const { master, version, operations, change } = editor;
  const { id, title, organization, dates, lines, isHidden } = entry;
  const name = [title, organization].filter((text) => text !== "").join(", ");
  const areHidden = isHidden || lines.every((line) => line.change === "hidden");
  const canHide = isContribution || lines.length > 0;
  const isHeadline = version.document.headline === headlineOf(entry);
  return (
    <div className={classes["entryHead"]}>
      <p>
        <strong>{isHidden ? <del>{name}</del> : name}</strong>
        <span className={classes["quiet"]}>{dates}</span>
      </p>
      {title === "" || isHeadline || isContribution ? null : (
        <HeadAction
          action={t("lines.useHeadline")}
          name={title}
          onAct={() =>
            change(
              master.headline === headlineOf(entry)
                ? withoutOperation(operations, "headline")
                : withOperation(operations, byHand({ kind: "headline", entry: id })),
            )
          }
        />
      )}
      {canHide ? (
        <HeadAction
          action={t(hidingActions[isContribution ? "whole" : "lines"][areHidden ? "show" : "hide"])}
          name={name}
          onAct={() =>
            change(areHidden ? showPart(master, operations, id) : hidePart(operations, id))
          }
        />
      ) : null}
    </div>
  );
}

const hidingActions = {
  whole: { show: "lines.show", hide: "lines.leaveOut" },
  lines: { show: "lines.showLines", hide: "lines.hideLines" },
} as const;

interface HeadActionProps {
  readonly action: string;
  readonly name: string;
  readonly onAct: () => void;
}

function HeadAction({ action, name, onAct }: HeadActionProps) {
  const t = useTranslate(versionMessages);
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={t("named", { action, name })}
      onClick={onAct}
    >
      {action}
    </Button>
  );
}
