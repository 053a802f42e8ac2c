import { advertisedYearlySaving, intervals, type Interval } from "@postulo/domain/plan";
import { useTranslate } from "../i18n/use-translate.ts";
import { SegmentedChoice } from "../ui/form/segmented-choice.tsx";
import { billingMessages } from "./messages.ts";
import classes from "./pricing.module.css";

interface IntervalSwitchProps {
  readonly value: Interval;
  readonly onChange: (interval: Interval) => void;
}

/** Switches between monthly and yearly billing. */
export function IntervalSwitch({ value, onChange }: IntervalSwitchProps) {
  const t = useTranslate(billingMessages);
  return (
    <div className={classes["intervals"]}>
      <SegmentedChoice
        label={t("pricing.intervals.label")}
        value={value}
        onChange={onChange}
        options={intervals.map((each) => ({ value: each, label: t(`pricing.intervals.${each}`) }))}
      />
      <span className={classes["save"]}>
        {t("pricing.intervals.save", { percent: advertisedYearlySaving })}
      </span>
    </div>
  );
}
