import { fold } from "@postulo/lexicon/fold";
import { birthDate, otherPersonal } from "@postulo/lexicon/personal-facts";
import {
  cvNoteLabel,
  harmlessLabel,
  labelSeparator,
  neverOnCvLabel,
  payLabel,
  reasonLabel,
} from "@postulo/lexicon/private-notes";

/** Notes about a check of a person, which may also say what it found: on a CV only if the text is a level, and nothing else. */
const checkPattern = /^(?:dbs|(?:security )?clearance)/;
const levelPattern = /^(?:basic|standard|enhanced|bpss|ctc|sc|edv|dv)\.?$/;

const normalized = (text: string) => fold(text.trim().replaceAll(/\s+/g, " "));

const trimMarks = (text: string) => text.replaceAll(/^[\s.?!*]+|(?<![\s.?!*])[\s.?!*]+$/g, "");

const privateParts = [neverOnCvLabel, reasonLabel, payLabel];

/** Whether any part of a label is about age, gender, health, pay or why one left: "Notice period and pay". */
function isPrivateLabel(label: string): boolean {
  const [whole, ...parts] = [label, ...label.split(labelSeparator)].map(trimMarks);
  if (whole === undefined || harmlessLabel.test(whole)) return false;
  return parts.some((part) => privateParts.some((pattern) => pattern.test(part)));
}

/** Whether a note belongs on a CV; other notes (salary, why I am looking) are for letters and forms. */
export const isCvNote = ({ label, content }: { label: string; content: string }) =>
  cvNoteLabel.test(normalized(label)) ||
  (checkPattern.test(normalized(label)) && levelPattern.test(normalized(content)));

/** Whether a CV may show a note where the person chooses it: nothing about age, gender, health, pay or why one left. */
export const isOptionalNote = ({ label, content }: { label: string; content: string }) =>
  !isCvNote({ label, content }) &&
  !isPrivateLabel(normalized(label)) &&
  !content
    .split("\n")
    .some((line) => birthDate.test(line.trim()) || otherPersonal.test(line.trim()));
