// Generated from patterns/posting-title.txt by `npm run lexicon`.

/** "H/F", "(m/f/d)", "M/W/D": in the posting for the law, not part of the title. */
export const genderMark =
  /(?:[([]\s*|(?<!\s)\s+)?\b(?:w\s*\/\s*m(?:\s*\/\s*[dx])?|all genders|h\s*\/\s*f(?:\s*\/\s*(?:x|nb))?|f\s*\/\s*h(?:\s*\/\s*x)?|f\s*\/\s*m(?:\s*\/\s*[dx])?|hf|m\s*\/\s*(?:f|w)(?:\s*\/\s*(?:d|x|nb|o))?)\b\s*[)\]]?/gi;

export const contractWords =
  /\b(?:full[ -]?time (?:or|and|\/) part[ -]?time|full (?:or|and|\/) part[ -]?time|full[ -]?time|part[ -]?time|permanent|temporary|fixed[ -]term|remote|hybrid|on-?site|contract|new|immediate start|band \d\w?|grade [A-Z0-9]{1,3}|needed|wanted|required|maternity cover|cdi|cdd|int[ée]rim|temps (?:plein|partiel|complet)|t[ée]l[ée]travail|nouveau|\d+\s*mois|recherch[ée]e?s?|stage de \d+ mois|\d+\s*%|freelance|urgent|\d+\s*h(?:eures)?(?:\s*\/\s*(?:sem(?:aine)?|week))?)\b/gi;

export const leadIn =
  /^(?:job title|job|title|position(?: title)?|role|vacancy|now hiring|we(?:'|’)?re hiring|we are hiring|hiring|job offer|post|poste(?: [àa] pourvoir)?|intitul[ée](?: du poste)?|titre(?: du poste)?|offre d(?:'|’)emploi|offre|recrutement|recherche|annonce|fonction|m[ée]tier)\s*[:\-–—]\s*/i;

export const labelled =
  /^(?:job title|title|position(?: title)?|role|vacancy|we(?:'|’)?re hiring|now hiring|intitul[ée](?: du poste)?|titre(?: du poste)?|poste(?: [àa] pourvoir)?|offre d(?:'|’)emploi|fonction)\s*[:\-–—]\s*(\S.*)$/i;

export const conditions =
  /remote|hybrid|full|part|time|month|week|cover|day|night|shift|evening|weekend|flex|cdi|cdd|temps|mois|jour|nuit|t[ée]l[ée]travail|\d/iu;

/** A sentence that says whom the house wants is read by its pattern, not as a heading. */
export const hiringVerb =
  /\b(?:is|are|currently) (?:currently |now )?(?:looking|seeking|hiring|recruiting)\b|\bseeks\s+(?!:)\p{L}|\b(?:recherch|recrut|cherch|embauch)e(?:nt|ons)?\s+(?!:)\p{L}/iu;
