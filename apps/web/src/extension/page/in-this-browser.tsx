import { connectionMinutes } from "@postulo/domain/limits";
import { connectionAttributes } from "@postulo/contract/connection-attributes";
import { useTranslate } from "../../i18n/use-translate.ts";
import { enhancedBy } from "../../ui/enhancement.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { BusyLabel } from "../../ui/form/async-button.tsx";
import { Button, LinkButton } from "../../ui/form/button.tsx";
import { extensionMessages } from "../messages.ts";
import { enhanceInThisBrowser } from "./enhance-in-this-browser.ts";
import { extensionPageMessages } from "./messages.ts";
import classes from "./extension-page.module.css";

const enhanced = enhancedBy(enhanceInThisBrowser);

/**
 * The state of the extension in this browser, and the next step. Contains the parts of all states; without script it is
 * hidden.
 */
export function InThisBrowser() {
  const t = useTranslate(extensionPageMessages);
  return (
    <section
      ref={enhanced}
      data-enhance="in-this-browser"
      className={classes["browser"]}
      aria-labelledby="browser-title"
    >
      <span data-part="probe" hidden />
      <h2 id="browser-title">{t("state.title")}</h2>
      <div data-when="absent">
        <Notice tone="info">{t("state.absent")}</Notice>
      </div>
      <div data-when="installed" hidden>
        <Notice tone="success">{t("state.installed")}</Notice>
        <div data-for="visitors">
          <LinkButton to="/auth/login">{t("state.logIn")}</LinkButton>
        </div>
        <div data-for="members">
          <ConnectionOffer />
        </div>
      </div>
      <div data-when="connected" hidden>
        <Notice tone="success">{t("state.connected")}</Notice>
        <div>
          <LinkButton to="/dashboard">{t("state.applications")}</LinkButton>
        </div>
      </div>
    </section>
  );
}

/** Connects the extension to the account: the button, and its result. */
function ConnectionOffer() {
  const t = useTranslate(extensionMessages);
  return (
    <>
      <Button data-part="connect">
        <BusyLabel>
          <span data-part="first">{t("connect")}</span>
          <span data-part="again" hidden>
            {t("connectAgain")}
          </span>
        </BusyLabel>
      </Button>
      <div data-part="offer" {...{ [connectionAttributes.token]: "" }} hidden>
        <Notice tone="info" title={t("waiting")}>
          {t("lasts", { minutes: connectionMinutes })}
        </Notice>
      </div>
      <div data-part="failure" hidden>
        <Notice tone="danger">{t("failed")}</Notice>
      </div>
    </>
  );
}
