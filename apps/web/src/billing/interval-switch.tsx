import { SegmentedControl } from "@mantine/core";
import { intervals, type Interval } from "@postulo/domain/plan";
import { useTranslate } from "../i18n/use-translate.ts";
import { billingMessages } from "./messages.ts";
import classes from "./pricing.module.css";
import "@mantine/core/styles/FloatingIndicator.layer.css";
import "@mantine/core/styles/SegmentedControl.layer.css";

interface IntervalSwitchProps {
  readonly value: Interval;
  readonly onChange: (interval: Interval) => void;
}

/** By the month or by the year, which saves something. */
export function IntervalSwitch({ value, onChange }: IntervalSwitchProps) {
  const t = useTranslate(billingMessages);
  return (
    <div className={classes["intervals"]}>
      <SegmentedControl
        aria-label={t("pricing.intervals.label")}
        value={value}
        onChange={(chosen) => onChange(intervals.find((each) => each === chosen) ?? "month")}
        data={[
          { value: "month", label: t("pricing.intervals.month") },
          { value: "year", label: t("pricing.intervals.year") },
        ]}
      />
      <span className={classes["save"]}>{t("pricing.intervals.save")}</span>
    </div>
  );
}
