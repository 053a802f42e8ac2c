/** Fragments of regular expressions: words and phrases of the former dialect of this code base; standard terms are in the house style. */
const phrases = [
  "stands?",
  "stood",
  "told",
  "tells?",
  "asks?",
  "asked",
  "asking",
  "whoever",
  "bears?",
  "bore",
  "borne",
  "nobody",
  "somebody",
  "anew",
  "at once",
  "says? so",
  "said",
  "goes on",
  "gone on",
  "going on",
  "hears?",
  "heard",
  "unheard",
  "knows? (?:of|nothing)",
  "is known",
  "as far as",
  "all the same",
  "by itself",
  "of its own",
  "on its way",
  "strays?",
  "doors?",
  "so long",
  "upon",
  "heeds?",
  "is meant",
  "for ever",
  "wants?",
  "wanted",
  "kept",
  "keeps?",
  "comes? (?:to|of|back)",
  "came (?:to|of)",
  "held against",
  "holds? [^.]{1,20} against",
  "puts? (?:it )?off",
  "forgets?",
  "forgotten",
  "remembers?",
  "remembered",
  "answers? (?:the|whether|what|how|it|him|each|nothing)",
  String.raw`refus\w+`,
  "persons?",
];

/** Matches a comment with any of them. */
export const dialectPhrases = new RegExp(`\\b(?:${phrases.join("|")})\\b`, "i");

export interface SourceTokens {
  /** Consecutive line comments count as one. */
  readonly comments: readonly string[];
  readonly regexes: readonly string[];
  /** The source with comments, strings and regexes replaced by spaces. */
  readonly code: string;
}

const commentPattern = /\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*|\/\*[\s\S]*?\*\//;
const stringPattern = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/;
const regexPattern = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[dgimsuvy]*/;
const token = new RegExp(
  [
    `(?<comment>${commentPattern.source})`,
    `(?<string>${stringPattern.source})`,
    `(?<regex>${regexPattern.source})`,
  ].join("|"),
  "g",
);

/** Whether a slash after this code begins a regex, not a division. */
const beforeRegex = /(?:^|[=(,:;!&|?{}[>\n+~]|\breturn|\bcase|\btypeof|\bof|\bin)\s*$/;

/** Splits TypeScript by a scanner, which is enough for counting. Text of JSX and templates counts as code. */
export function sourceTokens(source: string): SourceTokens {
  const comments: string[] = [];
  const regexes: string[] = [];
  let code = "";
  let at = 0;
  token.lastIndex = 0;
  for (let match = token.exec(source); match; match = token.exec(source)) {
    const { comment, regex } = match.groups ?? {};
    code += source.slice(at, match.index);
    at = match.index;
    if (regex !== undefined && !beforeRegex.test(code.slice(-40))) {
      code += "/";
      at += 1;
      token.lastIndex = at;
      continue;
    }
    if (comment !== undefined) comments.push(comment);
    if (regex !== undefined) regexes.push(regex);
    code += " ";
    at = token.lastIndex;
  }
  return { comments, regexes, code: code + source.slice(at) };
}

/** `function`, arrow functions with a block or expression body, and methods; arrows in types are left out. */
export function functionsIn(code: string): number {
  const declared = code.match(/\bfunction\b\s*\*?\s*[\w$]*\s*[(<]/g)?.length ?? 0;
  const arrows = code.match(/=>\s*(?=[{(\w[!`]|$)/gm)?.length ?? 0;
  const types = code.match(/=>\s*(?:Promise|void|boolean|string|number|unknown|undefined)\b/g);
  return declared + arrows - (types?.length ?? 0);
}
