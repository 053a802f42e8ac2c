import { maxLengthOf } from "@postulo/domain/application-columns";
import { mainText } from "@postulo/domain/page-text";
import { decodeText } from "../data/decode-text.ts";

const maxLength = maxLengthOf("posting_text") ?? 0;
/** A web page saved with its styles and pictures is much longer than its text. */
const maxFileBytes = 10_000_000;

/** The parser runs no scripts and loads nothing. */
const pageText = (html: string) => mainText(new DOMParser().parseFromString(html, "text/html"));

const isPage = ({ name, type }: File) => type === "text/html" || /\.html?$/i.test(name);

export type OpenedPosting =
  | { readonly kind: "opened"; readonly text: string }
  | { readonly kind: "noText" | "tooLong" };

/** The text of a posting in a text file or a saved web page. */
export async function openPosting(file: File): Promise<OpenedPosting> {
  if (file.size > maxFileBytes) return { kind: "tooLong" };
  const written = decodeText(new Uint8Array(await file.arrayBuffer()));
  // A PDF may contain no zero byte.
  if (written === undefined || written.startsWith("%PDF")) return { kind: "noText" };
  const text = (isPage(file) ? pageText(written) : written).trim();
  if (text === "") return { kind: "noText" };
  return text.length > maxLength ? { kind: "tooLong" } : { kind: "opened", text };
}
