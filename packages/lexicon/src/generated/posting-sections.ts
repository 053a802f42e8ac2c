// Generated from patterns/posting-sections.txt by `npm run lexicon`.

/** Buttons, counts and labels that job boards put between the lines: they head nothing and ask for nothing. */
export const boardNoise =
  /^(?:(?:job )?vacanc(?:y|ies)|apply(?: (?:now|here|today|online|on .{0,30}|for this .{0,50}))?|easy apply|save(?: job)?|share(?: this job)?|print|report (?:this )?job|set alert.*|sign in.*|see how you compare.*|show more|profile insights|find out how your skills.*|\W*back to .{0,40}|(?:requisition|job|posting) id\b.*|date posted.*|hiring insights.*|\* indicates.*|skip to.*|ref\b.{0,20}|offres? d'emploi|ajoutez des competences.*|postuler|postulez.{0,20}|enregistrer|sauvegarder|partager|imprimer|signaler.*|retour.*|voir (?:plus|l'offre).*|localiser.*|reference\b.{0,24}|-+|=+|_+)$/;
