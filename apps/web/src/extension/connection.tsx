import { connectionMinutes } from "@postulo/domain/limits";
import { connectionAttributes } from "@postulo/contract/connection-attributes";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { ButtonRow } from "../ui/form/button-row.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { requestConnectionToken } from "./request-connection-token.ts";
import { extensionMessages } from "./messages.ts";

interface ConnectionProps {
  /** The client of the user whom the extension is connected to. */
  readonly client: SupabaseClient;
  readonly isMain?: boolean;
  /** Buttons before the one that connects. */
  readonly before?: ReactNode;
  readonly onConnected?: () => void;
}

/** Connects the extension in this browser to the account, with a separate session. */
export function Connection({ client, isMain = false, before, onConnected }: ConnectionProps) {
  const t = useTranslate(extensionMessages);
  const offer = useMutation({
    mutationFn: () => requestConnectionToken(client),
    meta: { errorTitle: t("failed") },
  });
  const [taken, setTaken] = useState<string>();
  const isConnected = offer.data !== undefined && taken === offer.data;
  return (
    <>
      <ButtonRow>
        {before}
        <AsyncButton
          variant={isMain ? "filled" : "default"}
          isPending={offer.isPending}
          onPress={() => {
            offer.mutate();
          }}
        >
          {t(offer.data === undefined ? "connect" : "connectAgain")}
        </AsyncButton>
      </ButtonRow>
      {isConnected ? <Notice tone="success">{t("connected")}</Notice> : null}
      {offer.data !== undefined && !isConnected ? (
        <Offer
          token={offer.data}
          onTaken={() => {
            setTaken(offer.data);
            onConnected?.();
          }}
        />
      ) : null}
    </>
  );
}

interface OfferProps {
  readonly token: string;
  readonly onTaken: () => void;
}

/** Renders the token for the extension's content script, until the extension marks it as taken. */
function Offer({ token, onTaken }: OfferProps) {
  const t = useTranslate(extensionMessages);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new MutationObserver(onTaken);
    observer.observe(element.current, { attributeFilter: [connectionAttributes.connected] });
    return () => observer.disconnect();
  }, [onTaken]);
  return (
    <div ref={element} {...{ [connectionAttributes.token]: token }}>
      <Notice tone="info" title={t("waiting")}>
        {t("lasts", { minutes: connectionMinutes })}
      </Notice>
    </div>
  );
}
