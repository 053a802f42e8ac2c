import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { AsyncButton } from "../../ui/async-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { askConnection } from "./ask-connection.ts";
import { extensionMessages } from "./messages.ts";
import classes from "./extension-section.module.css";

/** "Connect the extension": one click gives the extension of this browser a session of its own. */
export function ExtensionSection() {
  const t = useTranslate(extensionMessages);
  const { client } = useSignedIn();
  const offer = useMutation({
    mutationFn: () => askConnection(client),
    meta: { errorTitle: t("failed") },
  });
  const [taken, setTaken] = useState<string>();
  const isConnected = offer.data !== undefined && taken === offer.data;
  return (
    <section className={classes["section"]} aria-labelledby="extension-title">
      <h2 id="extension-title" className={classes["title"]}>
        {t("title")}
      </h2>
      <p className={classes["description"]}>{t("description")}</p>
      <div>
        <AsyncButton
          variant="default"
          isPending={offer.isPending}
          onPress={() => {
            offer.mutate();
          }}
        >
          {t(offer.data === undefined ? "connect" : "connectAgain")}
        </AsyncButton>
      </div>
      {isConnected ? <Notice tone="success">{t("connected")}</Notice> : null}
      {offer.data !== undefined && !isConnected ? (
        <Offer
          token={offer.data}
          onTaken={() => {
            setTaken(offer.data);
          }}
        />
      ) : null}
    </section>
  );
}

interface OfferProps {
  readonly token: string;
  readonly onTaken: () => void;
}

/** Holds the token where the extension finds it, until the extension says that it took it. */
function Offer({ token, onTaken }: OfferProps) {
  const t = useTranslate(extensionMessages);
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!holder.current) return undefined;
    const observer = new MutationObserver(onTaken);
    observer.observe(holder.current, { attributeFilter: ["data-postulo-connected"] });
    return () => observer.disconnect();
  }, [onTaken]);
  return (
    <div ref={holder} data-postulo-connection={token}>
      <Notice tone="info" title={t("waiting")}>
        {t("lasts")}
      </Notice>
    </div>
  );
}
