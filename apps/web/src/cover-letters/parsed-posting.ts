import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { postingKey } from "./answers/posting-key.ts";
import type { FoundJob } from "./letter-request-body.ts";

/** Milliseconds without a keystroke before the posting is read. */
const debounceMs = 250;

export interface ParsedPosting extends FoundJob {
  /** Recognises the posting; "" without one. */
  readonly key: string;
  /** "unclear" for too little text, "other" if it is neither English nor French. */
  readonly language: string;
}

const emptyPosting: ParsedPosting = { key: "", title: "", company: "", language: "unclear" };

/** Parses a posting in the browser. The parser is loaded on first use, because its word lists are large. */
export async function parsePosting(text: string): Promise<ParsedPosting> {
  const { readPosting } = await import("@postulo/letter/posting");
  const posting = readPosting(text);
  const { title = "", company = "", language } = posting;
  return { key: postingKey(posting.text, posting), title, company, language };
}

/** The job of the posting in the field, debounced. */
export function useParsedPosting(posting: string): ParsedPosting {
  const [text] = useDebouncedValue(posting, debounceMs);
  const found = useQuery({
    queryKey: ["parsed-posting", text],
    queryFn: () => parsePosting(text),
    enabled: text.trim() !== "",
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return posting.trim() === "" ? emptyPosting : (found.data ?? emptyPosting);
}
