// Generated from patterns/work-conditions.txt by `npm run lexicon`.

/** Nights, evenings and weekends: each a row of words, folded. */
export const conditionTimes =
  "night nights nightshift nightshifts overnight nuit nuits nocturne nocturnes|evening evenings soir soirs soiree soirees|weekend weekends saturday saturdays sunday sundays samedi samedis dimanche dimanches".split(
    "|",
  );

/** What says that somebody worked then, folded: "nights", « de nuit ». */
export const nightWork =
  /\b(?:overnight|nightshifts?|(?:at|by|through the|during the|all) night|night[- ](?:duty|duties|shifts?|work(?:er)?|working|rota|cover|calls?|sits?|sitting)|(?:de|la) nuit)\b/;

export const eveningWork =
  /\b(?:(?:in the|every|each|late) evening|evening (?:duty|duties|shifts?|work|working|service|classes)|(?:le|du) soir)\b/;

export const weekendWork =
  /\b(?:(?:at|on|over|every|each|alternate|second|third|one) (?:the )?(?:weekend|saturday|sunday)s?|weekend (?:work|working|shifts?|duty|duties|rota|cover)|saturdays|sundays|(?<!\b(?:conges?|libres?|repos|sauf|pas) )(?:un|une|deux|1|2) weekends? sur (?:deux|trois|quatre|cinq|[2-5])|(?:le |un |du )(?:samedi|dimanche)s?|samedis|dimanches)\b/;

/** A time as a plain word, which may be a time of work: "nights" of "worked nights" and of "quiz nights"; folded. */
export const plainTime = /\b(?:nights|evenings|weekends|nuits|soirees|weekend)\b/g;

/** Times before it in one list: "days and ". */
export const timesAlong =
  /(?:\b(?:nights|evenings|weekends|nuits|soirees|weekend|days|lates|earlies|mornings|saturdays|sundays|bank holidays|jours|journees|matins|matinees|week-ends|samedis|dimanches),? (?:(?:and|or|et|ou) )?)+$/;

/** Before a time at which somebody works: "worked ". */
export const beforeTime =
  /\b(?:work|works|worked|working|cover|covers|covered|covering|do|did|doing|does|on|permanent|regular|waking|(?:travail|travaille|travailler|travaillant|travailles)(?: les| des| en)?|(?:assurer|assurant|assure|effectuer|effectue|faire|fait)(?: les| des| mes)?|(?:poste|postes|horaires|garde|gardes|equipe|equipes) (?:de|en)) ?$/;

/** Before a time that may be one, by what follows: "3 ". */
export const countOfTimes =
  /(?:^|[,;:.(–-] ?(?:(?:and|or|et|ou) )?|\b(?:\d+|one|two|three|four|five|six|some|all|alternate|occasional|deux|trois|quatre|cinq|quelques)(?: (?:of))? ?)$/;

/** Behind it: "in turn", or nothing more. */
export const behindTime =
  /^(?:$|[,;:.)]| (?:and|or|et|ou) (?:nights|evenings|weekends|nuits|soirees|weekend|days|lates|earlies|mornings|saturdays|sundays|bank holidays|jours|journees|matins|matinees|week-ends|samedis|dimanches)\b| ?(?:a week|per week|a month|per month|a year|in (?:turn|rotation|two|three|four|five)|on (?:call|duty|rota|rotation)|at (?:the )?(?:hospital|home|care home|ward|unit)|only|included|as well|too|when needed|as needed|par (?:semaine|mois|an)|en (?:alternance|roulement|rotation)|uniquement|compris|comprises)\b)/;

/** Before those with whom somebody works: "on the " of "on the night team". */
export const memberBefore =
  /\b(?:(?:on|in|joined) (?:the|a)|(?:member|part) of (?:the|a)|as(?: an?| the)?|en|en tant que|en tant qu['’]|(?:dans|au sein de|membre de) (?:l['’]|une)|comme) ?$/;

/** A person for whom something is done, folded. */
export const servedPerson =
  /\b(?:children|babies|infants|toddlers|teenagers|adolescents|adults|patients|residents|pupils|students|families|older|elderly|disabled|autistic|enfants|nourrissons|adultes|eleves|etudiants|familles|agees|handicapees)\b/;

/** Before the kind of place in which something is done, folded: "in a nursing home". */
export const settingStart = /\b(?:(?:in|at|within) an?|(?:dans|au sein d['’]) ?une?|en milieu) /g;

/** Before such a place in a wish for anything: « en milieu scolaire ». */
export const narrowSetting = /\b(?:en milieu) /g;

/** What is no place, behind the same words: "in a calm manner". */
export const noSetting = /\b(?:manner|way|fashion|pace|tone)$/;

/** For whom something is done, folded: "with young children". */
export const peopleServed =
  /\b(?:with|for|avec|aupres de|aupres d['’]|aupres des)(?: |(?<=['’]))(?:(?:young|younger|vulnerable|small|very|sick|adult|les|des|de|jeunes) )*(children|babies|infants|toddlers|teenagers|adolescents|adults|patients|residents|pupils|students|families|older|elderly|disabled|autistic|enfants|nourrissons|adultes|eleves|etudiants|familles|agees|handicapees)\b/g;

/** Others, by the time at which they work; folded. */
export const othersAtTime =
  /\b(?:(?:night|evening|weekend) (?:shift )?(?:team|staff|crew|nurse|sister|manager|lead|leader|supervisor|porter)s?|(?:equipe|personnel|infirmiere|infirmier|veilleur|collegue)s? d[eu] (?:nuit|soir))\b/g;

/** The end of a phrase that names such a place: "in a nursing home, and ...". */
export const settingEnd = /[,;:.()]| (?:and|or|et|ou|with|avec) /;

/** The ending of the name of an activity: "nursing". */
export const activityEnding = /(?:ing)$/;

/** A time that is written with or without a hyphen. */
export const hyphenatedTime = /week-end/g;

/** A French noun that says what is done, and an infinitive; folded words. */
export const deedEnding =
  /^(?:[a-z]{3,}(?:tion|sion|ment|age|erie)|vente|ventes|achats?|envois?|poses?|saisie|conduite|lecture|controles?)$/;

export const infinitiveEnding = /^(?:[a-z]{3,}(?:er|ir|dre|tre|ire))$/;
