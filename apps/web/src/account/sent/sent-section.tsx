import { useLanguage } from "../../i18n/language-context.tsx";
import { useClientConfig } from "../../session/session-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { MomentText } from "../../ui/moment-text.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { sentMessages } from "./messages.ts";
import { maxCalls, ranOnServer, useModelCalls, type ModelCall } from "./model-calls.ts";
import { SettingsSection } from "../../ui/settings-section.tsx";
import classes from "./sent-section.module.css";

const titleId = "sent-title";

/** What a call gets by its purpose; a correction gets what its letter got. */
const sentFor = {
  letter: "model.sentLetter",
  letterRepair: undefined,
  resume: "model.sentResume",
  cv: "model.sentLine",
  answer: "model.sentAnswer",
} as const satisfies Record<ModelCall["purpose"], unknown>;

/** Lists each request to the provider of a language model. */
export function SentSection() {
  const t = useTranslate(sentMessages);
  const calls = useModelCalls();

  return (
    <SettingsSection name="sent" title={t("title")}>
      <ModelPlace />
      <p className={classes["quiet"]}>{t("description")}</p>
      {calls.isError ? (
        <LoadFailure title={t("loadFailed")} onRetry={() => void calls.refetch()} />
      ) : null}
      {calls.isPending ? <SkeletonRows rows={1} height={56} /> : null}
      {calls.data?.length === 0 ? <p className={classes["nothing"]}>{t("nothing")}</p> : null}
      {calls.data && calls.data.length > 0 ? (
        <>
          {calls.data.length === maxCalls ? (
            <p className={classes["quiet"]}>{t("newest", { count: maxCalls })}</p>
          ) : null}
          <ul className={classes["calls"]} aria-labelledby={titleId}>
            {calls.data.map((call) => (
              <CallLine key={call.id} call={call} />
            ))}
          </ul>
        </>
      ) : null}
    </SettingsSection>
  );
}

/** Which model the server uses, and what it gets. */
function ModelPlace() {
  const t = useTranslate(sentMessages);
  const config = useClientConfig();
  if (!config.data) return null;
  const { languageModel: model } = config.data;
  if (!model) return <p>{t("model.none")}</p>;
  const place = { model: model.model, host: model.host };
  if (model.isLocal) return <p>{t("model.local", place)}</p>;
  return (
    <div className={classes["model"]}>
      <p>{t("model.remote", place)}</p>
      <h3>{t("model.sent")}</h3>
      <ul>{Object.values(sentFor).map((key) => key && <li key={key}>{t(key)}</li>)}</ul>
      <h3>{t("model.kept")}</h3>
      <ul>
        <li>{t("model.keptContact")}</li>
        <li>{t("model.keptOthers")}</li>
      </ul>
    </div>
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
          {ranOnServer(call) ? ` · ${t("onServer")}` : null}
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
