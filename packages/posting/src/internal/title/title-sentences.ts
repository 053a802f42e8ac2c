import {
  feminineMark,
  frenchTitleDeterminer,
  frenchTitleEnd,
  frenchTitleLead,
  genderMark,
  hiringReason,
  titleDeterminer,
  titleEnd,
  titleLead,
} from "@postulo/lexicon/posting-title";

const englishEnd = `(?=\\s+(?:${titleEnd.source})\\b|[.,;:!?(\\n]|\\s[-–—]|$)`;
/** A dot or bracket of "Technicien(ne)" ends no title. */
const frenchSign = `\\s?(?!${feminineMark.source})[.,;:!?(\\n]`;
const frenchEnd = `(?=\\s+(?:${frenchTitleEnd.source})(?=\\s)|${frenchSign}|\\s[-–—]|$)`;
const frenchReason = `(?:(?:\\s*,)?\\s+(?:${hiringReason.source})[^.\\n]{0,90}?(?=\\s+(?:un\\(e\\)|une?|deux|trois)\\s))?`;
const frenchStart = [
  "\\s*(?::\\s*)?(?:(?:actuellement|activement|aujourd['’]hui) \\s*)?",
  `(?:(?:${frenchTitleDeterminer.source})\\s*)?(?:futur\\(?e?\\)? |nouve\\p{L}+ |autre )?`,
].join("");

const sentences: readonly RegExp[] = [
  new RegExp(
    [
      `\\b(?:${titleLead.source})\\s+(?:(?:${titleDeterminer.source})\\s+)?`,
      "((?!experience|skills|people|someone|candidates|applica)[\\p{L}][\\p{L}\\p{N} /&+#.'’-]{2,70}?)",
      englishEnd,
    ].join(""),
    "giu",
  ),
  new RegExp(
    [
      `(?:${frenchTitleLead.source})${frenchReason}${frenchStart}`,
      "((?!profil|personne|candidat|collaborat|talent)[\\p{L}][\\p{L}\\p{N} /&+#.'’()·-]{2,70}?)",
      frenchEnd,
    ].join(""),
    "giu",
  ),
];

const maxSentences = 6;
/** In characters. A longer line that ends without a sign was broken inside its sentence. */
const wrappedLine = 70;

function isCut(text: string, end: number): boolean {
  if (text.charAt(end) !== "\n") return false;
  return end - (text.lastIndexOf("\n", end - 1) + 1) >= wrappedLine;
}

/** "(H/F)" behind a title. */
function isMarkedBehind(text: string, end: number): boolean {
  genderMark.lastIndex = 0;
  return genderMark.exec(text.slice(end, end + 12))?.index === 0;
}

/** " – crèche collective (H/F)": the rest of a title up to its mark. */
const behindDash =
  /^(?:\(\p{L}{1,5}\))? [–—-] \p{Ll}[\p{L}’' -]{2,50}? \(?[HFMhfm] ?\/ ?[HFMhfm]\)?/u;
const longestRest = 70;

const restBehind = (text: string, end: number): string =>
  behindDash.exec(text.slice(end, end + longestRest))?.[0] ?? "";

/** What follows "we are looking for a", "recherche un(e)", in the words of the posting. */
export const titlesInSentences = (text: string): { title: string; isMarked: boolean }[] =>
  sentences.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .slice(0, maxSentences)
      .filter(({ 0: match, index }) => !isCut(text, index + match.length))
      .map(({ 0: match, 1: title = "", index }) => {
        const end = index + match.length;
        const rest = restBehind(text, end);
        return { title: title + rest, isMarked: rest !== "" || isMarkedBehind(text, end) };
      }),
  );
