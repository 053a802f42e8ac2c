import { useRef, useState, type ReactNode } from "react";
import { IconFilter, IconSearch } from "../../ui/icons.tsx";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { NativeSelect } from "../../ui/form/native-select.tsx";
import { useShortcut } from "../../ui/shortcuts.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { filterColumns, optionsOf } from "../column-views.ts";
import { countFilters } from "./list-filter.ts";
import { applicationMessages } from "../messages.ts";
import type { useListView } from "./use-list-view.ts";
import { Button } from "../../ui/form/button.tsx";
import classes from "./list-toolbar.module.css";

type ListView = ReturnType<typeof useListView>;

interface ListToolbarProps {
  readonly view: ListView;
  /** The sources of the list. */
  readonly sources: readonly string[];
  /** Further controls of the toolbar. */
  readonly children: ReactNode;
}

/** Search and filters of the list. */
export function ListToolbar({ view, sources, children }: ListToolbarProps) {
  const t = useTranslate(applicationMessages);
  const filterCount = countFilters(view.filter);
  const [isOpen, setIsOpen] = useState(filterCount > 0);
  const isNarrowed = filterCount > 0 || view.filter.text !== "";
  return (
    <div className={classes["toolbar"]}>
      <div className={classes["line"]}>
        <SearchField view={view} />
        <Button
          variant="default"
          leftSection={<IconFilter size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls="application-filters"
          onClick={() => setIsOpen(!isOpen)}
        >
          {filterCount > 0 ? t("filters.countedLabel", { count: filterCount }) : t("filters.label")}
        </Button>
        {isNarrowed ? (
          <Button variant="subtle" color="neutral" onClick={view.clearFilters}>
            {t("filters.clear")}
          </Button>
        ) : null}
        {children}
      </div>
      {view.filter.only ? <p className={classes["note"]}>{t("filters.only")}</p> : null}
      <div id="application-filters" hidden={!isOpen} className={classes["filters"]}>
        {isOpen ? <FilterFields view={view} sources={sources} /> : null}
      </div>
    </div>
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

function FilterFields({ view, sources }: Omit<ListToolbarProps, "children">) {
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  const { filter, filterBy } = view;
  return (
    <>
      {filterColumns.map((column) => (
        <NativeSelect
          key={column}
          label={tProduct(`applicationColumns.${column}`)}
          value={filter.choices[column] ?? ""}
          onChange={(event) => filterBy(column, event.currentTarget.value)}
          data={[{ value: "", label: t("filters.all") }, ...optionsOf(column, tProduct)]}
        />
      ))}
      <NativeSelect
        label={tProduct("applicationColumns.source")}
        value={filter.source ?? ""}
        onChange={(event) => filterBy("source", event.currentTarget.value)}
        data={[{ value: "", label: t("filters.all") }, ...sources]}
      />
      <TextInput
        type="date"
        label={t("filters.from")}
        value={filter.from ?? ""}
        onChange={(event) => filterBy("from", event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t("filters.to")}
        value={filter.to ?? ""}
        onChange={(event) => filterBy("to", event.currentTarget.value)}
      />
      <Checkbox
        label={t("filters.due")}
        checked={filter.isDue}
        onChange={(event) => filterBy("isDue", event.currentTarget.checked ? "1" : "")}
      />
    </>
  );
}
