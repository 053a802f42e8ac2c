import { memoize } from "@postulo/evidence/memoize";
import { fold } from "@postulo/lexicon/fold";

/** Words by which a licence, certificate or registration is recognised in the name of a skill; folded. */
const words =
  "permis|caces|fimo|fco|ssiap|habilitation|habilitations|carte conducteur|carte pro|carte professionnelle|psc1|adr|sst|aipr|bafa|bnssa|tosa|toeic|toefl|licence|license|licences|driving|certificate|certified|certification|certificat|registration|registered|nmc|dbs|cscs|cpc|first aid|sia|ipaf|tachograph|food hygiene level|nvq|pmp|prince2|afgsu|amu|rqth";
const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "u");

export const isLicence = memoize((name) => pattern.test(fold(name)));
