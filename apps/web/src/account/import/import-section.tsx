import { maxDocumentMegabytes } from "@postulo/domain/document";
import { archiveLimits } from "@postulo/domain/limits";
import { countedTables, type RowCounts } from "@postulo/contract/account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { FileChoice } from "../../ui/form/file-choice.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { importMessages } from "./messages.ts";
import { sendArchive, type ImportOutcome } from "./send-archive.ts";
import { SettingsSection } from "../../ui/settings-section.tsx";

const limits = { ...archiveLimits, megabytes: maxDocumentMegabytes };

const mutationKey = ["import-account"];

/** Imports the archive of an export into this account. */
export function ImportSection() {
  const t = useTranslate(importMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const importing = useMutation({
    mutationKey,
    mutationFn: (archive: File) => sendArchive(client, archive),
    // All cached queries are stale after an import.
    onSuccess: async ({ kind }) => {
      if (kind === "imported" || kind === "unknown") await queries.invalidateQueries();
    },
  });
  return (
    <SettingsSection name="import" title={t("title")} description={t("description")}>
      <div>
        <FileChoice
          label={t("choose")}
          hint={t("input")}
          accept=".zip,application/zip"
          isBusy={importing.isPending}
          onFile={(archive) => {
            if (queries.isMutating({ mutationKey }) === 0) importing.mutate(archive);
          }}
        />
      </div>
      {importing.isPending ? (
        <Notice tone="info">{t("importing", { name: importing.variables.name })}</Notice>
      ) : null}
      {importing.data && !importing.isPending ? <Outcome outcome={importing.data} /> : null}
    </SettingsSection>
  );
}

function Outcome({ outcome }: { readonly outcome: ImportOutcome }) {
  const t = useTranslate(importMessages);
  const list = useRowList();
  switch (outcome.kind) {
    case "imported":
      return (
        <Notice tone="success" title={t("done")}>
          {list(outcome.rows)}
        </Notice>
      );
    case "inTheWay":
      return (
        <Notice tone="danger" title={t("failed")}>
          {t("inTheWay", { list: list(outcome.rows) })} {t("unchanged")}
        </Notice>
      );
    case "rejected":
      return (
        <Notice tone="danger" title={t("failed")}>
          {t(`errors.${outcome.reason}`, { ...limits, about: outcome.about })} {t("unchanged")}
        </Notice>
      );
    case "unknown":
      return (
        <Notice tone="danger" title={t("unknown")}>
          {t("unknownText")}
        </Notice>
      );
  }
}

/** Formats counts of rows by table: "3 applications and 1 document". */
function useRowList(): (rows: RowCounts) => string {
  const t = useTranslate(importMessages);
  const { language } = useLanguage();
  const lists = new Intl.ListFormat(language);
  return (rows) =>
    lists.format(
      countedTables.flatMap((name) => {
        const count = rows[name] ?? 0;
        return count === 0 ? [] : [t(`rows.${name}`, { count })];
      }),
    );
}
