// Generated from patterns/own-words.txt by `npm run lexicon`.

/** Words without a meaning of their own beside all names of facts. */
export const besideNames =
  "bestatigen|bestatigung|wiederholen|ihr|ihre|ihrer|dein|deine|der|die|das|und|oder|bitte|eingeben|angeben|aktuelle|aktueller|aktuelles|derzeitige|derzeitiger|pflichtfeld|confirm|confirmation|verify|repeat|again|re|an|the|your|you|my|of|to|for|on|in|is|or|and|with|if|s|please|enter|select|choose|type|names|full|complete|current|present|legal|which|what|are|do|currently|candidate|applicant|applicants|own|optional|required|first|last|confirmer|confirmez|votre|vos|ton|ta|ma|mon|le|la|les|l|de|du|d|un|une|et|ou|en|au|nom|actuel|actuelle|actuellement|complet|candidat|quel|quelle|est|vous|merci|obligatoire|facultatif|saisir|indiquez|renseignez|entrez|choisir|selectionnez|premier|a|name|1|2|des".split(
    "|",
  );

/** Names of places of an address, in labels. */
export const placeWords =
  "land|stadt|ort|wohnort|plz|postleitzahl|strasse|anschrift|wohnsitz|country|countries|city|town|state|province|county|region|suburb|postcode|zip|postal|address|street|residence|location|nationality|pays|ville|commune|departement|adresse|domicile|localite|localisation".split(
    "|",
  );

/** Words beside them in a label of the applicant's own place. */
export const ownPlaceWords =
  "wahlen|auswahlen|privat|hausnummer|haus|nummer|bundesland|kanton|vollstandige|wohnsitzland|staat|me|we|i|at|by|number|no|nr|code|codes|line|apt|apartment|unit|house|home|permanent|primary|main|mailing|physical|residential|contact|details|information|live|lives|living|reside|residing|resident|residency|based|located|from|where|district|territory|area|department|municipality|village|locality|post|land|personal|private|including|valid|exact|correspondence|communication|citizenship|here|this|domicile|origin|phone|postal|cp|rue|voie|numero|n|lieu|habitation|habitez|vivez|residez|principale|principal|personnelle|personnel|postale|ligne|quartier|canton|etat|province|arrondissement|region|fixe|suivante|dans|etes|permanente|habituel|habituelle|choisissez|selectionner|bureau|distributeur".split(
    "|",
  );

/** Names of a person. */
export const nameWords =
  "vorname|nachname|familienname|zuname|name|names|surname|forename|lastname|firstname|nom|noms|prenom|prenoms".split(
    "|",
  );

/** Words beside them in a label of the applicant's own name. */
export const ownNameWords =
  "vollstandiger|ganzer|vor|nach|ruf|rufname|titel|i|as|middle|given|family|sur|fore|preferred|official|initial|initials|mi|candidates|print|real|personal|contact|block|letters|english|passport|id|resume|cv|whats|know|called|chosen|known|goes|by|prefer|be|sir|christian|nick|nickname|suffix|prefix|second|signature|job|seeker|author|hello|here|famille|usage|usuel|usuels|etat|civil|patronymique|comment|appelez|majuscules|passeport|deuxieme|prefere".split(
    "|",
  );

/** What one does or did in a job, where that was, where and what one studied, what one can do. */
export const titleWords =
  "stelle|funktion|berufsbezeichnung|stellenbezeichnung|jobtitel|tatigkeit|beruf|title|titles|positions|role|roles|job|jobs|occupation|designation|function|post|poste|postes|fonction|fonctions|intitule|emploi|emplois|metier|titre|position|profession".split(
    "|",
  );

export const ownTitleWords =
  "ausgeubte|ausgeubter|als|department|title|titles|occupied|now|today|starting|final|ending|official|professional|work|working|employment|level|as|have|had|were|was|employer|company|occupe|occupee|exerce|exercee|tenu|titre|actuelle|precedent|experience|exact".split(
    "|",
  );

export const companyWords =
  "arbeitgeber|firma|unternehmen|betrieb|company|companies|employer|employers|organisation|organization|organisations|organizations|workplace|firm|business|entreprise|entreprises|employeur|employeurs|societe|societes|organisme|boite".split(
    "|",
  );

export const ownCompanyWords =
  "firmenname|name|employer|company|or|legal|trading|where|work|working|worked|employed|employment|place|of|full|official|org|agency|institution|professional|job|position|raison|sociale|organisation|etablissement|travaillez|ou".split(
    "|",
  );

export const schoolWords =
  "hochschule|universitat|schule|bildungseinrichtung|ausbildungsstatte|school|schools|university|universities|college|colleges|institution|institutions|institute|academy|ecole|ecoles|etablissement|universite|lycee|cfa|iut|institut|organisme|faculte".split(
    "|",
  );

export const ownSchoolWords =
  "besuchte|name|der|fachhochschule|uni|attended|attend|attending|study|studied|place|education|educational|academic|graduated|graduate|undergraduate|undergrad|from|where|went|go|alma|mater|highest|full|official|degree|frequente|frequentee|scolaire|enseignement|formation|obtention|superieure|superieur|d|diplome|etudes".split(
    "|",
  );

export const subjectWords =
  "studienfach|fachrichtung|studiengang|schwerpunkt|studienrichtung|field|major|majors|subject|subjects|specialization|concentration|course|programme|program|domaine|filiere|specialite|matiere|matieres|champ|discipline|specialisation".split(
    "|",
  );

export const ownSubjectWords =
  "hauptfach|studium|study|studies|studied|studying|degree|academic|main|area|areas|of|taken|education|university|college|stream|branch|your|enrolled|speciality|etudes|etude|formation|diplome|universitaire|principale|principales|principal".split(
    "|",
  );

export const skillWords =
  "kenntnisse|fahigkeiten|kompetenzen|skill|skills|competencies|expertise|savoir|competences|competence".split(
    "|",
  );

export const ownSkillWords =
  "besondere|fachliche|relevante|berufliche|key|technical|top|core|relevant|professional|main|areas|area|special|job|work|set|sets|related|qualifications|and|abilities|summary|other|additional|cle|cles|technique|techniques|principales|principale|professionnelles|professionnelle|faire|metier|metiers|particulieres|specifiques|etre|et".split(
    "|",
  );

export const summaryWords = "summary".split("|");

export const ownSummaryWords =
  "professional|experience|career|personal|executive|brief|short|my|work|profile|background|qualifications|bio|about|yourself|job".split(
    "|",
  );

/** Words beside all of these. */
export const ownEntryWords =
  "deiner|letzte|letzter|letztes|bisherige|vorherige|wie|heisst|i|at|add|list|whats|did|latest|recent|most|previous|former|past|held|hold|second|third|applicable|any|other|noms|quels|quelles|etes|dernier|derniere|precedent|precedente|ancien|ancienne|premiere|occupe|lister|cours|si|autres|autre|3".split(
    "|",
  );

/** Words of a label for the applicant's name in law. */
export const legalName = /\b(?:legal|legale?s?)\b/;

/** Labels of the date of a signature. */
export const signingDate =
  /^(?:(?:heutiges )?datum|(?:today s |current |signature )?date(?: signed| of signature)?|date (?:du jour|de signature))$/;
