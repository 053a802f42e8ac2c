import { savedViewLimits, type SavedView } from "@postulo/domain/saved-view";
import { useRef, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { showToast } from "../../ui/feedback/toast.tsx";
import { ActionIcon } from "../../ui/form/button.tsx";
import { IconCheck, IconPencil, IconTrash } from "../../ui/icons.tsx";
import { savedViewMessages } from "./messages.ts";
import { NameForm } from "./name-form.tsx";
import classes from "./saved-views.module.css";
import { useChangeSavedView } from "./use-saved-views.ts";

interface ViewChoiceProps {
  readonly name: string;
  readonly isShown: boolean;
  /** Whether what is shown differs from the saved view. */
  readonly isChanged?: boolean;
  readonly onChoose: () => void;
}

export function ViewChoice({ name, isShown, isChanged = false, onChoose }: ViewChoiceProps) {
  const t = useTranslate(savedViewMessages);
  return (
    <button
      type="button"
      className={classes["choice"]}
      aria-current={isShown ? "true" : undefined}
      onClick={onChoose}
    >
      <IconCheck size={14} aria-hidden />
      <span>{name}</span>
      {isChanged ? <small>{t("changed")}</small> : null}
    </button>
  );
}

interface SavedViewRowProps extends Omit<ViewChoiceProps, "name"> {
  readonly view: SavedView;
  readonly onRemove: () => void;
}

/** A saved view: its name opens it; it is renamed in place. */
export function SavedViewRow({ view, onRemove, ...choice }: SavedViewRowProps) {
  const t = useTranslate(savedViewMessages);
  const [isRenaming, setIsRenaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { name } = view;

  function close() {
    setIsRenaming(false);
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>("[data-rename]")?.focus());
  }

  return (
    <li ref={row} className={classes["view"]}>
      {isRenaming ? (
        <Rename view={view} onClose={close} />
      ) : (
        <>
          <ViewChoice name={name} {...choice} />
          <ActionIcon
            size="action"
            aria-label={t("rename", { name })}
            data-rename
            onClick={() => setIsRenaming(true)}
          >
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            size="action"
            aria-label={t("remove", { name })}
            onClick={() => {
              // The removed row contains this button.
              row.current?.parentElement?.querySelector("button")?.focus();
              onRemove();
            }}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </>
      )}
    </li>
  );
}

function Rename({ view, onClose }: { readonly view: SavedView; readonly onClose: () => void }) {
  const t = useTranslate(savedViewMessages);
  const change = useChangeSavedView(t("failed"));
  async function rename(name: string): Promise<string | undefined> {
    if (name !== view.name) {
      const problem = await change.mutateAsync({ kind: "edit", seen: view, values: { name } });
      if (problem !== undefined) return t(problem, { count: savedViewLimits.rows });
      showToast({ title: t("renamed"), text: name, tone: "success" });
    }
    onClose();
    return undefined;
  }
  return (
    <NameForm
      label={t("newName")}
      initial={view.name}
      submit={t("renameSave")}
      onSubmit={rename}
      onCancel={onClose}
    />
  );
}
