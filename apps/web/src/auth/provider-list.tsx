import type { PublicConfig } from "@postulo/contract/config";
import { useState } from "react";
import { useLocation } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useAuthClient, useClientConfig } from "../session/session-context.tsx";
import { enhancedBy } from "../ui/enhancement.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { BusyLabel } from "../ui/form/async-button.tsx";
import { Button, LinkButton } from "../ui/form/button.tsx";
import { enhanceProviders } from "./enhance-providers.ts";
import { signInMessages } from "./sign-in-page/messages.ts";
import classes from "./auth-frame.module.css";

type Provider = PublicConfig["signIn"]["providers"][number];

/** Repeated by the server in the static page: `apps/server/src/web-pages/sign-in-methods.ts`. */
const placeholder: Provider = { name: "provider-name", label: "provider-label" };

/** The providers' buttons with their behaviour, and the error when none can be reached. `isDivided`: below a line. */
export function ProviderList({ isDivided = false }: { readonly isDivided?: boolean }) {
  const t = useTranslate(signInMessages);
  const openClient = useAuthClient();
  const { search } = useLocation();
  const { providers = [], sso = false } = useClientConfig().data?.signIn ?? {};
  const [withProviders] = useState(() =>
    enhancedBy<HTMLDivElement>((list, signal) => enhanceProviders(list, signal, openClient)),
  );
  return (
    <div ref={withProviders} className={classes["methods"]} data-part="methods">
      <div data-part="unreachable" hidden>
        <Notice tone="danger">{t("unreachable")}</Notice>
      </div>
      {isDivided && (sso || providers.length > 0) ? (
        <p className={classes["or"]}>{t("or")}</p>
      ) : null}
      <Buttons providers={providers} />
      <div data-part="sso" hidden={!sso}>
        <LinkButton
          to={{ pathname: "/auth/sso", search }}
          variant="default"
          fullWidth
          data-keeps-email
          data-keeps-search
        >
          {t("sso")}
        </LinkButton>
      </div>
    </div>
  );
}

/** A button for each provider; hidden without one. */
function Buttons({ providers }: { readonly providers: readonly Provider[] }) {
  const t = useTranslate(signInMessages);
  const shown = providers.length === 0 ? [placeholder] : providers;
  return (
    <div className={classes["providers"]} data-part="providers" hidden={providers.length === 0}>
      {shown.map(({ name, label }) => (
        <Button key={name} variant="default" data-provider={name}>
          <BusyLabel>{t("continueWith", { label })}</BusyLabel>
        </Button>
      ))}
    </div>
  );
}
