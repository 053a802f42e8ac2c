import { maxLengthOf } from "@postulo/domain/application-columns";
import { decodeText } from "../data/decode-text.ts";

const maxLength = maxLengthOf("posting_text") ?? 0;
/** A web page saved with its styles and pictures is much longer than its text. */
const maxFileBytes = 10_000_000;

const notText = "script,style,noscript,template,svg,nav,header,footer,form,button,select";
const blocks = "p,div,section,article,li,ul,ol,h1,h2,h3,h4,h5,h6,br,tr,blockquote,dd,dt";

/** The text of the main part of a web page, one line per block. The parser runs no scripts and loads nothing. */
function pageText(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  const main = page.querySelector("main,[role=main],article") ?? page.body;
  for (const element of main.querySelectorAll(notText)) element.remove();
  for (const block of main.querySelectorAll(blocks)) block.before("\n");
  return (main.textContent ?? "")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

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
