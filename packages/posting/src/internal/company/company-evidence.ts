/**
 * Weights of the kinds of evidence that a name is the employer's: the strongest match of each kind adds its weight to the score of
 * the name. A name beside the title alone is as often a town or a department, so it needs evidence of another kind. The weights
 * were chosen on postings with known employers, so that no wrong name is returned; see docs/design/postings.md.
 */
export const evidenceWeights = {
  /** "Employer: X" */
  label: 70,
  /** "X is hiring", "X recrute" */
  hiring: 46,
  /** "At X, we ...", "Nous sommes X" */
  self: 44,
  /** "X is an equal opportunity employer" */
  policy: 36,
  /** A heading "About X" */
  about: 42,
  /** "X is a charity", "X, a family firm" */
  description: 34,
  /** "Title at X" in one line */
  atTitle: 40,
  /** "Join X", "working at X" */
  work: 28,
  /** "our client, X" */
  client: 44,
  /** "X Ltd", "X & Sons" */
  legal: 26,
  /** "jobs@x.example", "www.x.example" */
  domain: 26,
  /** The host is spelled as the name: "Stone & Sash" of "stoneandsash.example". */
  host: 20,
  /** A line or a segment next to the title. */
  beside: 22,
  /** The subject below a heading about the employer: "Who we are". */
  introduced: 26,
  /** A name that begins the text below the title. */
  opening: 20,
  /** "X's team", "X's customers" */
  owner: 18,
  /** "X supplies homes" */
  subject: 20,
  /** The first row that is only the name of an institution. */
  masthead: 22,
  /** "X Academy", "Mairie de X" */
  shape: 18,
  /** "X", and its town below or behind it. */
  placed: 18,
  /** "at X" in a sentence. */
  at: 14,
} as const;

export type EvidenceKind = keyof typeof evidenceWeights;

/** What speaks against a name. */
export const doubtWeights = {
  /** "in X", "à X" */
  place: 34,
  /** Every word of it is in the posting in small letters, too. */
  common: 22,
  /** A skill, tool or product that is known as such. */
  term: 22,
  /** "X Project", "Direction X" */
  part: 60,
  /** One word that has the ending of a verb or an adverb. */
  inflected: 30,
  /** It recruits for another one that is named. */
  agency: 100,
  /** "Habilitation N1": a requirement of the applicant. */
  asked: 60,
} as const;

export const doubtKinds = [
  "place",
  "common",
  "term",
  "part",
  "inflected",
  "agency",
  "asked",
] as const;

/** For each further line that contains the name, up to three. */
export const repeatWeight = 6;

export const leastScore = 38;
export const leastMargin = 10;
