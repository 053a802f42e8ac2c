// Generated from patterns/degrees.txt by `npm run lexicon`.

/** French state diplomas of a profession are one name. */
export const stateDiploma = /^(dipl[oô]me d['’][ée]tat(?:\s.*)?)$/iu;

export const otherDiploma =
  /^([Dd]ipl[oô]me(?: (?:national|supérieur|universitaire))? d(?:e |['’])(?!ing[ée]|[ée]tudes|master|licence|bachelor)\p{Ll}(?!.*\sen\s).*)$/u;

/** `Master of Science (Hons)`: a degree whose name contains the faculty. */
export const longDegree =
  /^((?:associate in|(?:bachelor|master|doctor|associate|diploma|licen[cs]e)s?(?:['’]s)? (?:of|ès)) (?:(?:applied|fine|advanced) )?(?:science|sciences|arts?|engineering|technology|business administration|commerce|laws?|education|philosophy|medicine|music|architecture|public health|public administration|social work|computer applications|design|research|lettres)(?: (?:and|&) (?:science|arts|engineering|technology))?(?:\s*\([^)]*\))?(?:\s*\(?(?:hons|honours)\.?\)?)?(?:\s+\(?[BMD][A-Z]?[Sa-z]*[cA]\)?(?=\s|$))?)/iu;

export const degreePattern =
  /^((?:(?:executive|joint|dual|double|international|advanced|spécialisé) )?(?:dipl\.?-?ing\.?|ph\.?\s?d\.?(?: candidate| student)?|d\.?phil\.?|doctorate?|doctoral degree|[mb]\.?\s?sc\.?|f\.?\s?sc\.?|matric(?:ulation)?|[mb]\.?\s?eng\.?|[mb]\.?\s?tech\.?|[mb]\.?\s?phil\.?|[mb]\.?b\.?a\.?|[mb]\.?\s?[as]\.?|[mb]\.?s\.?e\.?|a\.\s?[as]\.?|[mb]\.?\s?comm?\.?|[mb]\.e\.?|[sa]\.[bm]\.?|[mb]\.?\s?des\.?|[mb]\.?\s?arch\.?|b\.?\s?mus\.?|b\.?s\.?n\.?|m\.?s\.?n\.?|msw|mph|mpa|mpp|pharm\.?\s?d\.?|ed\.?d\.?|a\.?[ao]\.?s\.?|h\.?n\.?[dc]\.?|[ns]vq(?: level \d)?|btec(?: (?:level \d|extended|national|higher))*(?: diploma| certificate)?|ll\.?[mb]\.?|m\.?res\.?|[mb]\.?ed\.?|[mb]\.?f\.?a\.?|master(?:['’]?s)?(?: ?(?:[12]|I{1,2})(?![\p{L}\d]))?(?: (?:degree|recherche|professionnel|pro\.?))?(?: \(m[12]\))?|bachelor(?:['’]?s)?(?: degree)?|associate(?:['’]?s)?(?: degree)?|postdoc\p{L}*|snc|gcses?|a-?levels?|pgdip|pgcert|pgde|pgce|leaving certificate|ged|mcom|bcom|ed\.?s\.?|j\.?d\.?|m\.?d\.?(?= )|juris doctor|post-?graduate (?:diploma|certificate)|undergraduate degree|honours degree|high school(?: diploma)?|diploma|certificate|th[eè]se de doctorat|daeu[ab]|bfem|cfee|m1|m2|l1|l2|l3|mast[eè]re(?: spécialisé)?|magist[eè]re|maîtrise|licence(?: ?(?:[123]|I{1,3})(?: et [23])?)?(?: pro(?:fessionnelle|\.)?)?|dnsep|dn[at]p?|dma|dnat|deust|d\.?i?\.?u\.?(?= )|cfc|afp|cess|ceb|bachelier|agr[ée]gation|capes|certificat d['’]aptitude(?: professionnelle)?|dipl[oô]me national du brevet|bpjeps|deas|deaes|deees|cqp|maturit[ée](?: \p{L}+)?|programme grande [ée]cole|dec|aec|btsa?|dut|b\.?u\.?t\.?|deug|dess|dea|cap|bep|dcg|dscg|daeu|cpge|pr[eé]pa|classes? pr[eé]paratoires?|dnmade|bac(?:calauréat)? pro(?:fessionnel)?|titre professionnel|brevet (?:professionnel|de technicien supérieur|des collèges)|mention complémentaire|dipl[oô]me d['’]ing[eé]nieure?|dipl[oô]me de technicien(?:ne)?(?: sup[ée]rieure?)?|dipl[oô]me d['’]études \p{L}+|dipl[oô]me|ing[eé]nieure?|certificat)(?:\s*\([^)]*\))?)/iu;

/** Between a degree and its subject. */
export const degreeLink =
  /(?:\s*[,:–-]\s*|\s+(?:(?:degree) )?(?:(?:in|of|en|de|du|ès)(?=\s)|d'|d’|:|-|–)\s*|\s+)(?:(?:(?:la|le) |(?:l'|l’))\s*)?/iuy;

export const honours =
  /^(?:with )?(?:first[- ]class )?(?:honou?rs|distinction)|^candidate$|^student$|^degree$|^diploma$|^mention|^(?:(?:magna|summa|maxima) )?cum laude/i;

export const praise =
  /(?:(?<!\s)\s+)?[,;(–-]\s*(?:(?:with|avec) )?(?:honou?rs|distinction|gpa|minor|first class|mention|cum laude|summa|magna)\b.*$/i;

export const degreeStart =
  /^(?:master|bachelor|ph\.?d|high school|secondary|associate|bac|licence|mast[eè]re|doctora|diplom|btsa?\b|programme grande|dut\b|b\.?u\.?t\b|dipl[oô]me|certificat)/iu;

/** Words that occur only in names of degrees, folded. */
export const degreeWords =
  "abitur|diplom|staatsexamen|graduation|intermediate|matriculate|sslc|hssc|bca|mca|bcs|mcs|bbm|pgdm|pgdca|iti|10th|12th|xth|xiith|polytechnic|foundation|diplome|apprenticeship|baccalaureate|jurisprudence|doctorate|doctoral|master|masters|bachelor|bachelors|associate|diploma|degree|certificate|license|levels|undergraduate|graduate|postgraduate|candidate|honours|exchange|minor|major|highers|attestation|psc1|afgsu|sst|bafa|bafd|paces|pcem1|capa|bta|dees|tronc|niveau|annee|cqpm|vae|tsaii|concours|alternance|certification|daeub|bfem|cfee|peip|peip1|peip2|dnsep|dna|dnap|dnat|dma|deust|bachelier|maturite|cfc|afp|bpjeps|deas|deaes|deees|doctorat|certificat|baccalaureat|bac|bts|btsa|dut|but|licence|deug|dess|dea|cap|bep|mastere|magistere|ingenieur|maitrise|prepa|cpge|preparatoire|brevet|titre|habilitation|m1|m2|l1|l2|l3|terminale|cqp|dnb|hdr|dcg|dscg|daeu|dnmade|capes|agregation|bepc|bepa|formation|echange|laurea|aas|bse|mse|mbbs|bds|dvm|dnp|dpt|bpharm|mpharm|bpt|bbs|igcses|ond|aos|diu|cess|ceb|snc|pgdip|pgcert|pgde|hsc|ssc|matric|matriculation|gce|igcse|fsc|juris|phd|msc|mba|meng|mphil|mres|llm|ma|ms|bsc|beng|bs|ba|bba|bfa|llb|ged|gcse|matura|ats|tp|pgce|jd|md|pharmd|hons|cycle|mtech|btech|sb|sm|be|me|bcomm|bcom|mcom|bdes|mdes|barch|march|bsn|msn|mph|msw|mpa|hnd|hnc|nvq|svq|btec|erasmus".split(
    "|",
  );

/** What a posting calls a degree, diploma or level of studies. "Master" and "licence" alone are also a port's captain and a permit. */
export const askedStudies =
  /(?<!\p{L})(?:degree(?!s| of )|(?<!\d )degrees(?! of )|diplomas?|bachelor(?:['’]?s)?|master['’]?s|masters? (?:of|in)|associate['’]?s|doctorates?|b\.?sc|m\.?sc|ph\.?d|gcses?|a-?levels?|pgce|high school|ged|(?:level \d|post-?graduate|undergraduate) (?:qualification|certificate|award|study|studies)|(?:educated|qualified) to (?:\p{L}+ )?level|dipl[ôo]mes?|bac ?\+ ?\d|bacs? pro(?:fessionnels?)?|baccalaur[ée]ats?|bacheliers?|bachelor|master [12]? ?(?:en|de|ou|à|of)|masters|(?:un|ou) master|doctorat|licence (?:pro(?:fessionnelle)?|universitaire|en|ou|de(?! (?:taxi|conduite|p[êe]che)))|ma[îi]trise universitaire|titre (?:rncp|professionnel)|brevet (?:de technicien|professionnel)|formation (?:bac|sup[ée]rieure|universitaire)|[ée]tudes (?:sup[ée]rieures|universitaires|coll[ée]giales))(?!\p{L})/iu;

/** Abbreviations of degrees, which in small letters are other words. */
export const askedStudiesCode =
  /(?<!\p{L})(?:BA|BS(?! EN)|MA|MBA|BEng|MEng|LLB|LLM|HNC|HND|NVQ|BTEC|PGDip|BTS|BTSA|DUT|BUT(?! ?:)|CAP|BEP|BAC|Bac|DEC(?! \d)|AEC|DESS|DEA|DCG|DSCG)(?!\p{L})/u;
