import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { lettersKey } from "../../data/letters-key.ts";
import { useSaveOnLeave } from "../../data/use-save-on-leave.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import type { SupabaseClient } from "../../data/supabase-client.ts";
import { showToast } from "../../ui/feedback/toast.tsx";
import type { OpenLetter } from "../letter-draft.ts";
import { useLetterStore, type LetterStore } from "../letter-store.ts";
import { splitLetter } from "../letter-pieces.ts";
import { letterMessages } from "../messages.ts";
import {
  openVersion,
  storeDoubtful,
  storeVersion,
  versionsKey,
  type LetterVersion,
} from "./stored-letters.ts";

export const savingKey = ["save-letter-version"] as const;

/** Whether the letter has unsaved changes. An empty text counts as none. */
export const isUnsaved = (letter: OpenLetter | undefined): letter is OpenLetter =>
  letter !== undefined && letter.text !== letter.savedText && letter.text.trim() !== "";

/** The unchanged sentences with their sources. */
function sentencesOf({ text, deliveredText, sentences }: OpenLetter) {
  return splitLetter(text, { text: deliveredText, sentences }).flatMap((piece) =>
    piece.origin.kind === "sentence"
      ? [{ text: piece.text, sources: [...piece.origin.sources] }]
      : [],
  );
}

interface Saving {
  /** Skips the save if another tab has stored a newer version. */
  readonly isAutomatic?: boolean;
}

/** The last save of each page; the next one waits for it, so that none is stored twice. */
const lastSaves = new WeakMap<LetterStore, Promise<void>>();

/**
 * Stores unsaved changes as a version, before the letter is replaced or its page is left.
 * @throws {RequestError} when that failed.
 */
export async function saveChanges(
  client: SupabaseClient,
  store: LetterStore,
  saving: Saving = {},
): Promise<void> {
  const before = lastSaves.get(store) ?? Promise.resolve();
  const save = before.catch(() => undefined).then(() => saveOnce(client, store, saving));
  lastSaves.set(store, save);
  await save;
}

async function saveOnce(
  client: SupabaseClient,
  store: LetterStore,
  { isAutomatic = false }: Saving,
): Promise<void> {
  const { letter } = store.read().work;
  if (!store.isCurrent() || !isUnsaved(letter) || letter.id === undefined) return;
  const { id, text, savedText, doubtful = [], savedDoubtful = doubtful } = letter;
  const version = { letter_id: id, text, sentences: sentencesOf(letter) };
  const isStored = await storeVersion(client, version, isAutomatic ? savedText : undefined);
  if (!isStored) return;
  if (savedDoubtful.length !== doubtful.length) await storeDoubtful(client, id, doubtful);
  // Input since then is unsaved.
  if (store.read().work.letter?.id === id)
    store.changeLetter({ savedText: text, savedDoubtful: doubtful });
}

const refreshVersions = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: versionsKey });

/** Saves the changes of the open letter when its page is left and before sign-out; what cannot be saved stays in this browser. */
export function useSaveLetterOnLeave(): void {
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const { store } = useLetterStore();
  useSaveOnLeave({
    name: "letter",
    save: async () => {
      await saveChanges(client, store, { isAutomatic: true });
      void queries.invalidateQueries({ queryKey: versionsKey });
      void queries.invalidateQueries({ queryKey: lettersKey });
    },
    isPending: () => store.isCurrent() && isUnsaved(store.read().work.letter),
  });
}

interface Restoring {
  readonly version: LetterVersion;
  /** The number shown to the user. */
  readonly number: number;
  readonly all: readonly LetterVersion[];
}

/** Saves the current text as a version, and restores older versions. */
export function useVersionChanges() {
  const t = useTranslate(letterMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const { store } = useLetterStore();
  const meta = { errorTitle: t("versions.saveFailed") };
  const saving = useMutation({
    mutationKey: savingKey,
    meta,
    mutationFn: async () => saveChanges(client, store),
    onSuccess: () => showToast({ title: t("versions.saved") }),
    onSettled: () => refreshVersions(queries),
  });
  const restoring = useMutation({
    mutationKey: savingKey,
    meta,
    mutationFn: async ({ version, all }: Restoring) => {
      await saveChanges(client, store);
      const { letter } = store.read().work;
      if (letter?.id === undefined) return;
      const { text, sentences } = version;
      await storeVersion(client, { letter_id: letter.id, text, sentences });
      store.changeLetter(openVersion(version, all));
    },
    onSuccess: (_, { number }) => showToast({ title: t("versions.restored", { number }) }),
    onSettled: () => refreshVersions(queries),
  });
  // Reads the mutation cache, since a second click may occur before the next render.
  const isBusy = () => queries.isMutating({ mutationKey: savingKey }) > 0;
  return {
    isSaving: saving.isPending || restoring.isPending,
    save: () => {
      if (!isBusy()) saving.mutate();
    },
    restore: (order: Restoring) => {
      if (!isBusy()) restoring.mutate(order);
    },
  };
}
