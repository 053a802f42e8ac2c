import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import {
  IconBrandGithub,
  IconBrandLinkedin,
  IconMail,
  IconPhone,
  IconWorld,
} from "../../ui/icons.tsx";
import { MomentText } from "../../ui/moment-text.tsx";
import type { DisconnectRule } from "./disconnect-rule.ts";
import { identityMessages } from "./messages.ts";
import type { Identity } from "./queries.ts";
import { useDisconnect } from "./use-identity-changes.ts";
import listClasses from "../entry-list.module.css";

function ProviderIcon({ provider }: { readonly provider: string }) {
  const look = { size: 18, "aria-hidden": true, className: listClasses["icon"] };
  if (provider === "email") return <IconMail {...look} />;
  if (provider === "phone") return <IconPhone {...look} />;
  if (provider === "github") return <IconBrandGithub {...look} />;
  return provider.startsWith("linkedin") ? (
    <IconBrandLinkedin {...look} />
  ) : (
    <IconWorld {...look} />
  );
}

interface IdentityLineProps {
  readonly identity: Identity;
  /** The name of the provider. */
  readonly label: string;
  /** Absent for what cannot be disconnected here. */
  readonly rule: DisconnectRule | undefined;
  readonly onDisconnected: () => void;
}

/** One way to sign in, with the button that disconnects it, or why it cannot be. */
export function IdentityLine({ identity, label, rule, onDisconnected }: IdentityLineProps) {
  const t = useTranslate(identityMessages);
  return (
    <li>
      <ProviderIcon provider={identity.provider} />
      <div className={listClasses["about"]}>
        <span className={listClasses["name"]}>{label}</span>
        <span className={listClasses["facts"]}>
          {identity.email ? <span>{identity.email}</span> : null}
          {identity.provider === "email" ? null : (
            <span>
              {t("since")} <MomentText moment={identity.connectedAt} />
            </span>
          )}
        </span>
        {rule?.kind === "refused" ? (
          <span className={listClasses["facts"]}>{t(`reasons.${rule.reason}`)}</span>
        ) : null}
      </div>
      {rule?.kind === "allowed" ? (
        <Disconnect
          identity={identity}
          label={label}
          newEmail={rule.newEmail}
          onDisconnected={onDisconnected}
        />
      ) : null}
    </li>
  );
}

interface DisconnectProps extends Omit<IdentityLineProps, "rule"> {
  readonly newEmail: string | undefined;
}

function Disconnect({ identity, label, newEmail, onDisconnected }: DisconnectProps) {
  const t = useTranslate(identityMessages);
  const [isAsking, setAsking] = useState(false);
  const ending = useDisconnect({ label, onEnded: () => setAsking(false), onDisconnected });
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t("disconnectNamed", { provider: label })}
        onClick={() => setAsking(true)}
      >
        {t("disconnect")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("question", { provider: label })}
        confirmLabel={t("disconnect")}
        cancelLabel={t("keep")}
        isPending={ending.isPending}
        onConfirm={() => {
          if (!ending.isPending) ending.mutate(identity);
        }}
        // While the second factor is requested, Escape closes that dialog only.
        onClose={() => {
          if (!ending.isPending) setAsking(false);
        }}
      >
        <p>{t("questionText", { provider: label })}</p>
        {newEmail ? <p>{t("newEmail", { email: newEmail })}</p> : null}
      </ConfirmDialog>
    </>
  );
}
