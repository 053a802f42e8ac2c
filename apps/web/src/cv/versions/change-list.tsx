import type { OpenCv } from "@postulo/contract/cv-version";
import type { CvDocument } from "@postulo/cv/cv-document";
import type { CvOperation } from "@postulo/cv/cv-operation";
import { withOperation, withoutOperation } from "@postulo/cv/edit-operations";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { changeTitle, describeChange } from "./describe-change.ts";
import { ReasonText } from "./reason-text.tsx";
import { versionMessages } from "./messages.ts";
import type { VersionEditor } from "./use-version-editor.ts";
import classes from "./change-list.module.css";

interface ChangeListProps {
  readonly cv: OpenCv;
  readonly editor: VersionEditor;
}

interface Row {
  readonly operation: CvOperation;
  readonly isApplied: boolean;
}

const isSame = (one: CvOperation, other: CvOperation | undefined) =>
  other !== undefined &&
  JSON.stringify({ ...one, reason: "" }) === JSON.stringify({ ...other, reason: "" });

/** What is proposed in its order, applied or not, then what the person changed. */
export function changeRows(
  proposed: readonly CvOperation[],
  operations: readonly CvOperation[],
): readonly Row[] {
  const applied = new Map(operations.map((operation) => [operation.id, operation]));
  const isProposed = (operation: CvOperation) => proposed.some((one) => isSame(one, operation));
  return [
    ...proposed.map((operation) => ({
      operation,
      isApplied: isSame(operation, applied.get(operation.id)),
    })),
    ...operations
      .filter((operation) => !isProposed(operation))
      .map((operation) => ({ operation, isApplied: true })),
  ];
}

/** Each change with its reason, to undo and apply one by one or all. */
export function ChangeList({ cv, editor }: ChangeListProps) {
  const t = useTranslate(versionMessages);
  const { operations, master, change } = editor;
  const rows = changeRows(cv.proposed, operations);
  const applied = rows.filter(({ isApplied }) => isApplied).length;
  const applyAll = () =>
    change(cv.proposed.reduce<readonly CvOperation[]>(withOperation, operations));
  return (
    <section className={classes["section"]} aria-labelledby="changes-title">
      <h2 id="changes-title">{t("changes.title")}</h2>
      {rows.length === 0 ? (
        <p className={classes["quiet"]}>{t("changes.none")}</p>
      ) : (
        <div className={classes["head"]}>
          <p className={classes["quiet"]}>
            {t("changes.counted", { count: applied, total: rows.length })}
          </p>
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={applied === rows.length}
            onClick={applyAll}
          >
            {t("changes.applyAll")}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={applied === 0}
            onClick={() => change([])}
          >
            {t("changes.undoAll")}
          </Button>
        </div>
      )}
      <ul className={classes["list"]} aria-labelledby="changes-title">
        {rows.map(({ operation, isApplied }) => (
          <ChangeRow
            key={`${operation.id} ${JSON.stringify(operation)}`}
            master={master}
            operation={operation}
            isApplied={isApplied}
            onToggle={() =>
              change(
                isApplied
                  ? withoutOperation(operations, operation.id)
                  : withOperation(operations, operation),
              )
            }
          />
        ))}
      </ul>
    </section>
  );
}

interface ChangeRowProps extends Row {
  readonly master: CvDocument;
  readonly onToggle: () => void;
}

function ChangeRow({ master, operation, isApplied, onToggle }: ChangeRowProps) {
  const t = useTranslate(versionMessages);
  const described = describeChange(master, operation);
  const { name, entry, before, after } = described;
  const title = changeTitle(described);
  const action = t(isApplied ? "changes.undo" : "changes.apply");
  return (
    <li data-undone={!isApplied || undefined}>
      <div className={classes["about"]}>
        <span className={classes["kind"]}>
          {t(`changes.kinds.${name}`)}
          {entry === "" ? null : <> · {t("changes.inEntry", { entry })}</>}
        </span>
        <div className={classes["texts"]}>
          {before.map((text) => (
            <del key={text}>{text}</del>
          ))}
          {after.map((text) => (
            <ins key={text}>{text}</ins>
          ))}
        </div>
        <p className={classes["reason"]}>
          <ReasonText reason={operation.reason} />
        </p>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t("named", { action, name: title })}
        onClick={onToggle}
      >
        {action}
      </Button>
    </li>
  );
}
