import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { checkPieces, placeDoubts, type PlacedDoubt } from "./doubts.ts";
import type { OpenLetter } from "./letter-draft.ts";
import { isByPerson, type LetterPiece } from "./letter-pieces.ts";
import type { ProfileFacts } from "./profile-facts.ts";

/** So long nobody types. */
const pauseMs = 400;

interface Checked {
  readonly letter: OpenLetter;
  readonly pieces: readonly LetterPiece[];
  readonly facts: { readonly data: ProfileFacts | undefined; readonly dataUpdatedAt: number };
}

const checkThem = (known: Parameters<typeof checkPieces>[1], written: string) => () =>
  checkPieces(written.split("\n"), known);

/** What of the person's own words is doubtful. Nothing is asked while they have not written any. */
export function useDoubts({ letter, pieces, facts }: Checked): PlacedDoubt[] {
  const { language = "en", posting } = letter;
  const own = pieces.filter(isByPerson).map(({ text }) => text);
  const [written] = useDebouncedValue(own.join("\n"), pauseMs);
  const doubts = useQuery({
    queryKey: ["letter-doubts", letter.id, language, facts.dataUpdatedAt, written],
    queryFn:
      facts.data && written !== ""
        ? checkThem({ facts: facts.data, posting, language }, written)
        : skipToken,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return placeDoubts(pieces, doubts.data ?? []);
}
