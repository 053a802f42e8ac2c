// Generated from patterns/restrictions.txt by `npm run lexicon`.

/** What a statement of a profile restricts: a claim that takes words from it has a restriction of the same kind.
Booked or in progress. */
export const planned =
  /(?<!\p{L})(?:(?:assessment|exam|test|paper|viva|result|certificate)s? (?:is |still )*(?:outstanding|due|pending|to come|missing)|application (?:is |was )?(?:sent|submitted|made|in|pending)|still to come|(?:nearly|almost) (?:complete|completed|finished|done)|still missing|started (?:the|a|an|my) [a-z ]{0,30}(?:course|licence|degree|diploma|certificate)|studying|working towards|in progress|ongoing|finishing|pursuing|currently taking|preparing|(?:prepare|prepares) for|halfway through|part-qualified|booked|(?:doing|sitting|taking) it (?:in |next |this )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter|month|year|week|january|february|march|april|june|july|august|september|october|november|december)|planned|enrolled|applied for|(?:licence|card|ticket|course|training|certificate|permit) (?:[a-z\d]+ ){0,2}requested|(?:will|shall) (?:sit|take|complete|finish|obtain|start|begin)|expect to (?:finish|complete|obtain|pass)|expected in|due in|working on(?: a| an| my| the)+ (?:\w+ )?(?:degree|diploma|certificate|qualification|nvq)|towards?(?: a| an| my| the)+ (?:\w+ )?(?:degree|diploma|certificate|qualification|nvq)|applied to|put my name down|signed up|not done it yet|not yet|yet to (?:sit|take|complete|finish|pass|do)|exam (?:is|comes) (?:in|on|next|due)|(?:am|is) (?:now )?(?:on|in) (?:my |the )?(?:module|unit|part|year|first|second|third|fourth|final)\b|of (?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|\d{1,2}) (?:modules|units|courses|semesters|years|parts)|provisional|pending|awaiting|resit|retake|interview for a place|(?:waiting|wait) (?:for|to)|still to (?:do|sit|take|pass|complete|finish)|(?:second|third|last|final|other|next) (?:paper|exam|module|part|unit)s? (?:in|on|next|due|to)|hop(?:e|ed|ing) to|(?:was|were) to (?!date)[a-z]+|(?:just|barely|hardly) (?:begun|started)|(?:am|is) (?:taking|sitting) (?:the |my |an? )?[a-z\d ]{2,30} in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter|month|year|week|january|february|march|april|june|july|august|september|october|november|december)|scheduled for|retest (?:is )?(?:scheduled|booked|due|sched)|(?:examen|epreuve|soutenance|memoire|certificat)s? (?:encore )?(?:a venir|restante?s?|en attente|a rendre)|(?:demande|dossier|candidature) (?:envoye|depose|fait|en cours|transmis)\w*|je (?:dois|compte) (?:le |la |l'|les |encore )?(?:re)?passer|(?<!redoublee? (?:la |ma )?)(?:premiere|deuxieme|troisieme|derniere|1re|2e|3e) annee|en cours(?! (?:du soir|de validite|particulier))|en formation|j'apprends|je prepare|je (?:passerai|suivrai|presenterai|terminerai|commencerai|obtiendrai)|inscrite? (?:a|au|en)|en preparation|(?:examen|oral|epreuve)s? en|prevue?s?|pas encore|nouvelle inscription|reinscrite?s?|prepare l|suis (?:actuellement )?(?:un|une) (?:cours|formation|licence|master|microprogramme)|poursuis|(?:deux|trois|quatre|\d) (?:cours|modules|unites) sur|je passe|provisoire|en attente|a (?:repasser|passer|valider|prevoir|terminer|venir|obtenir)\b|reste a(?! l(?:a|es)? )|(?:reste|restent) (?:un|une|deux|trois|le|la|les|l') ?(?:bloc|module|epreuve|examen|unite|matiere)s?|(?:caces|permis|habilitation|formation|carte|agrement|titre|vae) (?:[a-z\d]+ ){0,3}demandee?s?|pas encore passee?s?|(?:presque|bientot) (?:termine|fini|acheve)\w*|candidature|prochainement|a peine (?:commence|entame|debute)\w*|j'espere|(?:souhaite|voudrais|aimerais) \w+(?:er|ir|re)\b)(?!\p{L})/gu;

/** No longer held, not reached, or without its exam. */
export const lapsed =
  /(?<!\p{L})(?:no longer (?:valid|current|in date|in force)|(?:fell|fallen) through|came to nothing|never (?:printed|launched|opened|used|published|happened|built|introduced|sold)|not the (?:second|third|final|last)|(?:one|two|three|four|five|six|\d{1,2}) (?:years?|semesters?|terms?)(?: only)?,? then|(?:one|two|three|four|five|six|\d{1,2}) (?:years?|semesters?|terms?|modules) of (?:a|an|my|the|three|four|five|\d)|let (?:my|the|it|that)(?: [a-z]+){0,3} (?:go|lapse|expire)|expired|lapsed|stopped for (?:family|personal|health|money|financial)|stopped (?:after|when|because|before|half|in (?:the )?(?:first|second|third|my)|at the)|quit (?:after|in|before|when|half)|no longer|out of date|fail(?:ed|ing)|(?:dropped|packed|jacked|gave) (?:it )?(?:out|in|up)|not completed|withdrew|abandoned|paused|on hold|unfinished|incomplete|interrupted|discontinued|(?:ran|run|runs) out|(?:would |will )?needs? (?:renewing|redoing|repeating|refreshing|retaking)|(?:would |will )?needs? to be (?:renewed|redone|repeated|refreshed|retaken)|gave up|cancelled|surrendered|suspended|revoked|withdrawn|unsuccessful|rejected|turned down|audited|not assessed|left (?:before|after|during|in) (?:the |my |a )?(?:first|second|third|final|last|year|one|two)|left (?:the|my) (?:course|degree|programme|program|studies)|left without|left the rest|(?:did not|didn't|never) (?:finish|graduate|complete|pass|sit|qualify|renew|obtain|take the exam)(?:ed)?|never (?:finished|graduated|completed|passed|sat|qualified|renewed|obtained|took the exam)|not (?:renewed|finished|passed|awarded|valid|current|validated|taken|certified|examined|licensed|qualified)|without (?:a |an |the |my |any |sitting |taking )*(?:degree|diploma|exam|exams|examination|certificate|qualification)|without (?:graduating|finishing|completing|qualifying)|no (?:degree|diploma|certificate|qualification|exam|exams|examination)\b|(?:due|up) for (?:a )?(?:renewal|refresh\w*)|to (?:be )?(?:renewed|renew)(?! \w)|needs? (?:updating|a refresher|an update)|(?:n'est|ne sont) plus (?:valables?|valides?|en cours|en regle)|tombee?s? a l'eau|(?:jamais|pas) (?:imprim|lanc|ouvert|utilis|publi|install)\w*|(?:examen|oral|ecrit|epreuve|concours|recyclage|renouvellement)s? (?:20\d\d )?(?:ratee?|manquee?)s?|pas (?:la |le |l'|en )?(?:premiere|deuxieme|troisieme|derniere|2e|3e|oral|ecrit|memoire|stage)|(?:un|une|deux|trois|quatre|cinq|six|\d{1,2}) (?:ans?|annees?|semestres?),? (?:puis|sur)|expiree?s?|ratees?|(?:permis|examen|concours|bac|bts|titre|diplome|caces|brevet|code) (?:[a-z\d']+ ){0,3}rates?|(?:cap|bep|licence) (?!on |the |and |interest )(?:[a-z']+ ){1,3}rates?|rates? (?:une|deux|trois|\d) fois|perimee?s?|echoue|plus valable|non (?:admise?|suivie?|validee?|obtenue?)s?|interrompue?s?|abandonnee?s?|non repris|arretee?s?|arret (?:en|apres|au|avant|de la formation|des etudes)\b|(?:quittee?|partie?|sortie?)(?: [a-z]+)? (?:avant|apres|sans|en cours|au bout)|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|\d{1,2}) (?:ans?|annees?|semestres?|blocs?|modules?) (?:reussi|valid|suivi|fait)\w* sur (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|\d)|suspendue?s?|en pause|inacheve|auditeur libre|auditrice libre|refusee?s?|ajournee?s?|recalee?s?|echec|echue?s?(?! le)|a (?:remettre a jour|recycler|renouveler|refaire)|report(?:ee?s?|er)|manqu(?:ee?s?|antes?)(?! de)|(?:jamais|pas) (?:rendu|passe|soutenu)e?s?|desistement|sans (?:le |la |l'|un |une |avoir |les )?(?:diplome|examen|certificat|titre|valid|obten|termin|fini|passe|epreuves)\w*|non (?:termin|achev|reussi|present|renouvel|certifi|diplom)\w+|(?:pas|jamais) (?:eu le temps de |pu )?(?:termin|fini|obten|obtenu|valid|present|reussi|renouvel|achev|suivi|passe)\w*|n'(?:est|etait) plus|plus (?:a jour|renouvelee?s?|en cours)|lachee?s?(?! prise)|laissee? tomber|arrivee?s? a echeance|(?:quittee?|partie?|sortie?) (?:travailler|pour (?:un|le) (?:travail|emploi))|caduc|caduques?)(?!\p{L})/gu;

/** A part of a whole, or nothing else. */
export const partial =
  /(?<!\p{L})(?:theory (?:test )?passed|part of(?! (?:a|an|the|our) (?:[a-z]+ )?(?:team|group|crew))|half (?:of|the|my|our)|some of|most of|one of|partly|partially|(?<!the )only|except|excluding|apart from|other than|limited to|(?:a|one) (?:third|quarter|fifth|tenth) of|two thirds|three quarters|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|\d{1,3}) (?:of|out of|in) (?:the |my |our )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|\d{1,3}(?!\d))|(?:seven|eight|nine|ten|eleven|twelve) (?:of|out of) (?:the |my |our )?[a-z]+(?:teen|ty|ve|ne|ht|en|\d)|one (?:side|small|single|pilot)|my (?:own )?(?:section|share|part|corridor|bit)|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|\d{1,3}) (?:year|years|units|terms|semesters|exams|papers|annee|annees|module|modules|unites|ue|blocs|semestres|examens|epreuves|credits) (?:\w+ )?(?:of|out of) (?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|\d{1,3}(?!\d))|(?:l[12]|m1) (?:validee?|obtenue?|reussie?)s?|validee?s? (?:une? |ma |la )?(?:l[12]|m1)|code (?:seul|obtenu|reussi|valide)|une partie|la moitie|le tiers|le quart|un tiers|un quart|en partie|partiellement|seulement|uniquement|sauf|hormis|a part|limitee?s? a|excepte|la plupart|une? (?:des|sur) (?:les )?(?:deux|trois|quatre|cinq|six|\d{1,3}(?!\d))|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|\d{1,3}) (?:des|sur) (?:les )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|\d{1,3}(?!\d))|l'une? de(?:s| (?:mes|nos|ces|leurs))|une? des (?:rares|quelques)|ma (?:part|partie)\b|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|\d{1,3}) (?:year|years|units|terms|semesters|exams|papers|annee|annees|module|modules|unites|ue|blocs|semestres|examens|epreuves|credits) (?:\w+ )?(?:des|sur) (?:les )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|\d{1,3}(?!\d)))(?!\p{L})/gu;

/** Begins what is told of one of those that were counted before: "one qualified". */
export const partition =
  /^ ?(?:(?:one|the other|another)(?: of (?:them|whom))? (?:is|was|has|had|got|went|left|[a-z]+ed)|(?:l'une?|l'autre) (?:a|est|etait|avait|ont|sont)\b)(?!\p{L})/u;

/** Not as a rule. */
export const occasional =
  /(?<!\p{L})(?:(?:fill|filled|filling) in for|(?:deputised|deputising) for|acting (?:as )?(?:head|manager|senior|chef|lead|deputy|team|supervisor|director)|on trial|(?:is|was|were|are) on [a-z]+ leave|cover for|stood in|standing in|stand in|occasionally|occasional|sometimes|rarely|seldom|now and then|from time to time|on occasion|one-off|in (?:the|his|her|their|my|our) [a-z' ]{0,25}absence|(?:is|was|are|were) (?:off|away|absent|sick|ill|on leave|on holiday)|once(?! (?:a|per|every|each|the|it|they|i|we))|(?:remplacement|interim) (?:du|de la|de l'|d'une?)|rarement|en conge|en remplacement|parfois|quelquefois|occasionnellement|ponctuellement|occasionnel|occasionnelle|ponctuel|ponctuelle|de temps en temps|a l'occasion|en depannage|a l'essai|une seule fois|certains (?:midis|soirs|jours|matins|week-ends|samedis)|en (?:son |l')absence|pendant (?:ses|leurs) (?:conges|vacances|absences)|(?:est|etait|sont|etaient) (?:absent|malade|en conge|en vacances)e?s?|s'absent\w+)(?!\p{L})/gu;

/** Hardly known. */
export const basic =
  /(?<!\p{L})(?:webinar|webinars|a bit|a little|basic(?! grade)|basics|beginner|rudiments|elementary|rusty|in theory|theory only|webinaire|webinaires|un peu|notions|bases(?! de donnees)|debutant|debutante|scolaire|elementaire)(?!\p{L})/gu;

/** Seen, practised or done under somebody else. */
export const assisting =
  /(?<!\p{L})(?:co-?(?:wrote|author|taught|teach|organi[sz]|present|design|develop|found|host|facilitat)\w*|sat in|took part|under (?:the |my )?(?:supervision|guidance|direction|eye)|(?:supervised|guided|overseen|trained) by|with (?:help|guidance|support) from|simulated|simulation|mock|role-play|role play|back-?up for|second pair of hands|(?:lent|lend|lending|gave|give|giving) (?:me |us |them )?a hand|(?:chipped|pitched) in|(?:sat|sits|sitting) with(?! (?:an? |the )?(?:boy|girl|child|patient|resident|client))|watched in(?= (?:the )?(?:surgery|theatre|clinic|lessons?|class))|\(?(?:my|the|a) (?:tutor|trainer|mentor|instructor|assessor|supervisor) (?:beside|with|next|near|watching|looking)|co-?(?:ecri|anim|organis|redig|construi|encadr|gere|gest|pilot|present)\w*|en observation|en binome|en doublon|sous (?:la |le |l')?(?:supervision|direction|responsabilite|tutelle|controle)|(?:encadree?|supervisee?|guidee?|formee?) par|avec l'aide|fictif|fictive|a blanc|mise en situation|(?:en|de) (?:renfort|appui|soutien|doublure|second)|coup de main|main[- ]forte)(?!\p{L})/gu;

/** Says in a claim that something was not finished, or is no longer held. */
export const begun =
  /(?<!\p{L})(?:(?:two|three) years|began|begun|started|first year|second year|one year of|a year of|credits|modules|put it on hold|ran out|let go|lapse|(?<!\b(?:les|mes|ces|nos) )(?:une|deux|trois) annees?|(?:une|deux|trois) premieres annees?|commence|entame|debute|une annee de|un an de|premiere annee|deuxieme annee|plus valable|plus a jour)(?!\p{L})/u;

/** Who does something other than the applicant, besides the names of occupations; and what stands before: "set by head office". */
export const otherAgents =
  "chief|trainer|supervisor|landlord|landlady|tutor|therapist|volunteers|client|customer|office|company|council|agency|colleague|firm|committee|contractor|supplier|board|boss|others|lead|sister|brother|father|mother|dad|mum|parents|uncle|aunt|cousin|husband|wife|son|daughter|grandfather|grandmother|friend|neighbour|partner|flatmate|predecessor|person|somebody|someone|depot|shop|branch|store|school|home|ward|site|team|group|club|hotel|restaurant|hospital|department|headquarters|he|she|they|formateur|formatrice|proprietaire|archiviste|interimaire|bailleur|fournisseur|tuteur|tutrice|medecin|siege|collegue|direction|cadre|patron|patronne|prestataire|mairie|entreprise|agence|comite|autres|equipe|pere|mere|frere|soeur|oncle|tante|cousine|mari|femme|conjoint|conjointe|compagne|compagnon|fils|fille|grand-pere|ami|amie|voisin|voisine|predecesseur|quelqu|personne|magasin|boutique|societe|groupe|ecole|lycee|hopital|service|association|il|elle|ils|elles".split(
    "|",
  );

export const agentBefore = /(?<!\p{L})(?:by|left to|up to|par) /gu;

/** "it is the manager who" */
export const agentAlone =
  /(?<!\p{L})(?:(?:it is|it's) (?:the|my|our) [a-z ]{3,30} who|c'est (?:le|la|les|mon|ma|notre|un|une) [a-z' ]{3,30} qui)(?!\p{L})/u;

/** Behind who does something: "manager ran it". */
export const agentVerbs =
  "is|was|are|were|has|had|does|did|made|won|led|ran|took|got|set|wrote|gave|kept|built|drew|chose|taught|bought|sold|began|holds|owns|owned|answered|designed|signed|handled|decided|managed|organised|planned|est|sont|ont|avait|etait|fait|faisait|font|gere|gerait|tient|tenait|mene|menait|signe|valide|repond|s|se".split(
    "|",
  );

/** What somebody did, before "by": "led by the chief". */
export const doneVerbs =
  "led|made|done|written|drawn|drafted|designed|built|set|run|managed|organised|organized|signed|handled|chaired|taught|prepared|decided|planned|chosen|developed|created|started|conducted|carried|performed|coordinated|headed|rebuilt|rewritten|painted|installed|programmed|coded|invented|launched|negotiated|dirige|mene|pilote|fait|refait|ecrit|redige|concu|construit|monte|gere|organise|signe|anime|prepare|decide|choisi|developpe|cree|lance|realise|assure|coordonne|conduit|installe|negocie|traite".split(
    "|",
  );

/** Needs a line that says so. */
export const fullTime =
  /(?<!\p{L})(?:full[- ]time|permanent|permanently|(?:a )?(?:temps )(?:plein|complet)|plein temps|cdi)(?!\p{L})/u;

/** Says of an education that some of it was done, or is still to do: without such a remark what has ended is held. */
export const studyParts =
  "exam|examination|test|paper|module|unit|credit|assignment|coursework|portfolio|viva|resit|retake|semester|term|year|part|stage|course|training|theory|practical|attended|taken|started|done|remaining|left|expected|due|ongoing|audited|hours|days|examen|epreuve|oral|ecrit|ue|bloc|ccp|unite|competence|semestre|annee|l1|l2|l3|m1|m2|cours|partie|valide|validee|suivi|suivie|rattrapage|repassage|soutenu|soutenue|soutenance|dossier|restent|prevu|prevue|attendu|attendue|fini|finie|fait|faite|heures|jours|theorie|pratique".split(
    "|",
  );

/** Says that the whole was reached, whatever parts are named beside it. */
export const wholeAward =
  /(?<!\p{L})(?:(?:full|whole|complete) (?:award|qualification|certificate|diploma)|passed (?:with|at the) (?:first|merit|distinction|credit|honours)|awarded|(?:admise?|recue?)(?= ?(?:,|;|$|avec|en|a|au|du))|obtenue? (?:du|avec|en|au|a) (?:1er|premier|mention|juin|juillet|septembre|rattrapage)|diplome obtenu|redoublee? (?:la |ma )?(?:premiere|deuxieme|1re|2e) annee)(?!\p{L})/u;

/** Says what was learnt. */
export const studyTopics =
  /(?<!\p{L})(?:(?:modules|options|subjects|units|courses?|specialisation|minor|major|focus)(?: in| on)? ?:|(?:dissertation|thesis|(?:final |group |final[- ]year )?project)(?: title)? ?:|(?:dissertation|thesis|(?:final |group |final[- ]year )?project) (?:on|about)|(?:final|honours)[- ]year (?:project|dissertation|thesis)|(?:modules|options?|matieres|cours|memoire|these|projet|specialite|dominante)(?: en| sur)? ?:|(?:memoire|these|projet(?: de fin d'etudes)?) (?:sur|portant))/u;

/** Of these, what a finished study has too: "year abroad in Madrid", "stage de six mois". */
export const generalStudyParts =
  "year|part|stage|course|term|days|hours|training|semester|annee|cours|jours|heures|partie|semestre".split(
    "|",
  );

/** Grammatical words that restrict an education when its remark has them. */
export const restrictingWords =
  "without never not no none neither nor nobody nothing cannot|under|until till|when whenever while during as|if unless|but though although|only just except|before after then later afterwards|once twice|some few|partly mostly mainly largely most half|nearly almost|sometimes often usually rarely seldom occasionally|he she they his her him their hes shes theyre|who whom whose|someone somebody else other others another|still yet|instead|was were is are am be been being|because so|enough|sans ne n jamais pas aucun aucune ni rien|sous|jusqu|quand lorsque lorsqu pendant durant|si|sauf hors uniquement|mais|seulement juste|par|avant apres puis ensuite|quelques peu|partie moitie plupart|presque|surtout plutot notamment|parfois rarement fois|il elle ils elles lui leur leurs|qui|autre autres|encore|car faute|etait etaient est sont suis etes sommes ete|sinon".split(
    "|",
  );

/** Grammatical words that limit what is said beside them: a claim that takes it has a word of the same row. */
export const limitingWords =
  "without never not no none neither nor nobody nothing cannot|only just except|partly half nearly almost|someone somebody else others|sans ne n jamais pas aucun aucune ni rien|seulement juste uniquement sauf hors|partie moitie presque".split(
    "|",
  );

/** Begins a condition of what stands before it. */
export const conditions = "if unless except|si sauf sinon".split("|");

/** Begins what may be left out of a true statement: when, where, why, who else. */
export const circumstances =
  "when whenever while during because so before after until till then later|as who whom whose which that where since although though|quand lorsque lorsqu pendant durant avant apres puis ensuite jusqu|qui que dont ou car parce puisque comme depuis".split(
    "|",
  );

/** The number that it names is the highest: "at most". */
export const atMost =
  /(?<!\p{L})(?:at most|no more than|up to|maximum|max|au (?:plus|maximum)|pas plus|jusqu'a(?= (?:\d|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt)(?!\p{L}))))(?!\p{L})/u;
