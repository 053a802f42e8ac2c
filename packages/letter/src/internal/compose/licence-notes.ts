import type { Entry } from "@postulo/evidence/entry";
import { heldSentences, isLost } from "@postulo/evidence/qualification-state";
import { withoutRemarkParts } from "@postulo/evidence/remarks";
import type { Background, BackgroundItem } from "./background-facts.ts";
import { isCredential } from "./categories.ts";
import { isAsked } from "./is-asked.ts";

const maxNoteCharacters = 160;

/** Whether a note is about when the person can begin. */
export const isOfAvailability = ({ kind, title, lines }: Entry): boolean =>
  kind === "note" && lines.length === 1 && /notice|pr[ée]avis|availab|disponib|start/i.test(title);

/** A sentence about what the person does to get it, not the name of what is held: "Je passe le CACES". */
const isStatement = ({ lines: [line = ""] }: Entry) =>
  /^(?:je |j['’]|i |studying|booked|preparing|working|inscrite? |en cours|en formation)/i.test(
    line,
  );

const isShort = ({ kind, lines }: Entry) =>
  kind === "note" && lines.length === 1 && (lines[0]?.length ?? 0) <= maxNoteCharacters;

/** Notes that speak of a licence that the posting asks for: "Je passe le CACES au printemps". */
export const statementsOfLicences = ({
  entries,
  asked,
  isReadable,
}: Background): readonly Entry[] =>
  entries.filter((entry) => {
    const [line = ""] = entry.lines;
    return (
      isShort(entry) &&
      isStatement(entry) &&
      isCredential(line) &&
      !isLost(line) &&
      isAsked(line, asked) &&
      isReadable(line)
    );
  });

/**
 * What notes say is held and the posting asks for, in the person's words: "ECS Gold card" of "ECS Gold card. SSSTS ran out 2024". A
 * sentence that names no licence has the label before it: "Permis : B, véhicule perso".
 */
export function heldNotes({
  entries,
  asked,
  isReadable,
  frame,
  today,
}: Background): BackgroundItem[] {
  return entries
    .filter((entry) => isShort(entry) && !isStatement(entry) && !isOfAvailability(entry))
    .flatMap((entry) => {
      const held = heldSentences(entry, today).map(withoutRemarkParts);
      const fitting = held.filter((sentence) => {
        const text = isCredential(sentence) ? sentence : `${entry.title} ${sentence}`;
        return isCredential(text) && isAsked(text, asked) && isReadable(sentence);
      });
      if (fitting.length === 0) return [];
      const said = fitting.map((sentence) => sentence.replace(/(?<=\p{L}{3})\.$/u, "")).join(", ");
      const isNamed = entry.title === "" || isCredential(said);
      const text = isNamed ? said : `${entry.title}${frame.colon} ${said}`;
      return [{ text, sources: [entry.id] }];
    });
}
