import { useMutation } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { saveAs } from "../ui/save-as.ts";
import { accountMessages } from "./messages.ts";
import { exportEverything } from "./queries.ts";
import classes from "./account-page.module.css";

/** Downloads an archive of all data of the account. */
export function ExportSection() {
  const t = useTranslate(accountMessages);
  const { client } = useSignedIn();
  const exporting = useMutation({
    mutationFn: async () => saveAs(await exportEverything(client), "postulo-export.zip"),
    meta: { errorTitle: t("export.failed") },
  });
  return (
    <section className={classes["section"]} aria-labelledby="export-title">
      <h2 id="export-title" className={classes["title"]}>
        {t("export.title")}
      </h2>
      <p className={classes["description"]}>{t("export.description")}</p>
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
    </section>
  );
}
