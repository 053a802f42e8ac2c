// Generated from patterns/form-sections.txt by `npm run lexicon`.

/** Headings of sections, by their plain words. */
export const emergencySection =
  /\bnotfall\w*|gesetzliche[rn]? vertret(er|erin|ung)|erziehungsberechtigte[rn]?|geschwister|ehe(partner|gatte|frau|mann)\w*|familien(angehorige|mitglieder)\w*|\b(husband|wife)\b|\bemergency|next of kin|\bsiblings?|\bchildren('?s)? (information|details|names?)|\bspouse|\bfamily (members?|details|information|background|particulars)|\bparents? (or|and|details|information)\b|\bguardians?\b|legal representatives?|\b(mari|epouse|epoux)\b|urgence\b|representants? (leg(al|aux)|principal|secondaire)|personne a (prevenir|contacter)|\bconjoint\w*|freres? et soeurs?|(vos |les )?enfants a charge|(composition|membres) de (la |votre )?famille/;

/** Entries that are neither jobs nor studies. */
export const otherEntrySection =
  /\b((betriebs|schnupper)?praktik(a|um)|auszeichnungen|internships?|awards?( and hono(u)?rs)?|prizes?|professional (certificat(e|ion)s?|qualifications?|membership|bod(y|ies)|registration|association)s?|stages?( (d observation|effectues|realises))?|recompenses?|prix|distinctions?|certifications? professionnelles?|militar\w*|(wehr|grundwehr|zivil)dienst|bundeswehr|military|armed forces|national service|militaires?|service national)\b/;

export const militarySection =
  /\b(militar\w*|(wehr|grundwehr|zivil)dienst|bundeswehr|military|armed forces|national service|militaires?|service national)\b/;

export const experienceSection =
  /\b(work ?experiences?|employments?(?! (desired|sought|eligib\w*|preferences?))|work history|career history|former employers?|(previous|recent|current|present|last) (jobs?|employers?|post|position)|job history|experiences?|parcours professionnel)\b/;

export const educationSection =
  /\b(^((hochschul)?studium|(schul|hochschul|schulaus|berufsaus|aus)bildung(en)?|(schulische|akademische|berufliche) (aus)?bildung|((schul|akadem)ischer (bildungsweg|werdegang)|bildungsweg))( ?(und|\/) ?(studium|\w*bildung))?( \d+)?$|educations?|academic|schooling|school|universit\w+|qualifications|etudes|scolaire|scolarite|diplomes?|formations?)\b/;

/** Sections about what happened somewhere. */
export const eventSection = /\b(conviction|convictions|accident|accidents|violation|violations)\b/;

/** Sections about one employer. */
export const employerSection = /\b(arbeitgeber|(?<!opportunity )employers?|employeur|employeurs)\b/;

/** Names, addresses and numbers below are those of another person. */
export const employerReferenceSection =
  /\b((referenz(en)?|ansprechpartner(in)?|vorgesetzte[rn]?) (\w+ ){0,3}arbeitgebers?|employers?( s)? (\w+ )?(references?|referees?|contacts?|supervisors?|managers?)|(references?|referees?|supervisors?|managers?) (\w+ ){0,3}employers?|contact (person )?(at|of|for|with) (\w+ ){0,2}employers?|(references?|responsable|superieur|superviseur)( hierarchique)? (\w+ ){0,3}employeurs?|(personne (a contacter|de contact)|contact) (chez|aupres de|aupres d) (\w+ ){0,2}employeurs?)\b/;

/** Headings of the applicant's own data, by all of their words. */
export const applicantSection =
  /^((angaben|daten) (des|der|zum|zur) (bewerber|bewerberin|kandidaten|person)|(ihre|deine|meine)( personlichen)? (angaben|daten|kontaktdaten)|personliche (angaben|daten)|(applicant|candidate)( s)?( contact| personal)? (information|info|details|data|particulars)|(information|details) (about|of) (the )?(applicant|candidate)|(your|my)( contact| personal)? (information|info|details|data)|personal (information|info|details|data|particulars)|about (you|me|yourself)|(informations?|coordonnees|donnees|identite) (sur le |du |de la |sur la )candidate?|(vos|mes) (informations?|coordonnees|donnees)( personnelles)?|(informations?|donnees) personnelles|a propos de (vous|moi))$/;

/** Texts above a form that name it, or its first section, by all of their words. */
export const applicationTitle =
  /^((jetzt |hier |online )?bewerben|(ihre |deine )?(online ?)?bewerbung(sformular)?|kontakt(daten|formular)?|apply( now| here| online| today)?( for this (job|position|role))?|(job |online |employment )?application( form)?|(send|submit) (us )?(your|an) (application|resume|cv)|(join|contact) us|contact (information|info|details)|get in touch|(je )?postule[rz]?( ici| maintenant| en ligne)?( a cette offre)?|(formulaire de )?candidature( spontanee| en ligne)?|(envoyez|deposez) (votre|une) (candidature|cv)|(rejoignez|contactez) nous|coordonnees)$/;

/** Texts above a name that are about another person than the applicant. */
export const personTitle =
  /\b(\w*empf(ehl|ohl)\w*|geworben|notfall\w*|vorgesetzte\w*|ansprech(partner|person)\w*|kontaktperson|referenz\w*|freunde?s?|wer|wen|wem|von|durch|recommend(s|ed|er|ation)?|refer(s|red|rer|ral|rals|ring|ee|ees|ence|ences)?|nominat(e|ed|or|ion)|emergency|next of kin|supervisor|^managers?$|(your|line|hiring|current|direct|former|previous) managers?|colleague|friend|relative|spouse|parents?|guardian|witness|on behalf|by|who|whom|whose|recommand\w*|parrain\w*|coopt\w*|referente?|urgence|superieur|^responsables?$|responsables? (hierarchique|direct)|(votre|vos|ancien|dernier) responsables?|conjoint|tuteur|proche|amie?|temoin|par|qui)\b/;

/** Texts over the fields of another person. */
export const otherPersonTitle =
  /\b(notfallkontakte?|im notfall|^referenz(en|person|personen)( [1-9])?$|emergency contacts?|(in )?case of (an )?emergency|^next of kin|^((professional|personal|employment|work|character) )?(references|referees)( (details|information))?$|^(reference|referee) [1-9]$|^(please )?(list|provide|give) (at least )?((\d|two|three) )?((professional|personal|business|work) )?references|^(parent|guardian|spouse)( (or|and|\/) guardian)?( s)? (information|details)$|en cas d urgence|contacts? d urgence|personnes? a (prevenir|contacter)( en cas| d urgence)?|^references? (professionnelles?|personnelles?)( [1-9])?$)\b/;

/** Headings and names in the markup, as a whole, of fields about a child, a spouse, a parent or a sibling. */
export const ofFamily =
  /^(((names?|details|information) (of|on|about)|the|your|vos|votre) )*(kind(er)?|vater|mutter|eltern|geschwister|bruder|schwester|ehe(partner|gatte|mann|frau)\w*|family(?! \w*name)|child(ren)?|(son|daughter|sibling|parent|sister)s?|husband|wife|spouse|father|mother|brothers?( and sisters?)?|depend[ae]nts?|enfants?|epou(x|se)|conjointe?|pere|mere|(frere|soeur)s?( et soeurs?)?|fils|fille)( (\d+|geschlecht|geburtsdatum|vorname|s|(and|or|[/&]) (father|mother|partner)|members?|phone|email|names?( first| last)?|(first|last) name|gender|sex|dob|age|date of birth|birth ?date|details|information|occupation|school))*$/;
