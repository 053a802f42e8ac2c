import type { SavedView } from "@postulo/domain/saved-view";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { useLineFocus } from "../../ui/form/use-line-focus.ts";
import { IconGripVertical } from "../../ui/icons.tsx";
import { MoveActions } from "../../ui/sorting/line-action.tsx";
import { moved } from "../../ui/sorting/list-order.ts";
import { useDragSorting } from "../../ui/sorting/use-drag-sorting.ts";
import { savedViewMessages } from "./messages.ts";
import classes from "./saved-views.module.css";
import { useStoreViewOrder } from "./use-view-order.ts";

/** The saved views, which are moved by their buttons or dragged. */
export function ViewOrder({ views }: { readonly views: readonly SavedView[] }) {
  const t = useTranslate(savedViewMessages);
  const announce = useAnnounce();
  const { list, focusLine } = useLineFocus();
  const store = useStoreViewOrder(t("moveFailed"));
  const ids = views.map(({ id }) => id);

  function put(id: string, to: number) {
    const order = moved(ids, id, to);
    const view = views.find((one) => one.id === id);
    if (!order || !view) return;
    store(order);
    announce(t("moved", { name: view.name, place: to + 1, count: ids.length }));
  }
  useDragSorting({ list, ids, onSorted: put });

  return (
    <ol ref={list} className={classes["views"]}>
      {views.map(({ id, name }, at) => (
        <li key={id} data-entry={id} className={classes["view"]}>
          <span className={classes["grip"]} data-grip aria-hidden>
            <IconGripVertical size={16} />
          </span>
          <span className={classes["name"]}>{name}</span>
          <MoveActions
            up={t("moveUp", { name })}
            down={t("moveDown", { name })}
            isFirst={at === 0}
            isLast={at === views.length - 1}
            size={16}
            onMove={(by) => {
              focusLine(id, by < 0 ? "up" : "down");
              put(id, at + by);
            }}
          />
        </li>
      ))}
    </ol>
  );
}
