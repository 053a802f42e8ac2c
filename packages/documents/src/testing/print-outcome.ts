import { buffer } from "node:stream/consumers";
import { readDocument } from "../read-document.ts";

/** Reads a file from the standard input and prints why it is rejected, or `lines`. */
const outcome = await readDocument(new Uint8Array(await buffer(process.stdin)));
process.stdout.write(outcome.kind === "rejected" ? outcome.reason : outcome.kind);
