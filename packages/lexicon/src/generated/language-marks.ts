// Generated from patterns/language-marks.txt by `npm run lexicon`.

/** Words that are frequent in one language and rare or absent in the others, without accents. */
export const functionWords = {
  de: "und|der|die|das|mit|fur|wir|sie|ein|eine|zu|auf|ist|von|bei|im|den|dem|werden|oder|als|sind|nicht|ihre|unser".split(
    "|",
  ),
  en: "the|and|of|to|with|for|you|we|our|your|is|are|will|be|have|this|that|from|or|on|as|at|by|who|must|can|an|more|their|i|my".split(
    "|",
  ),
  es: "el|los|las|y|con|para|una|por|del|su|nuestro|que|se|al|como|mas|trabajo".split("|"),
  fr: "le|les|des|une|et|est|avec|pour|vous|nous|dans|sur|aux|du|votre|notre|qui|au|ou|vos|nos|sont|sera|etre|ce|cette|je|mon|ma|mes|sein|plus|ans|un|l|d".split(
    "|",
  ),
  it: "il|di|e|per|con|che|della|una|sono|nel|gli|delle|dei|alla|siamo|cerchiamo".split("|"),
  nl: "het|een|van|en|voor|met|wij|je|bij|op|zijn|naar|ook|onze|wordt".split("|"),
  pt: "o|e|com|para|uma|os|da|do|em|voce|nos|nao|dos|das|ao".split("|"),
};

/** Nouns and endings by which a text of few function words is classified. */
export const contentWord = {
  en: /^(?:work|working|team|job|role|skills?|experience|knowledge|company|customers?|responsible|responsibilities|requirements?|required|apply|bring|duties|tasks|driving|sales|stock|planning|management|training|manager|worker|assistant|helped|managed|led|built|prepared|reduced|trained|[a-z]{3,}(?:ings?|ness|ship|ly))$/,
  fr: /^(?:de|la|en|du|poste|missions?|profil|gestion|maitrise|societe|lieu|entreprise|salaire|embauche|contrat|formation|connaissances?|recherche|clients?|suivi|tenue|vente|ventes|charge|emploi|etablissement|accueil|equipe|[a-z]{3,}(?:aire|ee|ees|eur|eurs|euse|euses|aux|ique|iques|isme|ite|ites|iere|ieres|ement|ements))$/,
};
