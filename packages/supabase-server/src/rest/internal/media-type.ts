import { ApiError } from "./api-error.ts";
import type { Format } from "./output.ts";

export interface Media extends Format {
  contentType: string;
}

const json = "application/json; charset=utf-8";
const object = "application/vnd.pgrst.object+json; charset=utf-8";
const answers: Readonly<Record<string, Media>> = {
  "*/*": { shape: "array", stripNulls: false, contentType: json },
  "application/*": { shape: "array", stripNulls: false, contentType: json },
  "application/json": { shape: "array", stripNulls: false, contentType: json },
  "application/vnd.pgrst.array": { shape: "array", stripNulls: false, contentType: json },
  "application/vnd.pgrst.array+json": { shape: "array", stripNulls: false, contentType: json },
  "application/vnd.pgrst.object": { shape: "object", stripNulls: false, contentType: object },
  "application/vnd.pgrst.object+json": { shape: "object", stripNulls: false, contentType: object },
  "text/csv": { shape: "csv", stripNulls: false, contentType: "text/csv; charset=utf-8" },
};

/** Negotiates the content type: the first supported one of the `Accept` header. */
export function acceptedMedia(accept: string | null): Media {
  const accepted = (accept ?? "*/*").split(",").map((each) => each.trim());
  for (const item of accepted) {
    const [type = "", ...parameters] = item.split(";").map((each) => each.trim().toLowerCase());
    const media = Object.hasOwn(answers, type) ? answers[type] : undefined;
    if (media)
      return {
        ...media,
        stripNulls: media.shape !== "csv" && parameters.includes("nulls=stripped"),
      };
  }
  throw new ApiError({
    status: 406,
    code: "PGRST107",
    message: `None of these media types are available: ${accepted.join(", ")}`,
  });
}
