// Generated from patterns/form-options.txt by `npm run lexicon`.

/** Options of a choice, by their plain words. */
export const salaryPeriod =
  /^((per|an|a|par) )?(hour|day|week|month|year|annual|heure|jour|semaine|mois|annee|an)(ly|ually|uel)?$|^(hourly|daily|weekly|monthly|yearly|annually|mensuel|annuel|horaire)/;

export const employmentType =
  /^(full ?time|part ?time|temporary|permanent|internship|freelance|contractor|cdi|cdd|alternance|stage|interim|temps (plein|partiel|complet))\b/;
