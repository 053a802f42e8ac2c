import { z } from "zod";
import { ApiError } from "./api-error.ts";

/** Settings by which a function changes its response, as PostgreSQL returns them; empty when it set none. */
export interface ResponseSettings {
  status: string | null;
  headers: string | null;
}

const setting = (name: string): string => `current_setting('response.${name}', true)`;

/** Select items with the settings of the transaction. */
export const responseSettingsSql = `${setting("status")} as status, ${setting("headers")} as headers`;

const headerList = z.array(
  z.record(z.string(), z.string()).refine((header) => Object.keys(header).length === 1),
);

function parseHeaders(text: string): readonly (readonly [string, string])[] {
  try {
    const headers = headerList.parse(JSON.parse(text)).flatMap((header) => Object.entries(header));
    // Throws for names and values that no header can have.
    void new Headers(headers);
    return headers;
  } catch (error) {
    throw new ApiError(
      {
        status: 500,
        code: "PGRST111",
        message:
          "response.headers GUC must be a JSON array composed of objects with a single key and a string value",
      },
      { cause: error },
    );
  }
}

function parseStatus(text: string): number {
  if (/^[2-5]\d\d$/.test(text)) return Number(text);
  throw new ApiError({
    status: 500,
    code: "PGRST112",
    message: "response.status GUC must be a valid status code",
  });
}

/** What a function says of its response. */
export interface ResponseChange {
  status: number | undefined;
  headers: readonly (readonly [string, string])[];
}

/** @throws {ApiError} for a status or headers that no response can have. */
export function responseChange({ status, headers }: ResponseSettings): ResponseChange | undefined {
  if (!status && !headers) return undefined;
  return {
    status: status ? parseStatus(status) : undefined,
    headers: headers ? parseHeaders(headers) : [],
  };
}

/** The response with the status and the headers that a function set, which replace those of the same name. */
export function changed(response: Response, change: ResponseChange | undefined): Response {
  if (!change) return response;
  const headers = new Headers(response.headers);
  const replaced = new Set<string>();
  for (const [name, value] of change.headers) {
    const key = name.toLowerCase();
    if (replaced.has(key)) headers.append(name, value);
    else headers.set(name, value);
    replaced.add(key);
  }
  const status = change.status ?? response.status;
  const hasNoBody = status === 204 || status === 205 || status === 304;
  return new Response(hasNoBody ? null : response.body, { status, headers });
}
