import type { Application } from "@postulo/domain/application";
import {
  memo,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
} from "react";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { focusIfUnclaimed } from "../../ui/focus-if-unclaimed.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";
import type { Selecting } from "../bulk/use-selecting.ts";
import { lineBelowTitle, type EditMode } from "../column-views.ts";
import { applicationMessages } from "../messages.ts";
import { ApplicationLink } from "../row/application-link.tsx";
import { dueOf, DueText } from "../row/due-text.tsx";
import { Glyph } from "../row/glyph.tsx";
import { RowEditor } from "../row/lazy-row-editor.tsx";
import { positionOf, reminderMarks, type RowProps, type RowTools } from "../row/row-tools.ts";
import { StageDot } from "../../ui/stage/stage-dot.tsx";
import { useRestoreFocus } from "../row/use-restore-focus.ts";
import { TagChips } from "../tags/tag-chips.tsx";
import { GroupHead } from "./group-head.tsx";
import type { ListItem } from "./row-groups.ts";
import { useLongPress } from "./use-long-press.ts";
import { useSwipe } from "./use-swipe.ts";
import { useVisibleItems } from "./use-visible-items.ts";
import classes from "./application-cards.module.css";

const RowSheet = lazyComponent(() => import("../row/row-sheet.tsx"));

interface ApplicationCardsProps {
  readonly items: readonly ListItem[];
  /** The ids of the groups whose rows are hidden. */
  readonly collapsed: ReadonlySet<string>;
  readonly onToggleGroup: (id: string) => void;
  readonly tools: RowTools;
  readonly modes: ReadonlyMap<string, EditMode>;
  readonly selection: Pick<Selecting, "idsOnPhone" | "beginWith">;
}

/**
 * The list on narrow screens. A swipe, or the button of each row, opens its actions in a sheet from below; a finger that rests on
 * a row begins selecting.
 */
export function ApplicationCards(props: ApplicationCardsProps) {
  const { items, collapsed, onToggleGroup, tools, modes, selection } = props;
  const { idsOnPhone: selected, beginWith } = selection;
  const t = useTranslate(applicationMessages);
  const { frame, slots } = useVisibleItems(items, 84, modes);
  const [list, setList] = useState<HTMLElement | null>(null);
  const { open, sheet } = useSheet(items, tools, beginWith);
  useGestures(list, {
    items,
    isEnabled: selected === undefined,
    onSwipe: open,
    onPress: beginWith,
  });
  return (
    <>
      <ul
        ref={(element) => {
          frame(element);
          setList(element);
        }}
        className={classes["list"]}
        aria-label={t("title")}
        data-selecting={selected !== undefined || undefined}
      >
        {slots.map((slot) => {
          if (slot.kind === "space")
            return <li key={slot.key} aria-hidden style={{ height: slot.height }} />;
          const item = items[slot.index];
          if (item?.kind === "head") {
            return (
              <CardGroup
                key={item.id}
                group={item.group}
                isCollapsed={collapsed.has(item.id)}
                onToggle={onToggleGroup}
                index={slot.index}
              />
            );
          }
          const row = item?.row;
          return row ? (
            <Card
              key={row.id}
              row={row}
              tools={tools}
              mode={modes.get(row.id)}
              index={slot.index}
              count={items.length}
              isSelected={selected?.has(row.id)}
              onActions={open}
            />
          ) : null;
        })}
      </ul>
      {sheet}
    </>
  );
}

interface CardGroupProps extends ComponentProps<typeof GroupHead> {
  readonly index: number;
}

const CardGroup = ({ index, ...head }: CardGroupProps) => (
  <li className={classes["group"]} data-group data-index={index}>
    <GroupHead {...head} />
  </li>
);

function rowOf(items: readonly ListItem[], id: string | undefined): Application | undefined {
  const item = items.find((one) => one.id === id);
  return item?.kind === "row" ? item.row : undefined;
}

interface Gestures {
  readonly items: readonly ListItem[];
  readonly isEnabled: boolean;
  readonly onSwipe: (id: string) => void;
  readonly onPress: (id: string) => void;
}

/** What a finger does with a row: it swipes it, or rests on it. */
function useGestures(list: HTMLElement | null, given: Gestures): void {
  const { items, isEnabled, onSwipe, onPress } = given;
  function idOf({ dataset }: HTMLElement) {
    const item = items[Number(dataset["index"])];
    return isEnabled && item?.kind === "row" ? item.id : undefined;
  }
  useSwipe(list, (element) => {
    const id = idOf(element);
    if (id !== undefined) onSwipe(id);
  });
  useLongPress(list, (element) => {
    const id = idOf(element);
    if (id !== undefined) onPress(id);
  });
}

const actionsAt = (index: number) =>
  document.querySelector<HTMLElement>(`[data-row][data-index="${index}"] [data-actions]`);

/**
 * When a row that was deleted or changed has left the list with the focus, the focus goes to the next row, else to the
 * last or the top.
 * @returns to be called before the change of a row
 */
function useFocusAfterLeaving(items: readonly ListItem[]) {
  const changing = useRef<{ readonly row: Application; readonly index: number }>(undefined);
  useEffect(() => {
    const last = changing.current;
    const now = rowOf(items, last?.row.id);
    if (!last || now === last.row) return;
    changing.current = undefined;
    if (now) return;
    const next = actionsAt(last.index) ?? actionsAt(items.length - 1);
    focusIfUnclaimed(next ?? document.querySelector<HTMLElement>("h1"));
  }, [items]);
  return (row: Application) => {
    changing.current = { row, index: items.findIndex(({ id }) => id === row.id) };
  };
}

/** The sheet of a row, and what opens it. */
function useSheet(items: readonly ListItem[], tools: RowTools, onSelect: (id: string) => void) {
  const { opened, state, open, close, finish } = useRowSheet(items);
  const onLeave = useFocusAfterLeaving(items);
  const sheet = opened ? (
    <Suspense fallback={<CancelOnEscape onCancel={finish} />}>
      <RowSheet
        row={opened}
        tools={tools}
        {...state}
        onClose={close}
        onClosed={finish}
        onLeave={onLeave}
        onSelect={() => onSelect(opened.id)}
      />
    </Suspense>
  ) : null;
  return { open, sheet };
}

interface OpenSheet {
  readonly id: string;
  readonly isOpen: boolean;
  readonly returnsFocus: boolean;
}

/** The row whose sheet is open. */
function useRowSheet(items: readonly ListItem[]) {
  const [sheet, setSheet] = useState<OpenSheet>();
  const next = useRef<() => void>(undefined);
  return {
    opened: rowOf(items, sheet?.id),
    state: { isOpen: sheet?.isOpen === true, returnsFocus: sheet?.returnsFocus === true },
    open: useCallback((id: string) => setSheet({ id, isOpen: true, returnsFocus: true }), []),
    /** @param then what follows when the sheet has closed, and moves the focus itself */
    close: (then?: () => void) => {
      next.current = then;
      setSheet((now) => now && { ...now, isOpen: false, returnsFocus: !then });
    },
    finish: () => {
      setSheet(undefined);
      next.current?.();
      next.current = undefined;
    },
  };
}

interface CardProps extends RowProps {
  readonly mode: EditMode | undefined;
  /** The index of the card in the whole list. */
  readonly index: number;
  readonly count: number;
  /** Undefined while rows are not selected. */
  readonly isSelected: boolean | undefined;
  readonly onActions: (id: string) => void;
}

const Card = memo(function Card(props: CardProps) {
  const { row, tools, mode, index, count, isSelected, onActions } = props;
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  const element = useRestoreFocus<HTMLLIElement>(mode, () => "[data-actions]");
  return (
    <li
      ref={element}
      className={classes["row"]}
      data-row
      data-index={index}
      {...reminderMarks(row, tools.today)}
      data-selected={isSelected || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      <div className={classes["front"]}>
        {isSelected === undefined ? (
          <ApplicationLink id={row.id} label={positionOf(row)} className={classes["title"]}>
            {row.job_title}
          </ApplicationLink>
        ) : (
          <span className={classes["title"]}>{row.job_title}</span>
        )}
        <span className={classes["under"]}>
          <small>{lineBelowTitle(row, tProduct)}</small>
          <TagChips tags={row.tags} max={1} />
        </span>
        <span className={classes["stage"]}>
          <StageDot stage={row.application_stage} />
          {tProduct(`stages.${row.application_stage}`)}
        </span>
        <DueText {...dueOf(row, tools.today)} isBrief />
        {isSelected === undefined ? (
          <button
            type="button"
            className={classes["actions"]}
            data-actions
            aria-haspopup="dialog"
            aria-label={t("actionsOf", { position: positionOf(row) })}
            onClick={() => onActions(row.id)}
          >
            <Glyph name="more" />
          </button>
        ) : (
          <label className={classes["select"]}>
            <input
              type="checkbox"
              checked={isSelected}
              data-selects={row.id}
              aria-label={t("bulk.select", { position: positionOf(row) })}
              onChange={() => tools.toggle(row.id, false)}
            />
          </label>
        )}
      </div>
      {mode === undefined ? null : <RowEditor mode={mode} row={row} tools={tools} />}
    </li>
  );
});
