import { callServer } from "@postulo/contract/call-server";
import { isSessionError } from "@postulo/contract/endpoint";
import { readDocumentText, type ResumeErrorCode } from "@postulo/contract/resume";
import { maxLengthOf } from "@postulo/domain/application-columns";
import { maxDocumentBytes } from "@postulo/domain/document";
import { mainText } from "@postulo/domain/page-text";
import { decodeText } from "../data/decode-text.ts";
import type { SupabaseClient } from "../data/supabase-client.ts";

const maxLength = maxLengthOf("posting_text") ?? 0;

/** The parser runs no scripts and loads nothing. */
const pageText = (html: string) => mainText(new DOMParser().parseFromString(html, "text/html"));

const isPage = ({ name, type }: File) => type === "text/html" || /\.html?$/i.test(name);

/** A PDF and an RTF file may contain no zero byte. */
const isFormatted = (written: string) => /^\s*(?:%PDF|\{\\rtf)/.test(written);

export type OpenedPosting =
  | { readonly kind: "opened"; readonly text: string }
  | {
      readonly kind:
        | "noText"
        | "tooLong"
        | "encrypted"
        | "unsupported"
        | "unreadable"
        | "busy"
        | "unreachable";
    };

const openText = (text: string): OpenedPosting => {
  if (text.trim() === "") return { kind: "noText" };
  return text.length > maxLength ? { kind: "tooLong" } : { kind: "opened", text: text.trim() };
};

const kinds: Readonly<Partial<Record<ResumeErrorCode, Exclude<OpenedPosting["kind"], "opened">>>> =
  {
    no_text: "noText",
    empty_file: "noText",
    file_too_large: "tooLong",
    too_many_pages: "tooLong",
    encrypted_file: "encrypted",
    unsupported_type: "unsupported",
    too_many_at_once: "busy",
    busy: "busy",
  };

type Client = Pick<SupabaseClient, "server">;

/** @throws {RequestError} when the session has expired, or lacks the second factor. */
async function readOnServer(file: File, { server }: Client): Promise<OpenedPosting> {
  const result = await callServer(readDocumentText, { ...server, file });
  switch (result.kind) {
    case "ok":
      return openText(result.body.text);
    case "unreachable":
      return { kind: "unreachable" };
    case "invalid":
    case "failed":
      return { kind: "unreadable" };
    case "refused":
      if (isSessionError(result.code)) throw result.error;
      return { kind: kinds[result.code] ?? "unreadable" };
  }
}

/** The text of a posting: of a text file or a saved web page in the browser, of a PDF or a Word document by the server. */
export async function openPosting(file: File, client: Client): Promise<OpenedPosting> {
  if (file.size > maxDocumentBytes) return { kind: "tooLong" };
  const written = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (written === undefined || isFormatted(written)) return readOnServer(file, client);
  return openText(isPage(file) ? pageText(written) : written);
}
