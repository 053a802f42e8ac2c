import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { FoundJob } from "./letter-request.ts";

/** So long nobody types. */
const pauseMs = 250;

interface FoundPosting extends FoundJob {
  /** "unclear" for too little text, "other" for one that is neither English nor French. */
  readonly language: string;
}

const nothingFound: FoundPosting = { title: "", company: "", language: "unclear" };

/** Reads a posting in the browser. Its reader is fetched with the first one: it brings word lists. */
export async function findPosting(text: string): Promise<FoundPosting> {
  const { readPosting } = await import("@postulo/letter/posting");
  const { title = "", company = "", language } = readPosting(text);
  return { title, company, language };
}

/** What the posting in the field says of its job, a moment after it was typed or pasted. */
export function useFoundPosting(posting: string): FoundPosting {
  const [text] = useDebouncedValue(posting, pauseMs);
  const found = useQuery({
    queryKey: ["found-posting", text],
    queryFn: () => findPosting(text),
    enabled: text.trim() !== "",
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return posting.trim() === "" ? nothingFound : (found.data ?? nothingFound);
}
