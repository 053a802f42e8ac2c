import { IconCheck } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { productMessages } from "../i18n/product-messages.ts";
import { Logo } from "../ui/logo.tsx";
import { landingMessages } from "./messages.ts";
import classes from "./hero-picture.module.css";

const fields = [
  { label: "picture.firstName", value: "Camille" },
  { label: "picture.lastName", value: "Martin" },
  { label: "picture.email", value: "camille@example.com" },
  // A number that Arcep reserves for fiction.
  { label: "picture.phone", value: "+33 6 39 98 01 23" },
] as const;

const rows = [
  { stage: "applied", tone: "neutral", width: "58%" },
  { stage: "phoneScreen", tone: "info", width: "44%" },
  { stage: "offer", tone: "success", width: "52%" },
] as const;

/** An illustration of the product, not a screenshot. */
export function HeroPicture() {
  const t = useTranslate(landingMessages);
  const tProduct = useTranslate(productMessages);
  return (
    <div className={classes["picture"]} aria-hidden>
      <div className={classes["form"]}>
        <div className={classes["bar"]}>
          <i />
          <i />
          <i />
          <span>{t("picture.form")}</span>
        </div>
        <div className={classes["fields"]}>
          {fields.map(({ label, value }) => (
            <div key={label} className={classes["field"]}>
              <span className={classes["label"]}>{t(label)}</span>
              <span className={classes["value"]}>
                {value}
                <IconCheck size={14} stroke={2.5} />
              </span>
            </div>
          ))}
        </div>
        <div className={classes["filled"]}>
          <Logo size={18} />
          {t("picture.filled")}
        </div>
      </div>
      <div className={classes["tracker"]}>
        <span className={classes["label"]}>{t("picture.tracked")}</span>
        {rows.map(({ stage, tone, width }) => (
          <div key={stage} className={classes["row"]}>
            <span className={classes["line"]} style={{ width }} />
            <span className={classes["stage"]} data-tone={tone}>
              {tProduct(`stages.${stage}`)}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
