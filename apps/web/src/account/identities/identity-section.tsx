import type { PublicConfig } from "@postulo/contract/config";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslate } from "../../i18n/use-translate.ts";
import { readAuthReturn } from "../../session/auth-return.ts";
import { useClientConfig, useSignedIn } from "../../session/session-context.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { IconPlus } from "../../ui/icons.tsx";
import { disconnectRule } from "./disconnect-rule.ts";
import { IdentityLine } from "./identity-line.tsx";
import { identityMessages } from "./messages.ts";
import { connectingParameter, useIdentities, type Identity } from "./queries.ts";
import { useConnect, useFinishConnecting } from "./use-identity-changes.ts";
import { SettingsSection } from "../../ui/settings-section.tsx";
import settingsClasses from "../../ui/settings-section.module.css";
import listClasses from "../entry-list.module.css";

type SignIn = PublicConfig["signIn"];
type Provider = SignIn["providers"][number];

/**
 * The accounts of providers with which the user signs in. Not shown where the server has no provider and the account has
 * no other way in than its address.
 */
export function IdentitySection() {
  const t = useTranslate(identityMessages);
  const config = useClientConfig();
  const identities = useIdentities();
  const title = useRef<HTMLHeadingElement>(null);
  const signIn = config.data?.signIn;
  const finishing = useReturn(signIn?.providers);
  const outcome = finishing.data;
  // The section is far down the page.
  useEffect(() => {
    if (outcome) title.current?.focus();
  }, [outcome]);
  const hasOthers = identities.data?.some(({ provider }) => provider !== "email") ?? false;
  if (!signIn || (signIn.providers.length === 0 && !hasOthers)) return null;
  return (
    <SettingsSection
      name="identities"
      title={t("title")}
      titleRef={title}
      description={t("description")}
    >
      {outcome ? (
        <Notice tone={outcome.tone} title={outcome.title}>
          {outcome.text}
        </Notice>
      ) : null}
      {identities.isError && identities.data === undefined ? (
        <LoadFailure title={t("loadFailed")} onRetry={() => void identities.refetch()} />
      ) : null}
      {identities.data ? (
        <Identities
          identities={identities.data}
          signIn={signIn}
          onDisconnected={() => {
            // What it says is no longer true.
            finishing.reset();
            title.current?.focus();
          }}
        />
      ) : null}
    </SettingsSection>
  );
}

/** Completes a connection when the provider has redirected to this page, and removes its result from the URL. */
function useReturn(providers: readonly Provider[] | undefined) {
  const location = useLocation();
  const navigate = useNavigate();
  const finishing = useFinishConnecting();
  const returnedFrom = new URLSearchParams(location.search).get(connectingParameter);
  const isReady = providers !== undefined;
  const complete = useEffectEvent(() => {
    const provider = providers?.find(({ name }) => name === returnedFrom);
    const result = readAuthReturn(location);
    void navigate(location.pathname, { replace: true });
    if (!provider) return;
    const { label } = provider;
    if (result.kind === "code") finishing.mutate({ label, code: result.code });
    if (result.kind === "error") finishing.mutate({ label, errorCode: result.code });
  });
  useEffect(() => {
    if (returnedFrom !== null && isReady) complete();
  }, [returnedFrom, isReady]);
  return finishing;
}

interface IdentitiesProps {
  readonly identities: readonly Identity[];
  readonly signIn: SignIn;
  readonly onDisconnected: () => void;
}

/** Providers that have no label of the server: those that it has no longer, and its own ways. */
function useLabel({ providers }: SignIn): (provider: string) => string {
  const t = useTranslate(identityMessages);
  return (provider) => {
    if (provider === "email" || provider === "phone") return t(provider);
    if (provider.startsWith("sso:")) return t("organisation");
    return providers.find(({ name }) => name === provider)?.label ?? provider;
  };
}

function Identities({ identities, signIn, onDisconnected }: IdentitiesProps) {
  const t = useTranslate(identityMessages);
  const { user } = useSignedIn();
  const labelOf = useLabel(signIn);
  const { providers, manualLinking } = signIn;
  const isManaged = identities.some(({ provider }) => provider.startsWith("sso:"));
  const connectable =
    manualLinking && !isManaged
      ? providers.filter(({ name }) => !identities.some(({ provider }) => provider === name))
      : [];
  const ruleOf = (identity: Identity) =>
    manualLinking && identity.provider !== "email"
      ? disconnectRule(identity, { identities, email: user.email })
      : undefined;
  return (
    <>
      <ul className={listClasses["list"]} aria-label={t("list")}>
        {identities.map((identity) => (
          <IdentityLine
            key={identity.id}
            identity={identity}
            label={labelOf(identity.provider)}
            rule={ruleOf(identity)}
            onDisconnected={onDisconnected}
          />
        ))}
      </ul>
      {manualLinking ? null : <p className={settingsClasses["description"]}>{t("off")}</p>}
      {connectable.length > 0 ? (
        <div className={listClasses["actions"]}>
          {connectable.map((provider) => (
            <Connect key={provider.name} provider={provider} />
          ))}
        </div>
      ) : null}
    </>
  );
}

function Connect({ provider: { name, label } }: { readonly provider: Provider }) {
  const t = useTranslate(identityMessages);
  const connecting = useConnect(label);
  return (
    <AsyncButton
      variant="default"
      leftSection={<IconPlus size={16} />}
      isPending={connecting.isPending}
      onPress={() => connecting.mutate(name)}
    >
      {t("connect", { provider: label })}
    </AsyncButton>
  );
}
