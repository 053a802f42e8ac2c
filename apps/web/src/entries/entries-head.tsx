import { useState, type Ref } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useAskedAddition } from "../posting/asked-addition.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { showUndoToast } from "../ui/feedback/toast.tsx";
import { Button } from "../ui/form/button.tsx";
import { IconPlus } from "../ui/icons.tsx";
import { AddEntry } from "./add-entry.tsx";
import type { EntryDescription } from "./entry-description.ts";
import { hasUnsaved, saveUnsaved } from "./entry-draft.ts";
import { valuesOf, type EntryValues } from "./entry-row.ts";
import { entryMessages } from "./messages.ts";
import classes from "./entries.module.css";

interface EntriesHeadProps {
  readonly description: EntryDescription;
  readonly profileId: string;
  readonly hasEntries: boolean;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

const focusOnMount = (button: HTMLButtonElement | null) => button?.focus();

/**
 * The heading of the list, and the form that adds an entry: shown while there is none, with a draft, on request, and when a
 * requirement of a posting led here, else folded behind a button. It stays open after an entry was added, for the next one.
 */
export function EntriesHead({ description, profileId, hasEntries, titleRef }: EntriesHeadProps) {
  const t = useTranslate(entryMessages);
  const { kind } = description;
  const asked = useAskedAddition();
  const adding = useAdding({ description, hasEntries, isAsked: asked !== undefined });
  return (
    <>
      <div className={classes["head"]}>
        <h2 id="entries-title" className={classes["title"]} ref={titleRef} tabIndex={-1}>
          {t(`titles.${kind}`)}
        </h2>
        {adding.isShown ? null : (
          <Button
            ref={adding.view === "closed" ? focusOnMount : null}
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={adding.open}
          >
            {t(`addTitles.${kind}`)}
          </Button>
        )}
      </div>
      {adding.isShown ? (
        <AddEntry
          key={adding.round}
          {...{ description, profileId }}
          asked={asked}
          isRequested={adding.view === "requested"}
          onClose={hasEntries ? adding.close : undefined}
        />
      ) : null}
    </>
  );
}

/** When the user opens the form it takes the focus (`requested`), and closing gives it to the button (`closed`). */
type View = "folded" | "shown" | "requested" | "closed";

interface AddingOptions extends Pick<EntriesHeadProps, "description" | "hasEntries"> {
  readonly isAsked: boolean;
}

function useAdding({ description, hasEntries, isAsked }: AddingOptions) {
  const t = useTranslate(entryMessages);
  const { user } = useSignedIn();
  const place = { owner: user.id, kind: description.kind, id: undefined };
  const [view, setView] = useState<View>(() => {
    if (isAsked) return "requested";
    return hasUnsaved(place) ? "shown" : "folded";
  });
  /** Mounts the form again with its draft. */
  const [round, setRound] = useState(0);
  const isShown = view === "shown" || view === "requested";
  if (!isShown && !hasEntries) setView("shown");

  function restore(typed: EntryValues): void {
    if (hasUnsaved(place)) return;
    saveUnsaved(place, valuesOf(description, undefined), typed);
    setRound((before) => before + 1);
    setView("requested");
  }

  return {
    view,
    isShown,
    round,
    open: () => setView("requested"),
    close: (typed: EntryValues | undefined) => {
      setView("closed");
      if (typed) showUndoToast({ title: t("discarded"), onUndo: () => restore(typed) });
    },
  };
}
