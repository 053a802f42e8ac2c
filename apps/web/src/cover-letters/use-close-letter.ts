import { useSignedIn } from "../session/session-context.tsx";
import { useLetterStore } from "./letter-store.ts";
import { saveChanges } from "./versions/use-save-version.ts";

/**
 * Closes the open letter, so that the page is free for one to another job, in the language of its posting. Its unsaved changes are
 * stored as a version first; a letter that the server does not store stays open.
 * @returns a function that rejects with a RequestError when the changes could not be stored
 */
export function useCloseLetter(): () => Promise<void> {
  const { client } = useSignedIn();
  const { store } = useLetterStore();
  return async () => {
    await saveChanges(client, store);
    const { letter, posting, language } = store.read().work;
    if (letter?.id === undefined) return;
    const isOfLetter = posting === letter.posting;
    const isLanguageOfLetter = isOfLetter || language === letter.language;
    store.change({
      letter: undefined,
      ...(isLanguageOfLetter ? { language: "posting" } : {}),
      ...(isOfLetter ? { posting: "", typedJob: undefined, applicationId: undefined } : {}),
    });
  };
}
