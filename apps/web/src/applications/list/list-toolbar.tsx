import { distinctTags } from "@postulo/domain/tags";
import { Suspense, useRef, useState } from "react";
import {
  IconAdjustments,
  IconBookmark,
  IconChecklist,
  IconDots,
  IconFilter,
  IconMail,
  IconSearch,
} from "../../ui/icons.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { ActionMenu, type MenuAction } from "../../ui/overlay/action-menu.tsx";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";
import { useShortcut } from "../../ui/shortcuts.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { setFilters, sourcesOf } from "./list-filter.ts";
import { applicationMessages } from "../messages.ts";
import type { Selecting } from "../bulk/use-selecting.ts";
import { SheetActions, useSheetActions, type SheetActionsProps } from "../sheets/sheet-actions.tsx";
import { requestMailReading } from "../../schedule/mail-request.ts";
import { scheduleMessages } from "../../schedule/messages.ts";
import { uiMessages } from "../../ui/messages.ts";
import { SavedViewsButton } from "../saved-views/saved-views-button.tsx";
import type { ListView } from "./use-list-view.ts";
import { useTypedText } from "./use-typed-text.ts";
import { Button } from "../../ui/form/button.tsx";
import classes from "./list-toolbar.module.css";

const DisplayPopover = lazyComponent(() => import("../display/display-popover.tsx"));
const FilterFields = lazyComponent(() => import("./filter-fields.tsx"));

interface ListToolbarProps {
  readonly view: ListView;
  /** Whether the view has columns and groups. */
  readonly isList: boolean;
  /** Whether what does not fit into one line is in a menu. */
  readonly isPhone: boolean;
  readonly selection: Selecting;
  readonly sheets: SheetActionsProps;
}

const isNarrowed = ({ filter }: ListView) => setFilters(filter).length > 0 || filter.text !== "";

/** Search and filters of all views. */
export function ListToolbar(props: ListToolbarProps) {
  const { view, isList, isPhone, selection, sheets } = props;
  const t = useTranslate(applicationMessages);
  const [views, setViews] = useState<HTMLElement>();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const button = useRef<HTMLButtonElement>(null);
  const focusButton = () => button.current?.focus();
  return (
    <div className={classes["toolbar"]}>
      <SearchField view={view} />
      <Button
        ref={button}
        variant="default"
        data-filter-button
        className={classes["filter"]}
        leftSection={<IconFilter size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span data-label>{t("filters.label")}</span>
      </Button>
      {isList ? <DisplayButton view={view} /> : null}
      <SavedViewsButton view={view} anchor={views} onAnchor={setViews} isOnlyNamed={isPhone} />
      <div className={classes["set"]}>
        <FilterChips view={view} onLastRemoved={focusButton} />
        {isNarrowed(view) ? (
          <Button
            variant="subtle"
            color="neutral"
            onClick={() => {
              focusButton();
              view.clearFilters();
            }}
          >
            {t("filters.clear")}
          </Button>
        ) : null}
      </div>
      <div className={classes["actions"]}>
        {isPhone ? (
          <ListMenu selection={selection} sheets={sheets} onViews={setViews} />
        ) : (
          <SheetActions {...sheets} />
        )}
      </div>
      {anchor ? (
        <Suspense fallback={<CancelOnEscape onCancel={() => setAnchor(undefined)} />}>
          <FilterFields
            view={view}
            sources={sourcesOf(sheets.rows)}
            tags={distinctTags(sheets.rows.map((row) => row.tags))}
            anchor={anchor}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

interface ListMenuProps extends Pick<ListToolbarProps, "selection" | "sheets"> {
  readonly onViews: (anchor: HTMLElement) => void;
}

/** On phones, what else can be done with the list. */
function ListMenu({ selection, sheets, onViews }: ListMenuProps) {
  const t = useTranslate(applicationMessages);
  const tSchedule = useTranslate(scheduleMessages);
  const tUi = useTranslate(uiMessages);
  const { actions, open } = useSheetActions(sheets);
  const selecting: MenuAction = {
    label: t("bulk.begin"),
    icon: <IconChecklist size={16} aria-hidden />,
    onChoose: selection.begin,
  };
  return (
    <>
      <ActionMenu
        label={tUi("more")}
        icon={<IconDots size={16} aria-hidden />}
        actions={[
          ...(selection.mayBegin && sheets.shown.length > 0 ? [selecting] : []),
          {
            label: t("savedViews.label"),
            icon: <IconBookmark size={16} aria-hidden />,
            onChoose: onViews,
          },
          {
            label: tSchedule("readMail"),
            icon: <IconMail size={16} aria-hidden />,
            onChoose: () => requestMailReading(),
          },
          ...actions,
        ]}
      />
      {open}
    </>
  );
}

/** Opens groups, density and columns of the list. */
function DisplayButton({ view }: Pick<ListToolbarProps, "view">) {
  const t = useTranslate(applicationMessages);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        variant="default"
        className={classes["display"]}
        leftSection={<IconAdjustments size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span data-label>{t("display")}</span>
      </Button>
      {anchor ? (
        <Suspense fallback={<CancelOnEscape onCancel={close} />}>
          <DisplayPopover view={view} anchor={anchor} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Shows input immediately; the URL is updated later. */
function SearchField({ view }: { readonly view: ListView }) {
  const t = useTranslate(applicationMessages);
  const inUrl = view.filter.text;
  const { text, type } = useTypedText(inUrl);
  const input = useRef<HTMLInputElement>(null);
  function begin() {
    input.current?.focus();
    input.current?.select();
  }
  useShortcut("/", begin, { label: t("filters.search") });
  return (
    <TextInput
      ref={input}
      type="search"
      className={classes["search"]}
      aria-label={t("filters.search")}
      placeholder={t("filters.searchHint")}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        type(typed);
        view.filterBy("text", typed);
      }}
    />
  );
}
