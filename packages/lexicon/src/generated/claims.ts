// Generated from patterns/claims.txt by `npm run lexicon`.

/** Words that claim nothing by themselves, folded. */
export const lightWords =
  "cannot|join|strength|outside|best|paid|minus|dealt|making|heart|advertisement|qualification|mine|example|question|ground|now|today|too|list|dear|sir|madam|sincerely|faithfully|regards|training|speak|skill|skills|contribution|rose|fell|took|taken|spent|gone|went|gave|given|became|begun|came|brought|held|kept|knew|known|left|made|met|put|said|saw|seen|sent|stood|told|thought|understood|got|done|did|had|been|lay|laid|shown|grew|cent|percent|mother|tongue|native|fluent|fluently|intermediate|advanced|beginner|basic|towards|since|whom|whose|somebody|anyone|whether|instead|among|onto|upon|others|hundred|thousand|approximately|roughly|almost|nearly|exactly|mid|per-cent|myself|till|until|once|toward|own|able|according|account|add|additional|again|ago|allow|alongside|already|always|apply|around|arrive|ask|aspect|attempt|back|background|bad|basis|become|begin|behind|believe|beside|better|bit|both|bring|call|carry|case|catch|chance|change|closely|come|comfortable|common|complete|confident|consist|contain|continue|cover|current|date|day|detail|directly|down|draw|during|early|end|enjoy|especially|even|ever|everything|experience|express|face|fall|familiar|far|feel|few|find|first|fit|follow|former|forward|free|further|gain|give|glad|go|habit|hand|handle|happen|happy|hard|help|here|hold|home|hour|include|involve|keep|kind|know|knowledge|large|last|late|learn|least|leave|let|level|life|like|line|little|live|long|look|lot|love|matter|mean|meet|mix|month|morning|much|name|near|need|never|next|obtain|offer|often|ours|part|particular|people|per|period|person|personally|place|point|position|practice|present|previous|produce|proud|prove|quite|read|ready|real|reason|receive|rely|remain|require|rest|result|right|rise|role|run|same|say|see|serve|share|short|show|side|similar|single|small|solid|spend|stand|start|stay|step|still|subject|such|sure|take|task|tell|term|thank|there|thing|think|throughout|time|together|total|touch|try|turn|understand|use|used|view|want|way|week|well|wish|without|word|work|working|worth|write|year|yet|fond|keen|eager|delighted|excited|exciting|curious|attraction|attractive|rewarding|pleasure|attached|mrs|although|though|despite|unlike|between|beyond|within|against|except|via|rather|than|only|just|merely|simply|however|therefore|thus|hence|either|something|anything|everybody|someone|everyone|below|across|along|off|out|above|under|besides|otherwise|meanwhile|later|earlier|afterwards|maybe|perhaps|indeed|certainly|clearly|truly|genuinely|equally|shall|may|might|must|could|would|should|being|having|doing|going|coming|taking|getting|goes|comes|takes|gets|makes|does|keeps|gotten|nobody|proudest|learnt|learned|using|themselves|itself|himself|herself|ourselves|yourself|yourselves|elsewhere|another|else|anywhere|somewhere|everywhere|nowhere|whenever|wherever|whatever|whichever|useful|helpful|handy|relevant|suitable|appropriate|likely|specific|certain|typical|normal|possible|longest|longer|practised|practise|him|hers|theirs|yours|whoever|why|amid|beneath|inside|opposite|underneath|lest|unless|whereas|anyway|away|likewise|moreover|nearby|nevertheless|nonetheless|somewhat|soon|straightaway|thereby|tomorrow|tonight|yesterday|ought|puissions|tot|tard|quelques|auxquels|auxquelles|decouvert|ete|obtenu|obtenue|obtenus|vont|durer|durent|avant|apres|etudes|coeur|exemple|raison|naturelle|aujourd|hui|maintenant|desormais|actuellement|connais|connait|annonce|offre|lieu|prend|madame|monsieur|agreer|prier|salutation|distinguees|soigneux|claire|suivre|permis|fonction|comprendre|comprennent|comprend|remercier|mentionner|ailleurs|appartenir|appartient|dehors|citer|competence|cote|engagement|parler|regulierement|particulierement|facilement|uniquement|principalement|rigoureusement|soigneusement|concretement|etroitement|suis|sont|etais|etait|ont|eu|eus|viens|vient|venu|venue|fais|faits|faite|pris|prise|dit|vu|vus|su|tenu|tenue|reçu|recu|connu|appris|offert|permis-de|pres|pourcent|maternelle|courant|couramment|intermediaire|debutant|debutante|avancee|complet|aussi|ici|jadis|parfois|souvent|volontiers|egal|surtout|vers|parmi|lequel|laquelle|celui|celle|ceux|auquel|duquel|dont|vraiment|pleinement|progressivement|ces|cette|acquerir|activite|ainsi|ajouter|aimer|alors|ancien|annee|apporter|apprendre|assurer|atout|attente|attirer|aujourd'hui|aupres|auparavant|avance|avoir|beaucoup|besoin|bien|cadre|carriere|cas|cet|changement|chaque|chez|chose|cite|commencer|completer|connaissance|connaitre|considerer|contexte|continuer|cours|dater|debut|debuter|decouvrir|deja|demander|depuis|dernier|devenir|devoir|dire|disposer|domaine|donner|duree|echanger|effectuer|egalement|element|encore|ensemble|ensuite|envie|environ|esprit|etre|exercer|facon|faire|fait|fil|fin|fois|formation|gerer|grace|habitude|heure|image|interet|jour|journee|jusque|jusqu|langue|ligne|lors|maniere|matin|meme|mettre|metier|mieux|mission|mois|moment|monde|mot|niveau|notamment|notion|nouveau|nuit|objet|obtenir|occuper|occasion|offrir|parallele|participer|partie|passer|pendant|permettre|personne|personnellement|petit|plaire|plupart|porter|pose|poste|pouvoir|pratique|precedent|precis|prendre|preparer|proche|proposer|pouvais|quotidien|rapidement|realiser|rechercher|rejoindre|rendre|repondre|reste|rester|retrouver|savoir|sein|semaine|service|servir|simple|soir|soit|souhait|souhaiter|suite|sujet|sur|tache|temps|tenir|titulaire|toujours|tour|travail|travailler|trouver|tutelle|type|utiliser|utilisation|venir|vie|vite|voir|vouloir|vrai|fier|fiere|heureux|heureuse|ravi|content|contente|curieux|curieuse|attache|attachee|sensible|fierte|demi|demie|malgre|quoique|entre|contre|selon|hormis|outre|envers|des|lorsque|puisque|tandis|quand|comment|combien|afin|donc|cependant|toutefois|pourtant|neanmoins|seulement|plutot|presque|aucun|aucune|autre|tel|telle|quel|quelle|rien|jamais|guere|aura|aurai|aurons|auront|aurait|avais|avait|avions|avaient|avons|avez|serai|sera|serons|seront|serait|serais|sommes|etes|fus|fut|furent|soient|sois|fasse|ferai|fera|font|faisais|faisait|faisons|vais|va|allons|ira|irai|prenne|prends|prenais|prenait|prenons|tiens|tient|tenais|tenait|venais|venait|dois|doit|devais|devait|devrai|veux|veut|voulais|voulait|peux|peut|pouvait|sais|sait|savais|savait|vois|voit|voyais|etant|ayant|faisant|puisse|sache|dis|disons|mets|mettais|mettait|tant|utile|utiles|pertinent|pertinente|necessaire|similaire|differente|longue|longues|longs|court|courte|lorsqu|elle|elles|eux|lui|leur|leurs|soi-meme|ceci|lesquels|lesquelles|quoi|pourquoi|derriere|moyennant|quant|suivant|voici|voila|autour|bientot|dedans|dessus|dessous|enfin|hier|tantot|allais|falloir|faut".split(
    "|",
  );

/** Words that most texts share and that state something all the same, folded. */
export const assertiveWords =
  "personnel|relative|relatives|customs|planes|port|ports|container|containers|wills|server|servers|professionals|executive|executives|environmental|programmer|programmers|representative|representatives|file|files|train|trains|trained|team|different|grew|grow|grown|growing|family|families|presented|presenting|presents|assembly|supply|converse|elderly|placement|placements|university|universities|presentation|presentations|accountant|accountants|accountancy|concrete|assignments|tournament|tournaments|typing|receivables|statement|statements|planning|cities|tennis|outing|outings|fares|remotely|internationally|nationally|globally|permanently|closed|personnels|particuliers|employe|employes|etudiants|etudiantes|portes|conditionner|indicateur|indicateurs|representant|representants|instances|garderie|garderies|dossiers|dossier|equipe|equipes|services|differents|differentes|fonde|fondee|fonder|forme|formee|formes|former|formais|formait|valide|validee|valider|etabli|etablie|etablir|famille|familles|chargement|chargements|rangement|conditionnement|programmation|plannings|evenement|evenements|validation|gerant|gerante|betes|dons|devis|midi".split(
    "|",
  );

/** Words of a clause that its source may lack: what else a clause says is the source's. */
export const neutralWords =
  "middle|familiar|altogether|begin|began|begun|study|studying|attend|answer|reply|respond|remember|welcome|remain|combine|sit|possess|own|concern|relate|consist|comprise|total|amount|count|range|span|cover|spread|divide|base|locate|live|age|charge|trade|place|field|conversation|percentage|percent|certificate|certification|qualification|technique|method|process|topic|subject|tool|strong|strongest|stronger|secret|interest|pupil|customer|serve|appeal|occur|sum|figure|result|outcome|gladly|aim|intend|plan|prefer|value|appreciate|look|see|seem|feel|felt|sense|recall|mention|note|state|describe|explain|show|tell|say|mean|regard|consider|think|hope|wish|allow|enable|let|permit|entrust|assign|give|given|receive|accompany|devote|dedicate|spend|attach|belong|contain|feature|house|hold|carry|bring|lie|stretch|last|date|mark|turn|settle|return|travel|commute|move|arrive|leave|graduate|pass|sort|kind|manner|share|attitude|pleasure|pride|satisfaction|joy|taste|passion|motivation|ambition|enthusiasm|curiosity|opportunity|chance|challenge|adventure|path|journey|chapter|decision|choice|dream|handle|provide|spoke|spoken|care|profile|website|portfolio|online|address|email|phone|linkedin|expect|hear|await|watch|finish|finished|stop|stopped|cease|ceased|exist|appear|vary|depend|reach|reached|average|averaged|undertake|undertook|undertaken|perform|performed|encounter|encountered|tackle|tackled|system|software|platform|application|requirement|requirements|criterion|criteria|condition|conditions|sector|industry|environment|setting|workplace|employer|company|responsibility|responsibilities|duty|duties|evidence|fact|instance|because|valid|spring|dealt|everyday|ordinary|usual|overall|proper|actual|entail|revolve|meant|correspond|echo|mirror|resemble|overlap|nature|sphere|careers|profession|mainstay|core|acquainted|accustomed|ease|outlook|mindset|patience|calm|rigorous|thorough|discretion|discreet|furthermore|thereafter|spell|stint|purpose|illustration|respectful|cordial|past|shift|shifts|willing|pace|etaient|devenir|devenu|ressort|familier|aussitot|poche|rythme|comprenait|repondre|repond|reponds|repondais|posseder|possede|detenir|detiens|detenais|compter|comptait|comporter|comporte|comprendre|couvrir|couvre|vivre|vit|vivent|habiter|lire|sortir|sortaient|confier|confie|terrain|occurrence|collectif|collective|methode|procede|domaine|etudier|euro|euros|consister|constituer|representer|appartenir|contenir|relever|correspondre|repartir|concerner|porter|accompagner|sembler|sentir|ressentir|rappeler|souvenir|evoquer|indiquer|preciser|decrire|expliquer|montrer|vouloir|signifier|estimer|penser|croire|esperer|souhaiter|permettre|autoriser|laisser|attribuer|donner|recevoir|consacrer|attacher|passer|rester|durer|remonter|marquer|tourner|revenir|voyager|arriver|quitter|sorte|genre|maniere|plaisir|fierte|joie|gout|enthousiasme|curiosite|opportunite|defi|aventure|chemin|parcours|chapitre|choix|reve|transmettre|apprecier|aimer|adorer|preferer|vocation|envie|lis|lit|lisais|passent|passait|profil|adresse|telephone|motive|motivee|dossier|garder|garde|finir|fini|finie|terminer|termine|cesser|cesse|arreter|arrete|poursuivre|poursuivi|reprendre|repris|reprise|destiner|destine|destinee|adresser|envoyer|envoie|envoient|atteindre|atteint|executer|accomplir|traiter|traite|traitais|logiciel|systeme|outil|programme|plateforme|exigence|critere|secteur|environnement|entreprise|employeur|societe|structure|etablissement|fixer|fixe|fixez|restent|afficher|affiche|revanche|entrer|vecu|printemps|veiller|veille|veillais|intervenir|interviens|intervenais|partager|partage|ordinaire|usuel|habituel|inclure|inclut|englober|meler|mele|melent|melait|allier|allie|allient|regrouper|comptent|correspondent|rejoint|rejoignent|ressembler|recouper|recoupe|recoupent|recouvrir|recouvre|demeurer|etions|derouler|allait|milieu|univers|essentiel|habitue|habituee|aise|aisance|bienveillance|rigueur|minutie|minutieux|discret|discrete|assez|puis|anterieurement|autrefois|recemment|abord|etape|etapes|volet|volets|directement|dedier|poursuit|endroit|endroits|decrivez|respectueux|devoue|presence|presences|ouvrage|ouvrages".split(
    "|",
  );

/** Says how, and claims nothing: "with care". */
export const manner =
  /(?<!\p{L})(?:on foot|(?:nothing new|no strangers?|not (?:an? )?strangers?) to me|(?:am|also|and) trained in|on top of|with (?:great |much |particular |real )?(?:care|pleasure|patience|attention|enthusiasm|energy|pride|interest|confidence)|in person|a pied|me deplace (?:en|a|par|avec)|vis (?:en|a|au|aux|dans|pres)|ne m'(?:est|sont) pas (?:etranger|inconnu|nouveau|nouvelle)\w*|(?:m'est|me sont) familieres?|car(?= (?:je|j'|nous|il|mon|ma|mes|les?|la|l'|c|vous|vos|un))|avec (?:beaucoup de |grand )?(?:soin|plaisir|patience|attention)|avec (?:beaucoup d'|grand )?(?:enthousiasme|energie|interet|fierte)|par mes soins|a la fois|(?:ai|avons|avais) (?:(?:aussi|egalement|deja) )?suivie?s?)(?!\p{L})/gu;

/** Each is a row of words that may replace one another in a claim, folded. */
export const families =
  "introduce introduced new|unlock open|biggest largest big large|finance financial accounting accountant accounts|write wrote written author draft|lead led leader leadership head|teach taught teacher teaching lesson|sell sold sale seller|buy bought purchase purchasing procurement|drive drove driven driver driving|build built builder building construct construction|keep kept keeper|run ran running|rise rose risen increase raise grow grew growth up|fall fell fallen decrease reduce reduction cut lower shorten shortened drop dropped|pay paid payment payroll|speak spoke spoken speaker|make made|grow grew grown|choose chose chosen|win won winner|begin began begun start|bookkeeping ledger accounts|staff employee colleague team people worker crew brigade personnel member|brigade kitchen|customer client guest|patient resident client|child children pupil student kid|man men bloke|car vehicle|driver driving licence license|recruit recruitment hire hired hiring|train trained trainer training induct|mentor mentored mentoring|supervise supervisor oversee oversaw lead|manage manager management run|install installation fit fitted fitting|repair fix fixed mend|rent rental lease|shop store retail|turnover revenue sale sales|flat apartment home house property|wage salary pay|check inspect inspection test testing|appliance item equipment|meal food dish|dementia alzheimer|palliative end-of-life dying|error mistake|per each every|month monthly|week weekly|day daily|year annual annually yearly|night nights evening|gross profit margin|payable payables|receivable receivables|forecast forecasting projection|assist assistant assistance help support aid|implement implementation roll rollout rolled introduce introduced deploy deployed deployment|found founder founded|volunteer voluntary unpaid|qualify qualified qualification|medication medicine drug|deputise deputy deputising deputize|order ordering|maintain maintainer maintenance|migrate migration move moved|degree graduate graduated|licence license|programme program|english anglais|french francais|german allemand|spanish espagnol|arabic arabe|dutch neerlandais|italian italien|rise rose risen raise raised raising increase up|certificate certified certification|open opened opening launch|child children kid kids|operator operate operated operating drive drove driver driven driving|weekend weekends saturday sunday saturdays sundays|find found spot spotted detect detected identify identified discover discovered uncover uncovered notice noticed|answer answered respond responded reply replied|phone phoned call called telephone telephoned ring rang|send sent mail mailed dispatch dispatched ship shipped shipping|clean cleaned cleaning wash washed washing|shelve shelved shelving shelf shelves|pack packed packing wrap wrapped wrapping|count counted counting stocktake stocktaking|deliver delivered delivery drop drops|prepare prepared preparation prep prepped|arrange arranged organise organised organize organized organising organizing|schedule scheduled scheduling rota roster timetable|book booked booking bookings reservation reservations|demonstrate demonstrated demonstration demo demos|draw drew drawn drawing drawings|weld welded welding welder|sew sewed sewn sewing stitch stitched|mow mowed mown mowing|plant planted planting|harvest harvested harvesting|feed fed feeding feeds|translate translated translation translator|edit edited editing editor|photograph photographed photo photos photography photographer|film filmed filming video videos|invoice invoiced invoicing bill billed billing bills|reconcile reconciled reconciliation|calculate calculated calculation|analyse analysed analyze analyzed analysis analyst|survey surveyed surveying|track tracked tracking|replace replaced replacement swap swapped|rewrite rewrote rewritten|automate automated automation|create created creation launch launched introduce introduced found founded|achieve achieved attain attained reach reached|exceed exceeded beat surpass surpassed|chair chaired chairing chairman chairwoman chairperson|transport transported haul hauled haulage|lift lifted lifting hoist hoisted hoisting|assemble assembled assembly|dismantle dismantled dismantling|service serviced servicing maintain maintained maintenance|diagnose diagnosed diagnosis diagnostics|patrol patrolled patrolling|inject injected injection vaccinate vaccinated vaccination|advise advised advice adviser advisor|negotiate negotiated negotiation|present presented presentation presentations|document documented documentation|promote promoted promotion|apply applied application|lorry lorries truck trucks|complaint complaints complain complained|fault faults defect defects|target targets quota goal objective|cost costs expense expenses spend spending spent|supplier suppliers vendor vendors|newcomer newcomers starters joiner joiners|leaflet leaflets flyer flyers brochure brochures|talk talks speech speeches lecture lectures|garden gardens gardening gardener|cow cows cattle herd|hen hens poultry chicken chickens|till register checkout|parcel parcels package packages|stock inventory|warehouse warehouses warehousing|brick bricks bricklaying bricklayer|plaster plastered plastering plasterer|roof roofs roofing roofer|wire wired wires wiring rewire rewired rewiring|drain drains drainage|tile tiled tiles tiling|early ahead|finish finished complete completed completion|running straight consecutive consecutively successive row|employee employees workforce|town towns city cities|scheme schemes project projects|doctor doctors physician|school schools classroom classrooms|letter letters correspondence|money cash|illness sick sickness absence absences|maximum max|worksite site sites|animer animation animateur atelier|enseigner enseignement enseignant professeur professeure|rediger redaction redacteur ecrire ecrit ecriture|soigner soin soins soignant|conduire conduis conduite conducteur chauffeur rouler roule routier parcourir parcours|vendre vente vendeur vendu commercial|acheter achat acheteur|gerer gestion gestionnaire suivre suivi tenir|diriger mener mene direction directeur chef responsable encadrer encadrement manager|encadrer encadrement tutorat|former formation forme formateur tutorat|accueillir accueil recevoir|livrer livraison livreur|charger chargement|poser pose poseur|lever levage leve|tailler taille|fabriquer fabrication fabricant|reduire reduction reduit baisse baisser diminuer diminution|augmenter augmentation hausse progresser plus croissance|mettre mise|recruter recrutement embaucher embauche|preparer preparation preparateur|entrainer entraineur entrainement|conseiller conseil|aider aide appui assister participer participation|lancer lancement|demontrer demonstration|stage stagiaire|tresorier tresoriere|secretaire secretariat|benevole benevolat volontaire|ecole scolaire|servir service serveur serveuse|client clientele|salarie employe collaborateur personnel|membre adherent adhesion|licencie licence|licence diplome|exploitation ferme elevage|eleveur elevage|chiffre affaires vente ventes|bulletin paie fiche|semaine hebdomadaire|mois mensuel|an annee annuel|jour journee quotidien quotidienne|ete saison saisonnier|organiser organisation coordonner coordination|etre|plusieurs multi different divers|maire mairie municipal commune|medicament medication medicamenteux|domicile maison|enfant eleve jeune adolescent ado|etudiant eleve|toucher|voiture vehicule|cuisinier cuisine cuisiner|faux|anglais english|francais french|allemand german|langue maternelle|inscrire inscrit inscription|deplacer deplacement mobile mobilite partir|utiliser utilisation|developper developpement developpeur|installer installation|reparer reparation|nettoyer nettoyage|controler controle|planifier planning planification|renover renovation|dessiner dessin|entretenir entretien entretenu entretiens maintenance|reduire reduction reculer recule recul baisse passe passer|etudier etudes etude|ouvrir ouvert ouverte ouverture lancement lancer inauguration|week-end samedi dimanche|tresorier tresoriere tresorerie|hopital hospitalier|fonder fondateur fondatrice creer creation createur creatrice|trouver trouve reperer repere deceler detecter detecte identifier identifie decouvrir decouvert|laver lavage nettoyer nettoyage|telephoner appeler appel appels telephone|envoyer envoi expedier expedition expeditions|ranger rangement|emballer emballage conditionner conditionnement|compter comptage inventaire|peser pesee pesage|mesurer mesure mesures|cuire cuisson|couper coupe coupes decouper decoupe|coudre cousu couture|souder soudure soudeur soudeuse|peindre peint peinture peintre|planter plante plantation|recolter recolte cueillir cueillette ramasser ramassage|tondre tonte|traire traite trayais trais|nourrir alimenter alimentation|traduire traduit traduction traducteur traductrice|corriger corrige correction relire relecture|publier publie publication publications post posts|photographier photo photos photographie|filmer film video videos tournage|noter consigner|saisir saisie saisies|archiver archivage classer classement|facturer facturation facture factures|calculer calcul calculs|analyser analyse analyses|surveiller surveillance|remplacer remplace remplacement|automatiser automatisation|programmer programmation coder codage|tester test tests essai essais|depasser depasse depassement|presider preside president presidente presidence|transporter transport transports|monter montage monteur assembler assemblage|demonter demontage|depanner depannage reparer reparation|diagnostiquer diagnostic diagnostics|regler reglage reglages ajuster ajustement|vacciner vaccine vaccination vaccins|distribuer distribution|encaisser encaissement encaissements caisse|negocier negociation negociations|commander commande commandes|recouvrer recouvrement|declarer declaration declarations|negocier negocie negociation|presenter presentation presentations|documenter documentation|magasin boutique commerce|camion camions|reunir reunion reunions rencontre rencontres seance seances|patient patients resident residents usager usagers beneficiaire beneficiaires|repas couvert couverts|soir soiree soirees|matin matins matinee matinees|abonne abonnes followers|chantier chantiers travaux|logement logements appartement appartements|exploitation domaine ferme|vache vaches bovins troupeau|poule poules volaille volailles|brebis moutons ovins|arbre arbres|verger vergers arboricole arboriculture arboriculteur|guider guide visite visites|livret livrets guide|courrier courriers lettre lettres|plainte plaintes reclamation reclamations|argent especes|fournisseur fournisseurs|ville villes|projet projets|medecin medecins docteur|suivre suivais suivait suivi|consulter consultation consultations|collecter collecte|fruit fruits fruitier fruitiers fruitiere|tondre tonds tondais tondu tonte|peindre repeindre repeins repeignais repeint|abattre abats abattais abattu abattage|fondre fonds fondais fondu fonte|teindre teins teignais teint teinture|nourrir nourri nourrissais nourriture|polir poli polissais polissage|moudre moulais moulu mouture".split(
    "|",
  );

export const leadWords =
  "lead|led|leader|leading|leadership|head|headed|direct|directed|director|supervise|supervisor|oversee|oversaw|overseen|spearhead|found|founded|founder|chair|chaired|president|diriger|dirige|direction|directeur|directrice|piloter|pilotage|manager|manage|encadrer|encadrement|superviser|supervision|fonder|fondateur|presider|presidente|chef|cheffe|responsable".split(
    "|",
  );

export const helpWords =
  "help|helped|helping|assist|assisted|assisting|assistant|support|supported|supporting|participate|participated|contribute|contributed|contributing|involved|part|shadow|shadowed|aider|aide|aidais|aidait|aidions|aidaient|assister|assistante|participer|participe|participation|contribuer|contribue|contribution|appui|appuyer|soutien".split(
    "|",
  );

/** Words of shared work. */
export const sharedWords =
  "co|we|our|us|with|together|alongside|team|nous|notre|nos|avec|ensemble|equipe".split("|");

export const sole =
  /\b(?:independently|unaided|as the only one|single-handed(?:ly)?|alone|solely|on my own(?! account)|by myself|sole|par moi-meme|en (?:toute |totale |pleine )?autonomie|seule?s?)\b/;

/** Stresses who did it: alone only where the line says with others. */
export const oneself = /\b(?:myself|moi-meme)\b/;

/** Somebody took part in a course, and did not give it. */
export const attendance =
  /(?<!\p{L})(?:attended|attends?(?= (?:an? |the |my |\w+ ){0,3}(?:class|course|training|lesson|lecture|workshop))|received|suivie?s?(?! d(?:e|u|es) )|suivi d(?:e|u|es)(?= (?:cours|formation|atelier)))(?!\p{L})/u;

/** What a line counts is that of several people. */
export const ofTeamMark =
  /(?<!\p{L})(?:(?:for|by|across) (?:the|our) (?:whole |entire )?(?:team|department|crew)|(?:for|by|across|in) an? (?:team|crew) of|(?:whole|entire) (?:team|department|dept|crew)|between (?:us|the (?:two|three|four|five|six) of us)|team total|(?:pour|par|dans) (?:l'|notre |toute l')(?:equipe|service|atelier)(?: entiere?)?|(?:pour|par|dans) une equipe de|toute l'equipe|a (?:nous|l'equipe) (?:deux|trois|quatre|cinq|six|de)|tout le service)(?!\p{L})/u;

/** Names a period of notice. */
export const notice = /\b(?:notice|preavis|delai de conge)\b/;

export const scopeWords =
  "first|best|top|outstanding|international|internationally|global|globally|worldwide|national|nationwide|europe|european|countries|country|major|numerous|dozens|hundreds|thousands|countless|entire|across|largest|biggest|large|big|huge|extensive|extensively|expert|expertise|perfectly|perfect|senior|chief|principal|executive|regional|group-wide|successfully|consistently|significantly|dramatically|substantially|greatly|brilliantly|flawlessly|expertly|tirelessly|impeccably|internationale|internationaux|nationale|mondial|europeen|pays|grand|grande|grands|grandes|important|importants|importante|nombreux|nombreuses|centaines|milliers|dizaines|ensemble|toute|toutes|experte|parfaitement|parfait|leader|premier|tres|brillamment|considerablement|impeccablement|remarquablement|significativement|constamment".split(
    "|",
  );

/** Phrases with such a word that claim nothing. */
export const notScope =
  /(?<!\p{L})(?:best example|first example|first step|first of all|at first|first meeting|first interview|first language|on top of|across (?:two|three|four|five|six|seven|eight|nine|ten|both|\d+)|salutations les meilleures|meilleures salutations|meilleur exemple|premier exemple|premier contact|premier entretien|premier pas|premiere etape|un ensemble|tout cela|tout ceci|tout ca)(?!\p{L})/gu;

/** Before a noun that the text has named already: "these two". */
export const backReferences = "this|these|those|ce|cet|cette|ces".split("|");

/** Before a number that is a name: "route 17". */
export const labelWords =
  "level|route|key stage|year|class|category|grade|band|phase|unit|type|line|niveau|ligne|classe|categorie|unite".split(
    "|",
  );

/** Before a month without a year, or a day of it. */
export const monthBefore =
  /(?<!\p{L})(?:(?:in|from|by|until|since|before|after|early|late|of|on|en|des|depuis|avant|apres|fin|debut|courant|le|du|au|mi)(?: the)?|\d{1,2}(?:st|nd|rd|th|er)?(?: of)?)[ -]?$/u;

/** A promise to be free at once. */
export const immediately =
  /(?<!\p{L})(?:immediately|(?:start|begin|join you) (?:at once|right away|straight away|today|tomorrow)|at short notice|without notice|immediate|(?:available|free|ready) (?:at once|right away|straight away|today|tomorrow|now)|immediatement|tout de suite|sans (?:delai|preavis)|des (?:maintenant|aujourd'hui|demain))(?!\p{L})/u;

/** A line about somebody else's title. */
export const actsFor =
  /(?<!\p{L})(?:(?:during|while) [a-z' ]{1,25}(?:leave|absence|holiday|illness|away|off sick)|replac(?:e|ed|ing)|stood in|deputis(?:e|ed|ing)|assist(?:ed|ing)?|report(?:ed|s|ing)? to|help(?:ed|ing)?|pendant (?:l'|le |la |les |son |sa |ses )(?:arret|conge|conges|absence|maladie|maternite|vacances)|remplac\w+|assist(?:er|ais|e|ance)|aupres d(?:u|e la|es|e)|sous la (?:direction|responsabilite))(?!\p{L})/u;

/** What is led without leading people. */
export const eventWords =
  "workshop|workshops|session|sessions|meeting|meetings|course|courses|visit|visits|walk|walks|tour|tours|class|classes|atelier|ateliers|seance|seances|reunion|reunions|formation|formations|visite|visites".split(
    "|",
  );

export const multipliedWords =
  "doubled|doubling|double|tripled|trebled|quadrupled|halved|halving|half|twice|tenfold|doubler|triple|tripler|quadruple|moitie|decuple".split(
    "|",
  );

export const honourWords =
  "award|awards|awarded|award-winning|prize|medal|trophy|promoted|promotion|patent|patents|published|publication|ranked|nominated|distinction|honours|honors|laude|scholarship|fellowship|winner|won|first-class|prix|medaille|trophee|promu|promue|brevet|publie|laureat|laureate|recompense|felicitations|major|meilleur|meilleure|elu|elue|prime".split(
    "|",
  );

/** What somebody follows or uses without having written it. */
export const authoredThings =
  "protocol|procedure|policy|guideline|manual|handbook|curriculum|protocole|consigne|charte|reglement|manuel|referentiel".split(
    "|",
  );

/** Honours that are also ordinary words. */
export const looseHonours =
  "published|publication|ranked|won|winner|distinction|prix|prime|publie|meilleur|meilleure|major|elu|elue".split(
    "|",
  );

/** Verbs that confer a degree as well as an honour. */
export const awardWords = "awarded".split("|");

export const degreeWords =
  "degree|bachelor|bachelor's|master's|masters|msc|mba|ma|ba|bsc|beng|meng|phd|doctorate|hnc|hnd|nvq|btec|diploma|pgce|llb|llm|graduate|postgraduate|diplome|licence|master|doctorat|bts|btsa|but|dut|cap|bep|bac|baccalaureat|bp|btm|du|mastere|ingenieur|deug|deust|titre professionnel".split(
    "|",
  );

/** Of an education below a degree. */
export const belowDegreeWords =
  "hnc|hnd|nvq|svq|btec|gcse|gcses|level|levels|a-level|a-levels|as-level|certificate|diploma|award|course|apprenticeship|highers|cap|bep|bac|baccalaureat|bts|dut|btm|brevet|certificat|attestation".split(
    "|",
  );

export const credentialWords =
  "licence|license|licensed|certificate|certification|certified|card|chartered|accredited|accreditation|registered|registration|qualified|qualification|clearance|ticket|permit|membership|fellow|permis|caces|certificat|certifie|certifiee|habilitation|habilite|carte|agrement|agree|attestation|titulaire|inscription|inscrit|inscrite|brevet".split(
    "|",
  );

export const levelTop =
  /\b(?:native|first language|bilingual|mother tongue|langue maternelle|bilingue)\b/;

export const levelHigh =
  /\b(?:fluent(?:ly)?|expert|perfectly|proficient|excellent|mastery|advanced|run meetings|inside out|no secrets?(?: left)? for me|(?:highly|very|really|extremely) (?:skilled|experienced|competent|capable|familiar|comfortable|confident|at ease)|(?:strong|deep|thorough|in-depth|extensive|solid|sound) (?:command|knowledge|grasp|understanding)|expertise|(?:one of )?my (?:main |greatest |biggest |real )?(?:strengths?|strong points?|fortes?|speciality|specialty)|couramment|courant|courante|parfaitement|maitrise|maitrise parfaite|experte|excellente|(?:niveau|usage|anglais|espagnol|allemand|italien|neerlandais|portugais) professionnel|avance|plus (?:de|aucun) secrets? pour moi|sur le bout des doigts|(?:tres|parfaitement|totalement|vraiment) (?:a l'aise|competente?|experimentee?|qualifiee?|calee?)|(?:solides?|fortes?|grandes?|vastes?|fines?|parfaites?|excellentes?) (?:connaissances?|competences?|experience|expertise)|(?:mon|mes|de mes) (?:grande?s? |vraie?s? )?(?:points? forts?|forces?|atouts?|specialites?))\b/;

export const levelMiddle = /\b(?:intermediate|conversational|good|intermediaire|bien|bon|bonne)\b/;

export const levelLow =
  /\b(?:beginner|basic|basics|elementary|notions|debutant|debutante|bases|scolaire|elementaire)\b/;

export const wish =
  /(?<![\p{L}'])(?:my earliest (?:possible )?(?:start|starting) date|i feel (?:ready|able|confident)|i was (?:glad|pleased|happy|delighted|excited|interested)|i(?: hereby| now)? apply|i(?:'d| would| should| could)|i(?:'ll| will)|i can (?:start|begin|travel|be|join (?:you|your|the)|move (?:to|in|from|within|house))|i can work (?:nights|shifts|weekends|from|full|part)|i (?:hope|wish|want|look forward|enjoy|believe|trust|am keen|am eager|care)|i(?:'m| am) (?:applying|writing|looking|interested|available|free|attracted|drawn|happy|keen|excited|motivated|ready|eager)|please|thank you|my (?:partner|application|notice|availability|wish|aim|goal|motivation)|my family(?= (?:and|is|are|has|have|was|will|would|lives?|moved?|moves|needs?|situation)\b|[,.]|$)|(?:appeals?|matters?|speaks?) to me|(?:interests?|draws?|attracts?|drew|attracted|motivates?) me|caught my (?:attention|eye)|could we|one month's notice|(?:it|that|this|which) would be|would be (?:larger|smaller|new|different|a (?:new|real|big|first))|(?:means a lot|is important|is close to my heart|counts) (?:to|for) me|(?:matters?) (?:a lot|a great deal|most|much) to me|is (?:part of )?(?:the|what) (?:attraction|attracts|appeals|draws)|(?:is|are) (?:exactly |just )?(?:the|what) (?:kind|sort|type) of|i have in mind|^(?:(?:available|free) (?:from|after|at|to|any|within|immediately)|(?:libre|disponible) (?:des|apres|a|de|en|sous|tout|immediatement|rapidement|le|debut|fin|mi)\b)|^(?:subject|re|application)(?= ?[:,]| [–-]| for\b)|i write (?:to|about|in|regarding|with)|(?:read|saw|seen|found|came across|noticed) (?:the|your|this) (?:advert|advertisement|posting|vacancy|job ad|ad|announcement|opening)|(?:would |should )?suits? me|(?:made|makes|led|prompted|encouraged|persuaded) me (?:want to |to )?(?:write|apply|get in touch|contact)|(?:fits?|matches|suits?) (?:well )?(?:with )?(?:my|what i) (?:plans?|situation|hopes|hours|am|want|need)|(?:sounds?|looks?|seems?) (?:lovely|great|wonderful|good|right|ideal|perfect|interesting|like (?:a|an|the|just|exactly))|(?:need|have) to be (?:shown|taught|trained)|ma date de (?:disponibilite|debut possible)|je prefere vous (?:le |la |les |en )?(?:dire|parler|prevenir|signaler|informer|preciser)|j'ai envie|je vous prie|vous prie|j'ai l'honneur|solliciter|merci|(?:vous|me) (?:remercie|tiens)|je (?:me |vous |les |la |le )?\w*(?:er|ir|ndr|udr|ttr|aitr|devr|aur|urr)ais|j'\w*(?:er|ir|ndr|udr|ttr|aitr|devr|aur|urr)ais|(?:me|nous) \w+rait|serait|je (?:souhaite|souhaiterais|voudrais|serais|serai|aimerais|cherche|recherche)|je (?:postule|candidate|remercie|tiens a|reste (?:a|disponible|motivee?)|propose (?:ma|mes|de))|j'(?:aimerais|espere)|je (?:peux|pourrais) (?:commencer|partir|venir|me|vous rejoindre)|je ne suis (?:disponible|libre) qu'|je suis (?:disponible|libre|motivee?|prete?|mobile|ravie?|interessee?)|je me (?:tiens|permets|rejouis)|veuillez|ma candidature|(?:mon|ma) (?:preavis|delai|disponibilite|motivation|souhait)|mon (?:but|objectif) (?:est|serait|reste|demeure)|m'(?:attire|interesse|inspire|a plu|plait|motive|enthousiasme)|me (?:parl\w+|plai\w+|convien\w+|touch\w+|motiv\w+|tente)|(?:a )?retenu (?:toute )?mon attention|je m'installe|est le defi que je|je veux|(?:me|m'|nous) ?(?:fait|donne|font|donnent|a donne|ont donne) (?:tres |vraiment |bien )?envie|(?:me|m') ?(?:seduit|enthousiasme|passionne|ressemble|rejouit|tient a coeur)\w*|(?:compte|comptent|importe|importent) (?:beaucoup |vraiment |enormement )?(?:pour|a) moi|^(?:objet|candidature)\b|je vous (?:ecris|adresse|contacte|transmets|soumets)|je reponds a (?:votre|cette|l') ?(?:annonce|offre)?|ai (?:bien )?(?:lu|vu|decouvert|trouve|consulte) (?:avec \w+ )?(?:l'|votre |cette )(?:annonce|offre)|je suis (?:tres |vivement |particulierement |vraiment )(?:interessee?|motivee?|heureuse|heureux|attachee?)|(?:me|m') ?(?:rejoi\w+|correspond\w*|attire\w*|semble\w*|parait)|(?:correspond|repond|colle)(?:ent)? (?:bien |parfaitement |exactement |tout a fait )?a (?:mon|mes|ma)|j(?:e |')(?:m'y |me |vous |l'|le |la |les |y |en )?\w+rai(?!\w)|il faudra(?:it)? (?:donc |encore |bien )?(?:me|m'|que l'on me|qu'on me)|compte sur (?:vous|votre \w+|vos \w+) pour)(?!\p{L})/u;

/** A verb in -rer in the past, which ends like the conditional of a wish. */
export const imperfect =
  /(?<!\p{L})(?:(?:di|re)?gerais|(?:co)?operais|recuperais|accelerais|moderais|liberais|considerais|preferais|transferais|generais|(?:re|at)?tirais|virais|admirais|inspirais)(?!\p{L})/u;

export const denial =
  /(?<!\p{L})(?:not something i have|(?:have|had|has|do|did|am|was) not|(?:haven|hadn|hasn|don|didn|wasn)'t|have yet to|never|no experience|new to me|without experience|(?:cannot|can't|could not) (?:yet )?(?:claim|offer|say|pretend|speak|show|drive|boast)|i (?:still |currently )?(?:have|hold|bring) (?:no|neither|little)|nor (?:do|have|am|did|had|can) i|i (?:still )?lack|i am new to|would be new (?:to|for) me|(?:is|are|would be|was|were) (?:still |quite |completely )?(?:a |an )?(?:new|unfamiliar|unknown) (?:\w+ )?(?:to|for) me|(?:does|do|did) not (?:appear|figure|feature) in my|no longer (?:available|able|free|willing)|n'(?:ai|avais|ai encore|ai jamais)|ne \w+ (?:pas|jamais|guere)|(?<!sans )jamais|pas encore|pas d'experience|aucune experience|(?:il me manque|me manquent)|(?:ne|n') ?\w+ (?:ni|aucune?)|decouvrirais|m'(?:est|sont|etait|etaient|serait|seraient) (?:encore |jusqu'ici |toujours )?(?:inconnue?s?|etrang(?:er|ere)s?)|(?:est|sont|serai(?:en)?t|restent?) (?:encore |en revanche )?(?:un |une |des |de )?(?:\w+ )?nouve(?:au|lle)[sx]?(?: \w+)? pour moi|(?:est|sont|serait|seraient) pour moi (?:un |une |des |de )?(?:\w+ )?(?:nouveau|nouveaux|nouvelle|nouvelles|inconnue?s?)|ne suis plus (?:disponible|libre|en mesure)|(?:est|sera|sont|seront|serai(?:en)?t) (?:donc |encore |bien )?(?:pour moi )?(?:une? )?(?:apprentissage|decouverte|nouveaute)s?)(?!\p{L})/u;

/** Years without a number: "years of experience with". */
export const vagueYears =
  /(?<!\p{L})(?:experienced|years|(?:extensive|long|long-standing|vast|considerable|solid|strong|deep|broad|wide|substantial|proven|rich) experience|seasoned|experimentee?s?|annees|(?:longue|solide|vaste|grande|forte|riche|large) experience|depuis (?:tres )?longtemps)(?!\p{L})/u;

/** Between what happened and what is said to have caused it. */
export const cause =
  /(?<!\p{L})(?:(?:for (?:want|lack)|at the request) of|thanks to|because of|due to|as a result of|by \w+ing|which (?:led to|resulted in|allowed|enabled|made|helped)|(?:leading|resulting|contributing) (?:to|in)|which (?!(?:is|are|was|were|ha[sd]|have|w(?:ould|ill)|m(?:ay|ight|ust)|c(?:an|ould)|sh(?:ould|all)|i|we|your?|my|the|an?|it)\b)\w+|(?:faute de|a la demande d(?:e|u|es))|grace (?:a|au|aux)|en (?!tant)\w+ant|ce qui (?:a|m'a|nous a) \w+|a l'origine d)(?!\p{L})/u;

/** Verbs of a result. */
export const changeWords =
  "fall|fell|fallen|drop|dropped|rise|rose|increase|raise|boost|grow|grew|improve|double|doubled|triple|reduce|reduced|cut|lower|decrease|shorten|accelerate|speed|halve|save|win|attract|retain|climb|climbed|decline|declined|shrink|shrank|dip|dipped|narrow|widen|expand|augmenter|augmente|accroitre|accru|ameliorer|ameliore|doubler|tripler|reduire|reduit|baisser|baisse|diminuer|diminue|accelerer|fideliser|fidelise|economiser|progresser|descendre|descendu|descend|monter|ramener|ramene|abaisser|abaisse|chuter|remonter|grimper".split(
    "|",
  );

/** Begins the end of a sentence about the applicant that says what the posting asks for: "as you require". */
export const addressed =
  /(?<![\p{L}'])(?:(?:which|that|as|just as|exactly as) (?:you|your (?:posting|advert|advertisement|ad))|as (?:required|requested|asked|listed|described|stated)|(?:which|that|as) i (?:see|note|notice|understand|believe|gather)(?: that)? you|(?:comme|ainsi que|tel que|que) vous|comme (?:demande|indique|precise|votre annonce))(?!\p{L})/u;

/** A denial that may praise: "I have never missed a deadline". */
export const boast =
  /(?<!\p{L})(?:(?:none|not one|not a single one) of (?:my|our)|not a single|i (?:still |currently )?have no(?! (?:[a-z]+ )?(?:experience|training|qualification|certificate))|i(?: have|'ve| had)? never|i (?:was|am) never|aucune? (?:de|des|d') ?(?:mes|nos)|je n'ai jamais|(?:je n'ai|je n'\w+|je ne \w+) (?:eu |connu )?aucune?|je n(?:e |')\w+ jamais)(?!\p{L})/u;

/** Denies everything: "nothing", "anyone". */
export const universalDenial =
  /(?<!\p{L})(?:anything|anyone|anybody|anywhere|nothing|nobody|no one|quoi que ce soit|qui que ce soit|rien|personne|nulle part)(?!\p{L})/u;

/** Before the noun of which none is admitted: "not a single complaint". */
export const emphaticDenial = /(?<!\p{L})(?:a single|even one|une? seule?|l[ea] moindre)(?!\p{L})/u;

export const negation =
  /(?<!\p{L})(?:not|no(?!-)|never|without(?! (?:me|us)(?!\w))|none|nor|neither|(?<!for )nothing|zero|cannot|nobody|(?<![\d.,])0(?= [a-z])|(?:did|does|is|was|were|are|have|has|had|could|would|should|ca|wo)nt|(?:i|we|you|they) dont|pas|jamais|sans(?!-| moi(?!\w))|aucun|aucune|ni|non(?!-)|(?<!pour )rien|(?:ne|n') ?\w+ plus|personne (?:n'|ne|dans|de mon|de mes)|plus (?:de|la|le|les)(?= (?:nuit|soir|week-end|samedi|dimanche)s?(?! en \d|[^,;.]{0,40} que |\w)))(?![\p{L}\d])|n't\b/u;

/** Says that something held was taken away, or not reached. */
export const loss =
  /(?<!\p{L})(?:lost|lose|losing|lapsed|(?:let|left|allowed) (?:it|this|them|mine) (?:to )?lapse|expired|suspended|revoked|withdrawn|banned|ban|disqualified|disqualification|(?:not|never|didn't get) renewed|surrendered|failed|perdue?s?|perdre|perte|perimee?s?|(?:a|est|sont) expiree?s?|suspendue?s?|suspension|retiree?s?|retrait|annulee?s?|annulation|invalidee?s?|invalidation|echoue|echec|ai rate|(?:pas|non|jamais) renouvelee?s?)(?!\p{L})/u;

/** Before a title that the sentence attributes to the applicant. */
export const heldAs =
  /(?:(?:i am|i'm|i was|i have been|i've been) (?:currently |now |also )?(?:(?:an?|the|one of the) )? ?|\bas (?:(?:an?|the) )? ?|\b(?:become|became|promoted to|rose to|worked my way up to) (?:(?:an?|the) )? ?|\b(?:role|position|post|job|title) (?:is|as|of|was) (?:that of )?(?:(?:an?|the) )? ?|\ben tant qu(?:e |') ?(?:une? )?|\bcomme (?:une? )?|\b(?:j'etais|j'ai ete|devenue?) (?:une? |le |la )? ?|\bje suis (?:actuellement |aujourd'hui |devenue? )?(?:une? |le |la )? ?|\bje travaille comme (?:une? )? ?|\b(?:mon|ma) (?:poste|fonction|role) d(?:e |') ?|\b(?:le|un) (?:poste|role) (?:actuel )?d(?:e |') ?|\b(?:nommee?|promue?) (?:une? |au poste d(?:e |')|aux fonctions d(?:e |'))? ?|\bles fonctions d(?:e |') ?|\ben qualite d(?:e |') ?)/g;

/** Between the name of a job on offer and its title, and behind the title: "the position of chef", "the chef position". */
export const offeredBefore =
  /(?<!\p{L})(?:(?:position|role|post|job|vacancy|opening) (?:of|for|as)(?: an?| the| your)?|(?:search|looking|advertisement|advert) for(?: an?| the| your)?|(?:poste|offre|annonce|emploi)(?: d'emploi)? (?:de|pour|concernant)(?: une?| la| le)?) ?$/u;

export const offeredAfter = /^ (?:position|role|post|job|vacancy|opening)(?!\p{L})/u;

/** A title without them is a higher one: "assistant manager". */
export const titleOfOther = / (?:to|to the|aupres du|aupres de|aupres de la) /i;

/** A title without them is a higher one: "assistant manager". */
export const lowerRanks =
  "mate|improver|pa|secretary|assistant|deputy|junior|trainee|apprentice|intern|acting|aide|vice|auxiliary|associate|secretaire|sous|stagiaire|apprenti|apprentie|adjoint|adjointe|eleve|alternant|alternante|seconde|second|auxiliaire|commis|suppleant|suppleante".split(
    "|",
  );

/** Words that belong to a title, although they state nothing elsewhere: "area manager". */
export const titleParts =
  "area|team|department|project|branch|office|floor|night|group|equipe|secteur|zone|rayon|projet|service|groupe|atelier|agence|nuit".split(
    "|",
  );

/** Words that end such a title. */
export const linkWords =
  "at|for|with|of|in|on|who|that|which|where|since|from|until|to|by|through|between|when|i|and|but|has|have|had|is|are|was|were|will|chez|a|au|aux|dans|en|pour|avec|depuis|pendant|de l'association|qui|que|ou|et|sur|par|je|j|jusqu|mais|est|sont|ont|etait|avait".split(
    "|",
  );

export const since =
  /\b(?:since|joined|started|began|join|start|from|rejoins|depuis|rejoint|commence|debute|arrive)\b/;

/** Before a beginning that may be to come: "from 1 March". */
export const futureStart = /\b(?:join|start|from|rejoins)\b/;

/** Offers a time, without a subject: "available from". */
export const availableFrom =
  /^(?:(?:available|free) (?:from|after|at|to|any|within|immediately)|(?:libre|disponible) (?:des|apres|a|de|en|sous|tout|immediatement|rapidement|le|debut|fin|mi)\b)/;

export const until =
  /\b(?:until|left|till|valid to|valid through|expires|expiry|jusqu|jusque|quitte|quittai|echeance)\b/;

/** Before the year of a degree: "I graduated from ... in". */
export const obtained =
  /\b(?:obtained|completed|earned|gained|graduated|graduating|qualified|passed|awarded|received|finished|obtenu|obtenue|obtenus|valide|validee|recu|recue|passe|passee|diplome|diplomee)\b/;

export const more =
  /(?:more than|over|at least|above|upwards of|plus de|plus d'|au moins|superieur)\s*$/;

export const less = /(?:under|below|less than|fewer than|moins de|moins d'|sous les)\s*$/;

export const nearly =
  /\b(?:nearly|almost|about|around|some|roughly|approximately|close to|(?:approx|abt|circa|ca)\.?|pres de|presque|environ|quelque|quelques|autour de|pres d'|env\.?)\s*$/;

/** Before a number that is no other one. */
export const exactly =
  /(?<!\p{L})(?:exactly|precisely|no (?:less|fewer) than|exactement|precisement)\s*$/u;

/** Grades: the profile has the whole phrase. */
export const honourPhrases =
  /(?<!\p{L})(?:of the (?:year|month|quarter|season)|(?:was|were|been|am|is) (?:named|voted|chosen|selected|recogni[sz]ed|singled out|commended|honoured)|(?:with|gained|obtained|got|have|achieved) a first|first[- ]class|upper second|\d:\d|cum laude|d(?:e l'|u )(?:annee|mois|trimestre|saison)|(?:ete|fus|m'a|m'ont) (?:elue?|designee?|nommee?|choisie?|primee?|distinguee?|recompensee?)|mention (?:tres |assez )?(?:bien|honorable)|major de (?:promotion|promo))(?!\p{L})/gu;

/** Somebody else won what a line names. */
export const notWon =
  /(?<!\p{L})(?:runners?[- ]up|finalists?|semi-finalists?|nominee|nominated|nomination|shortlist(?:ed)?|longlist(?:ed)?|(?:second|third|2nd|3rd) (?:place|prize)|(?:came|placed|finished) (?:second|third|2nd|3rd)|put forward for|in the running for|nominee?s?|finaliste|demi-finaliste|dauphine?|(?:2e|3e|deuxieme|seconde?|troisieme) (?:place|prix)|pressentie?s?|preselectionnee?s?)(?!\p{L})/u;

/** Before a number, what it counts is money. */
export const budget =
  /(?<!\p{L})(?:budgets?|turnover|revenues?|sales of|funding|grants?|ca|chiffres? d'affaires|ventes|recettes|subventions?)(?: \p{L}{2,6}){0,2}:? ?$/u;

/** What is denied is experience: "no experience of welding". */
export const experienceDenied =
  /(?<!\p{L})(?:(?:no|without|never had|not have|don't have|neither) (?:[a-z]+ )?experience|(?:pas d'|pas d' ?|aucune|sans|ni) ?(?:\w+ )?experience)(?!\p{L})/u;

/** The classes of a British degree. */
export const firstClass =
  /(?<!\p{L})(?:first[- ]class(?: honours)?|a first(?= (?:in|from|degree))|(?:with|gained|obtained|got|have|achieved) a first)(?!\p{L})/u;

export const upperSecond = /(?<!\p{L})(?:upper second(?:[- ]class)?(?: honours)?)(?!\p{L})/u;

export const lowerSecond = /(?<!\p{L})(?:lower second(?:[- ]class)?(?: honours)?)(?!\p{L})/u;

/** Before a verb whose subject is the one before: "and would". */
export const sharedSubject =
  /(?<!\p{L})(?:and|but|while|whereas|so|then|and that|et|mais|puis|et que|et qu') (?=(?:can (?:work|start|begin|travel|come)|would|will|hope|wish|want|am (?:keen|ready|happy|willing|eager)|have (?!(?:a|an|the|no|my)\b)\w+|peux (?:travailler|commencer|venir)|souhaite|souhaiterais|voudrais|aimerais|devrais|pourrais|serais|espere)(?!\p{L}))/u;

export const firstPerson =
  /(?<!\p{L})(?:i|my|me|mine|myself|we|our|us|je|j|m'|mon|ma|mes|moi|nous|notre|nos)(?!\p{L})/u;

export const secondPerson =
  /(?<!\p{L})(?:you|your|this (?:role|post|position|job)|the (?:role|post|position|advert\w*)|vous|votre|vos|ce poste|cette (?:annonce|offre))(?!\p{L})/u;

export const subject =
  /(?<!\p{L})(?:i|we|my|our|you|your|it|this|je|j|nous|mon|ma|mes|vous|votre|vos|cela|ce|il|elle|notre|nos|c(?='))(?!\p{L})/u;

/** "there", "where": at the organisation of the clause before. */
export const refersBack = /(?<!\p{L})(?:where|there|ou j|ou je|y)(?!\p{L})/u;

/** Between clauses that have a subject, or a place of work, of their own; blanks are single. */
export const clauseEnd =
  /[;:—–] |,? (?=(?:and|but|while|whereas|so|then|and that|et|mais|puis|et que|et qu') (?:i|we|my|our|you|your|it|this|je|j|nous|mon|ma|mes|vous|votre|vos|cela|ce|il|elle|notre|nos|c(?='))(?!\p{L}))|, (?=(?:and|but|while|whereas|so|then|and that|et|mais|puis|et que|et qu') (?:since|from|in|until|depuis|de|en|jusqu'en) (?:[\p{L}\d]+ ){1,3}(?:i|we|my|our|you|your|it|this|je|j|nous|mon|ma|mes|vous|votre|vos|cela|ce|il|elle|notre|nos|c(?='))(?!\p{L}))|, (?=(?:i|we|my|our|you|your|it|this|je|j|nous|mon|ma|mes|vous|votre|vos|cela|ce|il|elle|notre|nos|c(?=')|where|où)(?!\p{L}))|,? (?=(?:and|but|while|whereas|so|then|and that|et|mais|puis|et que|et qu') (?:at|chez|au|aux|à) )/giu;

/** What is not done, held or there, said without a negation. */
export const lacking =
  /(?<!\p{L})(?:(?:something|things|more|much|a lot) (?:still )?to learn|(?:need|needs|have|has) to be (?:renewed|redone|retaken|repeated|refreshed|updated)|needs? (?:doing|renewing|redoing|repeating|refreshing|retaking|updating)|(?:still|need|needs|yet) to (?:renew|redo|retake|repeat|refresh|take|pass|sit|earn)|(?:choses?|points?|encore|beaucoup) a apprendre|(?:reste|restent) a (?:faire|passer|valider|obtenir|terminer)|(?:doit|doivent) etre (?:re\w+|passee?s?|faite?s?)|a (?:refaire|repasser|renouveler|recycler|remettre a jour))(?!\p{L})/u;

/** What a negation inside a noun phrase says of a thing, folded: « des arrêts non planifiés », "invoices not paid". */
export const deniedOfThing =
  /(?<![\p{L}\d])(?:(?:of|for|from|any|the|all|those) (?:[\w'-]{1,25} ){1,2}not (?!(?:allowed|permitted|trained|certified|qualified|authorised|authorized|included|needed|interested))(?:\w{1,20}(?:ed|ing)|paid|met|sold|kept)|(?:des|les|de|un|une|du|aux|ces) (?:[\w'-]{1,25} ){1,2}non \w{3,25}|non (?:conform|planifi|programm|dangereu|alimentaire|ferreu|destructi|lucrati|verba|voyant|fumeur|alcoolis|tisse|invasi|residentiel|medicamenteu|polluant|marchand|francophone|anglophone|accompagne|salarie|medica)\w{0,15})(?![\p{L}\d])/gu;

/** Negations that deny nothing. */
export const notDenied =
  /(?<!\p{L})(?:(?:nobody|no one) else|do(?:es)? not expire|not new to me|(?:nothing new|not? (?:an? )?strangers?) to me|not before|not (?:only|just|merely)|never (?:stopped|ceased)|(?:have|had|with) (?:no|little) (?:doubt|difficulty|trouble|problem|hesitation|fear|equal|match|complaint)s?|(?:no|without(?: an)?) (?:expiry|expiration)(?: date)?|personne d'autre|ne (?:m'|me )(?:est|sont) pas (?:etranger|inconnu|nouveau|nouvelle)\w*|pas avant|pas (?:seulement|que|uniquement)|(?:n'ai|ne) \w* ?(?:jamais )?cesse|(?:n'ai|ne \w+|n'\w+) aucune? (?:doute|difficulte|mal|probleme|hesitation|crainte)s?|sans (?:date |limite )?(?:d'|de )?(?:expiration|validite|peremption|duree))(?!\p{L})/u;

/** Begins a part of a sentence about a degree or licence, which belongs to no employer. */
export const credentialLead =
  /^(?:holder of|a holder of|having (?:obtained|completed|passed|gained|earned|qualified)|titulaire|diplome|diplomee|detenteur|detentrice)(?!\p{L})/u;

/** Says that something is finished and held. */
export const completed =
  /(?<!\p{L})(?:hold|held|obtained|completed|earned|gained|graduated|certified|qualified|finished|done|did|passed|awarded|valid|have (?:a|an|my|the)|titulaire|detiens|obtenu|valide|diplome|diplomee|certifiee|certifie|possede|dispose|suivi|passe|reussi|laureat|laureate|ai fait)(?!\p{L})/u;

/** The first line of a letter, and the words that name no reader. */
export const greeting =
  /^(?:doctor(?= [a-z-]+,? ?$)|dear|hello|hi|good (?:morning|afternoon|day)|to whom it may concern|docteure?(?= [a-z-]+,? ?$)|madame|monsieur|mesdames|messieurs|mademoiselle|bonjour|chere?s?|a l'attention d(?:e|u))(?!\p{L})/u;

export const greetingWords =
  "hiring|recruitment|recruiting|recruiter|manager|team|committee|panel|sir|madam|ms|mr|mrs|miss|dr|doctor|professor|human|resources|hr|selection|people|everyone|all|whom|may|concern|madame|monsieur|mesdames|messieurs|directeur|directrice|president|presidente|responsable|recruteur|recruteuse|recrutement|equipe|chef|cheffe|docteur|professeur|proviseur|maire|humaines|ressources".split(
    "|",
  );

/** The last line of a letter. */
export const closing =
  /^(?:yours (?:sincerely|faithfully|truly)|(?:very )?(?:sincerely|respectfully|cordially)(?: yours)?|(?:with )?(?:my )?(?:kind|kindest|best|warm|warmest) (?:regards|wishes)|regards|(?:bien )?(?:cordialement|respectueusement|sincerement)(?: votre| a vous)?|bien a vous|(?:avec )?(?:mes )?(?:sinceres|respectueuses|meilleures|cordiales) salutations|salutations (?:distinguees|cordiales|respectueuses))[ ,.]*$/u;

/** The last line, with what stands behind the formula: a name. */
export const signed =
  /^(?:yours (?:sincerely|faithfully|truly)|(?:very )?(?:sincerely|respectfully|cordially)(?: yours)?|(?:with )?(?:my )?(?:kind|kindest|best|warm|warmest) (?:regards|wishes)|regards|(?:bien )?(?:cordialement|respectueusement|sincerement)(?: votre| a vous)?|bien a vous|(?:avec )?(?:mes )?(?:sinceres|respectueuses|meilleures|cordiales) salutations|salutations (?:distinguees|cordiales|respectueuses))(?=[ ,.]|$)/u;

/** Before the name of an employer: a time, and not the place of what the clause says. */
export const beforeJob =
  /(?<!\p{L})(?:(?:before|prior to)(?: joining| working (?:at|for)| my time (?:at|with)| moving to| coming to)?(?: the)?|avant(?: de rejoindre| d'entrer (?:a|au|chez)| d'arriver (?:a|au|chez))?(?: chez| le| la| les| l')?) ?$/u;

export const afterJob =
  /(?<!\p{L})(?:(?:after|since) (?:leaving|my time (?:at|with))?(?: the)?|after(?: the)?|after (?:my|the|a) (?:degree|diploma|studies|course|training|certificate)[a-z' ]{0,30} (?:at|from)(?: the)?|apres(?: avoir quitte| mon passage (?:a|au|chez))?(?: chez| le| la| les| l')?|apres (?:le|mon|ma|mes|un|une) (?:diplome|certificat|formation|etudes)[a-z' ]{0,30} (?:a|au|chez)(?: l'| la)?) ?$/u;

/** Days and times of day that a note may deny: "I cannot work Saturdays". */
export const workingTimes =
  /^(?:weekend|night|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week-end|nuit|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin)s?$/;

/** Before what the applicant has read or heard: "I see that you ...". */
export const perceived =
  /(?<!\p{L})(?:i(?: also| have| had| already)* (?:know|see|saw|seen|noted?|noticed?|underst(?:and|ood)|read|gather|heard) (?:also )?(?:that|from)|i(?: also)? (?:see|note|notice) you|i(?: really| also| particularly)* (?:like|love|appreciate|admire) (?:that|how|the fact that|the way)|(?:j'ai|je) (?:\w+ )?(?:sais|vois|note|lis|lu|vu|compris|comprends|remarque) (?:aussi |bien )?(?:que|qu')|j'(?:aime|apprecie)(?: beaucoup| aussi)? que)(?!\p{L})/u;

/** Each is a row of spellings of one word: abbreviations, ordinals. */
export const spellings =
  "first 1st|second 2nd|third 3rd|fourth 4th|fifth 5th|sixth 6th|seventh 7th|eighth 8th|ninth 9th|tenth 10th|average avg|operations ops|operation ops|operating ops|manager mgr|assistant asst|department dept|government govt|honours honors hons hon|procedure procedures sop sops|minute minutes min mins|hour hours hr hrs|saturday saturdays sat sats|sunday sundays sun suns|monday mondays mon|tuesday tuesdays tue tues|wednesday wednesdays wed weds|thursday thursdays thu thur thurs|friday fridays fri|administration admin|administrator admin|administrative admin|certification cert|certified cert|certificate cert|maximum max|minimum min|approximately approx|year years yr yrs|week weeks wk wks|qualification qual|qualifications quals|university uni|maths mathematics math|photograph photo|telephone phone|specification spec|specifications specs|demonstration demo|representative rep|information info|laboratory lab|international intl|management mgmt|engineering eng|development dev|developer dev|inventory inv|shipment shpt|temporary temp|temperature temp|temperatures temps|temporaries temps|specialist spc|national nat|private pte pvt|sergeant sgt|corporal cpl|department dpt|company co|apartment apt|registered reg|supervisor supv|customer cust|customers custs|equipment equip|maintenance maint|production prod|hospital hosp|certificate certif|continued cont|building bldg|distribution distrib|warehouse whse|reception recep|individual indiv|premier premiere 1er 1ere 1re|deuxieme seconde 2e 2eme|troisieme 3e 3eme|quatrieme 4e|cinquieme 5e|sixieme 6e|administratif administrative admin|responsable resp|technicien tech|technique tech|organisation orga|rendez-vous rdv|restaurant resto|informatique info|professionnel professionnelle pro|appartement appt|numero no|minimum mini|telephone tel|environ env|equipement equipt|societe ste|etablissement etab|commercial cial|departement dept|hopital hospi|individuel indiv|individuels indiv|individuelle indiv|individuelles indiv|equipe eq|equipes eq|formation form|hebdomadaire hebdo|semaine sem|semaines sem|alimentaire alim|alimentation alim|categorie cat|animateur anim|animation anim".split(
    "|",
  );

/** Before the title of somebody else: "with the operations manager". */
export const ofOther =
  /(?<!\p{L})(?:(?:with|for|to|by|from|under|alongside|help|helped|helping|assist|assisted|assisting|support|supported) (?:the|my|our|a|two|three|other)|(?:avec|pour|a|par|aupres de|aide|assiste|soutenu|sous) (?:les?|la|mon|ma|nos|notre|une?|deux)|(?:aupres )?(?:au|du|aux)) (?:\w+ )?$/u;

/** Before the reference of a posting, with the mark before it: "(ref. ". */
export const referenceLabel =
  /,? ?\(?(?<!\p{L})(?:reference|ref|(?:job|vacancy|campaign|posting) (?:id|number|code)|requisition|numero|n°)(?: ?(?:number|no|id|code|n°))?[ .:]*$/u;

/** Most of something, and not all of it. */
export const mostWord =
  /(?<!\p{L})(?:(?<!\bthe )most (?:of|\w+s)|majority|plupart|majorite)(?!\p{L})/gu;

/** "all the", and the nouns behind it that name a time. */
export const wholeOf =
  /(?<!\p{L})(?:(?:most|the majority) of|(?:nearly|almost) (?:all|every)|all(?= [a-z]{3,}s)|all(?: of)?(?: the| our)? (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)|all(?: of)? (?:the|our|my|its|their)|(?:the|a|an|our|my|its) (?:whole|entire)|(?:every|each)(?: single)?(?= [a-z])|throughout|all (?:of which|of them|of whom|were|are|have|had)|(?:each|every) (?:of them|of these|one)|both of|[a-z]+s each(?=\.|$)|all (?:through|along) (?:my|the|this|that)|(?:have|had|are|were|who|they|we) all(?= [a-z]{4,})|all of (?:them|whom|which)|(?:full|complete|whole) years|always|everyone|everybody|every time|la (?:plupart|majorite) des|presque (?:tous|toutes|tout)|(?:tous|toutes) (?:les|mes|nos|leurs|ses)|toute? (?:le|la|l'|mon|ma|notre)|l'ensemble d(?:e|u|es)|chaque|toujours|systematiquement|tout au long d(?:e|u|es)|chaque fois que|chacune?s?(?= ?[.,;]|$)|(?:sont|ont|avons|sommes|etaient|avaient) (?:ete )?tou(?:s|tes)|annees (?:completes|pleines|entieres)|tout (?:mon|ce|notre)|l'integralite d(?:e|u|es)|la totalite d(?:e|u|es)|tou(?:s|tes) (?:ont|sont|etaient|avaient|furent)(?: ete)?|chacune? (?:a|est|etait|avait)(?: ete)?)(?:(?<=')|(?!\p{L}))(?! ?(?:day|days|time|week|weeks|month|months|year|years|season|seasons|way|while|night|morning|weekend|summer|winter|session|sessions|saturday|sunday|monday|tuesday|wednesday|thursday|friday|spring|autumn|term|shift|shifts|other|evening|afternoon|hour|trip|few|second|third|jour|jours|temps|semaine|semaines|mois|ans|annee|annees|matins|soirs|nuits|saison|long|week-ends|monde|deux|matin|soir|nuit|ete|hiver|printemps|automne|trimestre|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|week-end|heure|fois|quart|quarts|poste|garde|vacation|roulement|seance)(?!\p{L}))/u;

/** Says of a language that it is not spoken well. */
export const learning =
  /(?<!\p{L})(?:few words|learn|learning|a little|some|studying|improving|everyday|quelques mots|apprends|apprendre|un peu|quelques|notions|etudie|rudiments|debute)(?!\p{L})/u;

/** Lead only where people follow: "managed a team". */
export const leadOverWords =
  "manage|managed|managing|run|ran|running|charge|responsible|overseeing|supervised|supervising|line-managed|animer|anime|animais|animait|gerer|gere|gerais|gerait|tete|responsabilite|chapeauter|chapeaute|superviser|supervise|commander|tenu|tenait|tenais".split(
    "|",
  );

export const peopleWords =
  "team|staff|crew|people|person|employee|colleague|operator|worker|volunteer|equipe|personne|collaborateur|salarie|agent|collegue|benevole|employe|brigade|vendeur".split(
    "|",
  );

/** Completes what only the sentence before names: "I passed it". */
export const completesIt =
  /(?<!\p{L})(?:(?:completed|passed|obtained|earned|gained|finished|got|did|won) (?:it|them|both|this|that)|(?:je l'|l'|les )ai (?:tous |toutes |aussi |bien )?(?:obtenue?s?|passee?s?|validee?s?|reussie?s?|eue?s?|terminee?s?))(?!\p{L})/u;

/** Verbs of a clause whose subject is not the applicant; a line without any is about them: "Care for 80 patients". */
export const otherVerb =
  /(?<!\p{L})(?:is|are|was|were|has|had|does|comes|takes|gets|goes|est|sont|etait|etaient|ont|avait|avaient|fait|vient)(?!\p{L})/u;

/** "the most", and praise by others: a source says so too. */
export const superlative =
  /(?<!\p{L})(?:(?:brought|bring|brings|won|earned|attracted) (?:in )?(?:more|new|extra|many)|with (?:excellent|great|good|very good|outstanding) (?:results|success)|most (?:days|weeks|months|nights|evenings|mornings|weekends)|all day(?: long)?|in the (?:evenings|mornings|afternoons)|and so on|(?:at|in|on|across) both(?= [a-z]{3,}s)|(?:and|so|much|far|many) more(?: besides| still| again|$)|to the(?: full| complete| entire)? satisfaction|from start to finish|from (?:day one|the start|the beginning)|to this day|beyond (?:what|all|my|the)|(?:before|like) (?:anyone|everyone|no one|nobody)|inside out|on time|in record time|ahead of (?:schedule|time|plan)|(?:from|on) scratch|day and night|more and more|(?:consistently|invariably|exclusively|entirely|fully)|(?:more|better|faster|higher|less|fewer) than (?:any|every|most|my|the other|others|anyone|average|expected)|the (?:most|least|best|worst|highest|lowest|busiest|fastest|youngest|oldest|first (?:ever|person|one))|without(?: a| an| any)? (?:break|interruption|gap|pause|let-?up)s?|(?:uninterrupted|unbroken|continuous|non-?stop)(?:ly)?|in one go|half the (?:usual |normal )?time|all (?:the )?year(?: round)?|twice as (?:fast|quickly|much|many)|on a (?:regular|daily|permanent) basis|(?:apporte|amene|attire|gagne) (?:de nouve\w+|plus de|davantage)|toute la journee|ainsi de suite|bien (?:plus|d'autres)(?: encore| choses)?|par tous les temps|par coeur|(?:comme|avant) (?:personne|tout le monde)|toute l'annee|avec (?:la )?mention(?! (?:assez|tres|bien|compl))|a chaque fois|du debut a la fin|jusqu'a ce jour|a la (?:pleine |grande )?satisfaction|dans les (?:delais|temps)|en (?:un )?temps record|en avance|de a a z|jour et nuit|de plus en plus|(?:entierement|exclusivement|integralement|constamment)|(?:plus|mieux|moins)(?: \w+)? qu(?:e |')(?:personne|quiconque|tous|toutes|les autres|mes|la moyenne|prevu|jamais)|(?:le|la|les) (?:plus|moins|meilleure?s?)(?= (?!de )\p{L})|sans (?:aucune |la moindre |une )?(?:interruption|coupure|pause|trou|treve|relache)s?|sans (?:discontinuer|m'arreter|m'interrompre)|(?:ininterrompue?s?|en continu|d'affilee)|de (?:facon|maniere) (?:reguliere|permanente|constante|systematique|continue|quotidienne)|(?:deux|trois) fois (?:moins|plus) (?:de temps|vite))(?!\p{L})/gu;

export const praised =
  /(?<![\p{L}'])(?:(?:was|were|been|got) (?:often |always )?(?:thanked|praised|commended|complimented|congratulated)|(?:rel(?:y|ies|ied)|count(?:s|ed)?) on (?:me|my)|(?:trusts?|trusted|values?|valued|thanks?|thanked|thanking|praises?|praised|commend(?:s|ed)?) (?:me|my)|(?:appreciates?|appreciated|recommends?|recommended|compliment(?:s|ed)?|calls?|called) (?:me|my)|(?:describes?|described|recogni[sz](?:e|es|ed)|single(?:s|d)?) (?:me|my)|(?:ask|asks|asked|come back|comes back) (?:for|to) me|known for (?:my|being)|(?:m'|m'en )?(?:a|ont|avait|avaient) (?:souvent |toujours )?(?:remercie|felicite|complimente)e?s?|(?:me|m'|nous) ?(?:ont |a |fait |font |avait |avaient )?(?:confiance|apprecie\w*|felicit\w+|remerci\w+)|(?:me|m'|nous) ?(?:ont |a )?(?:recommand\w+|reconnai\w+|reconnu\w*|compliment\w+|redemand\w+)|comptent sur moi|(?:saluent|soulignent?|apprecient|louent|vantent|reconnaissent) (?:\w+ )?(?:mon|ma|mes|la|le|l'|les)|(?:reconnue?|apprecie?e?|connue?) pour (?:ma|mon|mes))(?!\p{L})/gu;

/** Says that something goes on: an entry that has ended supports none of it. */
export const currentMark =
  /(?<!\p{L})(?:currently|now(?!adays| and then)|still|today|at present|at the moment|to this day|nowadays|(?:current|present) (?:job|role|post|position|employer|work|duties)|actuellement|actuel(?:le)?s?|aujourd'hui|desormais|maintenant|a ce jour|en ce moment|a l'heure actuelle|a present)(?!\p{L})/u;

/** Verbs in the present that may say what a past job left: "I know the trade". */
export const lastingVerbs =
  "have|hold|bring|know|speak|understand|remember|recall|value|owe|thank|ai|dois|tiens|garde|connais|sais|parle|possede|detiens|suis|dispose|comprends|apporte|reprends|reviens|quitte".split(
    "|",
  );

/** Verbs in the present that end like the imperfect: « je fais ». */
export const imperfectLike = "fais|sais|vais|connais|plais|nais".split("|");

/** Time that is no job, although a profile lists it among the jobs. */
export const careerBreak =
  /(?<!\p{L})(?:career break|(?:parental|maternity|paternity|sick) leave|sabbatical|gap year|unemployed|family break|full-time parent|stay-at-home|carer for my|conge (?:parental|maternite|maladie|sabbatique)|au foyer|sabbatique|sans emploi|chomage|annee de cesure|aidante? familiale?|recherche d'emploi)(?!\p{L})/u;

/** Before "as" and the title of who is replaced. */
export const standsIn =
  /(?<!\p{L})(?:(?:stands?|stood|fill|fills|filled|steps?|stepped) in|cover|covered|deputise|deputised|remplace|remplacais|en remplacement) ?$/u;

/** Verbs that may say in a claim what a line says with another one or without: they say no more than that it was done. */
export const plainVerbs =
  "record|recorded|note|noted|log|logged|enter|entered|watch|monitor|observe|visit|meet|met|greet|receive|attend|volunteer|volunteered|gather|collect|fetch|hand|file|filed|send|sent|fill|filled|read|listen|talk|speak|chat|tend|process|count|sort|store|gave|see|saw|seen|find|found|write|wrote|written|spot|spotted|notice|noticed|track|tracked|register|registered|tell|told|explain|explained|answer|answered|phoned|called|mailed|carry|carried|bring|brought|lift|lifted|stack|stacked|moved|join|joined|use|used|guide|guided|brief|briefed|juggle|juggling|combine|combined|alternate|pass|passed|pour|poured|wipe|wiped|pick|picked|handed|show|showed|shown|share|shared|walk|walked|wheel|wheeled|push|pushed|pull|pulled|handle|handled|cover|covered|follow|followed|accompany|accompanied|look|looked|keep|kept|spend|spent|deal|dealt|do|did|done|wear|wore|sit|sat|wait|waited|chase|chased|gathered|discuss|discussed|describe|described|mention|mentioned|took|reply|replied|respond|responded|inform|informed|noter|relever|releve|surveiller|observer|visiter|rendre|rends|rencontrer|accueillir|recevoir|recu|reunir|reuni|rassembler|ramener|ramene|remettre|remis|ecrire|ecrit|ecrivais|lire|lu|relire|relisais|ecouter|ranger|classer|envoyer|remplir|dessiner|trier|voir|vu|reprendre|reprends|circuler|consigner|consigne|reperer|constater|suivre|suivais|suivait|saisir|saisi|enregistrer|dire|expliquer|repondre|appeler|annoncer|porter|poser|deplacer|deplacais|deplace|apporter|guider|preparer|traiter|donner|rediger|redige|posais|recois|recevais|ecris|monter|monte|montais|faire|fais|faisais|fait|realiser|realise|realisais|effectuer|effectue|effectuais|assurer|assure|assurais|enchainer|enchaine|alterner|alterne|tenir|tiens|tenais|tenu|passer|passe|passais|deposer|depose|deposais|ramasser|ramasse|ramassais|apporte|apportais|transmettre|transmets|transmis|servir|sers|servais|servions|sert|couler|distribuer|distribue|distribuais|partager|partage|partageais|aller|combiner|cumuler|cumule|cumulais|pointer|pointe|pointais|relayer|decrire|decris|signaler|signale|signalais|indiquer|indique|rapporter|rapporte|verser|verse|porte|portais|tirer|tire|pousser|pousse|tourner|sortir|sors|rentrer|rentre|accompagner|accompagne|accompagnais|montrer|montre|montrais|discuter|discute|parler|parle|aborder|aborde|manipuler|manipule|utiliser|utilise|utilisais|repondu|repondais|reponds|rendu|relu|remettais|lisais|disais|voyais|reprenais|repris|triais|notais|donnais|decrivais".split(
    "|",
  );

/** More than one: a line that counts two or more says so. */
export const severalWords = "several|multiple|various|plusieurs|divers|diverses".split("|");

/** Says that a licence or certificate is held today. */
export const inForce =
  /(?<!\p{L})(?:(?<!(?:keep|kept|keeping|keeps|bring|brought|bringing) (?:[a-z]+ ){0,3})up to date|in[- ]date|in force|valid|unexpired|(?:is|are|still|both|hold an?) (?:current|active)(?! [a-z]+ (?:of|at|with))|(?:valid|good|runs?) (?:until|till|thru|through|to)|(?<!(?:mis|mise|mises|mets|met|mettre|mettais|tenu|tenue|tenus|tenir|tiens) (?:[a-z]+ ){0,2})a jour|en cours de validite|(?:est|sont|encore|toujours) (?:valides?|valables?|actifs?|actives?)|en regle|(?:vaut|valent|court|courent|valables?|valides?) jusqu)(?!\p{L})/u;

/** Before several qualifications that the applicant has. */
export const heldList =
  /(?<!\p{L})(?:i (?:also )?(?:hold|have|earned|obtained|gained|completed|passed)(?: both)? (?:an?|the|my)|j'ai (?:aussi )?(?:obtenu |valide |passe |decroche )?(?:une?|le|la|les|mon|ma)|(?:je detiens|je possede) (?:une?|le|la|les|mon|ma)|je suis (?:aussi |egalement )?(?:titulaire|detenteur|detentrice) (?:du|des|de la|d['’]une?))(?!\p{L})/u;

/** Nouns that count what another word names: "300 copies", « 300 exemplaires ». */
export const classifiers =
  "unit|units|item|items|piece|pieces|copy|copies|unite|unites|exemplaire|exemplaires".split("|");

/** What an employer may be called behind "my" or "the same". */
export const employerNouns =
  "firm|business|practice|agency|office|plant|factory|insurer|shop|organisation|organization|agence|cabinet|maison|boite|enseigne|groupe|atelier|usine".split(
    "|",
  );

/** Who is taught, shown or helped in a part that says no more. */
export const otherPersons =
  "customer|client|visitor|pupil|others|another|newcomer|starter|beginner|colleague|staff|people|trainee|junior|visiteur|autres|nouveau|nouvelle|arrivant|collegue|personnel|debutant|jeune|stagiaire".split(
    "|",
  );

/** Who and what neutral words name: alone in a clause they are what it states. */
export const namedThings =
  "accounts|rota|customer|pupil|phone|certificate|certification|qualification|software|platform|trade|website|portfolio|system|tool|method|procedure|scheme|compte|planning|client|eleve|telephone|certificat|logiciel|plateforme|systeme|outil|methode|protocole|processus|dispositif".split(
    "|",
  );

/** "several" of them is a claim, although they state nothing by themselves. */
export const extentNouns =
  "site|location|place|customer|client|sector|industry|company|employer|lieu|endroit|secteur|etablissement|entreprise|employeur|structure".split(
    "|",
  );

/** Ends with a short form before a number, which its dot does not end. */
export const abbreviated =
  /(?<!\p{L})(?:approx|abt|sched|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|resp|dept|mgr|asst|avg|incl|excl|temp|prod|tech|admin|misc|etc|eg|ie|inc|ext|maint|equip|cert|qual|supv|hosp|lab|rep|gen|dev|eng|qty|vol|ref|env|max|min|tel|janv|fevr|fev|avr|juil|juill|aou|anc|adm|agt|alim|anim|assist|bat|bur|cat|chant|coll|comm|commerc|compl|dep|dir|div|ens|equipt|etab|exp|ex|fab|form|gest|ind|indiv|inf|info|inst|install|log|mat|mensu|mens|mini|nat|orga|perm|pers|prep|prof|rech|refer|reg|remp|sec|secr|serv|sup|suppl|tps|trav|util)\.$/u;

/** Begins what "my" is said of in a wish: "my knowledge of". */
export const ownKnowledge =
  /(?<!\p{L})(?:my (?:[a-z]+ )?(?:knowledge|experience|skills?|expertise|understanding|command|mastery|practice) (?:of|in|with|as)|(?:mon|ma|mes) (?:\w+ )?(?:connaissances?|experiences?|competences?|maitrise|expertise|pratique) (?:de|d'|du|des|en|dans|avec))/gu;

/** Says that something no longer goes on, and not that it never did. */
export const noLonger =
  /(?<!\p{L})(?:no longer|any ?more|no more|(?:ne|n') ?\w+ plus|plus (?:de|la|le|les) (?:nuit|soir|week-end|samedi|dimanche)s?(?! en \d|[^,;.]{0,40} que |\w))(?!\p{L})/u;

/** Ends what knowledge is said to be of. */
export const knowledgeEnd =
  /[,;:.]|\s(?:is|are|would|could|will|can|may|should|makes|me|vous|serait|seraient|sera|seront|peut|peuvent|pourrait|pourraient|est|sont)\s/i;

/** Behind a title: where it is held. */
export const ofWorkplace =
  / (?:of the (?:team|home|site|school|shop)|de l'(?:etablissement|equipe|atelier)|de la (?:maison|residence|structure))(?!\p{L})/u;

/** What nobody says of themselves but in praise, denied: "never late". */
export const absence =
  /(?<!\p{L})(?:late|absent|ill|off sick|en retard|absente?s?|malade)(?!\p{L})/u;

/** Says that the applicant has left an employer. */
export const hasLeft =
  /(?<!\p{L})(?:i(?: have|'ve)?(?: just| recently)? (?:left|quit|resigned)|j'ai (?:recemment |depuis )?(?:quitte|demissionne)|je viens de (?:quitter|demissionner))(?!\p{L})/u;

/** Paid work, which a contribution of a volunteer is not. */
export const paidWork =
  /(?<!\p{L})(?:employed|employee|hired|on the payroll|paid (?:job|post|position|work)|salariee?s?|employee?s?|embauchee?s?)(?!\p{L})/u;

/** "I never worked nights", which "no longer" does not say. */
export const never = /(?<!\p{L})(?:never|jamais)(?!\p{L})/u;

/** Says that something held is so without an end. */
export const noExpiry =
  /(?<!\p{L})(?:(?:does not|doesn't|do not|don't|never) expires?|(?:no|without(?: an)?) (?:expiry|expiration)(?: date)?|n'expire(?:nt)? (?:pas|jamais)|sans (?:date |limite )?(?:d'|de )?(?:expiration|validite|peremption|duree))(?!\p{L})/u;

/** Offers work at any time: "any day", "around the clock". */
export const anyTime =
  /(?<!\p{L})(?:any (?:day|time|hours?|shifts?)|every day of the week|seven days a week|around the clock|n'importe quel(?:le)? (?:jour|heure|moment|horaire)|(?:tous les|chaque) jours? de la semaine|sept jours sur sept|7j\/7|a toute heure)(?!\p{L})/u;
