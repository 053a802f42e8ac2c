// Generated from patterns/posting-sections.txt by `npm run lexicon`.

/** Buttons, counts and labels that job boards put between the lines: they head nothing and ask for nothing. */
export const boardNoise =
  /^(?:you must create an? \S+ account.*|(?:job )?vacanc(?:y|ies)|apply(?: (?:now|here|today|online|on .{0,30}|for this .{0,50}))?|easy apply|save(?: job)?|share(?: this job)?|print|report (?:this )?job|set alert.*|sign in.*|see how you compare.*|show more|profile insights|find out how your skills.*|\W*back to .{0,40}|(?:requisition|job|posting) id\b.*|date posted.*|hiring insights.*|\* indicates.*|skip to.*|ref\b.{0,20}|vous devez creer un compte.*|qualification ?: .*|secteur d'activite.*|\d+ (?:a|ou) \d+ salaries.*|\d,\d sur 5 etoiles|correspondance entre ce poste.*|offres? d'emploi|ajoutez des competences.*|postuler|postulez.{0,20}|enregistrer|sauvegarder|partager|imprimer|signaler.*|retour.*|voir (?:plus|l'offre).*|localiser.*|reference\b.{0,24}|-+|=+|_+)$/;

/** The way to a page: "Home / Vacancies / Nursing". */
export const breadcrumb =
  /^(?:you are in\b|(?:home|careers|jobs|vacancies) ?(?=[/>»›|])|(?:accueil|nos offres|offres|emplois?) ?(?=[/>»›|])).*[/>»›|]/;

/** What the letters of a table mean: "A = application, I = interview". */
export const legend = /^[a-z]{1,2} ?= /;

/** The heading of other jobs of a page. */
export const otherJobs =
  /^(?:similar (?:jobs|vacancies|roles|positions)|(?:other|more|related|recommended|latest) (?:jobs|vacancies) (?:like|by|from|at|you|in|near)\b|(?:more|related|recommended|latest) (?:jobs|vacancies)$|people also (?:looked|viewed|searched)|you (?:may|might) also (?:like|be interested)|offres? (?:similaires?|qui pourrai\w+)|(?:ces|d'autres|nos autres|autres) (?:offres|annonces)\b|a voir (?:aussi|egalement)|vous (?:pourriez|aimerez) (?:aussi|egalement))/;

/** After a question about the applicant: "CIPP qualified? Even better." */
export const answersQuestion =
  /^(?:(?:even|all the) better\b|(?:a|an|that is a|that's a) (?:plus|bonus|advantage)\b|encore mieux|(?:c'est |ce serait |ce sera )(?:un (?:plus|atout|avantage)|apprecie)\b)/;

/** A letter that marks what is required, and one that marks what is only wished: the first of the word, unlike that of "category C: required". */
export const mustKey =
  /\b(?<mark>[a-z]) ?[=:] ?(?=\1)(?:essential|required|mandatory|indispensable|exigee?|obligatoire|requise?)\b/;

export const niceKey =
  /\b(?<mark>[a-z]) ?[=:] ?(?=\1)(?:desirable|preferred|souhaitee?|souhaitable|appreciee?)\b/;
