import { skipToken, useQuery } from "@tanstack/react-query";
import { usePostingMatch, withoutSentences } from "../../../posting/use-posting-match.ts";

/** Loaded on first use, because the word lists behind it are large. */
const read = (posting: string) => async () => {
  const { readAsked } = await import("./read-asked.ts");
  return readAsked(posting);
};

/**
 * What a posting asks for, and what of it the profile shows.
 * @param posting "" while it is not needed
 */
export function useAsked(posting: string) {
  const { rows, state, retry } = usePostingMatch(posting);
  const asked = useQuery({
    queryKey: ["posting-asked", posting],
    queryFn: posting === "" ? skipToken : read(posting),
    staleTime: Infinity,
    gcTime: 0,
    networkMode: "offlineFirst",
  });
  const { tasks = [], orders = [] } = asked.data ?? {};
  const elsewhere = [...tasks.map(({ text }) => text), ...orders];
  return { rows: withoutSentences(rows, elsewhere), state, retry, tasks, orders };
}
