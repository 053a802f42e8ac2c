import type { ByteRange } from "../object-store.ts";

/** Parses a `Range` header with one range. Several ranges and other units are ignored, as RFC 9110 allows. */
export function parseRange(
  header: string | null,
  sizeBytes: number,
): ByteRange | "whole" | "unsatisfiable" {
  const text = header?.trim() ?? "";
  const fromEnd = /^bytes=-(\d{1,15})$/.exec(text);
  if (fromEnd) return within(sizeBytes - Number(fromEnd[1]), sizeBytes - 1, sizeBytes);
  const fromStart = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(text);
  if (!fromStart) return "whole";
  return within(Number(fromStart[1]), Number(fromStart[2] ?? sizeBytes - 1), sizeBytes);
}

function within(first: number, last: number, sizeBytes: number): ByteRange | "unsatisfiable" {
  const range = { first: Math.max(0, first), last: Math.min(last, sizeBytes - 1) };
  return range.first > range.last ? "unsatisfiable" : range;
}
