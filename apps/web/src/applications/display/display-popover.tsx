import { useTranslate } from "../../i18n/use-translate.ts";
import { useMediaQuery } from "../../ui/hooks/use-media-query.ts";
import { NativeSelect } from "../../ui/form/native-select.tsx";
import { SegmentedChoice } from "../../ui/form/segmented-choice.tsx";
import { Popover } from "../../ui/overlay/popover.tsx";
import { densities, groupings } from "../list/list-display.ts";
import type { ListView } from "../list/use-list-view.ts";
import { applicationMessages } from "../messages.ts";
import { ColumnList } from "./column-list.tsx";
import classes from "./display.module.css";
import { displayMessages } from "./messages.ts";

interface DisplayPopoverProps {
  readonly view: ListView;
  /** The button that opened it. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Groups, density and columns of the list, at the button that opens them. Phones show no columns. */
export default function DisplayPopover({ view, anchor, onClose }: DisplayPopoverProps) {
  const tList = useTranslate(applicationMessages);
  const t = useTranslate(displayMessages);
  const isTable = useMediaQuery("(min-width: 48em)");
  return (
    <Popover anchor={anchor} label={tList("display")} onClose={onClose}>
      <div className={classes["display"]}>
        <NativeSelect
          label={t("groupBy")}
          value={view.grouping ?? ""}
          onChange={(event) =>
            view.groupBy(groupings.find((known) => known === event.currentTarget.value))
          }
          data={[
            { value: "", label: t("groupings.none") },
            ...groupings.map((value) => ({ value, label: t(`groupings.${value}`) })),
          ]}
        />
        {isTable ? (
          <>
            <div className={classes["field"]}>
              <p aria-hidden>{t("density")}</p>
              <SegmentedChoice
                label={t("density")}
                value={view.density}
                onChange={view.setDensity}
                options={densities.map((value) => ({ value, label: t(`densities.${value}`) }))}
              />
            </div>
            <ColumnList columns={view.columns} onChange={view.showColumns} />
          </>
        ) : null}
      </div>
    </Popover>
  );
}
