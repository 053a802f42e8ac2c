/** Pieces that repeat in what patterns search for: each, repeated, is a long prefix of some match. */
const pieces: readonly string[] = [
  ...Array.from("aA1é@.,;:-–—•·|/\\?!#*_+&~=(){}[]<>\"'’“”«»★"),
  ..."a@|a.|@a|a@a.|http://|http://a.|https://a/|www.|www.a|linkedin.com/in/|+33 |(0)|06 12 |75001 |75001 A|12 rue ".split(
    "|",
  ),
  ..."A |Aa |Aa-|Aa, |AA |a-|l'|d’|A. |É. |Mc|O'|Saint-|Saint-a-sur-|Jean |de |du |la |van |\u00AD|e\u0301|œ".split(
    "|",
  ),
  ..."1 |1/|01/|1.|12-|2020|2020 |2020-|2020 – |2020 to |01/2020 - |2020-01-01 |jan |Jan 2020 |January 1, 2020 |mars |août |depuis |since |present |aujourd'hui ".split(
    "|",
  ),
  ..."at |chez |in |in a |of |and |et |with |as |en |à |au sein de |years |1 years |5 ans |remote |CDI |full-time |(a |(CDI) |(m/w|H/F |& |- |: |, |; | - | – | — |. ".split(
    "|",
  ),
  ..."Bachelor of |master |licence |université |universite de |PhD |school |Developer |Manager |chef |niveau |native |B2 |C1|excel |skills: |projet |experience |you |we are |nous |required |a plus |Location: |Company: |recrute |looking for |our client ".split(
    "|",
  ),
  ..." |  |    |\t|a\t|\u00A0|a |a  |<b>|<p |<!--|&amp;|&#|**|- a\n|\n|\n\n|a\n|A:\n|1\n".split(
    "|",
  ),
];

const beginnings =
  "|||Experience\n|Formation\n|Skills\n|Langues\n|Projects\n|Contact\n|Summary\n|Requirements\n|Profil recherché\n|Job title: |“|(|A@".split(
    "|",
  );
const endings = ["", "", "!", "x", "@", ")", "\n", " x?", "1", "\u0000"];
/** Characters after which a line break comes; 0: never. */
const lineLengths = [0, 0, 80, 400, 2_500];

/** Numbers from 0 to below 1 that look random and are the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const broken = (text: string, every: number) =>
  every === 0 ? text : text.replaceAll(new RegExp(`[^\\n]{${every}}`, "g"), "$&\n");

/**
 * A text of about `length` characters on which a pattern that backtracks takes long: a beginning, one to three pieces
 * repeated, and an end on which the match fails. The same seed gives the same kind of text at each length.
 */
export function hostileText(seed: number, length: number): string {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error("An empty list");
    return item;
  };
  // The first seeds repeat each piece alone.
  const unit =
    pieces[seed] ??
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(pieces)).join("");
  const beginning = pick(beginnings);
  const body = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  return beginning + broken(body, pick(lineLengths)) + pick(endings);
}
