import { fold } from "@postulo/lexicon/fold";

/** Labels of notes that belong on a CV; other notes (salary, why I am looking) are for letters and forms. */
const labels =
  "permis|licence|license|driving|certificat|habilitation|mobilit|disponibilit|availab|interest|hobb|loisirs|centre d'interet|centres d'interet|publication|award|distinction|prix|registration|membership|affiliation|patent|brevet|sport|project|projet";
const labelPattern = new RegExp(`^(?:${labels})`);

/** Notes about a check of a person, which may also say what it found: on a CV only if the text is a level, and nothing else. */
const checkPattern = /^(?:dbs|(?:security )?clearance)/;
const levelPattern = /^(?:basic|standard|enhanced|bpss|ctc|sc|edv|dv)\.?$/;

const normalized = (text: string) => fold(text.trim());

export const isCvNote = ({ label, content }: { label: string; content: string }) =>
  labelPattern.test(normalized(label)) ||
  (checkPattern.test(normalized(label)) && levelPattern.test(normalized(content)));
