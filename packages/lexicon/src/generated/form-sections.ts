// Generated from patterns/form-sections.txt by `npm run lexicon`.

/** Headings of sections, by their plain words. */
export const emergencySection =
  /\bemergency|next of kin|\bparents? (or|and|details|information)\b|\bguardians?\b|urgence\b|representant legal|personne a (prevenir|contacter)/;

export const experienceSection =
  /\b(work ?experiences?|employments?(?! (desired|sought|eligib\w*|preferences?))|work history|career history|former employers?|(previous|recent|current|present|last) (jobs?|employers?|post|position)|job history|experiences?|parcours professionnel)\b/;

export const educationSection =
  /\b(educations?|academic|schooling|school|universit\w+|qualifications|etudes|scolaire|scolarite|diplomes?|formations?)\b/;
