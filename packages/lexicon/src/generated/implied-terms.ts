// Generated from patterns/implied-terms.txt by `npm run lexicon`.

/** "Encadrement d'une équipe de six", "supervised 4 apprentices": who led people; folded. Not "managed by a team". */
export const ledPeople =
  /(?<!\p{L})(?:led|lead|leads|leading|manages|managed|managing|supervises|supervised|supervising|line[- ]managed|management of|supervision of|leadership of|(?:second|2nd|in) (?:in )?command of|(?:run|runs|ran|running)(?= an? (?:kitchen|brigade|crew|team|shift|ward) of \d)|(?:in charge of|responsible for)|encadrement|encadre|encadrer|encadrant|encadrais|management|manager|supervision|superviser|direction|dirige|diriger|dirigeant|animation|anime|animer|responsable|responsabilite|manage|supervise)[' ](?:(?:a|an|the|my|our|own|of|up to|over|around|about|small|large|busy|night|two|three|four|five|six|seven|eight|nine|ten|twelve|direct|d|de|des|du|l|la|le|les|un|une|mon|notre|jusqu'a|petite|grande|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze|vingt|\d{1,3})[' ]){0,4}?(?:(?:teams?(?!['’ ](?:s|player|member|building))|kitchen(?= of \d)|crews?|brigade|equipes?)|(?<=\d )(?:people|staff|employees|colleagues|reports|nurses|carers|assistants|apprentices|operatives|technicians|engineers|developers|drivers|cooks|chefs|waiters|cleaners|workers|volunteers|officers|advisers|advisors|teachers|personnes|pers|collaborateurs|collaboratrices|salaries|employes|vendeurs|vendeuses|techniciens|ouvriers|cuisiniers|serveurs|apprentis|soignants|aides[- ]soignantes?|infirmiers|infirmieres|conducteurs|chauffeurs|operateurs|preparateurs|magasiniers|macons|compagnons|benevoles|animateurs|enseignants|conseillers|etp|agents))(?!\p{L})|(?<!\p{L})(?:team lead(?:er)?|chefs? d'equipe|cheffes? d'equipe)(?!\p{L})/u;

/** Bodies that each make a member "CCAB qualified". */
export const ccabMember = /(?<![\p{L}\d])(?:ACCA|FCCA|ICAEW|ICAS|CIPFA|CPFA|ACA)(?![\p{L}\d])/u;

/** A wish for the supervision of people, folded. */
export const asksSupervision =
  /(?<!\p{L})(?:^supervise|supervising|supervisory|(?:supervision of|supervise) (?:an? |the |our )?(?:\w+ ){0,2}(?:teams?\b|staff|people|crew|employees|managers)|managing (?:a team|(?:teams?\b|staff|people|crew|employees|managers))|leading (?:a team|(?:teams?\b|staff|people|crew|employees|managers))|people management|team leading|^superviser|encadrement (?:d['’]|de |des |du ).{0,20}(?:equipes?|personnels?|salaries|agents)|encadrer (?:une|des|l['’]) ?(?:equipes?|agents|salaries)|management d['’]equipes?)(?!\p{L})/u;

/** A wish that an unfinished study answers, too; folded. */
export const acceptsUnfinished =
  /(?<!\p{L})(?:(?:work|study|studying|working|progress|progressing) towards?(?: (?:one|it|this|an?))?|in progress|underway|part-qualified|enrolled|en cours(?! de validite)|en (?:formation|apprentissage|alternance)|(?:inscrite?|inscription) (?:en|a)|prepar(?:ant|ez|ation de))(?!\p{L})/u;

/** What shows it beside `ledPeople`: "Supervisor", "chef d'equipe"; folded. */
export const showsSupervision =
  /(?<!\p{L})(?:supervis(?:e|es|ed|ing|ion|ory|or|ors)|team[- ]lead(?:er|ers|ing)?|managers?|foreman|forewoman|tut(?:eur|rice|orat)|encadr(?:e|ee|ant|ante|ement|er|ais|ait)|superviseu(?:r|se)|supervis(?:e|er|ion|ais|ait)|chef(?:fe)?s? d['’]equipes?|responsables?)(?!\p{L})/u;
