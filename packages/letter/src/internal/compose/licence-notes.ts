import { wish } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { notOffered, privateMatter, workLabel } from "@postulo/lexicon/quotable-lines";
import { namesLicences } from "@postulo/posting/licence-lines";
import type { Entry } from "@postulo/evidence/entry";
import { heldSentences } from "@postulo/evidence/held-texts";
import { isLost } from "@postulo/evidence/qualification-state";
import { isRemark, withoutRemarkParts } from "@postulo/evidence/remarks";
import { provesThing } from "@postulo/posting/match-wishes";
import type { Background, BackgroundItem } from "./background-facts.ts";
import { acronymsIn, isCredential } from "./categories.ts";
import { isQuotable, passagesOf } from "./passages.ts";
import { isTextAskedFor, type ProvenWish } from "./proven-wishes.ts";

const maxNoteCharacters = 160;

/** Whether a note is about when the person can begin. */
export const isOfAvailability = ({ kind, title, lines }: Entry): boolean =>
  kind === "note" && lines.length === 1 && /notice|pr[ée]avis|availab|disponib|start/i.test(title);

/** A sentence about what the person does to get it, not the name of what is held: "Je passe le CACES". */
const isStatement = ({ lines: [line = ""] }: Entry) =>
  /^(?:je |j['’]|i |studying|booked|preparing|working (?:on|towards?)|inscrite? |en cours|en formation)/i.test(
    line,
  );

const isNote = ({ kind }: Entry) => kind === "note";
const isShort = ({ kind, lines }: Entry) =>
  kind === "note" && lines.length === 1 && (lines[0]?.length ?? 0) <= maxNoteCharacters;

const isStatementOfNote = (sentence: string) =>
  sentence !== "" && sentence.length <= maxNoteCharacters && !isRemark(sentence);

/**
 * Whether a letter may quote a sentence of a note. Of notes about training, papers and tools any sentence; of all others, which can be
 * about anything, only one that names a licence and says hardly more.
 */
const mayBeQuoted = ({ title }: Entry, sentence: string) =>
  !privateMatter.test(fold(`${title} ${sentence}`)) &&
  !wish.test(fold(sentence)) &&
  (namesLicences(sentence) || (workLabel.test(fold(title)) && isQuotable(sentence)));

const labelled = ({ title }: Entry, sentence: string) => `${title}: ${sentence}`;

/** Whether a sentence proves a wish of those that its note proves, by itself or with the label. */
const isProof = (note: Entry, sentence: string, wishes: readonly ProvenWish[]) =>
  wishes.some(
    (one) =>
      one.kind !== "duty" &&
      [...one.provenBy, ...one.byNotes].includes(note.id) &&
      (provesThing(sentence, one, true) || provesThing(labelled(note, sentence), one, true)),
  );

/** Notes that speak of a licence that the posting asks for: "Je passe le CACES au printemps". */
export const statementsOfLicences = ({
  entries,
  wishes,
  isReadable,
}: Background): readonly Entry[] =>
  entries.filter((entry) => {
    const [line = ""] = entry.lines;
    return (
      isShort(entry) &&
      isStatement(entry) &&
      isCredential(line) &&
      !isLost(line) &&
      !notOffered.test(fold(line)) &&
      isTextAskedFor(line, wishes) &&
      isReadable(line)
    );
  });

/** A sentence with a name needs no label: "ECS Gold card", and not "level 2, 2023". */
const hasName = /\p{Lu}{2,}/u;
const sharesName = (sentence: string, { text }: ProvenWish) =>
  provesThing(sentence, { kind: "must", text }, true) && !/^(?:level|niveau) \d/i.test(sentence);

/** Not that of an abbreviation. */
const fullStop = /(?<=[\p{L}\d)]{3}|[\d\s][%€£$])\.$/u;

/**
 * What notes say is held and the posting asks for, in the person's words: "ECS Gold card" of "ECS Gold card. SSSTS ran out 2024". A
 * sentence that names no licence has the label before it: "Permis : B, véhicule perso".
 */
export function heldNotes({
  entries,
  wishes,
  isReadable,
  frame,
  today,
}: Background): BackgroundItem[] {
  return entries
    .filter((entry) => isNote(entry) && !isStatement(entry) && !isOfAvailability(entry))
    .flatMap((entry) => {
      const held = heldSentences(entry, today).map(withoutRemarkParts).filter(isStatementOfNote);
      const fitting = held.filter((sentence) => {
        const text = isCredential(sentence) ? sentence : `${entry.title} ${sentence}`;
        const isLicence = isShort(entry) && isCredential(text) && isTextAskedFor(text, wishes);
        const isAsked = isLicence || isProof(entry, sentence, wishes);
        return isAsked && mayBeQuoted(entry, sentence) && isReadable(sentence);
      });
      return fitting.map((sentence) => {
        const said = sentence.replace(fullStop, "");
        const isClear =
          entry.title === "" ||
          hasName.test(sentence) ||
          wishes.some((one) => sharesName(sentence, one));
        return {
          text: isClear ? said : `${entry.title}${frame.colon} ${said}`,
          sources: [entry.id],
        };
      });
    });
}

const isOfCredential = ({ text }: ProvenWish) => isCredential(text);

/** Whether a sentence contains a credential, or only the categories of a required one (« habilité B2V, BR »). */
const namesCredential = (sentence: string, wishes: readonly ProvenWish[]) =>
  isCredential(sentence) ||
  wishes.some(
    (one) =>
      isOfCredential(one) &&
      acronymsIn(one.text).some((name) => acronymsIn(sentence).includes(name)),
  );

/**
 * The passages of the summary that say a licence, certificate or check is held which the posting asks for and no other item names.
 * @param others - what the letter has of notes, skills and training
 */
export function heldOfSummary(
  { entries, wishes, isReadable, today }: Background,
  others: readonly BackgroundItem[],
): BackgroundItem[] {
  const open = wishes.filter(
    (one) => isOfCredential(one) && !others.some(({ text }) => isTextAskedFor(text, [one])),
  );
  return entries
    .filter(({ kind }) => kind === "person")
    .flatMap((entry) =>
      entry.lines
        .flatMap(passagesOf)
        .filter(
          (sentence) =>
            sentence.length <= maxNoteCharacters &&
            heldSentences({ ...entry, lines: [sentence] }, today).join(" ") === sentence &&
            isQuotable(sentence) &&
            !wish.test(fold(sentence)) &&
            namesCredential(sentence, open) &&
            isTextAskedFor(sentence, open) &&
            isReadable(sentence),
        )
        .map((sentence) => ({
          text: sentence.replace(/(?<=[\p{L}\d]{3})\.$/u, ""),
          sources: [entry.id],
        })),
    );
}
