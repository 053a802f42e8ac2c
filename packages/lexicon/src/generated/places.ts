// Generated from patterns/places.txt by `npm run lexicon`.

export const remote =
  /^(?:(?:full|100 ?%) )?(?:remote|work from home|home office|hybrid|worldwide|virtual|online|on-?site|télétravail|teletravail|à distance|virtuel|en ligne|distanciel|hybride|sur site)(?: (?:work))?(?:\s?[,(-]\s?(.*?)\)?)?$/i;

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

/** Further ones, which are read only where a résumé names a place, folded: counties, departments, cantons, provinces, continents. */
export const furtherRegions =
  "newfoundland and labrador|newfoundland|prince edward island|northwest territories|yukon|nunavut|northern territory|australian capital territory|district of columbia|washington dc|puerto rico|guam|bedfordshire|berkshire|buckinghamshire|cheshire|cornwall|county durham|cumbria|derbyshire|devon|dorset|east sussex|west sussex|gloucestershire|greater manchester|herefordshire|hertfordshire|huntingdonshire|isle of wight|isle of man|leicestershire|lincolnshire|merseyside|middlesex|norfolk|northamptonshire|northumberland|north yorkshire|south yorkshire|west yorkshire|east riding of yorkshire|east yorkshire|nottinghamshire|shropshire|somerset|staffordshire|suffolk|tyne and wear|warwickshire|wiltshire|worcestershire|humberside|aberdeenshire|argyll and bute|ayrshire|clackmannanshire|dumfries and galloway|dunbartonshire|east lothian|midlothian|west lothian|lanarkshire|renfrewshire|scottish borders|perthshire|fife|orkney|shetland|gwynedd|powys|pembrokeshire|carmarthenshire|ceredigion|monmouthshire|glamorgan|south glamorgan|mid glamorgan|west glamorgan|vale of glamorgan|gwent|dyfed|clwyd|denbighshire|flintshire|anglesey|rhondda cynon taf|caerphilly|county antrim|county armagh|county down|county fermanagh|county londonderry|county tyrone|county cork|county kerry|county galway|county mayo|county clare|county limerick|county tipperary|county waterford|county dublin|county wicklow|county wexford|county kildare|county meath|county louth|county donegal|county sligo|county leitrim|county cavan|county monaghan|county roscommon|county longford|county westmeath|county offaly|county laois|county carlow|county kilkenny|co antrim|co armagh|co down|co fermanagh|co derry|co tyrone|co cork|co kerry|co galway|co mayo|co clare|co limerick|co tipperary|co waterford|co dublin|co wicklow|co wexford|co kildare|co meath|co louth|co donegal|co sligo|co leitrim|co cavan|co monaghan|co roscommon|co longford|co westmeath|co offaly|co laois|co carlow|co kilkenny|co durham|tipperary|donegal|westmeath|roscommon|leitrim|monaghan|fermanagh|tyrone|antrim|canterbury region|waikato|bay of plenty|hawke s bay|taranaki|otago|andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|himachal pradesh|jharkhand|madhya pradesh|manipur|meghalaya|mizoram|nagaland|odisha|orissa|sikkim|tripura|uttarakhand|jammu and kashmir|jammu kashmir|ladakh|delhi ncr|sindh|balochistan|khyber pakhtunkhwa|azad kashmir|gilgit baltistan|abia state|adamawa|akwa ibom|anambra|bauchi|bayelsa|benue|borno|cross river|delta state|ebonyi|edo state|ekiti|enugu state|gombe|imo state|jigawa|kaduna state|katsina|kebbi|kogi|kwara|lagos state|nasarawa|niger state|ogun|ogun state|ondo|osun|osun state|oyo state|plateau state|rivers state|sokoto state|taraba|yobe|zamfara|ashanti|ashanti region|greater accra|greater accra region|volta region|brong ahafo|kiambu county|nairobi county|mombasa county|nakuru county|machakos county|gauteng|western cape|eastern cape|northern cape|kwazulu natal|limpopo|mpumalanga|north west province|free state|metro manila|calabarzon|luzon|visayas|mindanao|cavite|batangas|pampanga|bulacan|north africa|west africa|east africa|southern africa|central africa|africa|asia|north america|south america|latin america|middle east|southeast asia|scandinavia|auvergne|bourgogne|champagne ardenne|franche comte|haute normandie|basse normandie|languedoc roussillon|limousin|midi pyrenees|nord pas de calais|poitou charentes|corse du sud|haute corse|alpes de haute provence|hautes alpes|ardeche|ardennes|ariege|aude|aveyron|cantal|charente|charente maritime|correze|cote d or|cotes d armor|creuse|dordogne|doubs|eure et loir|gard|gers|ille et vilaine|indre et loire|loir et cher|haute loire|loiret|lot et garonne|lozere|maine et loire|haute marne|mayenne|meurthe et moselle|meuse|moselle|nievre|oise|pyrenees atlantiques|hautes pyrenees|pyrenees orientales|haute saone|saone et loire|sarthe|seine maritime|deux sevres|tarn et garonne|vaucluse|vendee|haute vienne|vosges|yonne|territoire de belfort|eure|drome|region parisienne|ile de la reunion|nouvelle caledonie|polynesie francaise|saint martin|wallis et futuna|saint pierre et miquelon|brabant wallon|brabant flamand|hainaut|province de liege|province de namur|flandre orientale|flandre occidentale|region de bruxelles capitale|bruxelles capitale|region wallonne|argovie|appenzell|bale ville|bale campagne|canton de vaud|canton de geneve|canton de neuchatel|canton de fribourg|canton du jura|grisons|saint gall|schaffhouse|soleure|tessin|thurgovie|obwald|nidwald|terre neuve et labrador|nouvelle ecosse|ile du prince edouard|territoires du nord ouest|monteregie|laurentides|lanaudiere|outaouais|mauricie|estrie|abitibi temiscamingue|bas saint laurent|chaudiere appalaches|gaspesie|saguenay lac saint jean|centre du quebec|caroline du nord|caroline du sud|dakota du nord|dakota du sud|georgie|nouveau mexique|pennsylvanie|virginie|virginie occidentale|draa tafilalet|guelmim oued noun|laayoune sakia el hamra|dakhla oued ed dahab|fes boulemane|tadla azilal|grand casablanca|doukkala abda|chaouia ouardigha|gharb chrarda beni hssen|adamaoua|extreme nord|nord ouest|sud ouest|sud est|nord est|casamance|haut sassandra|bas sassandra|region des lacs|haut katanga|nord kivu|sud kivu|katanga|kasai|kasai oriental|kasai central|kongo central|lualaba|ituri|tshopo|haut ogooue|ogooue maritime|hauts bassins|boucle du mouhoun|borgou|oueme|atacora|afrique du nord|afrique de l ouest|afrique centrale|afrique|europe|asie|amerique du nord|amerique du sud|moyen orient|maghreb|scandinavie".split(
    "|",
  );

/** Regions whose names are also other words, rivers or towns, folded: regions only behind a town. */
export const regionsBehindTowns =
  "abia|ain|aisne|allier|anvers|apac|armagh|atlantique|aube|avon|beds|berks|bern|berne|borders|bucks|calvados|cambs|capitale nationale|carlow|cavan|central|central region|centre|cher|clare|cleveland|cork|delta|down|dublin|durham|eastern|eastern region|edo|emea|enugu|est|estuaire|fct|fouta|fribourg|galway|geneva|geneve|glaris|glos|hants|herts|highland|highlands|imo|indre|jura|kaduna|kano|kara|kerry|kildare|kilkenny|lacs|lagos|laguna|lagunes|lancs|landes|laois|leics|liege|limbourg|limerick|lincs|littoral|loire|longford|lot|louth|lucerne|luxembourg|manche|maritime|marne|mayo|meath|middx|mono couffo|namur|national capital region|neuchatel|niger|northants|northern|northern region|northland|notts|offaly|oriental|orne|ouest|oxon|oyo|paris|plateau|rivers|rutland|sahel|salop|savanes|sligo|sokoto|somme|southern|southland|staffs|sud|tarn|uri|vienne|volta|warks|waterford|western|western region|wexford|wicklow|wilts|worcs|yorks|zoug|zurich".split(
    "|",
  );

/** Further codes of regions behind a town: Canada and India. */
export const furtherRegionCodes = "NU|NT|PEI|PQ|KA|MH|WB|TS".split("|");

/** A preposition before a place: `à Dakar`, `in Leeds`. */
export const beforePlace =
  /^(?:at|in|near|based in|located in|in the city of|in the county of|in the state of|à|a|au|aux|en|sur|près de|basée? à|situ[ée]e? à|à la ville de|dans (?:le|la|les))\s+(?=\p{Lu})/iu;

/** Further names of countries, also older and native ones, which are read only where a résumé names a place, folded. */
export const furtherCountries =
  "democratic republic of congo|democratic republic of the congo|dr congo|congo brazzaville|congo kinshasa|zaire|swaziland|ceylon|cape verde|the gambia|the bahamas|the philippines|ksa|kingdom of saudi arabia|u a e|eire|kosovo|great britain and northern ireland|republic of india|republic of korea|republic of south africa|islamic republic of iran|kingdom of morocco|kingdom of bahrain|sultanate of oman|state of qatar|federal republic of nigeria|deutschland|espana|italia|schweiz|nederland|osterreich|sverige|norge|danmark|suomi|polska|brasil|bharat|laos|brunei|tanzania|bolivia|venezuela|moldova|north korea|micronesia|etats unis|royaume uni|republique democratique du congo|republique du congo|rd congo|republique centrafricaine|centrafrique|guinee conakry|haute volta|dahomey|birmanie|bielorussie|moldavie|cap vert|emirats arabes unis|republique dominicaine|republique du senegal|republique du cameroun|republique du benin|republique de guinee|republique de cote d ivoire|republique du mali|republique du tchad|republique gabonaise|republique togolaise|royaume du maroc|perou|coree du nord|macedoine|bosnie|syrie|iles comores|ile maurice|ile de la reunion".split(
    "|",
  );
