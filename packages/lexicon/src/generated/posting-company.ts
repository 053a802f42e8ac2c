// Generated from patterns/posting-company.txt by `npm run lexicon`.

export const companyHeading =
  /^(?:company|employer|entreprise|soci[ée]t[ée]|employeur)\s+(?!(?:description|profile|overview|size|benefits|info\w*|de|du|et)\b)(\p{Lu}.{1,50})$/gimu;

export const companyLabel =
  /^(?:company|employer|organi[sz]ation|hiring company|entreprise|soci[ée]t[ée]|employeur|[ée]tablissement|organisme|enseigne|raison sociale|recruteur|nom de l['’]entreprise|structure|marque)(?: name)?\s*:\s*(.{2,60})$/gim;

export const kindBeforeName =
  /^(?:[Ll]['’]\s?|[Ll]a |[Ll]e )?(?:[ÉéEe]quipe|[Ss]tart-?up(?: d['’][ÉE]tat)?|entreprise|société|agence|enseigne|établissement|organisme|coopérative|association)\s+(?=\p{Lu})/u;

export const notCompany =
  /^(?:Casual|Seasonal|Bank|Zero|Permanent|Full|Part|Remote|Hybrid|Saisonnier|Alternance|Intérim|Apprenti|OFFRE|URGENT|RECRUTEMENT|Offre d|CDI|CDD|Temps|Télétravail|Stage)\b|\(\d{2,3}\)|[€$£]/u;

/** Buttons, dates and counts that job boards put between the lines. */
export const boardNoise =
  /[★☆]|\b(?:reviews?|posted|published|reposted|ago|applicants?|apply|save|share|jobs?|sign in|full[- ]time|part[- ]time|easy apply|promoted|avis|publi[ée]e?s?|il y a|candidatures?|postuler|partager|enregistrer|sauvegarder|offres?|accueil|se connecter|cdi|cdd|menu)\b|\d{4,}|[€$£@]|http/i;

export const forClient =
  /\bour client(?:,| is\b| are\b| has\b| based\b| needs?\b| seeks?\b|\s[–-]\s)|\bon behalf of (?:our|a|their) client|\b(?:hiring|recruiting) on behalf of\b|\bconfidential client\b|acting as an employment (?:agency|business)|activités des agences de (?:placement|travail temporaire)|\bnotre client(?:e)?(?:,| est\b| recherche\b| recrute\b| spécialisé| société| parmi\b| situé| basé|\s[–-]\s)|\bpour (?:l['’]un de (?:ses|nos) clients|(?:notre|son) client)(?!\p{L})|\bpour le compte d(?:e (?:son|notre|l['’]un)|['’]un)/iu;

/** What recruiters call themselves. */
export const ofAgency =
  /\b(?:employment|recruitment|staffing|recruiting) (?:agency|agencies|business|consultancy|consultants?|specialists?)|\brecruit(?:s|ing|ment)? (?:\w+ )?for (?:its|our|their) clients|agence(?:s)? (?:d['’](?:emploi|intérim)|de (?:recrutement|travail temporaire))|entreprise de travail temporaire|cabinet de recrutement|(?:acteur|réseau|spécialiste|leader|groupe) (?:\w+ ){0,4}(?:de l['’]|d['’]|du |en )(?:intérim|travail temporaire|recrutement)|(?:recrut|accompagn)(?:e|ons|ent) (?:et \w+ )?(?:pour )?(?:ses|nos) (?:entreprises )?client(?:e)?s/iu;

/** Words in the names of recruiters, folded. */
export const agencyWord =
  /(?<!\p{L})(?:recruitment|staffing|headhunters|recrutement|interim)(?!\p{L})/u;

/** What employers call themselves, and their verbs. */
export const employerNoun =
  /firm|company|charity|practice|school|hotel|home|group|agency|business|retailer|manufacturer|start-?up|provider|studio|shop|bakery|restaurant|trust|nursery|farm|clinic|hospital|university|college|council|brand|builder|contractor|entreprise|société|PME|TPE|ETI|association|cabinet|groupe|agence|maison|fondation|coopérative|établissement|acteur|éditeur|fabricant|filiale|commune|collectivité|hôtel|clinique|école|enseigne|marque|structure|leader/;

export const employerVerb =
  /is home to|makes|builds|runs|helps|supplies|provides|offers|protects|keeps|lets|sells|serves|operates|designs|develops|employs|delivers|brings|connects|owns|manages|supports|cares|has been|has made|has|was founded|insures|c['’]est|soutienne|soutiennent|soutient|œuvre|œuvrent|forme|forment|soigne|soignent|agit|fabrique|fabriquent|conçoit|conçoivent|accompagne|accompagnent|propose|proposent|gère|gèrent|accueille|accueillent|protège|protègent|développe|développent|réalise|réalisent|intervient|compte|comptent|emploie|emploient|regroupe|regroupent|crée|créent|produit|produisent|distribue|distribuent|commercialise|commercialisent|édite|éditent|exploite|exploitent|aide|aident|transporte|transportent|construit|construisent|fournit/;

/** Last words of employer names. */
export const employerNameEnd =
  /Farm|Farms|Hotel|School|Academy|Home|House|Vets|Solicitors|Bakery|Nursery|Garage|Dairy|Mills|Works|Brewery|College|Trust|Hospital|Clinic|Surgery|Practice|Council|Group|Foundation|Society|Association|Builders|Logistics|Foods|Engineering|Consulting|Partners|Studio|Studios|Labs|Technologies|Software|Systems|Energy|Insurance|Mutual|Bank|University|Museum|Theatre|Library|Centre|Club|Restaurant|Estate|Gardens|Stores|Supermarket|Transport|Haulage|Motors|Pharmacy/;

/** First words of employer names that continue in lower case: "École de musique de Sévérac". */
export const employerKind =
  /École|Ecole|Institut|Centre|Maison|Lycée|Collège|Crèche|Association|Foyer|Résidence|Clinique|Cabinet|Office|Syndicat|Communauté|Service|Entreprise|Pharmacie|Boulangerie|Laboratoire|Fondation|Théâtre|Musée|Domaine|Château|Société|Mutuelle|Coopérative|Ferme|Hôtel|Restaurant|Camping|Garage|Atelier|Agence|Étude|Ligue|Fédération/;

export const isHiring =
  /(?:is|are)\s+(?:currently\s+|now\s+|actively\s+)?(?:looking|seeking|hiring|recruiting|searching|expanding)/;

export const hires =
  /seeks|invites applications|wishes to appoint|recrute|recrutent|recherche|recherchent|embauche|embauchent|cherche|cherchent|renforce|renforcent|est à la recherche|sont à la recherche|souhaiten?t? recruter|ouvren?t? un poste/;

/** Words before an employer that introduces itself. */
export const selfIntroduction =
  /[Ww]e are|[Ww]e['’]re|[Ww]elcome to|[Hh]ere at|[Nn]ous,? c['’]est|[Nn]ous sommes|[Bb]ienvenue (?:chez|à)/;

/** Words before an employer in a heading. */
export const aboutLead = /About|Who is|[ÀA] propos de|À propos d['’]|Présentation de|Qui est/;

export const publicInstitution =
  /Ville|Mairie|Commune|Métropole|Département|Région|Université|Lycée|Collège|École|Hôpital|CHU|Centre hospitalier|Communauté de communes|Clinique/;

/** First words of a description before the name. */
export const selfDescription =
  /Founded|Based|Part of|Filiale|Acteur|Leader|Spécialis|Entreprise|Société|PME|Créé|Fondé|Implanté/;

/** Words that are no employers by themselves. */
export const notEmployers =
  "they|there|he|she|here|these|those|both|all|each|some|any|one|which|then|also|we|our|you|your|this|that|the|it|i|us|job|role|position|team|company|client|work|apply|location|salary|contract|full|remote|hybrid|profile|responsibilities|requirements|benefits|skills|experience|home|candidate|who|what|why|how|as|in|at|for|with|if|london|english|french|monday|friday|a|an|join|about|date|reports|department|hours|where|when|pay|ref|hiring|recruiting|hi|hello|dear|thanks|welcome|attention|please|new|vacancy|family|household|vacancies|quel|quelle|quels|quelles|comment|pourquoi|quand|ainsi|aussi|enfin|puis|donc|chaque|tout|toute|tous|toutes|certains|aucun|nous|vous|notre|votre|ce|cette|il|elle|on|poste|equipe|entreprise|societe|travail|lieu|missions|profil|avantages|competences|candidat|anglais|francais|lundi|vendredi|dans|pour|avec|le|la|les|des|une|un|rejoignez|propos|sein|duree|horaires|emploi|recrutement|mission|candidature|bonjour|salut|cher|chers|chere|madame|monsieur|merci|bienvenue|nouveau|annonce|rattache|rattachee|famille|avis|particulier|particuliers|cdi|cdd|description|linkedin|indeed|monster|glassdoor|france|europe|paris|type|service|urgent|direction|pme|tpe|eti".split(
    "|",
  );

/** Words of a kind of employer; a name has another one. */
export const genericEmployerWords =
  "management|governors|governing|body|trustees|library|libraries|schools|services|education|museum|hotels|hospitals|restaurants|a|the|of|and|luxury|boutique|leading|small|large|busy|independent|private|local|national|international|family|star|five|four|established|hotel|restaurant|lodge|pub|bar|cafe|school|academy|college|nursery|home|care|nursing|hospital|clinic|practice|surgery|company|business|firm|agency|charity|group|shop|store|client|employer|team|department|office|warehouse|factory|university|council|trust|authority|foundation|organisation|organization|club|town|city|county|borough|parish|district|government|state|board|committee|society|church|farm|l|d|le|la|les|un|une|de|du|et|grand|grande|petit|petite|entreprise|societe|etablissement|agence|cabinet|groupe|magasin|maison|ecole|lycee|hopital|clinique|residence|ehpad|association|collectivite|commune|mairie|ville|familiale|leader|universite|ufr|ministere|departement|region|fondation|conservatoire|centre|syndicat|metropole|etude|structure|service|direction|etat|musee|cooperative|organisme|administration|prefecture|paroisse|exploitation|ferme|canton".split(
    "|",
  );

/** Words of a sentence, and of no name. Case-sensitive. */
export const pronoun =
  /(?<![\p{L}'’])(?:My|Our|We|You|Your|Their|This|These|If|TO|Notre|Nos|Votre|Vos|Nous|Vous|Cette|Ce|Mon|Il|Elle|Je)(?![\p{L}'’])/u;

/** What employers state of themselves after their name. */
export const employerPolicy =
  /(?:is|are) (?:an |proud to be an )?equal[ -]opportunit(?:y|ies)|is an? [\p{L}/ -]{0,30}equal opportunity|(?:is|are) (?:strongly |fully )?committed to|do(?:es)? not discriminate|will not sponsor|is proud to be|welcomes applications|encourages applications|reserves the right|offers (?:a |an )?(?:competitive|comprehensive|generous|excellent)|s['’]engage|est (?:engagée?|signataire|handi|attachée?)|étudie (?:toutes )?les candidatures|promeut l['’]égalité|garantit l['’]égalité/u;

/** Words before an employer in a sentence about working there. */
export const workAt =
  /[Ww]orking (?:at|for|with)|[Ww]ork (?:at|for)|[Ll]ife at|[Cc]areers? at|[Jj]obs at|[Ww]hy (?:join|choose)|[Ee]mployment at|[Ee]mployed by|[Tt]eam at|[Tt]ravailler (?:chez|pour)|[Ll]a vie chez|[Pp]ourquoi (?:nous rejoindre|rejoindre|choisir)|[Ll]es équipes de|[Aa]u sein de/u;

/** After an employer: what is its own, or what it does. */
export const ownership =
  /['’]s? mission|['’]s? vision|['’]s? values?|['’]s? team|['’]s? staff|['’]s? employees|['’]s? customers|['’]s? clients|['’]s? goals?|['’]s? work|['’]s? policy|['’]s? benefits|['’]s? standards|['’]s? services|['’]s? success|['’]s? growth|['’]s? culture|['’]s? commitment|['’]s? programs?|['’]s? programmes?/u;

/** Words that do not distinguish a name, folded. */
export const nameLeads =
  "the|company|group|team|la|le|les|l|groupe|agence|societe|entreprise|association|sarl|sas|ets".split(
    "|",
  );

/** Mail services, job boards and applicant-tracking systems: names of hosts that are no employer's. */
export const commonHosts =
  "gmail|googlemail|google|googlegroups|yahoo|ymail|hotmail|outlook|live|msn|icloud|aol|protonmail|proton|orange|wanadoo|free|sfr|laposte|linkedin|indeed|monster|glassdoor|ziprecruiter|reed|totaljobs|cvlibrary|adzuna|hellowork|apec|welcometothejungle|francetravail|poleemploi|workday|myworkdayjobs|smartrecruiters|greenhouse|lever|taleo|icims|brassring|bamboohr|workable|recruitee|teamtailor|applytojob|hireology|adp|workforcenow|dayforcehcm|governmentjobs|neogov|peopleadmin|successfactors|ashbyhq|jobvite|paycom|ultipro|oraclecloud|typeform|facebook|twitter|instagram|youtube|tiktok|github|eventbrite|calendly|zoom|dropbox|sharepoint|microsoft|office".split(
    "|",
  );

/** Words of trades in names of employers, folded: "Brasserie du Port", "Bright Smile Dental". */
export const companyWords =
  "dental|medical|healthcare|care|homes|housing|recruitment|staffing|employment|metro|transit|railway|haulage|freight|couriers|catering|foods|kitchen|grill|pub|inn|retail|supermarkets|homecare|hospice|surgery|practice|veterinary|vets|roofing|plumbing|heating|electrical|joinery|landscapes|landscaping|gardens|nurseries|farm|farms|dairy|mills|works|brewery|bakery|builders|developments|packaging|textiles|optical|opticians|salon|leisure|gymnastics|fitness|orchestra|festival|gallery|botanical|aquarium|hauling|security|cleaning|gaec|earl|scea|atelier|brasserie|boucherie|fromagerie|cave|epicerie|fleurs|jardins|logistique|transports|messageries|laboratoires|cosmetiques|constructions|batiment|maconnerie|toitures|menuiserie|charpentes|couverture|electricite|plomberie|chauffage|isolation|peinture|paysages|pepinieres|interim|emploi|ambulances|taxis|autocars|imprimerie|editions|cartonneries|papeterie|conserverie|laiterie|biscuiterie|salaisons|abattoirs|optique|dentaire|creche|maison|residence|foyer|brasseries|traiteur|auberge|camping".split(
    "|",
  );

/** First or last words of what an employer has, folded: "Herbarium Project", "Direction de la culture". */
export const partsOfEmployer =
  "team|crew|unit|ward|desk|project|program|programme|internship|position|role|department|division|description|statement|opportunity|summary|overview|equipe|unite|rayon|projet|direction|service|pole|mission|poste|finalite|offre".split(
    "|",
  );

/** First words that unrelated names share, folded. */
export const sharedStarts =
  "new|saint|st|royal|north|south|east|west|great|greater|national|general|international|american|british|united|sainte|grand|grande|nouvelle|france".split(
    "|",
  );

/** Words before the name of the writer's own house. */
export const ownCompany =
  /[Oo]ur (?:company|firm|charity|practice|school|trust|business)|[Nn]otre (?:société|entreprise|association|groupe|agence|établissement|magasin|cabinet)/;

/** After "&" at the end of a name. */
export const familyForm =
  /Filles?|Fils|Sons|Co|Cie|Partners|Associés|Associates|Frères|Brothers|Daughters/;

/** Words of employers that begin or end names of places, too, folded: "Media City". */
export const sharedPlaceWords =
  "city|church|bar|county|state|media|center|office|press|international|works|mills|farm|farms|gardens".split(
    "|",
  );

/** Before a name at the beginning of a sentence, folded. */
export const openingLead =
  /^(?:join|at|we are|we're|welcome to|rejoignez|rejoins|integrez|chez|nous sommes|bienvenue chez)(?=\s)/;

export const articleBefore = /^\s?(?:the |our |l['’]\s?|la |les? |notre )/;

/** Authorities that run schools, museums and services of their own, at the start of a row; folded. */
export const municipality =
  /^(?:(?:la )?(?:ville|commune|mairie|metropole|communaute (?:de communes|d'agglomeration|urbaine)) (?:de|d'|du|des) ?\S)/;

/** Public services that place people with employers, folded. */
export const placementService =
  /^(?:job ?centre(?: plus)?|cap emploi|pole emploi|france travail|anpe)\b/;

/** A person's position behind a name: "Ada, la gérante", folded. */
export const ownerOf =
  /^, (?:(?:the|our|its) |(?:la|le|l'|notre|sa|son) ?)?(?:owner|manager|director|founder|head chef|boss|gerante?|patronn?e?|direct(?:eur|rice)|chef(?:fe)?|associee?s?|proprietaire|fondat(?:eur|rice)|responsable)\b/;

/** Behind a name after "We are": of a body that accredits, and not of the employer. */
export const ownQuality =
  /(?:(?:-)?(?:accredited|certified|registered|regulated|approved|rated|inspected|compliant|listed)|(?:certifi|labellis|accrédit|agré|conventionn|référenc|habilit)ée?s?)(?!\p{L})/u;
