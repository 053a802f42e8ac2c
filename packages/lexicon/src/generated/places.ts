// Generated from patterns/places.txt by `npm run lexicon`.

export const remote =
  /^(?:(?:full|100 ?%) )?(?:remote|work from home|home office|hybrid|worldwide|on-?site|télétravail|teletravail|à distance|distanciel|hybride|sur site)(?: (?:work))?(?:\s?[,(-]\s?(.*?)\)?)?$/i;

export const postalCodePattern =
  /(?:^|(?<=[\s,(-]))(?:[A-Z]{1,2}-)?(\d{5}(?:-\d{4})?|\d{2} ?\d{3}|\d{3} \d{2}(?=\s\p{Lu})|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})(?=$|[\s,)])|^(?:[A-Z]{1,2}-)?(\d{4})(?=\s+\p{Lu})/u;

export const notTown =
  /\b(?:gmbh|college|school|institute?|engineer|manager|develop|intern|inc|ltd|llc|group|bank|observator|hospital|clini[cq]|museum|department|restaurant|agenc|company|association|foundation|library|services?|consult|solutions|systems?|partners|airlines|industries|council|trust|labs?|research|science|software|data|ecole|école|lyc[ée]e|mus[ée]e|h[oô]tel|societ|soci[ée]t[ée]|fondation|universit)/i;

/** `Mairie de Bron` is an employer, not a place. */
export const authority =
  /^(?:city|town|county|state|government|university|mairie|ville|commune|communauté|conseil|préfecture|département|région|hôpital|clinique|université) (?:of |de |d['’]|du |des )/iu;

export const placeLabel =
  /^(?:(?:address|location|city|based in|country|lives in|adresse|lieu|localisation|ville|domicile|pays|basée? à)\s*:?|(?:residence|home|résidence)\s*:)\s+/iu;

/** Names of countries as written that `Intl.DisplayNames` lacks, folded. */
export const countryAliases =
  "usa|us|u s a|u s|united states of america|uk|u k|great britain|england|scotland|wales|northern ireland|the netherlands|holland|czech republic|turkey|turkiye|south korea|korea|ivory coast|uae|emirats|prc|republic of ireland|viet nam|drc|burma|macedonia|bosnia|hong kong|macau|taiwan|palestine|russia|syria|iran|etats unis d amerique|grande bretagne|angleterre|ecosse|pays de galles|irlande du nord|hollande|republique tcheque|coree du sud|coree|cote d ivoire|rdc|macao".split(
    "|",
  );

/** Codes of states and provinces that follow a city: United States, Canada, Australia. */
export const regionCodes =
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR|ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|NSW|VIC|QLD|TAS|ACT".split(
    "|",
  );

/** States, provinces, regions and departments by name, folded. */
export const regionNames =
  "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|new south wales|victoria|queensland|tasmania|south australia|western australia|bavaria|hesse|saxony|catalonia|andalusia|lombardy|tuscany|flanders|wallonia|west bengal|greater london|west midlands|surrey|kent|essex|hampshire|yorkshire|lancashire|cambridgeshire|oxfordshire|rabat sale kenitra|fes meknes|casablanca settat|marrakech safi|tanger tetouan al hoceima|souss massa|beni mellal khenifra|ile de france|bretagne|normandie|hauts de france|grand est|nouvelle aquitaine|occitanie|auvergne rhone alpes|provence alpes cote d azur|paca|pays de la loire|centre val de loire|bourgogne franche comte|corse|alsace|aquitaine|rhone alpes|picardie|lorraine|gironde|finistere|morbihan|val de marne|hauts de seine|seine saint denis|essonne|yvelines|val d oise|seine et marne|isere|rhone|herault|haute garonne|loire atlantique|bouches du rhone|alpes maritimes|var|nord|pas de calais|bas rhin|haut rhin|savoie|haute savoie|puy de dome|martinique|guadeloupe|la reunion|reunion|guyane|mayotte|californie|floride|louisiane|colombie britannique|nouveau brunswick|baviere|catalogne|lombardie|flandre|wallonie|vaud|valais|karnataka|maharashtra|tamil nadu|telangana|kerala|gujarat|uttar pradesh|haryana|rajasthan|punjab".split(
    "|",
  );

/** Words in front of a town that belong to it or to the name before it, folded: `Saint Denis`, `County Cork`. */
export const townWords =
  "of|the|and|in|at|san|new|north|south|east|west|grand|port|fort|mount|co|county|de|du|des|la|le|les|en|et|a|au|aux|sur|sous|saint|sainte|st|ste|mont|vieux|vieille|comte".split(
    "|",
  );

/** `Greater Smallville Area`, as networks of professionals write it. */
export const surroundings =
  /^(?:(?:greater|r[ée]gion de) )?\p{Lu}[\p{L}'’ -]{2,30} (?:(?:(?:bay|metro|metropolitan) )?area|(?:metro|metropolitan) region|et p[ée]riph[ée]rie)$/iu;
