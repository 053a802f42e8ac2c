import { maxLengthOf } from "@postulo/domain/application-columns";
import { decodeText } from "../data/decode-text.ts";

const maxLength = maxLengthOf("posting_text") ?? 0;
/** A web page saved with its styles and pictures is much longer than its text. */
const maxFileBytes = 10_000_000;

/** Controls with their labels, but not the form around them, which may contain the whole page. */
const notText =
  "script,style,noscript,template,svg,nav,button,select,textarea,label,legend,datalist";
const pageFrame = "header,footer";
const blocks =
  "p,div,section,article,header,footer,form,li,ul,ol,h1,h2,h3,h4,h5,h6,br,tr,td,th,table,blockquote,dl,dd,dt,pre";

/** The text of the main part of a web page, one line per block. The parser runs no scripts and loads nothing. */
function pageText(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  const part = page.querySelector("main,[role=main],article");
  const main = part ?? page.body;
  const removed = part ? notText : `${notText},${pageFrame}`;
  for (const element of main.querySelectorAll(removed)) element.remove();
  for (const block of main.querySelectorAll(blocks)) {
    block.before("\n");
    block.after("\n");
  }
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
