// Generated from patterns/value-kinds.txt by `npm run lexicon`.

/** The whole of a folded value, which says how well a study ended: `Bien`, `Upper second class`, `2.1`. */
export const gradeValue =
  /^(?:(?:upper |lower )?(?:first|second|third|1st|2nd|3rd)[ -](?:class|division)(?: hono?u?rs)?(?: degree)?|(?:class|division) (?:one|two|three|i{1,3}|[123])|2 ?[:.i]? ?[12]|(?:with )?(?:high |higher |great )?(?:distinction|merit|credit|pass|honou?rs)(?: (?:grade|level|class|list|roll))?|(?:dean|principal|president|director|chancellor) ?s (?:honou?r )?(?:list|roll|award).{0,12}|passed|pass(?:es)? mark|(?:grades?|marks?|score|results?)(?: (?:obtained|achieved|awarded))?(?: [a-f\d][ \d+%a-f]{0,10})?|(?:percentage|average|rank|division|aggregate|points)(?: [\d][ \d+%]{0,10})?|(?:very )?(?:good|satisfactory|excellent|outstanding)(?: (?:results?|grades?|standing))?|(?:graduated|completed|passed|awarded|achieved|obtained)(?: with)?(?: (?:distinction|merit|honou?rs|first class|a pass))?|valedictorian|salutatorian|(?:avec )?(?:la )?(?:mention )?(?:tres )?(?:passable|assez bien|bien|honorable|ab|tb)|(?:avec )?(?:les )?felicitations(?: du jury)?|(?:avec )?(?:(?:la )?plus |tres )?(?:grande |haute )?(?:distinction|satisfaction|les? honneurs)(?: du jury)?|admise?|ajournee?|recue?|validee?|obtenue?|reussie?|en cours de validation|non validee?|(?:avec|sans) mention|mention|(?:note|moyenne|rang|classement|resultats?|moyenne generale)(?: \d.{0,10})?|major(?:e)? (?:de (?:la |sa )?)?(?:promo|promotion)|(?:magna |summa )?cum laude|c?gpa.{0,20}|[a-f] ?\+{0,2}(?: grade)?|\d{1,2} ?(?:ects|%))$/;

/** The whole of a folded value, which says when something was: `Année scolaire`, `Up to date`. */
export const periodValue =
  /^(?:(?:(?:academic|school|university|calendar) )?(?:years?|sessions?|terms?|semesters?|trimesters?)|(?:current|final|last|first|gap|sabbatical) (?:year|session|term|semester)|(?:year|semester|term) (?:one|two|three|four|\d{1,4})|(?:the )?(?:present|current|now|today|ongoing|on going)(?: day| date| time)?|(?:up )?(?:to|till|until|til) (?:date|now|present|today|the present|the present day)|date|dates|period|duration|since|from|to|until|year of (?:passing|completion|graduation)|(?:spring|summer|autumn|fall|winter|christmas|easter)(?: (?:holidays?|break|vacation|term))?(?: \d{4})?|(?:\d{1,2}|one|two|three|four|five|six|ten) (?:days?|weeks?|months?|years?|hours?)(?: (?:a|per) week)?(?: experience)?|expected(?: (?:date|graduation|completion))?|in progress|in process|currently (?:enrolled|studying|pursuing)|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|(?:(?:year|annees?) ?[ /] ?)?annees? (?:scolaires?|universitaires?|academiques?|civiles?|en cours|de cesure)(?: \d.{0,10})?|annees?|(?:\d|premiere?|deuxieme|second|troisieme|1er|2e|2eme) (?:semestre|trimestre)|semestre|trimestre|session|(?:semestre|trimestre|annee|session) (?:\d{1,4}|un|deux|trois)|en cours(?: (?:d obtention|de formation|de validation))?|en cour|actuellement|actuel|aujourd hui|a present|depuis|a ce jour|jusqu a (?:ce jour|aujourd hui|maintenant|present)|periode|duree|date(?: d (?:obtention|entree))?|dates|(?:\d{1,2}|un|deux|trois|quatre|cinq|six|dix) (?:jours?|semaines?|mois|ans?|annees?|heures?)(?: par semaine)?(?: d experience)?|(?:en |l )?(?:printemps|ete|automne|hiver)s?(?: \d{4})?|vacances(?: scolaires| d ete)?|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)$/;

/** A month or a season, folded, after which employers are also called. */
export const monthOrSeason =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|printemps|ete|automne|hiver)$/;

/** The whole of a folded value, which says by what contract somebody worked: `CDD`, `Full time`. */
export const contractValue =
  /^(?:(?:full|part) ?time(?: (?:job|position|work|employment|contract))?|(?:permanent|temporary|temp|fixed term|zero hours?|casual|contract)(?: (?:contract|position|employment|job|staff|basis))?|(?:unpaid|paid|voluntary|hourly|salaried) (?:position|work|basis|role)|employment|employed|unemployed|retired|overtime|overworking|(?:contrat )?(?:a )?(?:duree )(?:indeterminee|determinee)|contrats?(?: (?:d apprentissage|de professionnalisation|etudiant|saisonnier|aide|d interim|cdd|cdi|de travail))?|(?:a )?(?:temps|mi) ?(?:plein|partiel|complet|temps)|temps partage|(?:en )?(?:interim|interimaire)|mission(?:s)? (?:d )?interim|vacations?|emploi (?:saisonnier|etudiant)|emplois?|chomage|sans emploi|en poste|en recherche d emploi|cdi|cdd|cdic)$/;

/** The whole of a folded value, which says that there is something else, or nothing: `Autres`, `None`. */
export const restValue =
  /^(?:others?|various|misc|miscellaneous|etc|several|many more|and more|none|nil|n a|not applicable|not available|unknown|tbd|tba|to be (?:defined|confirmed|announced)|(?:available )?(?:up)?on request|references.{0,30}request|(?:see|as) (?:above|below|overleaf|attached)|same as above|ditto|idem|continued|cont d|page \d{1,2}(?: of \d{1,2})?|confidential|undisclosed|autres?|divers|diverses|etc|autres (?:atouts|activites|experiences|formations|informations)|neant|aucune?|sans objet|non (?:renseigne|precise|communique)e?|inconnue?|sur demande|(?:voir|cf) (?:ci dessus|ci dessous|annexe|page suivante))$/;

/** The start of a folded text about what somebody is like, not what anything is called: `resourceful with an ability to`. */
export const traitStart =
  /^(?:(?:very|highly|extremely|conscientiously|self|well|tres|plutot|naturellement) ){0,2}(?:resourceful|reliable|punctual|trustworthy|honest|hard ?-?working|motivated|enthusiastic|energetic|dedicated|dependable|diligent|committed|conscientious|adaptable|flexible|proactive|passionate|organi[sz]ed|friendly|outgoing|patient|polite|confident|creative|determined|ambitious|positive|versatile|approachable|responsible|(?:detail|goal|result|customer|team|deadline|people)s?[ -](?:oriented|driven|focused)|motive|motivee|dynamique|rigoureux|rigoureuse|serieux|serieuse|autonome|polyvalent|polyvalente|ponctuel|ponctuelle|organise|organisee|passionne|passionnee|curieux|curieuse|volontaire|disponible|assidu|assidue|creatif|patiente|souriant|souriante|perseverant|perseverante|determine|determinee|reactif|reactive|methodique|consciencieux|consciencieuse|sociable|travailleur|travailleuse|honnete|responsable et autonome|fiable)(?:$|,| (?:and|with|in|at|when|under|but|to|who|that|about|individual|person|et|avec|dans|a|de|mais|envers|par|pour|qui)(?= ))|^(?:(?:the |an? |strong |proven |demonstrated |good |great )*abilit(?:y|ies) (?:to|in|of)|(?:able|willing|eager|keen|ready|happy|capable|quick) (?:to|of|learner)|(?:excellent|good|strong|great|proven) (?:communication|interpersonal|organi[sz]ational|problem|time|team|listening)|(?:works?|working) (?:well|independently|effectively|hard)|(?:bonnes? |grandes? |excellentes? |forte )?(?:capacites?|aptitudes?|facilites?|aisance|faculte) (?:a|d'|de|d|en|dans)|(?:bon |grand |excellent )?(?:sens|esprit|gout) (?:du|de|des|de l|d)[ ']|(?:bonnes?|excellentes?|tres bonnes?) (?:connaissances?|maitrise|gestion|relation|presentation|communication|organisation)|(?:capable|desireu(?:x|se)|soucieu(?:x|se)|doue|a l aise|a l'aise) (?:de|d'|d|pour|avec)) /;

/** A member of something, folded: `member of the choir`, `membre du bureau`. */
export const membership =
  /^(?:(?:active|former|founding|honorary|associate|elected|student|board|committee|executive|life|team|crew|staff|a|ancien|ancienne|simple) )?(?:member|members|delegate|delegates|participant|participants|membre|membres|adherent|adherente|delegue|deleguee|sociataire) (?:of|in|for|at|the|du|de|des|d'|d|au|actif|active|fondateur)(?: |(?<='))|(?:^| )(?:(?:club|society|committee|council|team|board|union|association|chapter|project|choir|group|party|band) member|member of .{1,60}|membre de .{1,60})$/;

/** Ranks and roles, folded, which name no organisation also where they stand alone. */
export const rolesAlone =
  "creative|temp|retired|owner|founder|co founder|cofounder|director|president|vice president|vice chair|chairman|chairwoman|chairperson|secretary|treasurer|intern|internship|trainee|apprentice|apprenticeship|volunteer|volunteering|member|supervisor|team leader|team member|crew member|team lead|cashier|receptionist|salesperson|waitress|waiter|bartender|barista|cleaner|labourer|babysitter|nanny|tutor|teacher|lecturer|engineer|developer|accountant|nurse|technician|electrician|plumber|welder|mechanic|operator|security guard|paper boy|paper girl|prefect|head boy|head girl|work experience|placement student|student ambassador|customer assistant|sales assistant|shop assistant|store assistant|retail assistant|team captain|interimaire|vacations|vacataire|retraite|retraitee|gerant|gerante|presidente|vice presidente|tresorier|tresoriere|directeur|directrice|directeur general|directrice generale|president directeur general|fondateur|fondatrice|cofondateur|cofondatrice|co fondateur|benevole|benevolat|stage|stagiaire|apprenti|apprentie|apprentissage|alternant|alternante|alternance|assistante|employe|employee|ouvrier|ouvriere|vendeur|vendeuse|serveur|serveuse|caissier|caissiere|technicien|technicienne|ingenieur|ingenieure|responsable|chauffeur|livreur|secretaire|comptable|infirmier|infirmiere|enseignant|enseignante|professeur|animateur|animatrice|educateur|educatrice|formateur|formatrice|hote de caisse|hotesse de caisse|hotesse d accueil|agent|conseiller|conseillere|commercial|commerciale|cadre|membre|adherent|delegue|deleguee|baby sitting|baby sitter|babysitting|job d ete|job etudiant|emploi d ete|stage d observation|stage de fin d etudes|stage d initiation|stage ouvrier|projet de fin d etudes|auto entrepreneur|autoentrepreneur|service civique|manoeuvre|saisonnier|saisonniere|ceo|cto|cfo|coo|cmo|cio|ciso|cpo|chro|vp|svp|evp|pdg|dg|dga|daf|drh|dsi|raf|rrh|manager|assistant|consultant|freelancer|volontaire".split(
    "|",
  );

/** Words, folded, which beside an occupation make up a title with it and no name: `duty manager`, `chef de rayon`. */
export const roleModifiers =
  "general|duty|shift|night|day|deputy|assistant|associate|acting|interim|chief|head|lead|principal|executive|regional|area|branch|national|store|shop|floor|kitchen|office|sales|marketing|project|program|programme|product|production|operations|account|accounts|customer|client|service|services|support|technical|software|web|data|business|finance|financial|administrative|legal|medical|clinical|teaching|classroom|research|graduate|student|summer|trainee|volunteer|apprentice|retail|warehouse|delivery|security|quality|maintenance|field|human|resources|of|and|adjoint|adjointe|generale|principale|polyvalent|polyvalente|commercial|commerciale|administratif|technique|technico|logistique|comptable|de|d|du|des|la|le|l|en|et|a|au|aux|chef|cheffe|rayon|rang|projet|projets|equipe|salle|cuisine|qualite|vente|ventes|clientele|caisse|accueil|menage|direction|gestion|communication|informatique|ressources|humaines|saisonnier|saisonniere|etudiant|etudiante|stagiaire|magasin|atelier|chantier|travaux|exploitation|entretien|nettoyage|securite|restauration|laboratoire|recherche|vie|scolaire|junior|senior|hr|it".split(
    "|",
  );

/** A word in small letters at the end of a text that goes on behind it. */
export const openEnd =
  /[ '’](?:the|an|of|and|or|for|with|at|by|from|to|as|into|their|our|my|your|its|his|her|that|which|who|is|are|was|were|including|within|between|through|via|using|such|than|be|been|have|has|also|le|la|les|un|une|des|du|de|d|l|et|ou|en|au|aux|pour|avec|par|dans|sur|sous|chez|dont|qui|que|mon|ma|mes|leur|leurs|nos|notre|ces|cette|ainsi|sans|entre|afin|lors|vers|selon|est|sont|ai|comme|plus|[àa])$/u;

/** A conjunction in small letters at the begin of the rest of a text. */
export const openStart =
  /^(?:and|or|but|which|who|whose|that|with|including|as well as|such as|in order to|et|ou|mais|dont|qui|que|avec|ainsi que|afin de|lors de|puis) /u;

/** The start of a folded sentence about what somebody did. */
export const toldStart =
  /^(?:i (?:am|was|have|had|work|worked|learned|helped|did)|je|j['’](?:ai|etais|avais)|nous (?:avons|sommes|etions)) /;

/** A preposition before the name of an employer or school: "pour le Larmor". */
export const placingWord =
  /^(?:at|for|with|from|by|chez|pour|auprès de|au sein de|par)\s+(?=(?:(?:the|le|la|les)\s+|l['’]\s?)?["«“]?[\p{Lu}\d])/u;

/** A participle before the name of the school that gave a degree: "Délivrée par Larmor". */
export const grantedBy =
  /^(?:(?:issued|awarded|granted|delivered|provided|offered) by|(?:délivrée?|décernée?|dispensée?|proposée?) par)\s+(?=\S)/iu;

/** The volume or issue of a journal in a folded line: "volume: 12". */
export const journalIssue = /\b(?:volume|issue|tome) ?[.:]? ?\d{1,3}\b/;

/** A folded text that ends in the name of a degree: "high school certificate". */
export const degreeNoun = /(?:^| )(?:certificate|diploma|degree|certificat|diplome)$/;

/** A folded text that is a kind of school without a name: "business school". */
export const schoolKind =
  /^(?:business school|engineering school|ecole d ingenieurs?(?: generaliste)?|ecole de commerce|ecole de management)$/;
