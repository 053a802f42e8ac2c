import type { PostingTask } from "@postulo/posting/tasks";
import { useDebouncedValue } from "../../ui/hooks/use-debounced-value.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { FoundJob, JobField } from "../letter-request-body.ts";

/** Milliseconds without a keystroke before the posting is read. */
const debounceMs = 250;

export interface ParsedPosting extends FoundJob {
  /** Recognises the posting; "" without one. */
  readonly key: string;
  /** The text that was read. */
  readonly text: string;
  /** The posting's words from which a field was read, where they say more. */
  readonly words: Partial<Readonly<Record<JobField, string | undefined>>>;
  /** Instructions of the posting to applicants. */
  readonly tasks: readonly PostingTask[];
  /** Sentences for language models. */
  readonly machineOrders: readonly string[];
  /** "unclear" for too little text, "other" if it is neither English nor French. */
  readonly language: string;
}

const nothingFound: FoundJob = { title: "", company: "", place: "", reader: "", reference: "" };
const emptyPosting: ParsedPosting = {
  ...nothingFound,
  key: "",
  text: "",
  words: {},
  tasks: [],
  machineOrders: [],
  language: "unclear",
};

/** Parses a posting in the browser. */
export async function parsePosting(text: string): Promise<ParsedPosting> {
  const { readPastedPosting } = await import("./posting-parser.ts");
  return readPastedPosting(text);
}

/**
 * The place of an application, instead of the posting's: its town, "" for a location that is only remote. Empty if the application
 * has no location, or one that names no town ("Hybrid").
 */
export async function placeOf(location: string | null): Promise<Partial<Pick<FoundJob, "place">>> {
  if (location === null || location.trim() === "") return {};
  const { isOnlyRemote, townOf } = await import("./posting-parser.ts");
  const place = townOf(location) ?? (isOnlyRemote(location) ? "" : undefined);
  return place === undefined ? {} : { place };
}

/** The job of the posting in the field, debounced. */
export function useParsedPosting(posting: string): ParsedPosting {
  const text = useDebouncedValue(posting, debounceMs);
  const found = useQuery({
    queryKey: ["parsed-posting", text],
    queryFn: () => parsePosting(text),
    enabled: text.trim() !== "",
    staleTime: Infinity,
    gcTime: 0,
    networkMode: "offlineFirst",
    placeholderData: keepPreviousData,
  });
  return posting.trim() === "" ? emptyPosting : (found.data ?? emptyPosting);
}
