import { rebaseOperations } from "@postulo/cv/rebase-operations";
import { useTranslate } from "../../i18n/use-translate.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { showToast } from "../../ui/feedback/toast.tsx";
import { Button } from "../../ui/form/button.tsx";
import { MomentText } from "../../ui/moment-text.tsx";
import { versionMessages } from "./messages.ts";
import { useSavedVersions, type SavedVersion } from "./stored-cvs.ts";
import type { VersionEditor } from "./use-version-editor.ts";
import classes from "./version-page.module.css";

interface VersionHistoryProps {
  readonly cvId: string;
  readonly editor: VersionEditor;
}

/** The saved versions; one that is restored is shown, and saved by the button. */
export function VersionHistory({ cvId, editor }: VersionHistoryProps) {
  const t = useTranslate(versionMessages);
  const versions = useSavedVersions(cvId);
  const { master, change, changeLook } = editor;
  function restore({ number, operations, lines, look }: SavedVersion) {
    const known = operations.filter((operation) => operation !== null);
    change(rebaseOperations(master, known, lines).operations);
    if (look) changeLook({ template: look.template, paper: look.paper, accent: look.accent });
    showToast({ title: t("history.restored", { number }) });
  }
  if (versions.isError)
    return <LoadFailure title={t("history.loadFailed")} onRetry={() => void versions.refetch()} />;
  const rows = versions.data ?? [];
  return rows.length === 0 ? null : (
    <details className={classes["history"]}>
      <summary>{t("history.title", { count: rows.length })}</summary>
      <ul>
        {rows.map((version) => (
          <li key={version.id}>
            <span>
              {t("history.version", { number: version.number })}
              <span className={classes["quiet"]}>
                {" · "}
                <MomentText moment={version.created_at} />
                {version.writer === "composer" ? ` · ${t("history.composed")}` : null}
              </span>
            </span>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t("history.restoreNamed", { number: version.number })}
              onClick={() => restore(version)}
            >
              {t("history.restore")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
