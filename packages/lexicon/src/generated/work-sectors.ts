// Generated from patterns/work-sectors.txt by `npm run lexicon`.

/** Words around the name of a sector, which say nothing of it; folded. */
export const sectorFrame =
  "month|months|dealing|track|record|ideally|more|busy|fast|paced|environment|environments|sector|sectors|industry|setting|settings|field|trade|background|working|work|worked|similar|commercial|previous|prior|proven|professional|hands|demonstrable|solid|direct|company|organisation|position|same|mois|travaille|exerce|deja|secteur|secteurs|milieu|domaine|environnement|activite|metier|metiers|univers|travail|minimum|poste|fonction|fonctions|similaire|entreprise|reussie|professionnelle|precedente|justifiez|justifiant|justifie|meme|pratique|moins|tant".split(
    "|",
  );

/** A wish for work in other words than "experience"; folded. */
export const askedWork =
  /(?<!\p{L})(?:background (?:in|within)|worked (?:for [a-z0-9 ]{1,24} )?(?:in|within|as)|track record (?:in|within)|[a-z]+ background$|travaille (?:en|dans|au|aux|chez)|exerce (?:en|dans|au|aux|comme))(?!\p{L})/u;

/** Sectors as postings name them, in the words that say something, and titles of those who surely work in them; folded. */
export const retailSector =
  /^(?:retail|retail sales|retail store|retail shop|shop|store|retail customer service|vente|vente detail|vente magasin|vente boutique|commerce|commerce detail|magasin)$/;

export const retailTitle =
  /(?<!\p{L})(?:(?:retail|shop|store) (?:sales )?(?:assistant|associate|advisor|adviser|supervisor|manager|keeper|worker|colleague)|(?<!\p{L}\s)sales assistant|(?:assistant|deputy|trainee) (?:shop|store) manager|shopkeeper|checkout (?:operator|assistant|supervisor)|(?:shelf stacker|shelf filler|stock replenisher)|supermarket (?:assistant|cashier|supervisor|manager|worker)|(?:vendeur|vendeuse|vendeur[- /(]?euse)s?|conseill(?:er|ere) de vente|(?:employee?) (?:libre[- ]service|de rayon|de magasin|de commerce)|(?:hote|hotesse) de caisse)(?!\p{L})/u;

export const hospitalitySector =
  /^(?:hospitality|hospitality catering|hotels restaurants|bar restaurant|hotellerie restauration|restauration hotellerie|restauration|restaurant)$/;

export const hospitalityTitle =
  /(?<!\p{L})(?:wait(?:er|ress|ing staff)|bar ?(?:tender|man|maid|staff|person|supervisor|manager)(?! of)|barista|(?:hotel|guest house) (?:receptionist|manager|housekeeper|porter|supervisor)|(?:restaurant|cafe|pub|inn) (?:manager|supervisor|assistant|host|hostess)|(?:room attendant|chambermaid|night porter|sommelier|publican|innkeeper)|serveu(?:r|se)(?= *$| (?:en|de salle|de restaurant|polyvalente?|extra|\(|\/)|[,(/–-])|(?:chef|cheffe|commis|demi[- ]chef) de (?:rang|salle|bar)|(?:maitre d'hotel|barman|barmaid|limonadier|limonadiere)|(?:employee?) (?:polyvalente? )?de restauration|(?:crepier|crepiere|pizzaiolo)|cuisini(?:er|ere)s?(?! concepteur| vendeur)|(?:chef|cheffe|commis|second|seconde|aide) de cuisine)(?!\p{L})/u;

export const kitchenSector =
  /^(?:catering|kitchen|kitchens|cuisine|cuisine professionnelle|cuisine collective)$/;

export const kitchenTitle =
  /(?<!\p{L})(?:(?<!pastry )chef(?! (?:de|du|d|des|executive|information)(?!\p{L}))(?=$|[ ,(/–-])|chef de partie|(?:school|head|assistant|breakfast|grill|canteen|line|pub) cook|cook in charge|(?:catering|kitchen) (?:assistant|manager|supervisor|porter|hand)|cuisini(?:er|ere)s?(?! concepteur| vendeur)|(?:chef|cheffe|commis|second|seconde|aide) de cuisine)(?!\p{L})/u;

export const careSector =
  /^(?:care|social care|health social care|adult social care|support care|care support|aide personne|services personne|service personne|aide domicile|aide personnes|accompagnement domicile|medico social)$/;

export const careTitle =
  /(?<!\p{L})(?:(?<!(?:customer|animal|child|garden|lawn|pet|hair|skin|car|foot|shoe|plant|tree|day) )care (?:assistant|worker|giver)(?!\p{L})|(?:health ?care|home care|domiciliary care) (?:assistant|worker)|carer|caregiver|auxiliaires? de vie(?! scolaire)|aides? (?:a|de) domicile|assistante?s? de vie(?! scolaire)|accompagnante? educati(?:f|ve) et sociale?|aide medico[- ]psychologique)(?!\p{L})/u;

export const healthcareSector =
  /^(?:healthcare|health care|nhs healthcare|sante|soins|sanitaire|medical)$/;

export const healthcareTitle =
  /(?<!\p{L})(?:(?:registered|staff|charge|district|community|practice|theatre|dental|icu|mental health) nurse|(?:ward|nursing|theatre) sister|(?:health ?care) (?:assistant|support worker)|midwife|paramedic|(?:physiotherapist|radiographer|phlebotomist)|occupational therapist|infirmi(?:er|ere)s?(?! veterinaire)|aides?[- ]soignante?s?(?! veterinaire)|(?:sage[- ]femme|kinesitherapeute|ergotherapeute|puericultrice))(?!\p{L})/u;

export const earlyYearsSector =
  /^(?:early years|childcare|childcare early years|early years childcare|petite enfance)$/;

export const earlyYearsTitle =
  /(?<!\p{L})(?:nursery (?:nurse|practitioner|teacher|room leader)|early years (?:practitioner|educator|teacher|assistant|worker)|(?:childminder|nanny|au pair|childcare (?:assistant|worker|practitioner))|auxiliaire de puericulture|assistante? maternelle?|educat(?:eur|rice) de jeunes enfants|(?:atsem|agent de creche))(?!\p{L})/u;

export const educationSector = /^(?:education|school|schools|classroom|enseignement)$/;

export const educationTitle =
  /(?<!\p{L})(?:(?:class|primary|secondary|school|maths|science|history|geography) teacher|(?:ks[1-5]|key stage [1-5]|reception|year \d{1,2}) teacher|(?:teaching|classroom|learning support) assistant|head ?teacher|professeure? (?:des ecoles|de |d'|certifie|agrege)|enseignante?(?! chercheuse| de yoga))(?!\p{L})/u;

export const constructionSector =
  /^(?:construction|building|building construction|construction site|construction sites|building site|building sites|batiment|btp|chantier|chantiers)$/;

export const constructionTitle =
  /(?<!\p{L})(?:bricklayer|(?:builder|roofer|plasterer|scaffolder|groundworker|steel fixer|dryliner|stonemason)(?= *$|[ ,(/–-])|(?:site|construction|building) (?:labourer|supervisor|foreman)|construction (?:worker|operative|manager|site manager)|^(?:(?:senior|lead|head|site) )?carpenter|(?:macon|maconne|plaquiste|couvreur|couvreuse|carreleur|coffreur|facadier|etancheur)|(?:chef|cheffe|conducteur|conductrice) de (?:chantier|chantiers|travaux)|(?:electricien|electricienne|peintre|menuisier|plombier) (?:en |du )?batiment|manoeuvre (?:batiment|btp))(?!\p{L})/u;

export const warehouseSector =
  /^(?:warehouse|warehousing|warehouse logistics|warehouse distribution|entrepot|logistique entrepot)$/;

export const warehouseTitle =
  /(?<!\p{L})(?:warehouse (?:operative|assistant|worker|person|operator|supervisor|manager|team leader)|(?:order picker|picker packer|goods[- ]in (?:operative|clerk))|caristes?|magasini(?:er|ere)s?|prepara(?:teur|trice) de commandes?|agente? logistique)(?!\p{L})/u;

export const officeSector =
  /^(?:office|office administration|administration|administrative|admin|clerical|office administrative|administratif|secretariat administratif|gestion administrative|assistanat)$/;

export const officeTitle =
  /(?<!\p{L})(?:(?:office|school|sales|hr|finance|project|business|practice|department) administrator|(?:office|admin|administration|administrative|clerical) (?:assistant|clerk|officer|worker|secretary)|office manager|(?:school|medical|legal|personal|department) secretary|secretaires?(?! (?:d'etat|general|generale|de redaction|national))|(?:assistante?|agente?|employee?|gestionnaire|adjointe?) (?:administrati(?:f|ve)|de direction|de gestion))(?!\p{L})/u;

export const customerSector =
  /^(?:customer service|customer services|customer facing|customers|relation client|relations clients|relation clientele|contact clientele|contact client|service client)$/;

export const customerTitle =
  /(?<!\p{L})(?:(?:retail|shop|store) (?:sales )?(?:assistant|associate|advisor|adviser)|(?<!\p{L}\s)sales assistant|wait(?:er|ress)(?!\p{L})|(?:barista|bartender)|(?:hotel|medical|dental|front desk|salon|veterinary) receptionist|(?:call|contact) cent(?:re|er) (?:agent|adviser|advisor|operator|representative)|customer (?:service|services|support) (?:assistant|adviser|advisor|agent|representative|officer|supervisor|manager)|checkout (?:operator|assistant)|(?:vendeur|vendeuse)s?|(?:tele ?conseill(?:er|ere)|conseill(?:er|ere) (?:clientele|client|de vente|commercial|commerciale))|(?:hote|hotesse) (?:d'accueil|de caisse)|serveu(?:r|se)(?= *$|[,(/–-]))(?!\p{L})/u;

export const accountsSector =
  /^(?:accounts|accounting|comptabilite|comptable|finance comptabilite|comptabilite finance)$/;

export const accountsTitle =
  /(?<!\p{L})(?:(?<!\p{L}\s)(?:senior |junior )?(?:management |financial |chartered |assistant )?accountant|(?:bookkeeper|book[- ]keeper)|accounts (?:assistant|clerk|officer|administrator|manager)|(?:finance|financial) (?:assistant|officer|manager|controller|director)|comptable)(?!\p{L})/u;

export const farmSector =
  /^(?:farm|farms|farming|agriculture|agricultural|agricole|exploitation agricole|ferme)$/;

export const farmTitle =
  /(?<!\p{L})(?:farm (?:worker|hand|labourer|manager|operative|assistant)|farm ?hand|(?:farmer|herdsman|herdsperson|stockman|shepherd)(?!\p{L}|['’]s)|(?:dairy|arable|sheep) (?:farmer|farm worker)|(?:ouvri(?:er|ere)|salariee?|aide|agente?) agricole|(?:maraich(?:er|ere)|vach(?:er|ere)|berg(?:er|ere)|agricult(?:eur|rice)|eleve(?:ur|use))(?!\p{L}))(?!\p{L})/u;

export const factorySector =
  /^(?:factory|manufacturing|production line|manufacturing production|production manufacturing|industrie|production industrielle|usine)$/;

export const factoryTitle =
  /(?<!\p{L})(?:(?:production|factory|assembly|assembly line|manufacturing) (?:operative|operator|worker|supervisor|line worker)|(?:operat(?:eur|rice)|agente?|ouvri(?:er|ere)) (?:de |en )?(?:production|fabrication|conditionnement|usine)|(?:conduct(?:eur|rice)) (?:de )?(?:ligne|machine)s?(?! de bus))(?!\p{L})/u;

export const cleaningSector =
  /^(?:cleaning|domestic cleaning|commercial cleaning|housekeeping cleaning|nettoyage|proprete|entretien locaux)$/;

export const cleaningTitle =
  /(?<!\p{L})(?:(?<!(?:window|dry|data|gutter|oven|tank) )cleaner|cleaning (?:operative|supervisor|assistant)|agente? (?:d'entretien(?! des espaces)|de proprete|de nettoyage|de service hospitalier)|femme de menage)(?!\p{L})/u;

export const drivingSector =
  /^(?:driving hgvs|driving hgv|hgv driving|driving lorries|lorry driving|driving lgvs|lgv driving|conduite poids lourds|conduite poids lourd|conduite pl|transport marchandises)$/;

export const drivingTitle =
  /(?<!\p{L})(?:(?:hgv|lgv|lorry|artic) (?:class [12] |c[+]?e? )?driver|(?:chauffeur|chauffeuse|conducteur|conductrice) (?:routi(?:er|ere)|poids[- ]lourds?|pl|spl))(?!\p{L})/u;

/** Kinds of place as postings name them, and organisations that are such a place; folded. */
export const hospitalSector = /^(?:hospital|hospitals|hospitalier|hopital)$/;

export const hospitalPlace =
  /(?<!\p{L})(?:^(?!(?:friends|league) of ).*(?<!(?:animal|veterinary|pet|horse|doll|teddy) )hospitals?(?: nhs(?: foundation)? trust)?$|infirmary(?: of \w+)?$|^(?:chu|chru|centre hospitalier|hopital)(?! veterinaire))(?!\p{L})/u;

export const schoolSector = /^(?:school|schools|scolaire|ecole)$/;

export const schoolPlace =
  /(?<!\p{L})(?:^(?!(?:friends|pta|parents) ).*(?:primary|secondary|grammar|infants?|junior|high) school$|^(?!(?:friends|pta|parents) ).*(?:comprehensive|ce|rc|catholic|special) school$|^ecole (?:primaire|maternelle|elementaire)|^lycee|^groupe scolaire)(?!\p{L})/u;

export const councilSector =
  /^(?:local government|local authority|local authorities|council|collectivite|collectivites|collectivite territoriale|collectivites territoriales|collectivite locale|fonction publique territoriale)$/;

export const councilPlace =
  /(?<!\p{L})(?:(?:city|county|borough|district|parish|town) council$|^mairie|^(?:commune|ville) (?:de|d'|du|des|le|la) ?\p{L}+|^conseil (?:departemental|regional|municipal)|^communaute (?:de communes|d'agglomeration|urbaine))(?!\p{L})/u;

export const careHomeSector = /^(?:care home|care homes|ehpad|maison retraite)$/;

export const careHomePlace =
  /(?<!\p{L})(?:(?:care|nursing|residential care) home(?: (?:ltd|limited))?$|^(?:ehpad|maison de retraite))(?!\p{L})/u;
