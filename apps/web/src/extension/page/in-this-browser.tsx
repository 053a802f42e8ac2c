import { useState } from "react";
import { Connection } from "../connection.tsx";
import { ExtensionProbe, type ExtensionState } from "../extension-probe.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSession } from "../../session/session-context.tsx";
import { LinkButton } from "../../ui/form/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { extensionPageMessages } from "./messages.ts";
import classes from "./extension-page.module.css";

/** The state of the extension in this browser, and the next step. */
export function InThisBrowser() {
  const t = useTranslate(extensionPageMessages);
  const session = useSession();
  const userId = session.kind === "signedIn" ? session : undefined;
  const [state, setState] = useState<ExtensionState>("absent");
  const [connectedUser, setConnectedUser] = useState<string>();
  const isConnected =
    state === "connected" || (userId !== undefined && connectedUser === userId.user.id);
  return (
    <section className={classes["browser"]} aria-labelledby="browser-title">
      <ExtensionProbe userId={userId?.user.id} onState={setState} />
      <h2 id="browser-title">{t("state.title")}</h2>
      {state === "absent" ? <Notice tone="info">{t("state.absent")}</Notice> : null}
      {state !== "absent" && !isConnected ? (
        <>
          <Notice tone="success">{t("state.installed")}</Notice>
          {userId ? (
            <Connection
              client={userId.client}
              isMain
              onConnected={() => setConnectedUser(userId.user.id)}
            />
          ) : (
            <div>
              <LinkButton to="/auth/login">{t("state.logIn")}</LinkButton>
            </div>
          )}
        </>
      ) : null}
      {isConnected ? (
        <>
          <Notice tone="success">{t("state.connected")}</Notice>
          <div>
            <LinkButton to="/dashboard">{t("state.applications")}</LinkButton>
          </div>
        </>
      ) : null}
    </section>
  );
}
