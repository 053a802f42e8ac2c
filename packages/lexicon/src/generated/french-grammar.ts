// Generated from patterns/french-grammar.txt by `npm run lexicon`.

/** Before these an h is heard and nothing is elided; nor is it before "onze", "yaourt" and their like. */
export const aspirated =
  /^(?:haut|hall|hangar|handicap|hard|harc|hasard|hauss|heros|hierarch|hors|houss|huit|hublot|hockey|halte|hameau|hand|hub|html|http|hp|hr|rh|onz|oui|yaourt|yoga|uhlan)/;

export const feminineHouses =
  /^(?:\p{L}+erie(?= (?!services?\b|express|plus|pro\b))|commune|clinique|mairie|maison|résidence|boulangerie|pâtisserie|cuisine|brasserie|banque|société|fondation|compagnie|région|ville|crèche|pharmacie|librairie|mutuelle|coopérative|communauté|métropole|préfecture|polyclinique|ferme|menuiserie|imprimerie|direction|caisse|mission|cité|croix|poste|bibliothèque|médiathèque|garderie|boucherie|blanchisserie|ligue|fédération|chorale|paroisse|mjc|mecs|scea|coop)(?!\p{L})/iu;

export const masculineHouses =
  /^(?:[\p{L}-]+[ -]club|repair café|tribunal|fournil|marché|chu|chi|ch|centre|cabinet|collège|lycée|groupe|garage|restaurant|laboratoire|ministère|conseil|département|musée|théâtre|bistrot|bistro|salon|spf|spw|café|magasin|supermarché|syndicat|foyer|domaine|château|chantier|bureau|service|studio|cfa|greta|sdis|ccas|cpas|cias|crous|chru|cnrs|crédit|samu|samusocial|palais|jardin|camping|gîte|relais|club|comité|collectif|secours|festival|cercle|réseau|planning|parc|stade|cinéma|ssiad|spasad|sessad|cmpp|camsp|chrs|sivu|chsld|clsc|cisss|ciusss|cégep|gaec|caue|district|sivom|sirc)(?!\p{L})/iu;

export const elidedHouses =
  /^(?:eurl|hôpital|hotel|hôtel|école|université|institut|association|agence|atelier|entreprise|ehpad|établissement|auberge|office|organisme|académie|internat|unité|imprimerie|épicerie|ime|esat|itep|iut|ehpa|hospice|abbaye|armée|étude|opéra|iae|insa|iep|ifsi|inspe|inspé|isep|essec|edhec|esc|esiee|ens|ena)(?!\p{L})/iu;

/** "Le Goff Architectes" has the name of its founder: nothing is contracted, and it stays in capitals. */
export const surnameWithLe =
  /^le (?:berre|bihan|bris|corre|coz|dantec|floch|gal|gall|goff|goffic|guen|henaff|meur|moal|nir|ouarn|pen|quellec|roux|saout|scouarnec|tallec)(?!\p{L})/iu;

/** "Suivi de …" and "Mise en place de …" are nouns; "Suivi une formation" is a participle. */
export const nounFollows =
  /^\p{L}+\s+(?:de |du |des |d['’]|en place |en œuvre |à jour |en rayon |en page |administrati|technique|client|commercial|qualit|budg)/iu;

export const feminineTraining =
  /^(?:licence|maîtrise|maitrise|agrégation|formation|certification|habilitation|capacité|qualification|attestation|mention|spécialisation|classe)/i;

export const ordinaryDiploma =
  /^(?:baccalauréat|licence|master|maîtrise|diplôme|brevet|certificat|doctorat|titre|mastère|agrégation|formation)(?!\p{L})/iu;
