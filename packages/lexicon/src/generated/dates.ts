// Generated from patterns/dates.txt by `npm run lexicon`.

/** Between the two ends of a range. */
export const rangeSeparator =
  /\s?(?:-+>?|>|\/|→|➔|~|&|(?:to|until|untill|till|through|thru|and|a|au|jusqu'(?:a|en|au)?|et)(?![a-z]))\s?(?:\(?(?:the|expected|projected|le|la|prevu|prevue)\)? )?/y;

/** Before the first end of a range. */
export const rangeOpening =
  /(?:(?:from|between|expected|graduat(?:ed|ion|ing)|anticipated|de|du|entre|prevu(?:e)?(?: en)?)(?![a-z])|d')(?: (?:le))? ?:? ?/y;

/** Start of an open range. */
export const since =
  /(?:(?:since|from|as of|depuis|des|a partir d[eu])(?![a-z])|a partir d')(?: (?:le mois d'|l')| (?:the|le mois de|le|la))? ?/y;

export const duration =
  /(?:[([·|,–-]\s*|(?<!\s)\s+)?(?:\b|(?<=\())(?:\d{1,9}|one|two|three|six|un|une|deux|trois)[.,]?\d{0,9}\s?\+?(?:days?|years?|yrs?|weeks?|jours?|saisons?|ans?|annees?|semaines?|month|months|mo|mos|mois)\b\.?(?:\s?(?:,|and|et|&)?\s?\d+\s?(?:month|months|mo|mos|mois)\b)?\s*[)\]]?/g;

export const season =
  /(?:springs?|summers?|fall|autumns?|winters?|(?:summer |winter )?seasons?|early|mid|late|printemps|etes?|automnes?|hivers?|saisons?(?: d'ete| d'hiver| estivales?| hivernales?)?|debut|mi|fin)(?![a-z])/;

/** Between the years of a list: `2011, 2012 et 2013`. */
export const betweenYears = /\s?[,;&+]\s?(?:(?:and|et) )?|\s(?:and|et) /y;

/** End of an open range. */
export const present =
  /(?:to till (?:now|date)|till (?:now|date)|(?:a |the )?present|now|current(?:ly)?|today|ongoing|on-going|in progress|to date|date|presente?|au?jourd'?hui|auj|actuel(?:lement|le)?|en cours|en poste|a? ?ce jour|maintenant|nos jours)(?![a-z])/;
