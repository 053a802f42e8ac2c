import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { applicationMessages } from "../messages.ts";
import { positionOf } from "../row/row-tools.ts";
import { useTrash } from "../queries.ts";
import { sheetMessages } from "./messages.ts";
import { SheetFrame, type SheetPlace } from "./sheet-frame.tsx";

interface MissingApplicationProps {
  readonly id: string;
  readonly isLoading: boolean;
  readonly sheet: SheetPlace;
  readonly onRestore: (id: string) => void;
}

/**
 * An application that is loading, was deleted, or does not exist. Another user's is indistinguishable from one that
 * does not exist.
 */
export function MissingApplication({ id, isLoading, sheet, onRestore }: MissingApplicationProps) {
  const t = useTranslate(sheetMessages);
  const own = useTranslate(applicationMessages);
  const trash = useTrash();
  const deleted = trash.data?.find(({ row_id: rowId }) => rowId === id);
  if (isLoading || trash.isPending)
    return (
      <SheetFrame sheet={sheet} title={t("loading")} documentTitle={t("loading")}>
        <SkeletonRows height={56} />
      </SheetFrame>
    );
  if (deleted)
    return (
      <SheetFrame
        sheet={sheet}
        title={deleted.content.job_title}
        documentTitle={positionOf(deleted.content)}
      >
        <EmptyState action={<Button onClick={() => onRestore(id)}>{own("trash.restore")}</Button>}>
          {t("wasDeleted")}
        </EmptyState>
      </SheetFrame>
    );
  return (
    <SheetFrame sheet={sheet} title={t("notFound.title")} documentTitle={t("notFound.title")}>
      {trash.isError ? (
        <LoadFailure title={own("trash.loadFailed")} onRetry={() => void trash.refetch()} />
      ) : (
        <EmptyState
          action={
            <Button variant="default" onClick={sheet.onClose}>
              {t("back")}
            </Button>
          }
        >
          {t("notFound.text")}
        </EmptyState>
      )}
    </SheetFrame>
  );
}
