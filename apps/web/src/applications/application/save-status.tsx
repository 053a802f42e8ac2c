import { onlineManager, useMutationState } from "@tanstack/react-query";
import { use, useSyncExternalStore } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { subscribeUnsaved, unsavedStateOf } from "../../data/unsaved-texts.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { IconCheck } from "../../ui/icons.tsx";
import { ConflictContext } from "../row/conflict-context.ts";
import { changeKey, usePendingChanges } from "../row/use-row-change.ts";
import { sheetMessages } from "./messages.ts";
import classes from "./save-status.module.css";

interface Saving {
  readonly isPending: boolean;
  readonly unsaved: ReturnType<typeof unsavedStateOf>;
  readonly isOnline: boolean;
  readonly hasFailed: boolean;
  /** Two versions of it wait for a choice. */
  readonly isInConflict: boolean;
}

function stateOf({ isPending, unsaved, isOnline, hasFailed, isInConflict }: Saving) {
  if (isInConflict) return "failed";
  if (!isPending && unsaved === "none") return "saved";
  if (!isPending && unsaved === "typing") return "typing";
  if (!isOnline) return "waiting";
  return isPending || !hasFailed ? "saving" : "failed";
}

/** Whether the changes of an application are saved. */
export function SaveStatus({ id }: { readonly id: string }) {
  const t = useTranslate(sheetMessages);
  const { user } = useSignedIn();
  const isOnline = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  );
  const unsaved = useSyncExternalStore(subscribeUnsaved, () => unsavedStateOf(user.id, id));
  const isPending = usePendingChanges().some(({ row }) => row.id === id);
  const lastStatus = useMutationState({
    filters: { mutationKey: changeKey },
    select: ({ state }) => state.status,
  }).at(-1);
  const isInConflict = use(ConflictContext) === id;
  const hasFailed = lastStatus === "error";
  const state = stateOf({ isPending, unsaved, isOnline, hasFailed, isInConflict });
  return (
    <output className={classes["status"]} data-state={state}>
      {state === "saved" ? <IconCheck size={14} aria-hidden /> : null}
      {t(`status.${state}`)}
    </output>
  );
}
