import type { Application } from "@postulo/domain/application";
import type { Interview } from "@postulo/domain/interview";
import { stageOfInterviews } from "@postulo/domain/interview-stage";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../ui/form/button.tsx";
import type { RowActions } from "../row/row-actions.ts";
import { sheetMessages } from "./messages.ts";
import classes from "./sections.module.css";

interface StageOfferProps {
  readonly row: Application;
  readonly actions: RowActions;
  /** The interviews of the application. */
  readonly interviews: readonly Interview[];
}

/** Offers the stage that the recorded interviews speak for, where the application is in an earlier one. */
export function StageOffer({ row, actions, interviews }: StageOfferProps) {
  const t = useTranslate(sheetMessages);
  const tProduct = useTranslate(productMessages);
  const stage = stageOfInterviews(row.application_stage, interviews);
  if (stage === undefined) return null;
  const nameOf = (one: typeof stage) => tProduct(`stages.${one}`);
  return (
    <p className={classes["offer"]}>
      <span>{t("plan.recorded", { stage: nameOf(row.application_stage) })}</span>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => actions.edit("stage", row, { application_stage: stage })}
      >
        {t("plan.moveTo", { stage: nameOf(stage) })}
      </Button>
    </p>
  );
}
