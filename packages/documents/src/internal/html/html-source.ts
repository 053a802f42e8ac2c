import { Buffer } from "node:buffer";

const sniffedBytes = 4096;

/** An HTML page begins with its declaration or one of these elements, comments aside. */
const beginning =
  /^\ufeff?\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[^>]{0,500}-->\s*)?<(?:!doctype html|html|head|body|meta)\b/i;
const blockTag = /<(?:p|div|li|tr|td|h[1-6]|br|dt|dd)\b/gi;
/** Pages with fewer blocks are no documents: error messages, empty shells of applications. */
const minBlocks = 8;
/** A page for signing in, saved in place of a document. */
const signIn = /<input\b[^>]{0,300}\btype\s*=\s*["']?password/i;

/** The encoding of a page without a byte order mark: as it declares, UTF-8 when valid, else Windows-1252. */
function decoderOf(head: string): InstanceType<typeof TextDecoder> {
  const declared = /\bcharset=["']?([\w-]{1,40})/i.exec(head)?.[1];
  if (declared === undefined) return new TextDecoder("utf-8", { fatal: true });
  try {
    return new TextDecoder(/^utf-?16/i.test(declared) ? "utf-8" : declared);
  } catch {
    return new TextDecoder("windows-1252");
  }
}

/** The text of a page in its encoding. */
export function decodeHtml(file: Uint8Array): string {
  const mark = ((file[0] ?? 0) << 8) | (file[1] ?? 0);
  if (mark === 0xfffe) return new TextDecoder("utf-16le").decode(file);
  if (mark === 0xfeff) return new TextDecoder("utf-16be").decode(file);
  const head = Buffer.from(file.subarray(0, sniffedBytes)).toString("latin1");
  try {
    return decoderOf(head).decode(file);
  } catch {
    return new TextDecoder("windows-1252").decode(file);
  }
}

/** Whether a file is an HTML document with some structure, such as a word processor writes. */
export function isHtmlDocument(file: Uint8Array): boolean {
  const head = decodeHtml(file.subarray(0, sniffedBytes));
  if (!beginning.test(head)) return false;
  const page = decodeHtml(file);
  let blocks = 0;
  for (const _ of page.matchAll(blockTag)) {
    blocks += 1;
    if (blocks >= minBlocks) return !signIn.test(page);
  }
  return false;
}
