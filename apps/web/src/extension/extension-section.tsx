import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { Connection } from "./connection.tsx";
import { ExtensionProbe, type ExtensionState } from "./extension-probe.tsx";
import { GetExtension } from "./get-extension.tsx";
import { extensionMessages } from "./messages.ts";
import { SettingsSection } from "../ui/settings-section.tsx";

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
    <SettingsSection name="extension" title={t("title")} description={t(textOf[state])}>
      <ExtensionProbe userId={user.id} onState={setState} />
      <Connection
        client={client}
        before={state === "absent" ? <GetExtension>{t("get")}</GetExtension> : null}
      />
    </SettingsSection>
  );
}
