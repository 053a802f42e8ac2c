import type { Application } from "@postulo/domain/application";
import { isSameValue } from "@postulo/domain/application-edit";
import { maxTags, withoutTag, withTag } from "@postulo/domain/tags";
import { useRef, type KeyboardEvent } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { IconX } from "../../ui/icons.tsx";
import { applicationMessages } from "../messages.ts";
import { positionOf } from "../row/row-tools.ts";
import type { RowActions } from "../row/row-actions.ts";
import { tagMessages } from "./messages.ts";
import { TagInput } from "./tag-input.tsx";
import classes from "./tag-field.module.css";

interface TagFieldProps {
  readonly row: Application;
  readonly actions: RowActions;
  /** Whether its input takes the focus. */
  readonly isRequested: boolean;
}

/**
 * The tags of an application, edited in place and saved at once. In the empty field, Backspace removes the last one; the left
 * arrow leads to them, where Delete and Backspace remove.
 */
export function TagField({ row, actions, isRequested }: TagFieldProps) {
  const t = useTranslate(applicationMessages);
  const tTags = useTranslate(tagMessages);
  const group = useRef<HTMLFieldSetElement>(null);
  const { tags } = row;
  function save(next: readonly string[]) {
    if (!isSameValue(next, tags)) actions.edit("tags", row, { tags: next });
  }

  const focusInput = () => group.current?.querySelector("input")?.focus();
  const removers = () => [...(group.current?.querySelectorAll<HTMLElement>("[data-tag]") ?? [])];

  /** The focus goes to the tag that takes its place, or to the field. */
  function remove(tag: string) {
    const buttons = removers();
    const at = buttons.findIndex((button) => button.dataset["tag"] === tag);
    const isFocused = buttons[at] === document.activeElement;
    const next = buttons[at + 1];
    if (isFocused && next) next.focus();
    else if (isFocused) focusInput();
    save(withoutTag(tags, tag));
  }

  return (
    <fieldset
      ref={group}
      aria-label={t("tags.of", { position: positionOf(row) })}
      className={classes["tags"]}
    >
      {tags.length > 0 ? (
        <ul className={classes["list"]}>
          {tags.map((tag) => (
            <Tag
              key={tag}
              tag={tag}
              onRemove={() => remove(tag)}
              onMove={(button, step) => {
                const buttons = removers();
                const next = buttons[buttons.indexOf(button) + step];
                if (next) next.focus();
                else if (step > 0) focusInput();
              }}
            />
          ))}
        </ul>
      ) : null}
      <TagInput
        label={t("tags.addTo", { position: positionOf(row) })}
        hasFocus={isRequested}
        taken={tags}
        room={maxTags - tags.length}
        limit={tTags("full")}
        onAdd={(added) => save(added.reduce(withTag, tags))}
        onLeaveStart={(key) => {
          const last = tags.at(-1);
          if (last === undefined) return;
          if (key === "Backspace") remove(last);
          else removers().at(-1)?.focus();
        }}
      />
    </fieldset>
  );
}

interface TagProps {
  readonly tag: string;
  readonly onRemove: () => void;
  readonly onMove: (button: HTMLElement, step: 1 | -1) => void;
}

function Tag({ tag, onRemove, onMove }: TagProps) {
  const t = useTranslate(applicationMessages);
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const button = event.currentTarget;
    const actions = new Map([
      ["ArrowLeft", () => onMove(button, -1)],
      ["ArrowRight", () => onMove(button, 1)],
      ["Delete", onRemove],
      ["Backspace", onRemove],
    ]);
    const action = actions.get(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  }
  return (
    <li className={classes["tag"]}>
      <span>{tag}</span>
      <button
        type="button"
        data-tag={tag}
        aria-label={t("tags.remove", { tag })}
        onClick={onRemove}
        onKeyDown={onKeyDown}
      >
        <IconX size={12} aria-hidden />
      </button>
    </li>
  );
}
