// Generated from patterns/french-grammar.txt by `npm run lexicon`.

/** Before these an h is heard and nothing is elided; nor is it before "onze", "yaourt" and their like. */
export const aspirated =
  /^(?:haut|hall|hangar|head|health|help|housek|handicap|hard|harc|hasard|hauss|heros|hierarch|hors|houss|huit|hublot|hockey|halte|hameau|hand|hub|html|http|hp|hr|rh|onz|oui|yaourt|yoga|uhlan)/;

export const feminineHouses =
  /^(?:\p{L}+erie(?= (?!services?\b|express|plus|pro\b))|commune|clinique|mairie|maison|r[ée]sidence|boulangerie|p[âa]tisserie|cuisine|brasserie|banque|soci[ée]t[ée]|fondation|compagnie|r[ée]gion|ville|cr[èe]che|pharmacie|librairie|mutuelle|coop[ée]rative|communaut[ée]|m[ée]tropole|pr[ée]fecture|polyclinique|ferme|menuiserie|imprimerie|direction|caisse|mission|cit[ée]|croix|poste|biblioth[èe]que|m[ée]diath[èe]que|garderie|boucherie|blanchisserie|ligue|f[ée]d[ée]ration|chorale|paroisse|mjc|mecs|scea|coop)(?!\p{L})/iu;

export const masculineHouses =
  /^(?:[\p{L}-]+[ -]club|repair caf[ée]|tribunal|fournil|march[ée]|chu|chi|ch|centre|cabinet|coll[èe]ge|lyc[ée]e|groupe|garage|restaurant|laboratoire|minist[èe]re|conseil|d[ée]partement|mus[ée]e|th[ée][âa]tre|bistrot|bistro|salon|spf|spw|caf[ée]|magasin|supermarch[ée]|syndicat|foyer|domaine|ch[âa]teau|chantier|bureau|service|studio|cfa|greta|sdis|ccas|cpas|cias|crous|chru|cnrs|cr[ée]dit|samu|samusocial|palais|jardin|camping|g[îi]te|relais|club|comit[ée]|collectif|secours|festival|cercle|r[ée]seau|planning|parc|stade|cin[ée]ma|ssiad|spasad|sessad|cmpp|camsp|chrs|sivu|chsld|clsc|cisss|ciusss|c[ée]gep|gaec|caue|district|sivom|sirc)(?!\p{L})/iu;

export const elidedHouses =
  /^(?:eurl|h[ôo]pital|hotel|h[ôo]tel|[ée]cole|universit[ée]|institut|association|agence|atelier|entreprise|ehpad|[ée]tablissement|auberge|office|organisme|acad[ée]mie|internat|unit[ée]|imprimerie|[ée]picerie|ime|esat|itep|iut|ehpa|hospice|abbaye|arm[ée]e|[ée]tude|op[ée]ra|iae|insa|iep|ifsi|inspe|insp[ée]|isep|essec|edhec|esc|esiee|ens|ena)(?!\p{L})/iu;

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
