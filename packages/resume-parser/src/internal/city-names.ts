/**
 * Cities that résumés name without a region or country, by their folded English and French names. Hand-written:
 * capitals, the larger cities of Europe and the Americas, centres of technology and study.
 */
const names = `
paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|toulon|saint etienne|le havre
grenoble|dijon|angers|villeurbanne|nimes|clermont ferrand|aix en provence|le mans|brest|tours|amiens|limoges|annecy|perpignan
boulogne billancourt|metz|besancon|orleans|saint denis|argenteuil|rouen|mulhouse|montreuil|caen|nancy|tourcoing|roubaix
nanterre|vitry sur seine|avignon|creteil|poitiers|dunkerque|aubervilliers|versailles|colombes|asnieres sur seine
courbevoie|rueil malmaison|beziers|champigny sur marne|la rochelle|pau|cannes|antibes|calais|saint nazaire|merignac
drancy|ajaccio|colmar|issy les moulineaux|levallois perret|noisy le grand|evry|cergy|cergy pontoise|bourges|quimper|valence
la seyne sur mer|villeneuve d'ascq|antony|troyes|neuilly sur seine|montauban|clichy|sarcelles|ivry sur seine|chambery
pessac|lorient|saint quentin|niort|beauvais|charleville mezieres|vannes|laval|saint malo|saint brieuc|chalon sur saone
bayonne|biarritz|tarbes|albi|blois|evreux|chartres|arras|lens|douai|valenciennes|cherbourg|angouleme|brive|perigueux
agen|carcassonne|narbonne|ales|frejus|gap|bourg en bresse|roanne|macon|nevers|auxerre|sens|epinal|belfort|montbeliard
la defense|saint ouen|malakoff|montrouge|vincennes|palaiseau|massy|saclay|gif sur yvette|orsay|sophia antipolis|puteaux
suresnes|marne la vallee|velizy|guyancourt|saint germain en laye|fontainebleau|melun|meaux|pontoise|poissy|compiegne
fort de france|pointe a pitre|saint pierre|cayenne|noumea|papeete|bastia|thionville|haguenau|cholet|la roche sur yon
bruxelles|brussels|anvers|antwerp|gand|ghent|liege|charleroi|namur|mons|louvain|leuven|louvain la neuve|bruges|luxembourg
geneve|geneva|lausanne|zurich|bern|berne|basel|bale|fribourg|neuchatel|lugano|lucerne|sion|montreux|vevey|nyon|monaco
montreal|quebec|quebec city|laval|gatineau|sherbrooke|trois rivieres|toronto|vancouver|ottawa|calgary|edmonton|winnipeg
halifax|victoria|mississauga|waterloo|kitchener|hamilton|london|kingston|saskatoon|regina|moncton|burnaby|markham
london|londres|manchester|birmingham|leeds|glasgow|edinburgh|edimbourg|liverpool|bristol|sheffield|cardiff|belfast|oxford
cambridge|nottingham|leicester|newcastle|southampton|brighton|portsmouth|reading|york|bath|exeter|norwich|coventry
aberdeen|dundee|milton keynes|guildford|swansea|durham|lancaster|warwick|canterbury|plymouth|derby|dublin|cork|galway
limerick|new york|new york city|nyc|brooklyn|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego
dallas|san jose|austin|jacksonville|fort worth|columbus|charlotte|san francisco|indianapolis|seattle|denver
washington|washington dc|washington d c|boston|nashville|detroit|oklahoma city|portland|las vegas|memphis|louisville
baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|mesa|atlanta|kansas city|colorado springs|omaha|raleigh|miami
long beach|virginia beach|oakland|minneapolis|tulsa|tampa|arlington|new orleans|wichita|cleveland|bakersfield|aurora
anaheim|honolulu|santa ana|riverside|corpus christi|lexington|stockton|saint louis|st louis|st paul|saint paul|pittsburgh
cincinnati|anchorage|greensboro|plano|newark|lincoln|orlando|irvine|toledo|jersey city|durham|chula vista|fort wayne
st petersburg|laredo|buffalo|madison|lubbock|chandler|scottsdale|reno|glendale|norfolk|fremont|boise|richmond|spokane
baton rouge|tacoma|san bernardino|modesto|des moines|salt lake city|tallahassee|huntsville|worcester|providence|ithaca
palo alto|mountain view|menlo park|cupertino|sunnyvale|santa clara|redwood city|san mateo|berkeley|stanford|pasadena
santa monica|santa barbara|santa cruz|cambridge|redmond|bellevue|kirkland|ann arbor|boulder|princeton|new haven|hartford
evanston|champaign|urbana|bloomington|lafayette|west lafayette|college station|gainesville|chapel hill|charlottesville
berlin|hamburg|hambourg|munich|munchen|cologne|koln|frankfurt|francfort|frankfurt am main|stuttgart|dusseldorf|leipzig
dortmund|essen|bremen|dresden|hanover|hannover|nuremberg|nurnberg|bonn|mannheim|karlsruhe|heidelberg|freiburg|aachen
darmstadt|munster|augsburg|mainz|kiel|vienna|vienne|wien|graz|linz|salzburg|innsbruck|amsterdam|rotterdam|the hague
la haye|utrecht|eindhoven|groningen|delft|leiden|maastricht|copenhagen|copenhague|aarhus|stockholm|gothenburg|goteborg
malmo|uppsala|lund|oslo|bergen|trondheim|helsinki|espoo|tampere|turku|reykjavik|tallinn|riga|vilnius|warsaw|varsovie
krakow|cracovie|wroclaw|gdansk|poznan|lodz|prague|praha|brno|bratislava|budapest|bucharest|bucarest|cluj|cluj napoca|iasi
timisoara|sofia|belgrade|zagreb|ljubljana|sarajevo|skopje|tirana|athens|athenes|thessaloniki|istanbul|ankara|izmir
rome|roma|milan|milano|turin|torino|naples|napoli|florence|firenze|bologna|bologne|venice|venise|genoa|genes|padua|pisa
palermo|catania|verona|trieste|trento|madrid|barcelona|barcelone|valencia|seville|seville|sevilla|zaragoza|malaga|bilbao
granada|grenade|san sebastian|salamanca|alicante|murcia|palma|lisbon|lisbonne|lisboa|porto|coimbra|braga|aveiro|valletta
nicosia|kyiv|kiev|lviv|kharkiv|odessa|minsk|moscow|moscou|saint petersburg|saint petersbourg|tbilisi|yerevan|baku
casablanca|rabat|marrakech|fes|fez|tanger|tangier|agadir|alger|algiers|oran|constantine|annaba|tunis|sfax|sousse|le caire
cairo|alexandria|dakar|abidjan|bamako|ouagadougou|lome|cotonou|niamey|conakry|yaounde|douala|libreville|brazzaville
kinshasa|antananarivo|port louis|lagos|abuja|ibadan|accra|kumasi|nairobi|kampala|kigali|addis ababa|johannesburg|cape town
durban|pretoria|lusaka|harare|luanda|maputo|beirut|beyrouth|tel aviv|jerusalem|haifa|amman|damascus|baghdad|dubai|dubai
abu dhabi|doha|riyadh|jeddah|kuwait city|manama|muscat|tehran|mumbai|bombay|delhi|new delhi|bangalore|bengaluru|hyderabad
chennai|kolkata|pune|ahmedabad|jaipur|lucknow|kanpur|nagpur|indore|noida|gurgaon|gurugram|kochi|coimbatore|vellore|surat
chandigarh|bhopal|visakhapatnam|karachi|lahore|islamabad|rawalpindi|dhaka|chittagong|colombo|kathmandu|singapore
singapour|kuala lumpur|jakarta|bandung|surabaya|manila|manille|quezon city|makati|cebu|bangkok|chiang mai|hanoi
ho chi minh city|ho chi minh ville|saigon|da nang|phnom penh|hong kong|macau|taipei|hsinchu|beijing|pekin|shanghai|shenzhen
guangzhou|canton|hangzhou|nanjing|suzhou|wuhan|chengdu|chongqing|xian|tianjin|dalian|tokyo|osaka|kyoto|yokohama|nagoya
sapporo|fukuoka|kobe|seoul|busan|incheon|daejeon|sydney|melbourne|brisbane|perth|adelaide|canberra|gold coast|hobart
auckland|wellington|christchurch|dunedin|mexico|mexico city|guadalajara|monterrey|puebla|tijuana|bogota|medellin|cali
quito|guayaquil|lima|arequipa|santiago|santiago de chile|valparaiso|buenos aires|cordoba|rosario|montevideo|asuncion
la paz|caracas|sao paulo|rio de janeiro|brasilia|belo horizonte|porto alegre|curitiba|recife|salvador|fortaleza|campinas
florianopolis|panama city|san jose|guatemala city|san salvador|havana|la havane|santo domingo|san juan|kingston
port au prince
`;

export const cityNames: ReadonlySet<string> = new Set(
  names
    .split(/[|\n]/)
    .map((name) => name.replaceAll("'", " ").trim())
    .filter(Boolean),
);
