import { displayNames } from "./display-names.ts";

/** Names of countries as written that `Intl.DisplayNames` lacks, folded. */
const countryAliases =
  "usa|us|u s a|u s|united states of america|etats unis d amerique|uk|u k|great britain|grande bretagne|england|angleterre|scotland|ecosse|wales|pays de galles|northern ireland|irlande du nord|the netherlands|holland|hollande|czech republic|republique tcheque|turkey|turkiye|south korea|coree du sud|korea|coree|ivory coast|cote d ivoire|uae|emirats|prc|republic of ireland|viet nam|rdc|drc|burma|macedonia|bosnia|hong kong|macau|macao|taiwan|palestine|russia|syria|iran";

const notCountries = /^(?:eu|ez|un|qo|x.|zz)$/;

/** Country names in English and French as written; the caller folds them. */
export const countryNames = (): readonly string[] => [
  ...displayNames("region")
    .filter(([, code]) => !notCountries.test(code))
    .map(([name]) => name),
  ...countryAliases.split("|"),
];

/** Codes of states and provinces that follow a city: United States, Canada, Australia. */
export const regionCodes: ReadonlySet<string> = new Set(
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR ON QC BC AB MB SK NS NB NL PE NSW VIC QLD TAS ACT".split(
    " ",
  ),
);

/** States, provinces, regions and departments by name, folded. */
export const regionNames: ReadonlySet<string> = new Set(
  `alabama|alaska|arizona|arkansas|california|californie|colorado|connecticut|delaware|florida|floride|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|louisiane|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|british columbia|colombie britannique|alberta|manitoba|saskatchewan|nova scotia|new brunswick|nouveau brunswick|new south wales|victoria|queensland|tasmania|south australia|western australia
ile de france|bretagne|normandie|hauts de france|grand est|nouvelle aquitaine|occitanie|auvergne rhone alpes|provence alpes cote d azur|paca|pays de la loire|centre val de loire|bourgogne franche comte|corse|alsace|aquitaine|rhone alpes|picardie|lorraine|gironde|finistere|morbihan|val de marne|hauts de seine|seine saint denis|essonne|yvelines|val d oise|seine et marne|isere|rhone|herault|haute garonne|loire atlantique|bouches du rhone|alpes maritimes|var|nord|pas de calais|bas rhin|haut rhin|savoie|haute savoie|puy de dome|martinique|guadeloupe|la reunion|reunion|guyane|mayotte
bavaria|baviere|hesse|saxony|catalonia|catalogne|andalusia|lombardy|lombardie|tuscany|flanders|flandre|wallonia|wallonie|vaud|valais|karnataka|maharashtra|tamil nadu|telangana|kerala|gujarat|uttar pradesh|west bengal|haryana|rajasthan|punjab|greater london|west midlands|surrey|kent|essex|hampshire|yorkshire|lancashire|cambridgeshire|oxfordshire`.split(
    /[|\n]/,
  ),
);
