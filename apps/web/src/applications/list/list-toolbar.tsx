import { Suspense, useRef, useState, type ReactNode } from "react";
import { IconAdjustments, IconFilter, IconSearch } from "../../ui/icons.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";
import { useShortcut } from "../../ui/shortcuts.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { setFilters } from "./list-filter.ts";
import { applicationMessages } from "../messages.ts";
import { SavedViewsButton } from "../saved-views/saved-views-button.tsx";
import type { ListView } from "./use-list-view.ts";
import { Button } from "../../ui/form/button.tsx";
import classes from "./list-toolbar.module.css";

const DisplayPopover = lazyComponent(() => import("../display/display-popover.tsx"));
const FilterFields = lazyComponent(() => import("./filter-fields.tsx"));

interface ListToolbarProps {
  readonly view: ListView;
  /** Whether the view has columns and groups. */
  readonly isList: boolean;
  /** The sources and the tags of the list. */
  readonly sources: readonly string[];
  readonly tags: readonly string[];
  /** Further controls of the toolbar. */
  readonly children: ReactNode;
}

/** Search and filters of all views. */
export function ListToolbar({ view, isList, sources, tags, children }: ListToolbarProps) {
  const t = useTranslate(applicationMessages);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const button = useRef<HTMLButtonElement>(null);
  const focusButton = () => button.current?.focus();
  const isNarrowed = setFilters(view.filter).length > 0 || view.filter.text !== "";
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
      <SavedViewsButton view={view} />
      <div className={classes["set"]}>
        <FilterChips view={view} onLastRemoved={focusButton} />
        {isNarrowed ? (
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
      <div className={classes["actions"]}>{children}</div>
      {anchor ? (
        <Suspense fallback={<CancelOnEscape onCancel={() => setAnchor(undefined)} />}>
          <FilterFields
            view={view}
            sources={sources}
            tags={tags}
            anchor={anchor}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
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
  const [typed, setTyped] = useState({ text: inUrl, inUrl });
  const input = useRef<HTMLInputElement>(null);
  function begin() {
    input.current?.focus();
    input.current?.select();
  }
  useShortcut("/", begin, { label: t("filters.search") });
  // The URL was changed otherwise, by a reset or by history navigation.
  if (typed.inUrl !== inUrl && typed.text !== inUrl) setTyped({ text: inUrl, inUrl });
  else if (typed.inUrl !== inUrl) setTyped({ text: typed.text, inUrl });

  return (
    <TextInput
      ref={input}
      type="search"
      className={classes["search"]}
      aria-label={t("filters.search")}
      placeholder={t("filters.searchHint")}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed.text}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped({ text, inUrl: text });
        view.filterBy("text", text);
      }}
    />
  );
}
