import { bodyOf, callServer } from "@postulo/contract/call-server";
import { comparePosting, type ComparedRequirement } from "@postulo/contract/posting-comparison";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useSignedIn } from "../session/session-context.tsx";

/** Something that a posting asks for. */
export interface PostingRow extends Pick<ComparedRequirement, "id" | "kind" | "text"> {
  /** What of the profile proves it, as the server says; undefined while that is not known. */
  readonly compared: ComparedRequirement | undefined;
}

export type ComparisonState = "comparing" | "offline" | "failed" | "done";

/** Loaded on first use, because the word lists behind it are large. */
const read = (posting: string) => async () => {
  const { readWishes } = await import("./read-wishes.ts");
  return readWishes(posting);
};

/** Read in the browser, so that it is there before the server has compared it, and without a connection. */
function useWishes(posting: string) {
  const { data = [] } = useQuery({
    queryKey: ["posting-wishes", posting],
    queryFn: posting === "" ? skipToken : read(posting),
    staleTime: Infinity,
    gcTime: 0,
    networkMode: "offlineFirst",
    placeholderData: keepPreviousData,
  });
  return data;
}

/** The server compares, because letters and CVs state what it finds, and it has the rows of the trades. */
function useComparison(posting: string) {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: ["posting-comparison", user.id, posting],
    queryFn:
      posting === ""
        ? skipToken
        : async ({ signal }) => {
            const body = { jobDescription: posting };
            return bodyOf(await callServer(comparePosting, { ...client.server, body, signal }));
          },
    // The profile may have been changed on another page.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

function stateOf({
  isSuccess,
  isPlaceholderData,
  isError,
  isPaused,
}: Pick<ReturnType<typeof useComparison>, "isSuccess" | "isPlaceholderData" | "isError"> & {
  readonly isPaused: boolean;
}): ComparisonState {
  if (isSuccess && !isPlaceholderData) return "done";
  if (isError) return "failed";
  return isPaused ? "offline" : "comparing";
}

/**
 * What a posting asks for, compared with the profile. While the server compares a posting that is being changed, a row that was in
 * the one before keeps what was said about it.
 * @param posting "" while it is not needed
 */
export function usePostingMatch(posting: string) {
  const wishes = useWishes(posting);
  const comparison = useComparison(posting);
  const { data, fetchStatus, refetch } = comparison;
  const state = stateOf({ ...comparison, isPaused: fetchStatus === "paused" });
  const compared = data?.requirements ?? [];
  const rows: readonly PostingRow[] =
    state === "done"
      ? compared.map((one) => ({ ...one, compared: one }))
      : wishes.map(({ kind, text }, at) => ({
          id: `r${at + 1}`,
          kind,
          text,
          compared: compared.find((one) => one.kind === kind && one.text === text),
        }));
  return {
    rows: posting === "" ? [] : rows,
    state,
    profileLanguage: data?.profileLanguage,
    retry: refetch,
  };
}

export const isProven = ({ compared }: Pick<PostingRow, "compared">): boolean =>
  compared !== undefined && compared.provenBy.length > 0;

/** The rows that are in none of the sentences. */
export const withoutSentences = (rows: readonly PostingRow[], sentences: readonly string[]) =>
  rows.filter(({ text }) => !sentences.some((sentence) => sentence.includes(text)));
