// Generated from patterns/private-notes.txt by `npm run lexicon`.

/** A mention of a relative of the person, folded: "my two children", « mes enfants ». */
export const relativeMention =
  /(?<!\p{L})(?:(?:my|our) (?:(?:late|elderly|old|little|young|own|two|three|four|\d|eldest|oldest|youngest|ill|sick|disabled|autistic|adopted|foster|ageing|other) ){0,2}(?:mother|father|mum|mam|mom|dad|parent|parents|grand\p{L}+|husband|wife|partner|son|daughter|kids|child|children|baby|sister|brother)|(?:ma|mon|mes|notre|nos) (?:(?:deux|trois|quatre|\d|petite?s?|jeunes?|vieux|vieille|propres?|malades?|autres?|feue?|grande?s?) ){0,2}(?:mere|pere|parent|parents|grands?-\p{L}+|mari|femme|conjoint|conjointe|compagn\p{L}+|fils|fille|filles|enfant|enfants|bebe|soeur|frere))(?!\p{L})/u;

/** A day or a time of day at which the person does not work, folded: "I cannot do Tuesdays", « sans le mercredi ». */
export const dayDenied =
  /(?<!\p{L})(?:cannot|can not|can't|won't|unable|unavailable|never|no|not|without|except|apart from|other than|sans|sauf|hors|pas|jamais|indisponible|excepte|impossible)(?!\p{L})[^]{0,40}?(?<!\p{L})(?:monday|mondays|tuesday|tuesdays|wednesday|wednesdays|thursday|thursdays|friday|fridays|saturday|saturdays|sunday|sundays|weekday|weekdays|weekend|weekends|night|nights|evening|evenings|morning|mornings|afternoon|afternoons|school holidays|school hours|lundi|lundis|mardi|mardis|mercredi|mercredis|jeudi|jeudis|vendredi|vendredis|samedi|samedis|dimanche|dimanches|nuit|nuits|soir|soirs|matin|matins|apres-midi|vacances scolaires|week-end|week-ends|(?:mon|tue|tues|wed|thur|thurs|fri|sat|sun|lun|ven|sam|dim)(?=\.?(?:$|[,;./–-]| (?:or|and|to|ou|et|au) )))(?!\p{L})/u;

/** The same with the day first, folded: "Wednesdays are not possible", "Fridays off". */
export const dayOff =
  /(?<!\p{L})(?:monday|mondays|tuesday|tuesdays|wednesday|wednesdays|thursday|thursdays|friday|fridays|saturday|saturdays|sunday|sundays|weekday|weekdays|weekend|weekends|night|nights|evening|evenings|morning|mornings|afternoon|afternoons|school holidays|school hours|lundi|lundis|mardi|mardis|mercredi|mercredis|jeudi|jeudis|vendredi|vendredis|samedi|samedis|dimanche|dimanches|nuit|nuits|soir|soirs|matin|matins|apres-midi|vacances scolaires|week-end|week-ends) (?:off|(?:are|is) (?:not|impossible)|(?:est|sont) (?:pas|impossible))(?!\p{L})/u;

/** The time of day before which the person does not work, folded: "not before 9am". */
export const earliestTime =
  /(?<!\p{L})(?:not before|pas avant) \d{1,2}(?:[.:h]\d{2})? ?(?:am|pm|h)?(?![\p{L}\d])(?! \p{L})/u;

/** Care for children, and that the person brings them up alone; folded. */
export const childcare =
  /(?<!\p{L})(?:school (?:runs?|drop|pick)|childcare|single (?:mum|mom|dad|mother|father|parent)|garde alternee|(?:maman|mere|pere|papa) (?:solo|seule?|celibataire)|parent isole)(?!\p{L})/u;

/** Before a day or a time of day at which the person does work, folded: "no problem with nights". */
export const noObjection =
  /(?<!\p{L})(?:(?:no|without(?: any)?) (?:problems?|issues?|restrictions?)|not (?:afraid|a problem)|never missed|(?:sans|pas de|aucune?) (?:problemes?|soucis?|contraintes?|restrictions?))(?!\p{L})/gu;

/** A month, by its first letters, or the mark before a number, folded: "March", "no". */
export const dateWord =
  /(?<!\p{L})(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|fev|avr|mai|juin|juil|aou)\p{L}{0,7}|no|nr|n)(?!\p{L})/gu;

/** Separates the parts of a sentence; captures the separator. */
export const partSeparator = /([;,] | (?:but|mais) )/u;

/** In the label of a note: that the note is about when or where the person can work; folded. */
export const availabilityLabel = /availab|mobilit|disponib/;

/** At the beginning of the label of a note: that the note belongs on a CV; folded. */
export const cvNoteLabel =
  /^(?:(?:other|my|further|additional|autres|autre|mes|ma|mon) )?(?:licence|license|driving|certificat|certifi|training|course|qualification|accreditation|professional development|tickets|cards|permits|first aid|availab|interest|hobb|publication|award|registration|membership|affiliation|patent|sport|project|permis|habilitation|attestation|agrement|autorisations? (?:de|d'|administrative)|carte professionnelle|cartes professionnelles|caces|formation|diplome|brevet|stages|recyclage|secouris|mobilit|disponibilit|loisirs|centre d'interet|centres d'interet|distinction|prix|projet)(?!.*(?:wanted|desired|wished|planned|looking|souhait|envisag|recherch|voulu))/;

/** Separates the parts of a label of a note, folded: "health (private)", "notice period and pay". */
export const labelSeparator = / ?[,:;/&+()|] ?| [–—-] | (?:and|or|et|ou) /u;

/** A part of a label, folded, of a note that no CV shows: age, health. */
export const neverOnCvLabel =
  /^(?:(?:other|my|further|additional|autres|autre|mes|ma|mon) )?(?:(?:current|present|past|previous|general|physical|mental|long-term|long term|chronic|existing|known|personal|relevant) )?(?:(?:year|date|place|country)(?: and (?:date|place))? of birth|birth ?(?:date|day|place)|dob|born(?: (?:on|in))?|age|gender(?: identity)?|sex(?: life)?|sexual (?:orientation|identity|preference)|sexuality|(?:marital|family|civil) status|religio(?:n|us (?:beliefs?|views?))|political (?:opinions?|views?)|(?:race|ethnicity|ethnic (?:origin|group|background))|nationality|(?:passport )?photo(?:graph)?|health(?: (?:status|history|condition|conditions|issues|problems|record|matters|details|information|needs))?|medical(?: (?:status|history|condition|conditions|issues|problems|record|records|matters|details|information|needs|leave))?|(?:illness(?:es)?|sickness(?: (?:record|absence|leave))?)|sick leave|pregnan(?:cy|t)|maternity leave|disabilit(?:y|ies)(?: status)?|disabled|(?:(?:date|lieu|annee|pays) (?:et lieu )?de )?naissance|nee?(?: (?:le|en|a))?|(?:sexe|genre|identite de genre)|orientation sexuelle|(?:religion|croyances|opinions politiques|origine ethnique)|situation(?: (?:personnelle|familiale|maritale|matrimoniale|medicale|de (?:famille|handicap)))?|etat civil|nationalite|photo(?:graphie)?(?: d'identite)?|(?:(?:etat|problemes?|antecedents|historique) de )?sante(?: (?:mentale|physique|actuelle|generale))?|(?:antecedents|dossier|historique|suivi|arret|etat) medica(?:l|ux)(?: en cours)?|maladies?(?: (?:chronique|professionnelle|longue duree))?s?|(?:grossesse|enceinte|conge (?:de )?maternite|arret maladie)|(?:situation de )?handicap|(?:rqth|mdph|invalidite|travailleu(?:r|se) handicapee?)|raison|raisons|motif|motifs)$/u;

/** At the beginning of a part of a label, folded: the reason for a decision of the person. */
export const reasonLabel =
  /^(?:(?:other|my|further|additional|autres|autre|mes|ma|mon) )?(?:reasons? (?:for|why|i|of|to|behind)|why|(?:raisons?|motifs?) (?:d[eu]|des|pour|d'\p{L}+)|pourquoi)(?!\p{L})/u;

/** In a label, folded: pay. */
export const payLabel =
  /(?<!\p{L})(?:pay|salary|salaries|wage|wages|day rate|hourly rate|salaires?|salaria(?:l|le|les|ux)|remunerations?|pretentions?)(?!\p{L})/u;

/** The whole label, folded, of a note on work or a subject, though a part of it alone would be private: "health and safety". */
export const harmlessLabel =
  /^(?:health ?(?:and|&|[+]) ?(?:safety|social care|fitness|hygiene|beauty)(?: (?:at work|training|courses?|qualifications?))?|health, (?:safety|hygiene) (?:and|&) (?:safety|welfare|environment|quality)|photo(?:graph)?s? (?:and|&) (?:video|videos|film|sound)(?: editing)?|(?:gender|disability) (?:and|&) (?:development|inclusion|equality|accessibility)|equal pay(?: (?:campaigns?|audits?|claims?|work))?|sante(?: et |[ ,/&]{1,3})securite(?: au travail)?|sante, (?:securite|hygiene) et (?:securite|environnement|conditions de travail)|handicap (?:et|&) (?:inclusion|accessibilite|insertion|autonomie)|photo (?:et|&) (?:video|videos|montage|son|film)|genre (?:et|&) (?:inclusion|developpement|sciences sociales)|egalite salariale)$/u;
