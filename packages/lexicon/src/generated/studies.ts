// Generated from patterns/studies.txt by `npm run lexicon`.

export const studyRemark =
  /^(?:grade|thesis|dissertation|advisor|supervisor|honou?rs(?! (?:bachelor|b\.?a|b\.?sc|degree|diploma))|(?:highest|high|great) (?:honou?rs|distinction)|with honou?rs|first class|distinction|dean|valedictorian|minor|rank|class of|expected|relevant|coursework|courses|upper second|lower second|cours (?:notables|principaux|suivis)|diplôme attendu|obtention prévue|(?:par|en) (?:apprentissage|alternance)|note|moyenne|th[eè]se(?! de doctorat)|promotion|promo|mention (?:tr[eè]s |assez )?bien|mention ab|mention tb|sujet|c?gpa|cum laude|magna|summa|\d[\d.,:/ %]*$|(?:1st|2nd|2:[12]|2\.[12])(?: class)?)/i;

export const studyFieldLabel =
  /^(?:majoring in|major in|major|specializ(?:ing|ation|ed) (?:in|on)|specialty|concentration(?: in)?|field of study|field\(s\) of study|field|option|in|sp[eé]cialit[eé]|sp[eé]cialisation|mention|parcours(?! de formation)|fili[eè]re|majeure|dominante|domaine)\s*:?\s+(?:in |en )?/i;

/** Boundary between degree, school and subject. */
export const pieceSeparator =
  /,\s+(?![^()]{0,400}\))(?=[^\p{Ll}\d]|(?<=[^\d],\s{1,20})\d|(?:with|gpa|major|minor|grade|thesis|honou?rs|first|department|school|par (?:apprentissage|alternance)|en (?:apprentissage|alternance)|mention|option|programme|sp[eé]cialit|parcours|avec|fili[eè]re|majeure|dominante|promo|obtenu|sujet|note|d[eé]partement|coll[eè]ge|facult|institut|lyc[eé]e|[eé]cole|cum|magna|summa|campus|universit))|(?<!\s)(?<!(?:universit)\p{L}{0,20}[\p{L} ]{0,30})\s+(?:From|from|at|à l['’]|à la|à)\s*(?=\p{Lu})|;\s+|\.\s+(?=Grade|Minor|Thesis|Mention|[Cc]?GPA)|:\s+(?=\p{Lu})/u;

/** Behind a degree or school: `, mention bien`. */
export const grade =
  /(?:(?<!\s)\s+|[,–-]\s{0,2})(?:(?:with|avec) )?(?:(?:merit|distinction)|mention (?:tr[eè]s |assez )?(?:bien|honorable)|mention (?:passable|ab|tb|b))\.?$/iu;

/** A label at the end of a school or degree, whose value is elsewhere: `Lycée Larmor, filière`. */
export const openStudyLabel =
  /(?:(?<!\s)\s+|[,–-]\s{0,2})(?:(?:with|avec) )?(?:major:|specialization|fili[eè]re|mention|option|sp[eé]cialit[eé])\s?[:;]?$/iu;
