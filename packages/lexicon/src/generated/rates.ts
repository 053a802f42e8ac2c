// Generated from patterns/rates.txt by `npm run lexicon`.

/** Periods in which something is done; folded. */
export const countOnce = /once|une fois/;

/** The article that counts: "one week in six". */
export const oneWord = /^(?:one|a|un|une)$/;

export const countTwice = /twice|deux fois/;

/** Before what is counted: "three times a year". */
export const rateTimes = /times|fois/;

export const everyOther = /other|second|alternate|2nd/;

export const everyThird = /third|3rd/;

export const everyFourth = /fourth|4th/;

export const rateEach = /each|every|chaque|tous les|toutes les/;

export const ratePer = /a|an|per|par/;

/** Only with what is counted: "30 a day", and not "for a week". */
export const rateArticle = /^(?:a|an) /;

export const rateOutOf = /in every|out of every|in|out of|sur/;

/** Between the noun of a period and "in four": "one night shift in four". */
export const rateShift = /(?:shifts|shift) /;

/** Behind an adjective that says what is done, and not how often: "daily work". */
export const rateIdiom =
  /^ (?:living|work|life|routine|business|job|duties|basis|travail|vie)(?!\p{L})/u;

export const halfOf = /half of(?: my| the| our)?|half (?:my|the|our)|la moitie de (?:mes|nos|mon)/;

export const thirdOf = /a third of(?: my| the| our)?|(?:un|le) tiers de (?:mes|nos|mon)/;

export const quarterOf = /a quarter of(?: my| the| our)?|(?:un|le) quart de (?:mes|nos|mon)/;

export const hourNoun = /hours|hour|hrs|hr|heures|heure/;

export const hourAdjective = /hourly|de l'heure/;

export const dayNoun =
  /days|day|nights|night|mornings|morning|evenings|evening|afternoons|afternoon|jours|jour|journees|journee|matins|matin|midis|midi|soirs|soir|nuits|nuit|apres-midis|apres-midi/;

export const dayAdjective =
  /daily|nightly|quotidienne|quotidiennes|quotidiennement|quotidiens|au quotidien|(?<!\b(?:le|du|au|mon|votre|notre|un|travail|metier|rythme|poste|emploi|terrain) )quotidien/;

export const weekNoun =
  /weeks|week|weekends|weekend|mondays|monday|tuesdays|tuesday|wednesdays|wednesday|thursdays|thursday|fridays|friday|saturdays|saturday|sundays|sunday|wks|wk|wkends|wkend|tues|tue|weds|wed|thurs|thur|thu|fri|sat|sun|sats|suns|semaines|semaine|sem|week-ends|week-end|lundis|lundi|mardis|mardi|mercredis|mercredi|jeudis|jeudi|vendredis|vendredi|samedis|samedi|dimanches|dimanche|week ends|week end|we/;

export const weekAdjective = /weekly|hebdomadaire|hebdomadaires|hebdo|hebdomadairement/;

export const fortnightNoun = /fortnights|fortnight|quinzaines|quinzaine/;

export const fortnightAdjective =
  /fortnightly|biweekly|bimensuel|bimensuelle|bimensuels|bimensuelles/;

export const monthNoun = /months|month|mois/;

export const monthAdjective = /monthly|mensuel|mensuelle|mensuels|mensuelles|mensuellement/;

export const quarterNoun = /quarters|quarter|trimestres|trimestre/;

export const quarterAdjective = /quarterly|trimestriel|trimestrielle|trimestriels|trimestrielles/;

export const halfNoun = /half-year|semestres|semestre/;

export const halfAdjective =
  /half-yearly|twice-yearly|six-monthly|semestriel|semestrielle|semestriels|semestrielles/;

export const yearNoun =
  /years|year|summers|summer|winters|winter|springs|spring|autumns|autumn|christmas|yrs|yr|ans|an|annees|annee|hivers|hiver|noel/;

export const yearAdjective =
  /yearly|annually|annual|per annum|chaque ete|tous les etes|annuel|annuelle|annuels|annuelles|annuellement/;

/** A day that comes back each week: "on Saturdays", and not « le samedi 3 mai ». */
export const weeklyDays =
  /(?<!\p{L})(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends|le lundi|les lundis|le mardi|les mardis|le mercredi|les mercredis|le jeudi|les jeudis|le vendredi|les vendredis|le samedi|les samedis|le dimanche|les dimanches|le week-end|les week-ends)(?!\p{L}| ?\d)/gu;

/** Short for a period behind a stroke: "30/d". */
export const hourMark = /h|hr/;

export const dayMark = /d|j|jr/;

export const weekMark = /wk|w|sem/;

export const monthMark = /mo|mth/;

export const yearMark = /yr|y/;

/** Before the noun of a period, without "every": "alternate weekends". */
export const rateAlternate = /alternate|alternating/;

/** A time of day that comes back each day: "in the mornings", « le matin », and not « le matin du 3 mai ». */
export const dailyTimes =
  /(?<!\p{L})(?:in the mornings|in the evenings|le matin|le soir|les matins|les soirs)(?!\p{L}| (?:du|de|d'|\d))/gu;

/** A day that comes back each month: "the second Sunday of the month". */
export const monthlyDays =
  /(?<!\p{L})(?:(?:first|second|third|fourth|last|[1-4](?:st|nd|rd|th)) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:of|in) (?:the|each|every) month|(?:premier|deuxieme|second|troisieme|quatrieme|dernier|1er|[2-4]e) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:du|de chaque) mois(?! d[e'’]))(?!\p{L})/gu;
