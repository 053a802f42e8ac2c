// Generated from patterns/institutions.txt by `npm run lexicon`.

/** Kinds of institutions before their name, and after it. */
export const institutionKind =
  /University|College|Institute|School|Academy|Hospital|Infirmary|Université|Lycée|Collège|Institut|École|Ecole|IUT|IFSI|IAE|Hôpital|Clinique|CHU|Polytechnique/;

export const institutionKindLast = /University|College|Institute|Academy|Hospital|Infirmary/;
