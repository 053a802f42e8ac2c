// Generated from patterns/quotable-lines.txt by `npm run lexicon`.

/** What is good not to have, folded: "no accidents". */
export const goodAbsence =
  /(?<![\p{L}\d])(?:(?:no|zero|0|without)(?: a| any)? (?:\w+ )?(?:accident|incident|adjustment|complaint|finding|injur|error)\w*|(?:no|zero|0|without)(?: a| any)? (?:\w+ )?(?:breach|defect|delay|outage|restriction|condition|endorsement)\w*|(?:no|zero|0|without)(?: a| any)? (?:\w+ )?(?:non-complian|non-conform|lost time|lost-time|late|missed|point)\w*|(?:zero|0) \w+|none since|(?:aucune?|zero|0|sans) (?:\w+ )?(?:accident|incident|plainte|reclamation|reserve|erreur|retard)\w*|(?:aucune?|zero|0|sans) (?:\w+ )?(?:litige|panne|ecart|sinistre|rejet|non-conformite|non conformite|perte)\w*|aucune?s? depuis)/u;

/** What concerns no employer, and no letter or CV quotes; folded. */
export const privateMatter =
  /(?<![\p{L}\d])(?:(?:maternity|paternity|parental|sick|adoption|bereavement|compassionate) leave|(?:made redundant|voluntary redundancy|redundancy)|dismissed|burn-?out|(?:my|own) pregnancy|off sick|laid off|conges? (?:de )?(?:maternite|paternite|parental|maladie|adoption)|arrets? (?:de )?(?:maladie|travail)|(?:licenciee?|licenciement) (?:economique|pour)|plan de departs?|plan de sauvegarde de l'emploi|rupture conventionnelle)(?![\p{L}])/u;

/** Says how little it was: "set-up week only"; folded. */
export const limitation = /(?<!\p{L})(?:only(?= ?(?:$|[,;.)]))|seulement|uniquement)(?!\p{L})/u;

/** Before or behind the date until which something is held; folded. */
export const validity =
  /(?<!\p{L})(?:expir(?:es|y|ing)|valid(?!\w)|renew(?:s|al|ed)|until|to (?=20\d\d)|validite|valable|expire|recyclage|echeance|jusqu)/u;
