// Generated from patterns/organisations.txt by `npm run lexicon`.

/** `Lescure Avocats`: a name followed by a profession in the plural is a firm. */
export const firm =
  /^(?!(?:the|les|des)\s)\p{Lu}[\p{L}'’&. -]*\s(?:consultants|partners|solicitors|lawyers|attorneys|architects|accountants|associates|surveyors|engineers|builders|opticians|caterers|publishers|brothers|avocats|architectes|notaires|huissiers|assureurs|traiteurs|opticiens|paysagistes|experts[- ]comptables|associ[ée]s|frères)$/iu;

/** Words that occur only in names of organisations, folded. */
export const organisationWords =
  "limited|corp|corporation|company|group|holding|bank|university|institute|hospital|clinic|ministry|association|agency|laboratory|labs|lab|studio|studios|technologies|technology|solutions|systems|services|school|college|restaurant|hotel|store|stores|shop|center|foundation|partners|office|department|media|press|airlines|airways|pharma|pharmaceuticals|industries|network|church|council|federation|academy|museum|library|club|cafe|bar|city|county|state|government|authority|commission|union|international|enterprises|ventures|capital|insurance|energy|telecom|software|interactive|digital|consulting|logistics|motors|automotive|electronics|robotics|airport|startup|groupe|banque|universite|institut|hopital|mairie|ministere|agence|laboratoire|systemes|fondation|societe|departement|bureau|magasin|eglise|ecole|academie|musee|bibliotheque|theatre|conseil|boulangerie|pharmacie|prefecture|region|commune|ville|gouvernement|entreprise|assurance|assurances|mutuelle|energie|aeroport|clinique|cabinet|centre|cnrs|inserm|inria|cea|sncf|ratp|edf|engie|bnp|ikea|google|amazon|microsoft|apple|ibm|meta|facebook|netflix|airbnb|uber|carrefour|decathlon|auchan|leclerc|lidl|orange|renault|peugeot|airbus|thales|safran|capgemini|accenture|deloitte|kpmg|pwc|ey|mckinsey|bcg|bain|loreal|lvmh|danone|michelin|sodexo|accor|axa|total|totalenergies|nasa|nvidia|intel|oracle|cisco|mcdonald|mcdonalds|starbucks|walmart|target|llc|ltd|plc|sa|sas|sarl|sasu|eurl|spa|ag|bv|nv|co|inc|gmbh|chu|chru|ong|ngo".split(
    "|",
  );

/** Words that occur only in names of schools, folded. */
export const schoolWords =
  "schule|universitat|hochschule|gymnasium|university|college|institute|institution|school|academy|polytechnic|conservatory|faculty|campus|bootcamp|seminary|escuela|colegio|universidad|universite|institut|ecole|lycee|academie|polytechnique|conservatoire|faculte|scuola|liceo|universita|politecnico|hogeschool|universiteit|escola|universidade|cpge|iut|insa|ens|hec|essec|escp|edhec|epfl|eth|mit|ucla|cnam|isep|epita|epitech|supelec|centralesupelec|mines|telecom|enseeiht|ensimag|ensta|enac|eseo|efrei|esiea|iae|ifag|inseec|skema|kedge|neoma|emlyon|audencia|cfa|afpa|greta|sorbonne|oxford|cambridge|harvard|stanford|yale|princeton|berkeley|caltech|openclassrooms|coursera|udacity|wagon|cegep|polytech|epf|esme|ecam|icam|hei|isen|supinfo|ynov|iscom|ensc|ifsi|irts|iep|ieseg|istom|esa|esil|estia|imt|eurecom|usc|nyu|cmu|uc|suny|cuny|lse|ucl|iit|nit|iiit|bits|unsw|anu|kth|dtu|tum|rwth|sciencespo|isara|ensam".split(
    "|",
  );
