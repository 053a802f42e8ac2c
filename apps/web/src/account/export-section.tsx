import { useMutation } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { saveAs } from "../ui/save-as.ts";
import { accountMessages } from "./messages.ts";
import { exportEverything } from "./queries.ts";
import { SettingsSection } from "../ui/settings-section.tsx";

/** Downloads an archive of all data of the account. */
export function ExportSection() {
  const t = useTranslate(accountMessages);
  const { client } = useSignedIn();
  const exporting = useMutation({
    mutationFn: async () => saveAs(await exportEverything(client), "postulo-export.zip"),
    meta: { errorTitle: t("export.failed") },
  });
  return (
    <SettingsSection name="export" title={t("export.title")} description={t("export.description")}>
      <div>
        <AsyncButton
          variant="default"
          isPending={exporting.isPending}
          onPress={() => {
            exporting.mutate();
          }}
        >
          {t("export.submit")}
        </AsyncButton>
      </div>
    </SettingsSection>
  );
}
