/** A line that is a part of the paragraph before it: text was broken at some seventy characters. */
function continues(before: string, line: string): boolean {
  if (before === "" || line === "" || /^\s*(?:[-*•·–]|\d{1,2}[.)])\s/.test(line)) return false;
  if (/^\p{Ll}/u.test(line)) return true;
  return before.length >= 55 && !/[.!?:;]$/.test(before);
}

function paragraphsOf(text: string): string[] {
  const paragraphs: string[] = [];
  let before = "";
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    const last = paragraphs.length - 1;
    if (continues(before, line)) paragraphs[last] = `${paragraphs[last] ?? ""} ${line}`;
    else if (line !== "") paragraphs.push(line);
    before = line;
  }
  return paragraphs;
}

/** Abbreviations that end with a full stop inside of a sentence. */
const abbreviations = new Set(
  (
    "m mm mr mrs ms dr st inc ltd co corp no nr approx env tel tél p.m a.m e.g i.e resp réf ref dept av bd " +
    "janv févr avr juil sept oct nov déc jan feb mar apr jun jul aug sep dec mon tue wed thu fri sat sun"
  ).split(" "),
);

/** Whether a full stop ends an abbreviation, an initial or an ordinal number. */
function isAbbreviated(sentence: string): boolean {
  if (!sentence.endsWith(".")) return false;
  const word = sentence.slice(-12, -1).split(/[\s(]/).at(-1) ?? "";
  return abbreviations.has(word.toLowerCase()) || /^(?:\p{L}|\d{1,2})$/u.test(word);
}

/** In characters; what is longer is no sentence. */
const maxLength = 1200;

/** The sentences of a text. Lines that a mail program broke are joined; a heading or an item of a list is a sentence. */
export function sentencesOf(text: string): string[] {
  return paragraphsOf(text).flatMap((paragraph) => {
    const sentences: string[] = [];
    for (const part of paragraph.split(/(?<=[.!?…]|[:;]-?\))\s+/)) {
      const before = sentences.at(-1);
      if (before !== undefined && isAbbreviated(before))
        sentences[sentences.length - 1] = `${before} ${part}`;
      else sentences.push(part);
    }
    return sentences.map((sentence) => sentence.slice(0, maxLength));
  });
}
