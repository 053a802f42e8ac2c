import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import type { SupabaseClient } from "../session/supabase-client.ts";
import { showToast } from "../ui/toast.tsx";
import type { OpenLetter } from "./letter-draft.ts";
import { useLetterStore, type LetterStore } from "./letter-store.ts";
import { cutLetter } from "./letter-pieces.ts";
import { letterMessages } from "./messages.ts";
import { openVersion, storeVersion, versionsKey, type LetterVersion } from "./stored-letters.ts";

const savingKey = ["save-letter-version"] as const;

/** Whether the person changed something that no version holds. A letter without any text is none. */
export const isUnsaved = (letter: OpenLetter | undefined): letter is OpenLetter =>
  letter !== undefined && letter.text !== letter.savedText && letter.text.trim() !== "";

/** The sentences that stand as they were delivered, with what they rest on. */
function sentencesOf({ text, deliveredText, sentences }: OpenLetter) {
  return cutLetter(text, { text: deliveredText, sentences }).flatMap((piece) =>
    piece.origin.kind === "sentence"
      ? [{ text: piece.text, sources: [...piece.origin.sources] }]
      : [],
  );
}

/**
 * Keeps what the person changed as a version of its letter, before something else takes its place.
 * @throws {RequestError} when it was not kept.
 */
export async function keepChanges(client: SupabaseClient, desk: LetterStore): Promise<void> {
  const { letter } = desk.read().work;
  if (!isUnsaved(letter) || letter.id === undefined) return;
  const { id, text } = letter;
  await storeVersion(client, { letter_id: id, text, sentences: sentencesOf(letter) });
  // What was typed meanwhile is not saved.
  if (desk.read().work.letter?.id === id) desk.changeLetter({ savedText: text });
}

const refreshVersions = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: versionsKey });

interface Restoring {
  readonly version: LetterVersion;
  /** By which the person knows it. */
  readonly number: number;
  readonly all: readonly LetterVersion[];
}

/** Saves what stands on the page as a version, and takes older versions back. */
export function useVersionChanges() {
  const t = useTranslate(letterMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const { desk } = useLetterStore();
  const meta = { errorTitle: t("versions.saveFailed") };
  const saving = useMutation({
    mutationKey: savingKey,
    meta,
    mutationFn: async () => keepChanges(client, desk),
    onSuccess: () => showToast({ title: t("versions.saved") }),
    onSettled: () => refreshVersions(queries),
  });
  const restoring = useMutation({
    mutationKey: savingKey,
    meta,
    mutationFn: async ({ version, all }: Restoring) => {
      await keepChanges(client, desk);
      const { letter } = desk.read().work;
      if (letter?.id === undefined) return;
      const { text, sentences } = version;
      await storeVersion(client, { letter_id: letter.id, text, sentences });
      desk.changeLetter(openVersion(version, all));
    },
    onSuccess: (_, { number }) => showToast({ title: t("versions.restored", { number }) }),
    onSettled: () => refreshVersions(queries),
  });
  // Asked of the cache, since a second click may come before the first one is rendered.
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
