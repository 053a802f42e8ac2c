import type { Application } from "@postulo/domain/application";
import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { NextActionCell } from "../row/row-cells.tsx";
import { RowEditor } from "../row/row-editor.tsx";
import { useRestoreFocus } from "../row/use-restore-focus.ts";
import type { RowActions } from "../row/use-row-actions.ts";
import { Part } from "./part.tsx";
import { sheetMessages } from "./messages.ts";

interface NextPartProps {
  readonly row: Application;
  readonly actions: RowActions;
}

/** The next action, with its date and reminder. */
export function NextPart({ row, actions }: NextPartProps) {
  const t = useTranslate(sheetMessages);
  const [isEditing, setIsEditing] = useState(false);
  const frame = useRestoreFocus<HTMLDivElement>(
    isEditing ? "nextAction" : undefined,
    (was) => `[data-edits="${was}"]`,
  );
  const tools = {
    actions,
    openEditor: () => setIsEditing(true),
    closeEditor: () => setIsEditing(false),
    showDetails: () => undefined,
    isLight: false,
  };
  return (
    <Part title={t("parts.next")}>
      <div ref={frame}>
        {isEditing ? (
          <RowEditor mode="nextAction" row={row} tools={tools} />
        ) : (
          <NextActionCell row={row} tools={tools} />
        )}
      </div>
    </Part>
  );
}
