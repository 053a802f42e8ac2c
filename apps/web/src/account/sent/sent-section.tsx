import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { leadOn } from "../../ui/focus-unless-taken.ts";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { MomentText } from "../../ui/moment-text.tsx";
import { SkeletonRows } from "../../ui/skeleton-rows.tsx";
import { sentMessages } from "./messages.ts";
import { mostCalls, useModelCalls, type ModelCall } from "./model-calls.ts";
import classes from "./sent-section.module.css";

const address = "sent";

/** "What left this server": every call to the provider of a language model. */
export function SentSection() {
  const t = useTranslate(sentMessages);
  const calls = useModelCalls();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isMeant = hash === `#${address}` && !calls.isPending;

  useEffect(() => {
    // A new page begins at its title; who has gone on from there while this was loading stays.
    if (isMeant) leadOn(document.querySelector("h1"), heading.current);
  }, [isMeant]);

  return (
    <section className={classes["section"]} aria-labelledby={address}>
      <h2 ref={heading} id={address} tabIndex={-1} className={classes["title"]}>
        {t("title")}
      </h2>
      <p className={classes["quiet"]}>{t("description")}</p>
      {calls.isError ? (
        <LoadFailure title={t("loadFailed")} onRetry={() => void calls.refetch()} />
      ) : null}
      {calls.isPending ? <SkeletonRows rows={1} height={56} /> : null}
      {calls.data?.length === 0 ? <p className={classes["nothing"]}>{t("nothing")}</p> : null}
      {calls.data && calls.data.length > 0 ? (
        <>
          {calls.data.length === mostCalls ? (
            <p className={classes["quiet"]}>{t("newest", { count: mostCalls })}</p>
          ) : null}
          <ul className={classes["calls"]} aria-labelledby={address}>
            {calls.data.map((call) => (
              <CallLine key={call.id} call={call} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function CallLine({ call }: { readonly call: ModelCall }) {
  const t = useTranslate(sentMessages);
  const { language } = useLanguage();
  const size = new Intl.NumberFormat(language, {
    style: "unit",
    unit: "kilobyte",
    maximumFractionDigits: 1,
  });
  const cost = new Intl.NumberFormat(language, {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 4,
  });
  return (
    <li>
      <span className={classes["what"]}>
        <strong>{t(`purpose.${call.purpose}`)}</strong>
        <span>{t("where", { provider: call.provider, model: call.model, host: call.host })}</span>
        <span className={classes["quiet"]}>
          <MomentText moment={call.created_at} /> · {t(`outcome.${call.outcome}`)}
        </span>
      </span>
      <span className={classes["figures"]}>
        <span>{t("sent", { size: size.format(call.bytes_sent / 1000) })}</span>
        <span>{t("received", { size: size.format(call.bytes_received / 1000) })}</span>
        <span>{cost.format(call.cost_micro_eur / 1_000_000)}</span>
      </span>
    </li>
  );
}
