import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { Connection } from "./connection.tsx";
import { ExtensionProbe, type ExtensionState } from "./extension-probe.tsx";
import { GetExtension } from "./get-extension.tsx";
import { extensionMessages } from "./messages.ts";
import classes from "./extension-section.module.css";

const textOf = {
  absent: "description",
  installed: "description",
  connected: "isConnected",
} as const satisfies Record<ExtensionState, string>;

/** The extension in the account page: where to get it, whether it is connected, and the button that connects it. */
export function ExtensionSection() {
  const t = useTranslate(extensionMessages);
  const { client, user } = useSignedIn();
  const [state, setState] = useState<ExtensionState>("absent");
  return (
    <section className={classes["section"]} aria-labelledby="extension-title">
      <ExtensionProbe userId={user.id} onState={setState} />
      <h2 id="extension-title" className={classes["title"]}>
        {t("title")}
      </h2>
      <p className={classes["description"]}>{t(textOf[state])}</p>
      {state === "absent" ? (
        <div>
          <GetExtension>{t("get")}</GetExtension>
        </div>
      ) : null}
      <Connection client={client} />
    </section>
  );
}
