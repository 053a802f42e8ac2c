// Generated from patterns/posting-title.txt by `npm run lexicon`.

/** "H/F", "(m/f/d)", "M/W/D": in the posting for the law, not part of the title. */
export const genderMark =
  /(?:[([]\s*|(?<!\s)\s+)?\b(?:w\s*\/\s*m(?:\s*\/\s*[dx])?|all genders|h\s*\/\s*f(?:\s*\/\s*(?:x|nb))?|f\s*\/\s*h(?:\s*\/\s*x)?|f\s*\/\s*m(?:\s*\/\s*[dx])?|hf|x\s*\/\s*[fm](?:\s*\/\s*[mfd])?|m\s*\/\s*(?:f|w)(?:\s*\/\s*(?:d|x|nb|o))?)\b\s*[)\]]?/gi;

export const contractWords =
  /\b(?:temp(?:orary)? to perm(?:anent)?|(?:january|february|march|april|may|june|july|august|september|october|november|december) start|full[ -]?time (?:or|and|\/) part[ -]?time|full (?:or|and|\/) part[ -]?time|full[ -]?time|part[ -]?time|permanent|temporary|fixed[ -]term|remote|hybrid|on-?site|contract|new(?=\s?[!:-])|immediate start|band \d\w?|grade [A-Z0-9]{1,3}|needed|wanted|required|urgently|immediately|asap|maternity cover|cdi|cdd|int[ée]rim|temps (?:plein|partiel|complet)|t[ée]l[ée]travail|nouveau|\d+\s*mois|postes? [àa] pourvoir(?: immédiatement| rapidement)?|prise de poste (?:immédiate|rapide)|recherch[ée]e?s?|stage de \d+ mois|\d+\s*%|freelance|urgent|\d+\s*h(?:eures)?(?:\s*\/\s*(?:sem(?:aine)?|week))?)\b/gi;

export const leadIn =
  /^(?:urgent|help wanted|join us|job title|job|title|position(?: title)?|role|vacancy|now hiring|we(?:'|’)?re hiring|we are hiring|hiring|job offer|post|candidate information(?: pack)?|(?:competition|requisition|vacancy|job) (?:no|number|ref)[.]? [\w/-]{2,20}|(?:on |nous )?(?:recrut|recherch|embauch|cherch)(?:e|ons)|poste(?: [àa] pourvoir)?|intitul[ée](?: du poste)?|titre(?: du poste)?|offre d(?:'|’)emploi|offre|recrutement|recherche|annonce|fonction|m[ée]tier|fiche de poste|avis de recrutement)\s*[:!\-–—]\s*/i;

export const labelled =
  /^(?:job title|title|position(?: title)?|role|vacancy|we(?:'|’)?re hiring|now hiring|candidate information(?: pack)?|(?:competition|requisition|vacancy|job) (?:no|number|ref)[.]? [\w/-]{2,20}|intitul[ée](?: du poste)?|titre(?: du poste)?|poste(?: [àa] pourvoir)?|offre d(?:'|’)emploi|fonction|fiche de poste|avis de recrutement)\s*[:\-–—]\s*(\S.*)$/i;

export const conditions =
  /remote|hybrid|full|part|time|month|week|cover|day|night|shift|evening|weekend|flex|(?:mon|tues|wednes|thurs|fri|satur|sun)day|hour|no experience|(?:necessary|required|needed|considered|welcome|provided|exempt|only|preferred)(?!\p{L})|cdi|cdd|temps|mois|jour|nuit|cat[ée]gorie [abc](?!\p{L})|t[ée]l[ée]travail|(?:d[ée]butante?s?|exp[ée]rience|formation) (?:accept|assur|exig|souhait|requis|demand)|\d/iu;

/** A sentence that says whom the house wants is read by its pattern, not as a heading. */
export const hiringVerb =
  /\b(?:is|are|currently) (?:currently |now )?(?:looking|seeking|hiring|recruiting)\b|\bseeks\s+(?!:)\p{L}|\b(?:recherch|recrut|cherch|embauch)e(?:nt|ons)?\s+(?!:)\p{L}/iu;

/** Words before the title in a sentence. */
export const titleLead =
  /applications (?:for|from)|looking for|seeking|seeks|hiring|recruiting|in search of|searching for|looking to (?:hire|recruit)|(?:are|['’]re) after|(?<!when )(?<!if )need|requires?|join (?:us|our team|the team) as|opportunity (?:has arisen )?for|opportunity exists for|has arisen for|vacancy for|opening for|role of|position of|apply for the post of/;

export const titleDeterminer = /an?|our next|our new|another|two|three|the|one/;

/** Words after the title in a sentence. */
export const titleEnd =
  /as|to|who|whose|with|for|in|at|on|based|that|and who|joining|within|working|reporting|responsible|starting|available/;

export const frenchTitleLead =
  /[àa] la recherche (?:d['’](?=un)|de )|recherch\p{L}*|recrut\p{L}*|cherch\p{L}*|embauch\p{L}*|besoin d['’]|poste de|postes de|poste d['’]|en tant que|mission de|emploi de/u;

/** Begins a reason between verb and title: "recherche, dans le cadre de …, un cuisinier". */
export const hiringReason = /dans le cadre|pour|afin|suite|en vue|[àa] l['’]occasion|d[eu]s? /;

export const frenchTitleDeterminer =
  /un\(e\)|une?\/une?|son\/sa|sa\/son|un ou une|un·e|une?|son ou sa|sa ou son|son|sa|ses|notre|nos|des|plusieurs|deux|trois|\d{1,2}|l['’]un de ses/;

export const frenchTitleEnd =
  /pour|afin|en (?:CDI|CDD|int[ée]rim|alternance|stage|vue|charge|temps|poste)|à|au|aux|sur|qui|dans|disposant|ayant|avec|dont|chez|capable|motiv\S*|passionn\S*|expériment\S*|dynamique|rattach\S*|basée?|possédant|titulaire|souhaitant|d[èe]s/;

/** Words between a hiring verb and the title. */
export const titlePraise =
  /n|an?|to (?:recruit|appoint|employ|hire|find)|and|highly|soon[- ]to[- ]be|very|additional|experienced|knowledgeable|energetic|competent|collaborative|strategic|creative|fully|high volume|full[ -]?time|part[ -]?time|enthusiastic|motivated|self-motivated|dedicated|talented|skilled|committed|passionate|outstanding|caring|reliable|friendly|hard-?working|dynamic|ambitious|proactive|driven|qualified/;

/** Before a title in a sentence about the job, folded. */
export const roleLead =
  /as an?|as (?:the|our|your)|(?:role|post|position|vacancy|job) (?:of|for) (?:an? )?|an?|poste (?:de |d['’])|en tant qu(?:e|['’])|fonctions? de|(?:un|une|un\(e\)|notre|son|sa)/u;

/** After it. */
export const roleNoun = /role|position|vacancy|post|job/u;

/** Ends the part of an English title that has its noun. */
export const titleBreak =
  /\s(?:or|of|for|in|at|with|on|to|who|specific)\s|\s?[,(/|]\s?|\s[–—-]\s/iu;

/** Behind the noun of a title: "Assistant III", "Administrator Apprenticeship". */
export const titleSuffix =
  /\s(?:apprenticeship|internship|traineeship|placement|position|role|vacancy|team member|\d{1,2}|[ivx]{1,4}|alternance|stage|apprentissage)$/iu;

/** Abbreviations that keep their capitals in a title, folded. */
export const titleAcronyms =
  "sen|senco|hgv|lgv|pcv|psv|flt|it|hr|ict|rgn|rmn|rnld|hca|eyfs|cnc|hvac|tig|mig|mag|pa|ea|ux|ui|seo|crm|sap|gp|nhs|icu|itu|a&e|ae|lpn|rn|cna|cdl|cad|plc|hse|ehs|foh|boh|lsa|hlta|ta|dt|pe|mfl|ect|nqt|send|eal|btp|vrd|cvc|ash|ide|aesh|atsem|amp|aes|rh|qhse|qse|sav|adv|gtb|cfo|cto|coo|ceo|r&d|ssiap|adr".split(
    "|",
  );

/** Words of two or three letters that are none, folded. */
export const shortWords =
  "of|and|in|for|the|bus|car|bar|van|tea|gas|spa|day|art|pub|pet|dog|cat|oil|sea|air|law|tax|key|new|our|all|one|two|fun|job|act|end|zoo|gym|de|du|et|la|le|des|en|au|aux|sur|par|bac|mer|sol|ski|vin|mur|fer|eau|sel|jeu|un|une|les|ses|son".split(
    "|",
  );

/** The last word of a requirement, which is no title: "cleaning experience". */
export const qualityNoun =
  /(?:^|\s)(?:experience|knowledge|background|attitude|skills|ability|abilities|availability|qualifications?|certificates?|licen[cs]es?|references)$/iu;

/** Begins such a phrase, folded: "connaissance du batiment". */
export const qualityStart =
  /^(?:experience|knowledge|ability|proven|previous|(?:premiere )?experiences?(?! client)|connaissances?|competences?|maitrise|permis|diplome|disponibilite|motivation|rigueur|sens (?:de|du)|gout (?:de|du|pour))(?!\p{L})/u;

/** The number of vacancies before a title: "Two carpenters". */
export const titleCount = /^(?:two|three|four|five|six|\d{1,2}|deux|trois|quatre|cinq)\s/iu;

/** The ending of the feminine behind the masculine: "Technicien(ne)", "Infirmier·ère", "Serveur/se". */
export const feminineMark =
  /\(-?(?:e|te|le|ne|enne|ienne|rice|trice|euse|se|[èe]re|i[èe]re|fe|ffe|ve|ive)\)|[·.•](?:e|te|le|ne|enne|ienne|rice|trice|euse|se|[èe]re|i[èe]re|fe|ffe|ve|ive)(?!\p{L})|[-/](?:ne|enne|ienne|rice|trice|euse|se|[èe]re|i[èe]re|fe|ffe|ve|ive)(?!\p{L})/u;

/** Endings of the feminine that stand behind a slash. */
export const longFeminineEnding =
  /(?<=[/-])(?:ne|enne|ienne|rice|trice|euse|se|[èe]re|i[èe]re|fe|ffe|ve|ive)/u;
