// Generated from patterns/months.txt by `npm run lexicon`.

/** Names and abbreviations of each month, folded. */
export const january = "january|jan|janvier|janv".split("|");

export const february = "february|feb|fevrier|fevr|fev".split("|");

export const march = "march|mar|mars".split("|");

export const april = "april|apr|avril|avr".split("|");

export const may = "may|mai".split("|");

export const june = "june|jun|juin".split("|");

export const july = "july|jul|juillet|juill|juil".split("|");

export const august = "august|aug|aout|aou".split("|");

export const september = "september|sept|sep|septembre".split("|");

export const october = "october|oct|octobre".split("|");

export const november = "november|nov|novembre".split("|");

export const december = "december|dec|decembre".split("|");
