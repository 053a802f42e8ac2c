import { trashDays } from "@postulo/domain/limits";
import { dateFormat } from "../../i18n/date-format.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { Button } from "../../ui/form/button.tsx";
import { applicationMessages } from "../messages.ts";
import { useTrash, type TrashedApplication } from "../queries.ts";

interface TrashListProps {
  readonly onRestore: (id: string) => void;
}

export default function TrashList({ onRestore }: TrashListProps) {
  const t = useTranslate(applicationMessages);
  const trash = useTrash();
  if (trash.isError)
    return <LoadFailure title={t("trash.loadFailed")} onRetry={() => void trash.refetch()} />;
  if (!trash.data) return <SkeletonRows rows={2} />;
  if (trash.data.length === 0) return <p>{t("trash.empty", { days: trashDays })}</p>;
  return (
    <ul aria-label={t("trash.title")}>
      {trash.data.map((deleted) => (
        <TrashItem key={deleted.id} deleted={deleted} onRestore={onRestore} />
      ))}
    </ul>
  );
}

/** Focuses the button of the next application, which stays; without one, the heading of the list. */
function focusNeighbour(button: HTMLElement) {
  const item = button.closest("li");
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const heading = button.closest("details")?.querySelector("summary");
  (neighbour?.querySelector<HTMLElement>("button") ?? heading)?.focus();
}

function TrashItem({
  deleted,
  onRestore,
}: TrashListProps & { readonly deleted: TrashedApplication }) {
  const t = useTranslate(applicationMessages);
  const { language } = useLanguage();
  const { job_title, company_name } = deleted.content;
  const day = dateFormat(language, { dateStyle: "medium" });
  return (
    <li>
      <span>
        {job_title}, {company_name}
        <small>{t("trash.deletedOn", { day: day.format(new Date(deleted.deleted_at)) })}</small>
      </span>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t("trash.restoreOf", { position: `${job_title}, ${company_name}` })}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget);
          onRestore(deleted.row_id);
        }}
      >
        {t("trash.restore")}
      </Button>
    </li>
  );
}
