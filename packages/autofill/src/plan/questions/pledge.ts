import { guardedPattern } from "../../classify/guarded-pattern.ts";
import { plainWords } from "../../classify/phrase.ts";
import type { Field } from "../../field.ts";
import { ownTexts } from "./known-wording.ts";

const agreementDe =
  /\b(?:einverstanden|einwilligung|einwillige|zustimm\w+|stimme|akzeptiere|bestatige|datenschutz\w*|zur kenntnis)\b/;
const agreement =
  /\b(?:certif|acknowledg|understand|understood|agree|accept|consent|attest|declare|confirm|authori[sz]e the)/;
const release = /\b(?:waive|releas|liability|perjury|engage|honneur|approuve|versichere)/;
const signature = guardedPattern(
  /\bsignature\b|\binitials\b|\bunterschrift\b|\bplease sign\b|\bsign (?:here|with)\b/,
);
/** What every name of a signature contains. */
const signatureLetters = /sign|initial|unterschrift/i;
const signing = guardedPattern(/\b(?:certify|to confirm|i agree|you agree|approuve)\b/);
const maxBoxWords = 25;

/** Whether the field is an agreement, a certification or a signature, which only the person gives. */
export function isPledge(field: Field): boolean {
  const { identifiers, widget } = field;
  const words = plainWords(ownTexts(field).join(" "));
  if (widget === "checkbox")
    return (
      agreement.test(words) ||
      agreementDe.test(words) ||
      release.test(words) ||
      words.split(" ").length > maxBoxWords
    );
  if (widget !== "text") return false;
  const named = identifiers.join(" ");
  const names = signatureLetters.test(`${words} ${named}`)
    ? plainWords(named.replace(/([a-z])([A-Z])/g, "$1 $2"))
    : "";
  return signature.test(`${words} ${names}`) || signing.test(words);
}
