import type { AccountRow } from "@postulo/cv/requirement-account";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { localToday } from "../schedule/when.ts";
import { nameSources } from "./source-labels.ts";
import { useProfileFacts, type ProfileFacts } from "./profile-facts.ts";

/** The matcher is loaded on first use, because its word lists are large. */
const match = (posting: string, facts: ProfileFacts) => async () => {
  const { matchRequirements } = await import("./match-requirements.ts");
  return { ...matchRequirements(posting, facts, localToday()), names: nameSources(facts) };
};

/** What the posting asks for, compared with the profile. */
export function usePostingMatch(posting: string) {
  const facts = useProfileFacts({ enabled: posting !== "" });
  const matched = useQuery({
    queryKey: ["posting-match", posting, facts.dataUpdatedAt],
    queryFn: facts.data && posting !== "" ? match(posting, facts.data) : skipToken,
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return { match: matched.data, hasFailed: facts.isError && !facts.data, retry: facts.refetch };
}

/** The rows that are in none of the sentences. */
export const withoutSentences = (rows: readonly AccountRow[], sentences: readonly string[]) =>
  rows.filter(({ text }) => !sentences.some((sentence) => sentence.includes(text)));
