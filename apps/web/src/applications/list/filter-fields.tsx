import { distinctTags, hasTag, withoutTag } from "@postulo/domain/tags";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { NativeSelect } from "../../ui/form/native-select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Popover } from "../../ui/overlay/popover.tsx";
import { filterColumns, optionsOf } from "../column-views.ts";
import { applicationMessages } from "../messages.ts";
import type { ListView } from "./use-list-view.ts";
import classes from "./list-toolbar.module.css";

interface FilterFieldsProps {
  readonly view: ListView;
  /** The sources and the tags of the list. */
  readonly sources: readonly string[];
  readonly tags: readonly string[];
  /** The button that opened it. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The fields of all filters, at the button that opens them. */
export default function FilterFields({ view, sources, tags, anchor, onClose }: FilterFieldsProps) {
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  const { filter, filterBy } = view;
  return (
    <Popover anchor={anchor} label={t("filters.label")} isWide onClose={onClose}>
      <div className={classes["filters"]}>
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
        <TagChoices chosen={filter.tags} tags={tags} onChange={view.filterByTags} />
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
      </div>
    </Popover>
  );
}

interface TagChoicesProps {
  readonly chosen: readonly string[];
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}

/** Any of the chosen tags is enough. A chosen one that no application has any more is offered too. */
function TagChoices({ chosen, tags, onChange }: TagChoicesProps) {
  const t = useTranslate(applicationMessages);
  const offered = distinctTags([tags, chosen]);
  if (offered.length === 0) return null;
  return (
    <fieldset className={classes["tags"]}>
      <legend>{t("filters.tags")}</legend>
      <div>
        {offered.map((tag) => {
          const isChosen = hasTag(chosen, tag);
          return (
            <button
              key={tag}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? withoutTag(chosen, tag) : [...chosen, tag])}
            >
              {tag}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
