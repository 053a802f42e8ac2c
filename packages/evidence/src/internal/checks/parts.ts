/** Between the parts of a clause: each names or counts by itself. */
export const partEnd =
  /,(?!\d)\s*|\(\s*|[.;:]\s+|\s(?:and|et|or|ou|then|puis|but|mais|while|as well as|ainsi que|with|avec)\s/;
