import { nextActions } from "@postulo/domain/next-action";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { applicationMessages } from "../messages.ts";
import { PillSelect } from "./pill-select.tsx";
import { positionOf, type RowProps } from "./row-tools.ts";

const noAction = "";
const offeredActions = [noAction, ...nextActions] as const;

interface ActionSelectProps extends RowProps {
  /** The person's own words, in place of a predefined action. */
  readonly words?: string | undefined;
}

/** A select for the next action. */
export function ActionSelect({ row, tools, words }: ActionSelectProps) {
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  return (
    <PillSelect
      label={t("nextActionOf", { position: positionOf(row) })}
      value={row.next_action ?? noAction}
      options={offeredActions}
      labelOf={(action) =>
        action === noAction ? (words ?? t("noNextAction")) : tProduct(`nextActions.${action}`)
      }
      isEmpty={row.next_action === null && words === undefined}
      isLight={tools.isLight}
      onChange={(action) =>
        tools.actions.edit("nextAction", row, {
          next_action: action === noAction ? null : action,
        })
      }
    />
  );
}
