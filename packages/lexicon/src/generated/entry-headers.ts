// Generated from patterns/entry-headers.txt by `npm run lexicon`.

export const employerPreposition =
  /(?<!\s)(?=\s+(?:at|chez|au|pour|auprès)\b)(?<!(?:universit)\p{L}{0,20}[\p{L} ]{0,30})\s+(?:at|chez|au sein d[eu]s?|auprès d[eu]s?|pour le compte d[eu]s?)\s+(?!(?:Work)\b)(?=["«\p{Lu}\d]|l['’]|la |le )/u;

export const descriptionLabel =
  /^(?:roles? (?:and|&) responsibilit(?:y|ies)|dut(?:y|ies) (?:and|&) responsibilit(?:y|ies)|technolog(?:y|ies)|tech(?:nical)? stack|tools?|skills|highlights|key responsibilities|main tasks|key achievements?|achievements?|responsibilit(?:y|ies)|description|gpa|cgpa|grade|thesis|advisor|supervisor|projects?|relevant coursework|coursework|courses|modules|keywords|awards?|honou?rs|duties|business or sector|milieu|duree|stack(?: technique)?|environne?ment(?: technique)?|outils?|competences|missions?|taches|activites|realisations?|moyenne|these|encadrant|sujet|projets?|cours|mots cles|resultats?|methodes?|contexte|entreprise ou secteur|objectifs?|langages?|logiciels?) ?:/;

/** The first word of what somebody did. */
export const taskStart =
  /^(?:assisted|built|coordinated|created|designed|developed|implemented|led|maintained|managed|organi[sz]ed|provided|responsible|supervised|supported|worked|accueil|accompagnement|analyse|animation|assistance|conception|création|d[ée]montage|d[ée]veloppement|[ée]laboration|encadrement|entretien|[ée]tudes?|gestion|installation|maintenance|manipulation|mise en place|montage|nettoyage|organisation|participation|pr[ée]paration|prise en charge|r[ée]alisation|r[ée]daction|r[eé]glage|suivi|surveillance|traitement|vente)(?=\s+(?:a|all|an|and|for|in|on|the|with|d|de|des|du|au|aux)\b|\s*,|$)/iu;

/** Contract types in parentheses, or after a separator at the end. */
export const contractType =
  /(?:(?<!\s)\s+)?\((?:full[- ]?time|part[- ]?time|permanent|fixed[- ]term|temporary|on-?site|hybrid|remote|cdi|cdd|cdic|intérim|interim|temps plein|temps partiel|temps complet|hybride|télétravail)(?:[ ,][^)]{0,200})?\)|(?<=\S)\s+[|•·,–-]\s*(?:full[- ]?time|part[- ]?time|permanent|fixed[- ]term|temporary|on-?site|hybrid|remote|cdi|cdd|cdic|intérim|interim|temps plein|temps partiel|temps complet|hybride|télétravail|freelance|contract|stage|alternance)\s*$/giu;

/** A cell with nothing but contract types. */
export const contractAlone =
  /^\(?(?:full[- ]?time|part[- ]?time|permanent|fixed[- ]term|temporary|on-?site|hybrid|remote|cdi|cdd|cdic|intérim|interim|temps plein|temps partiel|temps complet|hybride|télétravail)\)?$/iu;

/** The start of a position written as a sentence: `Currently working as a fitter with Acme`. */
export const positionSentenceStart =
  /^(?:(?:i|am|was|have been|had been|i am|i was|i have|i've|i’ve|have|j'ai|j’ai|je|j'ai été|j’ai été|ai)\s+)?(?:(?:now|presently|currently|also|previously|formerly|temporarily|temporary|recently|actuellement|aussi|précédemment)\s+){0,2}(?:work|worked|working|employed|engaged|served|serving|appointed|travaillé|employé|employée|engagé|engagée|embauché|embauchée|exercé)\s+(?=(?:as an|as a|as the|as|comme|en tant que|en qualité de|with|at|for|chez|au sein de|au sein du)\s)/iu;

export const titleStart = /^(?:as an|as a|as the|as|comme|en tant que|en qualité de)\s+/iu;

export const employerStart = /^(?:with|at|for|chez|au sein de|au sein du)\s+(?=["“«(]?[\p{Lu}\d])/u;

export const titleMarker =
  /(?<!\s)\s+(?:as an|as a|as the|as|comme|en tant que|en qualité de)\s+/iu;

export const employerMarker =
  /(?<!\s)\s+(?:with|at|chez|au sein de|au sein du)\s+(?=["“«(]?[\p{Lu}\d])/u;

export const datePreposition =
  /(?<![,\s])[,\s]+(?:in|from|since|during|between|for the period|en|depuis|du|de|entre|pendant)\s*$/iu;

/** A title followed by a place: `a chef in the kitchen`. */
export const placePreposition = /\s(?:in|for|under|by|to|of|dans|à|pour|sous)\s/iu;

/** Titles of those who have no employer. */
export const selfEmployed =
  /\b(?:self[ -]employed|freelancer?s?|sole[ -]trader|liberale?|independante?|(?:auto|micro)-?entrepreneu(?:r|se)|a son compte)\b/u;

/** Stands before the name of a client or employer, folded: `consultant for`. */
export const beforeClient = /\b(?:for|at|with|pour|chez)\s+$/u;
