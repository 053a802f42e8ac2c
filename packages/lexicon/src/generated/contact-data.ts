// Generated from patterns/contact-data.txt by `npm run lexicon`.

export const street =
  /\b\d{1,5}\s?(?:bis|ter|[a-d])?,?\s+(?:rue|avenue|av|bd|bld|boulevard|chemin|ch|place|pl|all[eé]e|impasse|route|rte|quai|cours|square|passage|r[eé]sidence|lotissement|faubourg|voie|villa|sentier|hameau|montée)\b|\b\d{1,5}\s?(?:bis|ter|[a-d])?,?\s+(?:[\p{L}.'-]+\s+){1,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|court|ct|close|terrace|place|square|crescent|circle|trail|loop|parkway|highway|apt)\b|\b\d{1,5}\s?(?:bis|ter|[a-d])?,?\s+(?:[\p{L}.'-]+\s+){0,3}[\p{L}.'-]+,?\s(?:apt|apartment|unit|suite|ste)\b\.?\s*#?\w{1,5}\b|\b\p{L}+(?:straße|strasse|gasse|straat|weg)\s+\d+|^(?:rue|avenue|av\.|boulevard|bd|chemin|ch\.|place|route|rte|quai|allée|impasse|sentier|clos|drève|chaussée|square|passage)\s(?:[\p{L}.'’-]+\s){1,5}\d{1,4}\s?[a-d]?(?=$|\s*[,–-])/iu;

export const notHomePattern =
  /(?<!\p{L})(?:born|birth|nationality|citizen(?:ship)?|driving|mobility|mobile(?! ?[:.]? ?[+(]?\d)|relocat\p{L}+|née?|naissance|nationalité|permis|mobilité)(?!\p{L})/iu;

/** Labels left over once the e-mail address, URL or phone number behind them is removed. */
export const danglingLabel =
  /(?<!\p{L})(?:phone|mobile|mob|cell|fax|e-?mail|mail|t[eé]l(?:[eé]phone)?|portable|port|gsm|courriel|adresse)\b[\s.:]*(?=\||$)/giu;
