import { isOnlyRemote, readPosting, townOf } from "@postulo/posting/posting";
import { machineOrders, readTasks } from "@postulo/posting/tasks";
import { postingWords } from "@postulo/posting/excerpt";
import { readerText } from "@postulo/posting/reader";
import { postingKey } from "../answers/posting-key.ts";
import type { ParsedPosting } from "./parsed-posting.ts";

export { isOnlyRemote, townOf };

/** Reads a posting. Loaded on first use, because the word lists behind it are large. */
export function readPastedPosting(pasted: string): ParsedPosting {
  const posting = readPosting(pasted);
  const { title = "", company = "", place = "", reader, reference = "", language } = posting;
  const wordsFor = (value: string | undefined) => postingWords(posting.text, value ?? "");
  return {
    key: postingKey(posting.text, posting),
    text: pasted,
    title,
    company,
    place,
    reader: reader ? readerText(reader) : "",
    reference,
    words: {
      title: wordsFor(title),
      company: wordsFor(company),
      place: wordsFor(place),
      reader: wordsFor(reader?.name ?? reader?.office),
      reference: wordsFor(reference),
    },
    tasks: readTasks(posting),
    machineOrders: machineOrders(posting),
    language,
  };
}
