import { maxDocumentBytes, maxDocumentMegabytes } from "@postulo/domain/document";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useAwaitedProfileId, useSignedIn } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { FileChoice } from "../ui/form/file-choice.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { saveAs } from "../ui/save-as.ts";
import { transferMessages } from "./messages.ts";
import type { TransferReport } from "./transfer-rows.ts";
import classes from "./profile-transfer.module.css";

type ImportOutcome =
  | { readonly kind: "imported"; readonly report: TransferReport }
  | { readonly kind: "unreadable" }
  | { readonly kind: "tooLarge" };

/** Imports a file; the parsers are loaded on first use. */
function useImport(onImported: () => void) {
  const t = useTranslate(transferMessages);
  const profileId = useAwaitedProfileId();
  const { client } = useSignedIn();
  const queries = useQueryClient();
  return useMutation({
    meta: { errorTitle: t("errors.import") },
    mutationFn: async (file: File): Promise<ImportOutcome> => {
      if (file.size > maxDocumentBytes) return { kind: "tooLarge" };
      const [{ readTransfer }, { addToProfile }] = await Promise.all([
        import("./read-transfer.ts"),
        import("./transfer-rows.ts"),
      ]);
      const found = readTransfer(new Uint8Array(await file.arrayBuffer()));
      if (!found) return { kind: "unreadable" };
      return { kind: "imported", report: await addToProfile(client, await profileId(), found) };
    },
    onSuccess: async ({ kind }) => {
      if (kind !== "imported") return;
      await queries.resetQueries({ queryKey: ["profile"] });
      onImported();
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "profile" });
    },
  });
}

function useExport() {
  const t = useTranslate(transferMessages);
  const profileId = useAwaitedProfileId();
  const { client } = useSignedIn();
  return useMutation({
    meta: { errorTitle: t("errors.export") },
    mutationFn: async () => {
      const [{ writeJsonResume }, { readProfile }] = await Promise.all([
        import("@postulo/domain/profile/json-resume"),
        import("./transfer-rows.ts"),
      ]);
      const text = writeJsonResume(await readProfile(client, await profileId()));
      saveAs(new Blob([text], { type: "application/json" }), t("fileName"));
    },
  });
}

interface ProfileTransferProps {
  /** The stored profile has changed: the form must be mounted again to show it. */
  readonly onImported: () => void;
}

/** Imports a profile from a JSON Resume or a LinkedIn export, and exports it as JSON Resume. */
export function ProfileTransfer({ onImported }: ProfileTransferProps) {
  const t = useTranslate(transferMessages);
  const importing = useImport(onImported);
  const exporting = useExport();
  return (
    <section className={classes["transfer"]} aria-labelledby="profile-transfer">
      <h2 id="profile-transfer">{t("title")}</h2>
      <p>{t("text")}</p>
      <div className={classes["actions"]}>
        <FileChoice
          label={t("import")}
          hint={t("input")}
          accept=".json,.zip"
          isBusy={importing.isPending}
          onFile={(file) => importing.mutate(file)}
        />
        <AsyncButton
          variant="default"
          isPending={exporting.isPending}
          onPress={() => exporting.mutate()}
        >
          {t("export")}
        </AsyncButton>
      </div>
      {importing.isPending ? (
        <Notice tone="info">{t("importing", { name: importing.variables.name })}</Notice>
      ) : null}
      {importing.data && !importing.isPending ? <Outcome outcome={importing.data} /> : null}
    </section>
  );
}

function Outcome({ outcome }: { readonly outcome: ImportOutcome }) {
  const t = useTranslate(transferMessages);
  if (outcome.kind !== "imported") {
    return (
      <Notice tone="danger" title={t("errors.import")}>
        {t(`errors.${outcome.kind}`, { megabytes: maxDocumentMegabytes })}
      </Notice>
    );
  }
  const { filled, added, skipped } = outcome.report;
  const done = [
    ...(filled > 0 ? [t("filled", { count: filled })] : []),
    ...(added > 0 ? [t("added", { count: added })] : []),
  ];
  return (
    <Notice tone="success" title={t("imported")}>
      <div>{done.length > 0 ? done.join(" · ") : t("nothingNew")}</div>
      {skipped > 0 ? <div>{t("skipped", { count: skipped })}</div> : null}
    </Notice>
  );
}
