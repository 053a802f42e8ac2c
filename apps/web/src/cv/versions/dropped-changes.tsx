import { useTranslate } from "../../i18n/use-translate.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { changeTitle, describeChange } from "./describe-change.ts";
import { versionMessages } from "./messages.ts";
import type { VersionEditor } from "./use-version-editor.ts";
import classes from "./version-page.module.css";

/** Changes that were dropped because the profile was edited since. */
export function DroppedChanges({ editor }: { readonly editor: VersionEditor }) {
  const t = useTranslate(versionMessages);
  const { dropped, master, dismissDropped } = editor;
  if (dropped.length === 0) return null;
  return (
    <div className={classes["dropped"]}>
      <Notice tone="info" title={t("dropped.title", { count: dropped.length })}>
        <ul>
          {dropped.map(({ operation, reason, text }) => {
            const described = describeChange(master, operation);
            const change = text === "" ? changeTitle(described) : text;
            const kind = t(`changes.kinds.${described.name}`);
            return (
              <li key={operation.id}>
                {t(`dropped.${reason}`, { change: change === "" ? kind : change })}
              </li>
            );
          })}
        </ul>
        <Button variant="default" size="compact-sm" onClick={dismissDropped}>
          {t("dropped.dismiss")}
        </Button>
      </Notice>
    </div>
  );
}
