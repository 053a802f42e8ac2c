// Generated from patterns/posting-places.txt by `npm run lexicon`.

/** Where the town is written before its code. */
export const townFirst =
  /^(?:uk|gb|united kingdom|england|scotland|wales|ireland|australia|new zealand|royaume[- ]uni|angleterre|irlande|australie)$/;

export const labelledPlace =
  /^(?:(?:job |work )?location|place of work|where|based(?: in)?|city|lieu(?: de travail| du poste)?|localisation|ville|localit[ée]|site)\s*[:\-–]\s*(.{2,160})$/imu;

export const notPlaces =
  /^(?:on[- ]?site|in[- ]office|office[- ]based|remote|hybrid|the|our|full|part|monday|care|need|school|training|practice|mr|mrs|ms|dr|d[ée]placements?|itin[ée]rante?|[àa] (?:distance|domicile)|plusieurs|divers|en pr[ée]sentiel|t[ée]l[ée]travail|hybride|pr[ée]sentiel|distanciel|sur site|pl(?:ace)? (?:de|du|des)|nous|notre|vous|cdi|cdd|lundi|mme|madame|monsieur|teilzeit|vollzeit)\b/i;

/** Towns that postings name without a label. */
export const knownTown =
  /(?<![\p{L}-])(London|Birmingham|Manchester|Leeds|Liverpool|Sheffield|Bristol|Glasgow|Edinburgh|Cardiff|Belfast|Newcastle|Nottingham|Leicester|York|Oxford|Cambridge|Brighton|Southampton|Portsmouth|Plymouth|Norwich|Exeter|Aberdeen|Dundee|Swansea|Dublin|Cork|Galway|Limerick|Paris|Marseille|Lyon|Toulouse|Nice|Nantes|Montpellier|Strasbourg|Bordeaux|Lille|Rennes|Reims|Toulon|Saint-Étienne|Le Havre|Grenoble|Dijon|Angers|Nîmes|Villeurbanne|Clermont-Ferrand|Le Mans|Aix-en-Provence|Brest|Tours|Amiens|Limoges|Annecy|Perpignan|Metz|Besançon|Orléans|Rouen|Mulhouse|Caen|Nancy|Roubaix|Tourcoing|Avignon|Poitiers|La Rochelle|Pau|Bayonne|Chambéry|Valence|Quimper|Lorient|Vannes|Colmar|Troyes|Nanterre|Créteil|Bruxelles|Liège|Genève|Lausanne|Montréal|Québec|Luxembourg|New York|Boston|Chicago|Los Angeles|San Francisco|Seattle|Austin|Dallas|Houston|Denver|Atlanta|Miami|Philadelphia|Portland|Phoenix|San Diego|Minneapolis|Detroit|Toronto|Vancouver|Montreal|Calgary|Ottawa|Edmonton|Berlin|Munich|Hamburg|Frankfurt|Cologne|Amsterdam|Rotterdam|Brussels|Geneva|Zurich|Madrid|Barcelona|Lisbon|Rome|Milan|Vienna|Copenhagen|Stockholm|Sydney|Melbourne|Singapore)(?![\p{L}]|-\p{L})/u;

/** Countries and regions behind "Town, ". */
export const regionAfterTown =
  "UK|United Kingdom|England|Scotland|Wales|Ireland|Canada|USA|United States|Germany|Spain|Italy|Netherlands|Belgium|Switzerland|Luxembourg|Portugal|Austria|Denmark|Sweden|Norway|Poland|Australia|New Zealand|France|Québec|Quebec|Belgique|Suisse|Allemagne|Espagne|Italie|Pays-Bas".split(
    "|",
  );

/** Words before a town. */
export const placeLead =
  "based in|located in|office in|offices in|in our|workshop in|store in|shop in|branch in|basé à|basée à|basé sur|basée sur|situé à|située à|implanté à|implantée à|poste à|agence de|site de|bureaux de|bureaux à|Bureaux à|bureau à|Bureau à|atelier à|Atelier à|magasin à|boutique à|boutique, à|agence à|usine à".split(
    "|",
  );

/** Before a town that is not the one of the job, folded: "travel to", "siege a". */
export const elsewhere =
  /(?<!\w)(?:travel(?:s|ling)? (?:to|between)|head office|headquarter(?:s|ed)|also (?:in|at|open in)|not (?:in|at)|other (?:sites?|branch(?:es)?|offices?|shops?|stores?)|sister (?:site|home|school|shop)|interviews? (?:will be |are |is )?(?:held )?(?:in|at)|visits? to|clients in|moved? from|out past|siege(?: social)?|antennes? a|egalement (?:a|ouverts? a)|aussi a|permanences?|deplacements?|autres? (?:sites?|agences?|magasins?|boutiques?)|proprietaires? d'une|entretiens? (?:a|sur)|s'en va|venue? de|labo (?:a|sur)|annexes? (?:a|de)|demenage\w*)(?: [a-z'-]{1,20}){0,5} ?,?$/;

/** Words that are names of towns too: "Nice to have". */
export const commonWordTown = /^(?:nice|tours|cork|reading|bath|phoenix)$/i;

/** Kinds of buildings and institutions, at the beginning of a place. */
export const institution =
  /^(?:school|hospital|site|unit|building|[eé]coles?|lyc[eé]e|coll[eè]ge|cr[eè]che|h[oô]pital|centre|clinique|mairie|ehpad|foyer|r[eé]sidence|b[aâ]timent|universit[eé]|maison|institut|cabinet)(?!\p{L})/iu;

/** No town, folded: "Fully remote". */
export const anywhere =
  /\b(?:home[- ]?working|remote|remotely|hybrid only|anywhere|work from home|home[- ]based|various|nationwide|teletravail|distanciel|plusieurs lieux|plusieurs sites|full remote|a distance|france entiere|plusieurs villes|itinerant)\b/;

/** A location, or a part of it, that says only that the work is remote; folded. */
export const onlyRemote =
  /^(?:(?:fully |100 ?% )?remote|remotely|remote only|anywhere|work(?:ing)? from home|home[- ]?based|home[- ]?working|(?:full |100 ?% )?teletravail|teletravail (?:complet|total|a 100 ?%|100 ?%)|full remote|(?:100 ?% )?distanciel|(?:travail )?a distance)$/;
