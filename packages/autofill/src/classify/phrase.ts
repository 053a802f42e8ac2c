/** A label as the rules read it: lower case, without accents, punctuation and decoration. */
export type Phrase = {
  /** The whole text in plain words. */
  readonly plain: string;
  /** What is left of it without brackets and words of courtesy: "Please enter your first name (required)" is "first name". */
  readonly core: string;
  /** The names that a slash or an "or" joins: "college/university" is "college" and "university". */
  readonly alternatives: readonly string[];
  readonly wordCount: number;
};

const decoration =
  /\b(required|optional|mandatory|obligatoire|facultati(f|ve)|optionnel(le)?|requis(e)?|champ (requis|obligatoire)|if (any|applicable|available|different|you have one)|si (applicable|disponible|vous en avez un)|select one|attach|choose file)\b/g;
const courtesy =
  /^((please|kindly)( (enter|provide|list|specify|select|choose|indicate|add|share|include|type|input|give|fill in|state|tell us|paste|upload))?|enter|type(?! (?:de|d|of) )|input|provide|add|insert|your|the|my|what is|what s|what are|whats|link to|(merci d |veuillez )?(indique[rz]|saisi(r|ssez)|entre[rz]|renseigne[rz]|precise[rz]|preciser|selectionne[rz]|choisi(r|ssez)|ajoute[rz])|merci de|veuillez|votre|vos|mon|ma|mes|notre|le|la|les|l|quel(le)?s? (est|sont)|applicant s?|candidate s?|applicant|candidate|candidat|personal|legal|primary|c|current(?! (?:company|employer|job|title|role|position|salary|organi|work|comp|pay|ctc|occupation|designation))) /;

const isPlain = /^[ -~\s]*$/;

const withoutAccents = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/œ/g, "oe");

/** Lower case, without accents; letters, digits, `+`, `#`, `&` and `/` remain. */
export function plainWords(text: string): string {
  const plain = isPlain.test(text) ? text.toLowerCase() : withoutAccents(text);
  return plain
    .replace(/\((e|es|s|ne|le|trice)\)/g, "")
    .replace(/\be-?mails?\b/g, "email")
    .replace(/[^\p{L}\d+#&/]+/gu, " ")
    .trim();
}

function withoutCourtesy(words: string): string {
  let core = words;
  for (
    let shorter = core.replace(courtesy, "");
    shorter !== core && shorter !== "";
    shorter = core.replace(courtesy, "")
  ) {
    core = shorter;
  }
  return core;
}

/** Questions are counted: "3.", "Q4:", "2)". */
const numbering = /^\s*(?:q(?:uestion)?\s?)?\d{1,2}\s?[.):\u2013-]\s*(?=\p{L})/iu;

function coreOf(text: string): string {
  const outside = text.replace(numbering, "").replace(/[([{].*?[)\]}]/g, " ");
  const words = plainWords(outside).replace(decoration, " ").replace(/\s+/g, " ").trim();
  return withoutCourtesy(words);
}

const wordsOf = (text: string) => (text === "" ? 0 : text.split(" ").length);

/** Reads a label for the rules. */
export function phraseOf(text: string): Phrase {
  const plain = plainWords(text);
  const core = coreOf(text) || plain;
  const alternatives = core.split(/ ?\/ ?| or | ou /).map(withoutCourtesy);
  return {
    plain,
    core,
    alternatives: alternatives.length > 1 ? alternatives : [],
    wordCount: wordsOf(core),
  };
}

/** An identifier as words: `applicant_firstName` is "applicant first name". */
export function phraseOfIdentifier(identifier: string): Phrase {
  const spaced = identifier
    .replace(/[[\](){}]/g, " ")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .replace(/([a-z])(\d)/gi, "$1 $2")
    .replace(/(?<=\w)[\s_.-]+(?:input|field|text|textbox|txt|box|value|val|ctrl|control|id)$/i, "");
  return phraseOf(spaced);
}
