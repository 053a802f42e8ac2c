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
  /\b(educations?|academic|schooling|school|universit\w+|qualifications|etudes|scolaire|scolarite|diplomes?|formations?)\b/;

/** Sections about what happened somewhere. */
export const eventSection = /\b(conviction|convictions|accident|accidents|violation|violations)\b/;

/** Sections about one employer. */
export const employerSection = /\b(arbeitgeber|(?<!opportunity )employers?|employeur|employeurs)\b/;

/** Names, addresses and numbers below are those of another person. */
export const employerReferenceSection =
  /\b((referenz(en)?|ansprechpartner(in)?|vorgesetzte[rn]?) (\w+ ){0,3}arbeitgebers?|employers?( s)? (\w+ )?(references?|referees?|contacts?|supervisors?|managers?)|(references?|referees?|supervisors?|managers?) (\w+ ){0,3}employers?|contact (person )?(at|of|for|with) (\w+ ){0,2}employers?|(references?|responsable|superieur|superviseur)( hierarchique)? (\w+ ){0,3}employeurs?|(personne (a contacter|de contact)|contact) (chez|aupres de|aupres d) (\w+ ){0,2}employeurs?)\b/;
