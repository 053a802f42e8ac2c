import { hasTag, maxTagLength, readTags, tagKey, tagOf } from "@postulo/domain/tags";
import { useState, type KeyboardEvent } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { showToast } from "../../ui/feedback/toast.tsx";
import { useListbox } from "../../ui/form/use-listbox.ts";
import { IconPlus } from "../../ui/icons.tsx";
import { normalizeForSearch } from "../../ui/normalize-for-search.ts";
import { applicationMessages } from "../messages.ts";
import { tagMessages } from "./messages.ts";
import { useKnownTags } from "./use-known-tags.ts";
import classes from "./tag-input.module.css";

/** More are found by typing. */
const maxOptions = 50;

interface TagInputProps {
  readonly label: string;
  /** Tags that are not offered, because they are there already. */
  readonly taken: readonly string[];
  /** How many may be added. */
  readonly room: number;
  /** Why no more, in a few words. */
  readonly limit: string;
  /** Whether the options are below the field from the start, in the flow of the page, and leaving it adds nothing. */
  readonly isInline?: boolean;
  /** Whether it takes the focus when it appears. */
  readonly hasFocus?: boolean;
  readonly onAdd: (tags: readonly string[]) => void;
  /** Backspace, or the left arrow, before an empty text. */
  readonly onLeaveStart?: (key: "Backspace" | "ArrowLeft") => void;
}

interface Option {
  readonly tag: string;
  readonly isNew: boolean;
}

/** The known tags that contain the typed text, those that begin with it first, then the text as a new one. */
function optionsFor(typed: string, known: readonly string[], taken: readonly string[]): Option[] {
  const search = normalizeForSearch(typed);
  const found = known
    .filter((tag) => !hasTag(taken, tag) && normalizeForSearch(tag).includes(search))
    .map((tag) => ({ tag, isNew: false }));
  const isBeginning = ({ tag }: Option) => normalizeForSearch(tag).startsWith(search);
  const { true: first = [], false: others = [] } = Object.groupBy(found, (option) =>
    isBeginning(option) ? "true" : "false",
  );
  const options = [...first, ...others].slice(0, maxOptions);
  const own = tagOf(typed);
  const isKnown = own === "" || hasTag(known, own) || hasTag(taken, own);
  return isKnown ? options : [...options, { tag: own, isNew: true }];
}

/** Whether a typed text is longer than a tag. */
const isCut = (typed: string) => Array.from(typed.trim()).length > maxTagLength;

/** More are not named in a notice. */
const maxNames = 5;
const namesOf = (tags: readonly string[]) =>
  tags.length > maxNames ? `${tags.slice(0, maxNames).join(", ")}, …` : tags.join(", ");

/** Adds typed tags as far as there is room, and shows which were shortened or left out. */
function useAdding({ taken, room, limit, onAdd }: TagInputProps) {
  const t = useTranslate(tagMessages);
  return (typed: readonly string[]) => {
    const texts = new Map<string, string>();
    for (const text of typed) {
      const key = tagKey(tagOf(text));
      if (key !== "" && !hasTag(taken, key) && !texts.has(key)) texts.set(key, text);
    }
    const all = [...texts.values()];
    const added = all.slice(0, Math.max(0, room));
    if (added.length > 0) onAdd(added.map(tagOf));
    const leftOut = all.slice(added.length).map(tagOf);
    const cut = added.filter(isCut).map(tagOf);
    if (leftOut.length > 0)
      showToast({
        title: t("leftOut", { count: leftOut.length, limit }),
        text: namesOf(leftOut),
      });
    if (cut.length > 0)
      showToast({
        title: t("shortened", { count: cut.length, length: maxTagLength }),
        text: namesOf(cut),
      });
  };
}

/** The state of the combobox: the typed text, and what is offered for it. */
function useTagCombobox(props: TagInputProps) {
  const { taken, room, isInline = false } = props;
  const addTyped = useAdding(props);
  const readKnown = useKnownTags();
  const [typed, setTyped] = useState("");
  /** Read when the list opens; undefined while it is closed. */
  const [known, setKnown] = useState(() => (isInline ? readKnown() : undefined));
  const isOpen = known !== undefined && room > 0;
  const options = isOpen ? optionsFor(typed, known, taken) : [];

  function add(tags: readonly string[]) {
    setTyped("");
    setKnown(undefined);
    addTyped(tags);
  }
  return {
    typed,
    isOpen,
    options,
    open: () => setKnown(readKnown()),
    add,
    close: () => {
      setTyped("");
      setKnown(undefined);
    },
    type: (text: string) => {
      const isList = /[,;\n]/.test(text);
      if (isList) {
        add(readTags(text));
        return;
      }
      setTyped(text);
      setKnown(known ?? readKnown());
    },
  };
}

/** A combobox that adds tags: known ones are offered, others are created. A comma, or leaving the field, adds what was typed. */
export function TagInput(props: TagInputProps) {
  const { label, room, limit, isInline = false, onLeaveStart } = props;
  const t = useTranslate(applicationMessages);
  const { typed, isOpen, options, open, add, close, type } = useTagCombobox(props);
  const listbox = useListbox({
    count: options.length,
    isOpen: options.length > 0,
    onOpen: open,
    onChoose: (index) => add([options[index]?.tag ?? typed]),
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === "Escape" && !isInline && (isOpen || typed !== "")) {
      // Only the list and the text, not what is around them.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      event.preventDefault();
      close();
    } else if ((key === "Backspace" || key === "ArrowLeft") && typed === "") onLeaveStart?.(key);
    else if (key === "Enter" && options.length === 0) {
      event.preventDefault();
      add([typed]);
    } else listbox.onKeyDown(event);
  }

  return (
    <div className={classes["field"]} data-inline={isInline || undefined}>
      <input
        ref={props.hasFocus ? focusInput : undefined}
        className={classes["input"]}
        aria-label={label}
        placeholder={room > 0 ? t("tags.add") : limit}
        {...listbox.field}
        value={typed}
        onChange={(event) => {
          type(event.currentTarget.value);
          listbox.setActiveIndex(0);
        }}
        onClick={open}
        data-autofocus={isInline || undefined}
        onBlur={() => {
          // When another window gets the focus, the field fires blur but keeps the focus in this one.
          if (!isInline && document.hasFocus()) add([typed]);
        }}
        onKeyDown={onKeyDown}
      />
      <Options options={options} label={label} listbox={listbox} onChoose={(tag) => add([tag])} />
    </div>
  );
}

const focusInput = (input: HTMLInputElement | null) => input?.focus();

interface OptionsProps {
  readonly options: readonly Option[];
  readonly label: string;
  readonly listbox: ReturnType<typeof useListbox>;
  readonly onChoose: (tag: string) => void;
}

function Options({ options, label, listbox, onChoose }: OptionsProps) {
  const t = useTranslate(applicationMessages);
  if (options.length === 0) return null;
  return (
    <div {...listbox.list} aria-label={label} className={classes["list"]}>
      {options.map(({ tag, isNew }, index) => (
        <button
          key={tag}
          type="button"
          tabIndex={-1}
          {...listbox.option(index)}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(tag)}
        >
          {isNew ? <IconPlus size={14} aria-hidden /> : null}
          <span>{isNew ? t("tags.create", { tag }) : tag}</span>
        </button>
      ))}
    </div>
  );
}
