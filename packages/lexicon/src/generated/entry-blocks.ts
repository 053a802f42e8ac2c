// Generated from patterns/entry-blocks.txt by `npm run lexicon`.

/** Each word of a heading over the fields of one employer. */
export const employerWord = /^(arbeitgeber|employer|employeur)$/;

export const employersWord = /^(employers|employeurs)$/;

export const employerNowWord =
  /^((aktuell|derzeitig|jetzig|gegenwartig)(e[rns]?)?|current|present|actuels?)$/;

export const employerLastWord =
  /^((letzt|jungst)e[rns]?|zuletzt|last|latest|most|recent|derniers?|plus)$/;

export const employerFormerWord =
  /^((vorletzt|fruher|vorherig|ehemalig|vorig)(e[rns]?)?|previous|former|prior|past|second|third|precedent|precedents|ancien|anciens)$/;

/** Of a job to come, unless beside a word of the last one: "next most recent". */
export const employerNextWord = /^(next)$/;

export const besideEmployerWord =
  /^(ihre?|oder|und|bzw|nr|your|or|and|of|the|no|number|information|details|my|full|history|votre|vos|le|les|ou|et|l|n|numero)$/;

/** The number of a section before its name: "2. Current employer", "Section A-2: Employer". */
export const sectionNumber =
  /^\s*((abschnitt|teil|section|part|partie|rubrique)\s)?(\p{L}[\s-]?)?\d{1,2}(\s?[.):–—-]|(\.\d{1,2}){1,3}[.):]?)\s/iu;

/** A heading over one of several jobs: "Job 2". */
export const numberedJob =
  /^(firma|unternehmen|company|job|employment|entreprise|societe|emploi) \d{1,2}$/;

/** Labels, as a whole, of the fields of one job. */
export const companyOfJob =
  /^(name( (der|des|ihres) (firma|arbeitgebers|unternehmens))?|firma|firmenname|unternehmen|arbeitgeber|name|(company|employer|organi[sz]ation|business|firm)( name)?|name of (the |your )?(company|employer|organi[sz]ation|business|firm)|nom( de l (entreprise|employeur)| de la societe)?|entreprise|societe|employeur|raison sociale)$/;

export const titleOfJob =
  /^((ihre )?(position|funktion|tatigkeit( als)?|berufsbezeichnung)|(tatig|beschaftigt) als|(your )?(job )?title( held)?|(your )?(job )?position( held)?|(your )?(role|occupation)|(votre )?(fonction|poste)( occupee?| exercee?)?|intitule du poste|emploi occupe)$/;

export const startOfEntry =
  /^(von|(eintritts|start)datum|eintritt|beginn|(date )?from|(date|dates) (employed|attended) from|(start|starting) date|(date )?started|(du|de)|date d (entree|embauche)|(date de )?debut)$/;

export const endOfEntry =
  /^(bis|(austritts|end)datum|austritt|ende|(date )?to|(end|ending|leaving) date|date (ended|left)|until|(au|a)|date de (sortie|depart)|(date de )?fin)$/;

/** Rows of a table of schools, by their level. */
export const lowerSchoolRow =
  /\b(gymnasium|abitur|(senior )?high school|(?<!post )secondary( school)?|ged|lycee|secondaires?)\b/;

export const higherSchoolRow =
  /\b((fach)?hochschulen?|universitat|colleges?(?! prep)|universit(y|ies)|undergraduate|post ?secondary|universite|universitaires?|(ecole|ecoles|enseignement|etudes) superieure?s?)\b/;

export const graduateSchoolRow =
  /\b((?<!you )(post ?)?graduate( school| studies)?|master( s)?( degree)?|doctorate|(2e|3e|deuxieme|troisieme) cycle)\b/;

export const otherSchoolRow =
  /\b((haupt|real|berufs|grund|abend|volkshoch)schulen?|haupt|sonstige|elementary|primary (school|education)|(middle|grade|grammar) school|trade|business|vocational|technical|community|junior|correspondence|military|other|autres?|professionnel|primaire|collegial|cegep)\b/;

/** Names of rows that only count them. */
export const countedRow =
  /^(schule|ausbildung|studium|abschluss|school|institution|education|degree|first|second|third|ecole|etablissement|formation|diplome)( ?(schule|ausbildung|studium|abschluss|school|institution|education|degree|first|second|third|ecole|etablissement|formation|diplome))*$/;

/** Columns of such a table. */
export const schoolOfRow =
  /^((name|bezeichnung)( und ort)?( der schule)?|schule|hochschule|(school |institution )?name( (&|and) (location|address|city))?( of (the )?(school|institution|college))?|school|institution|school name( (&|and) (location|address|city))?|(nom (de l |d )?)?(etablissement|ecole)( et (ville|lieu))?|nom (et|&) (ville|lieu|adresse)( de l (etablissement|ecole))?)$/;

export const degreeOfRow =
  /^(abschluss|(degree|diploma)(( ?\/ ?| or | and )(degree|diploma|certificate|program)){0,2}( (received|earned|obtained))?|(diplome|diplomes)( obtenus?)?)$/;

/** Labels of the start of a job or, outside of jobs, of the day one could start. */
export const joiningDate = /^(date of joining|(joining|entry) date)$/;

/** In the name of any school. */
export const schoolStem =
  /schule|gymnasium|school|college|universit|education|institution|ecole|lycee|etablissement|enseignement/;

/** Choices that count the years of a school below a university, by their plain words. */
export const schoolGrade =
  /^((\d{1,2} )?klasse( \d{1,2})?|\d{1,2}(st|nd|rd|th) grade|grade \d{1,2}|(6|5|4|3)e(me)?)$/;

/** Words beside a level in a heading or a label that is over one school. */
export const besideSchoolLevel =
  /^(schule|und|oder|der|des|ihre|ort|besuchte|bezeichnung|what|which|did|you|attend|schools?|education|name|names|and|or|of|the|your|location|address|city|state|attended|last|information|details|institution|ecole|etablissement|enseignement|etudes|nom|et|ou|de|d|du|l|la|le|votre|ville|lieu|adresse|frequente|frequentee)$/;

/** After a level that is asked for first: "College/Other". */
export const orOther = / ((oder )?sonstige|(or )?other|(ou )?autres?)$/;

/** Words beside a level in a label over training without a school: "Vocational training/other". */
export const trainingWord = /^(ausbildung(en)?|trainings?|professional|formations?)$/;

/** Words of a label that asks where a school is. */
export const schoolPlaceWord =
  /^(adresse|ort|der|und|address|location|city|state|zip|phone|of|the|and|lieu|ville|de|l|la|et)$/;

/** In a question about education beyond a level. */
export const furtherEducation =
  /\b(nach|weitere|after|beyond|since|further|additional|another|apres)\b/;
