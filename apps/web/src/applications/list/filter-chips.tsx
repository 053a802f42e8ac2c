import { Suspense, useRef, type MouseEvent } from "react";
import { dateFormat } from "../../i18n/date-format.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { IconX } from "../../ui/icons.tsx";
import { ChunkBoundary, lazyComponent } from "../../ui/lazy-component.tsx";
import { optionsOf } from "../column-views.ts";
import { applicationMessages } from "../messages.ts";
import { isFilterColumn, setFilters, type FilterName, type SetFilter } from "./list-filter.ts";
import type { ListView } from "./use-list-view.ts";
import classes from "./list-toolbar.module.css";

/** Its texts are those of the analytics, which are not loaded with the list. */
const FigureName = lazyComponent(() => import("../analytics/figure-name.tsx"));

/** The name of a filter and its value, as a person reads them. */
function useFilterText() {
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  const { language } = useLanguage();
  const day = (value: string) =>
    dateFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(value));
  const own: Readonly<Partial<Record<FilterName, (value: string) => readonly [string, string]>>> = {
    source: (value) => [tProduct("applicationColumns.source"), value],
    tags: (value) => [t("filters.tag"), value],
    from: (value) => [t("filters.from"), day(value)],
    to: (value) => [t("filters.to"), day(value)],
    isDue: () => ["", t("filters.due")],
    only: () => ["", t("filters.only")],
  };
  return ({ name, value }: SetFilter): readonly [string, string] => {
    if (!isFilterColumn(name)) return own[name]?.(value) ?? ["", value];
    const option = optionsOf(name, tProduct).find((known) => known.value === value);
    return [tProduct(`applicationColumns.${name}`), option?.label ?? value];
  };
}

interface FilterChipsProps {
  readonly view: ListView;
  /** Focuses what remains when the last chip is removed. */
  readonly onLastRemoved: () => void;
}

/** The filters that are set, each of which can be removed. */
export function FilterChips({ view, onLastRemoved }: FilterChipsProps) {
  const t = useTranslate(applicationMessages);
  const textOf = useFilterText();
  const list = useRef<HTMLUListElement>(null);
  const set = setFilters(view.filter);
  if (set.length === 0) return null;

  function remove(event: MouseEvent<HTMLButtonElement>, filter: SetFilter) {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(event.currentTarget);
    const neighbour = buttons[at + 1] ?? buttons[at - 1];
    if (neighbour) neighbour.focus();
    else onLastRemoved();
    view.removeFilter(filter);
  }

  return (
    <ul ref={list} className={classes["chips"]} aria-label={t("filters.set")}>
      {set.map((filter, at) => {
        const [name, value] = textOf(filter);
        const isAlternative = set[at - 1]?.name === filter.name;
        const chip = (text: string) => (
          <Chip
            lead={isAlternative ? t("filters.orTag") : name}
            name={name}
            value={text}
            onRemove={(event) => remove(event, filter)}
          />
        );
        return (
          <li key={`${filter.name} ${filter.value}`} className={classes["chip"]}>
            {filter.name === "only" ? (
              <ChunkBoundary fallback={chip(value)}>
                <Suspense fallback={chip(value)}>
                  <FigureName figureKey={filter.value} fallback={value}>
                    {chip}
                  </FigureName>
                </Suspense>
              </ChunkBoundary>
            ) : (
              chip(value)
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ChipProps {
  /** Before the value: the name, or "or". */
  readonly lead: string;
  readonly name: string;
  readonly value: string;
  readonly onRemove: (event: MouseEvent<HTMLButtonElement>) => void;
}

function Chip({ lead, name, value, onRemove }: ChipProps) {
  const t = useTranslate(applicationMessages);
  const filter = name ? t("filters.named", { name, value }) : value;
  return (
    <>
      {name ? <span>{`${lead} `}</span> : null}
      <strong>{value}</strong>
      <button type="button" aria-label={t("filters.remove", { filter })} onClick={onRemove}>
        <IconX size={14} aria-hidden />
      </button>
    </>
  );
}
