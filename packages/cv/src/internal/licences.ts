import { fold } from "@postulo/lexicon/fold";

/** Words by which a licence, certificate or registration is recognised in the name of a skill; folded. */
const words =
  "permis|caces|fimo|fco|ssiap|habilitation|habilitations|carte conducteur|carte pro|carte professionnelle|psc1|adr|sst|aipr|bafa|bnssa|tosa|toeic|toefl|licence|license|licences|driving|certificate|certified|certification|certificat|registration|registered|nmc|dbs|cscs|cpc|first aid|sia|ipaf|tachograph|food hygiene level|nvq|pmp|prince2|afgsu|amu|rqth";
const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "u");

export const isLicence = (name: string) => pattern.test(fold(name));

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
