import { sentencesOfNote } from "@postulo/evidence/held-texts";
import type { ProfileParts } from "../../profile-parts.ts";
import { statedShare } from "./stated-share.ts";

/** A text of a profile as it is, with what its entry is called. */
type Mention = { readonly text: string; readonly context: string };

/** Everything that a profile says, also what is lost or to come. */
export function mentionsOf({ entries, names, notes, otherNotes }: ProfileParts): Mention[] {
  return [
    ...entries.flatMap(({ kind, title, organization, lines }) => [
      ...(kind === "education" ? [{ text: title, context: organization }] : []),
      ...lines.map(({ text }) => ({ text, context: `${title}, ${organization}` })),
    ]),
    ...names.map(({ text }) => ({ text, context: "" })),
    ...[...notes, ...otherNotes]
      .flatMap(({ text }) => sentencesOfNote(text))
      .map((text) => ({ text, context: "" })),
  ];
}

/** How much of a wish a text states to be shown beside it. */
const leastShare = 0.4;
/** In characters. */
const maxLength = 200;

/** The text of a profile that comes closest to a wish which nothing proves; it claims nothing. Undefined if none is near. */
export function closestTo(wish: string, mentions: readonly Mention[]): string | undefined {
  const [best] = mentions
    .filter(({ text }) => text.length <= maxLength)
    .map(({ text, context }) => ({ text, share: statedShare(wish, text, context) }))
    .filter(({ share }) => share >= leastShare)
    .toSorted((one, other) => other.share - one.share);
  return best?.text;
}
