import type { Feature } from "@postulo/domain/plan";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { usageMessages } from "./messages.ts";
import { useUsage } from "./usage.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import classes from "./usage-meter.module.css";

/** The bar shows a warning from here on, specification section 9. */
const warningPercent = 80;

interface UsageMeterProps {
  readonly feature: Feature;
  /** Whether a heading above says that the usage is that of the month. */
  readonly isMonthNamed?: boolean;
}

/** The month's usage of a feature: text, and a bar if there is a limit. */
export function UsageMeter({ feature, isMonthNamed = false }: UsageMeterProps) {
  const t = useTranslate(usageMessages);
  const tProduct = useTranslate(productMessages);
  const usage = useUsage(feature).data;
  if (!usage) return null;
  const name = tProduct(`features.${feature}`);
  const label = t("thisMonth", { feature: name });
  const shown = isMonthNamed ? name : label;
  const { used, is_unlimited: isUnlimited } = usage;
  const quota = usage.quota ?? 0;
  if (isUnlimited || quota === 0) {
    return (
      <p className={classes["meter"]}>
        <span>{shown}</span>
        <span>{isUnlimited ? t("unlimited", { used }) : t("notInPlan")}</span>
      </p>
    );
  }
  const percent = Math.min(100, (used / quota) * 100);
  const text = t("usedOf", { used, quota });
  return (
    <div className={classes["meter"]}>
      <span aria-hidden>{shown}</span>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>
        <meter aria-label={label} aria-valuetext={text} max={quota} value={Math.min(used, quota)} />
      </VisuallyHidden>
      <div
        aria-hidden
        className={classes["bar"]}
        data-warns={percent >= warningPercent || undefined}
      >
        <div style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
