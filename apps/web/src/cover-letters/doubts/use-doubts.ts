import { useDebouncedValue } from "../../ui/hooks/use-debounced-value.ts";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { checkPieces, placeDoubts, type PlacedDoubt } from "./doubts.ts";
import type { OpenLetter } from "../letter-draft.ts";
import { isUserWritten, type LetterPiece } from "../letter-pieces.ts";
import type { ProfileFacts } from "../../posting/profile-facts.ts";

/** Milliseconds without a keystroke before the text is checked. */
const debounceMs = 400;

interface DoubtOptions {
  readonly letter: OpenLetter;
  readonly pieces: readonly LetterPiece[];
  readonly facts: { readonly data: ProfileFacts | undefined; readonly dataUpdatedAt: number };
}

const checkOwnPieces = (known: Parameters<typeof checkPieces>[1], written: string) => () =>
  checkPieces(written.split("\n"), known);

/** The doubts about the user's own sentences. Nothing is checked while there are none. */
export function useDoubts({ letter, pieces, facts }: DoubtOptions): PlacedDoubt[] {
  const { language = "en", posting } = letter;
  const own = pieces.filter(isUserWritten).map(({ text }) => text);
  const written = useDebouncedValue(own.join("\n"), debounceMs);
  const doubts = useQuery({
    queryKey: ["letter-doubts", letter.id, language, facts.dataUpdatedAt, written],
    queryFn:
      facts.data && written !== ""
        ? checkOwnPieces({ facts: facts.data, posting, language }, written)
        : skipToken,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return placeDoubts(pieces, doubts.data ?? []);
}
