import { gender, origin, transgender } from "@postulo/lexicon/form-questions";
import { asks, chosen, typed, type Rule } from "../rule.ts";

/** Sensitive personal data, in English and French, which is not filled without an explicit stored answer. */
export const sensitiveRules: readonly Rule[] = [
  asks("pronouns", /\bpronouns?\b|\bpronoms?\b/, 0.98),
  asks("transgender", transgender, 0.96),
  asks("sexual_orientation", /sexual orientation|orientation sexuelle|\blgbtq/, 0.96),
  asks("gender", gender, 0.94),
  asks("hispanic", /hispanic|\blatin[oax]\b/, 0.93),
  asks("race_ethnicity", origin, 0.95),
  asks(
    "veteran_status",
    /\bveterans?\b|military (status|service|spouse)|armed forces|anciens? combattants?|service militaire/,
    0.95,
  ),
  asks(
    "disability_status",
    /\bdisabilit(y|ies)\b|\bdisabled\b|\bhandicap\w*|\brqth\b|travailleur handicape/,
    0.95,
  ),
  asks("age_range", /age (range|band|group|bracket|category)|tranche d age/, 0.97),
  asks("age_range", /^(what is your )?age$|^how old are you$/, chosen, 0.93),
  asks(
    "date_of_birth",
    /date of birth|birth ?(date|day)|\bdob\b|date de naissance|\bbirth (year|month)|born on|annee de naissance|^nee? le\b/,
    0.97,
  ),
  asks(
    "nationality",
    /\bnationalit(y|ies|e|es)\b|\bcitizenship\b|\bcitizen of\b|citoyennete|country of (birth|citizenship)|pays de naissance/,
    0.94,
  ),
  asks("nationality", /\bcitizen\b|\bcitoyen/, chosen, 0.8),
  asks("nationality", /^passport issu/, typed, 0.6),
  asks("nationality", /passport (country|nationality)/, 0.97),
];
