// Generated from patterns/requirement-marks.txt by `npm run lexicon`.

export const niceMark =
  /\bpreferable\b|nice to have|\b(?:is|are|be|as) (?:\w+ )?(?:a |an )?(?:real |definite |big |huge |great |distinct |added )?(?:advantage|bonus|asset|advantageous|beneficial|helpful|useful|welcome|welcomed|nice|ideal|desirable|preferred|preferable|plus)\b|(?<!')\b(?:an?|definite) (?:asset|bonus|advantage|plus)\b|\bpreferred\b|\bpreferably\b|\bhandy\b|\bappreciated\b|\b(?:would|will|can|may) (?:also )?help\b|\bwould suit\b|\bdesirable\b|\bideally\b|\badvantageous\b|\b(?:isn't|is not|not) (?:essential|required|necessary|mandatory|a must)|particularly (?:like|welcome|interested)|\beven better\b|\bgreat if\b|\blove (?:it if|to hear)|if you (?:also )?(?:can|have|know|speak|hold)\b.{3,60},? (?:lovely|great|perfect|even better|brilliant|all the better)|(?:\b(?:an?|real|big|added) |^\W{0,2})bonus\b|si possible|^atouts?\b|\bapprecier\w+|\baimerions\b|\bun avantage\b|\bserai(?:en)?t (?:un|une|des|bien|aussi|apprecie|souhaite|vraiment|idea)|\b(?:est|sont|constitue(?:nt|rait|raient)?) (?:un |une |des )?(?:vrai |reel |petit |gros |serieux )?(?:plus|atout|atouts|avantage|bonus)\b|\bun (?:plus|atout)\b|\b(?:est|sont|serait|seraient) un \+|appreci(?:e|ee|es|ees|able|ables)\b|souhait(?:e|ee|es|ees|able|ables)\b|idealement|de preference|bienvenue?s?\b|valorise|(?:pas|non) (?:obligatoire|exige|indispensable|requis)\w*|le petit plus|des bases? (?:en|de) .{3,40} serai|facultati/;

export const mustMark =
  /\b(?:must|required|essential|mandatory|necessary|you (?:should )?(?:have|hold|are|bring|know|possess|can|speak|enjoy|love|need)|you(?:'ve|'re| will| 'll) (?:also )?(?:need|have|hold|be (?:able|comfortable|confident|familiar))|you'll (?:also )?(?:need|have|hold)|who (?:has|have|holds|can|is|are|knows|enjoys|doesn't)|(?:candidates?|applicants?) (?:should|must|need|will (?:have|hold|be (?!paid|contacted)|need))|should (?:have|hold|be|possess)|experience (?:in|with|of|as|working|on)|\d\+? years|(?:one|two|three|four|five|six|eight|ten) years|at least|months' experience|years of|degree|diploma|certif\w+|fluency|proficien\w+|skill|skills|knowledge of|familiar with|confident (?:in|with)|able to|ability to|background in|track record|right to work|own (?:tools|car|transport|vehicle)|fluent|au moins|(?:\d+|deux|trois|quatre|cinq|six|sept|huit|dix) (?:ans|annees) (?:minimum|en|dans|sur|au|aupres|chez)|vous (?:avez|etes|maitrisez|possedez|justifiez|acceptez|pratiquez|connaissez|savez|disposez|parlez|aimez)|tu (?:as|es|maitrises|connais|sais|parles|aimes)|titulaires?|diplome\w*|permis|exig\w+|obligatoires?|necessaires?|requis\w*|maitrise\w*|connaissances?|competences|formation|courant|bilingue|ans d|savoir|il (?:vous |te )?faut|bac ?\+ ?\d|cap|bep|bts|indispensables?|imperati\w+|minimum|experience|licen[cs]e)\b/;

export const dutyMark =
  /\b(?:you will (?!need|have|hold|be able)|you'll (?!need|have|hold|be able|also need)|your (?:role|mission|tasks)|responsible for|(?:this|the) role (?:involves|includes)|duties include|will be responsible|the successful candidate will (?!have|hold|need|be able)|vous (?:serez|aurez|assurez|participez|gerez|realisez|prenez|accueillez|devrez|pilotez|conseillez|etablissez|animez|redigez|suivez|preparez|installez|organisez|encadrez|livrez)|en charge de|vos missions|ta mission|missions?)\b/;

/** A sentence that says whom the house is looking for; only what it asks of that person is a requirement. */
export const hiring =
  /\b(?:(?:like|love) to hear from|suitable for (?:a candidate|candidates|someone)|needs? (?:someone|somebody|people)|looking for|seeks?|seeking|hiring|recruiting|requires? an?|(?<!you )(?<!you'll )(?<!you will )(?<!we )needs? an?|opening for|search(?:ing)? for|vacancy for|recrute\w*|recherch(?:e|ons|ent)|cherch(?:e|ons|ent)|embauche\w*)\b/;

export const giving =
  /\b(?:to (?!join|start|work\b|help us grow)\w+|pour (?!son|sa|ses|notre|nos|un|une|completer|renforcer|rejoindre|integrer)\w+)/;

/** Text that talks to a machine, or about the application itself, is read as noise and never becomes a requirement. */
export const notAboutTheJob =
  /\b(?:(?:in|of) (?:the|your|this) letter|cover(?:ing)? letters?|(?:your|a|the) resume|curriculum vitae|send (?:us|your)|click|cookies?|apply (?:now|in|by|via|to|no later|before|with|at|here|today)|please apply|agencies|closing date|interviews? (?:on|will)|equal opportunit\w+|without regard to|e-verify|eoe|best place to work|welcome applications|disability confident|drug screen|rehabilitation of offenders|lettres? de motivation|envoye[rz]|cliquez|postulez|cv)\b|https?:|\S@\S|\b0\d[\d .]{7,}/;

/** Pay and comforts, in a paragraph that has just said whom it wants. */
export const offering =
  /\b(?:we (?:offer|provide)|you (?:will|'ll) (?:also )?(?:receive|get|benefit)|benefits package|salary|pension|holidays?|paid|free|discount|tips|parking|accommodation|pay|semaines de conges|rtt|vous (?:offre|propose)(?:nt|rons)?|nous (?:vous )?(?:offrons|proposons)|logement|hebergement|salaire|remuneration|mutuelle|1[34]e mois|avantages|coefficient|coupures?|primes?|tickets? restaurant)\b|[£€$] ?\d|\d ?[£€$]/;

/** Where nothing is asked for, nothing is required. */
export const asksNothing =
  /\?(?: (?:yes|no|oui|non)\b.*)?$|^(?:no (?:previous )?experience(?: is)? (?:necessary|needed|required).*|no experience\?.*|(?:full )?training (?:is )?(?:given|provided).*|salary.*|benefits|aucun permis|debutants? accepte\w*|sans experience.*|aucune experience.*|formation assuree.*|experience : debutant.*|type de contrat.*|duree du travail.*|salaire.*|\d+ a \d+ salaries|(?:start(?:ing)? date|hours|location|prise de poste|poste a pourvoir|rythme|debut|horaires|contrat|lieu)\b.{0,60}|(?:pop in|(?:text|call|phone|ring|contact) (?:us|me|the|on|for|\d)|hi |hello|merci (?:de|d')|n'hesitez|tel\b|bises|cordialement|bonjour|renseignements).*)$/;

/** What the person is said to be or have, between sentences about the work. */
export const personMark =
  /^(?:you (?:will |should |would |must |'ll )?(?:also )?(?:ideally )?(?:have|are|be an?|hold|bring|must|possess|need)|applicants?\b|candidates? (?:must|should|need)|de formation|titulaire|diplome|vous (?:etes|avez (?!pour)|connaissez|maitrisez|justifiez|possedez|disposez)|tu (?:es|as (?!pour)|connais|maitrises)|(?:votre|ta) \w+ (?:est|sera|fera|seront|feront))|(?<!(?:if|as|when|where|may be) )\b(?:required|essential)(?:e|es|s)?\b(?! from)|\byou(?:'ll| will)? need\b|\byou must\b|\b(?:exige|requis|obligatoire|indispensable)(?:e|es|s)?\b|\bvous devez (?:etre|avoir|posseder|justifier|detenir)\b/;

/** Verbs at the beginning of requirements; any other verb begins a duty. */
export const stateVerbs =
  "have|hold|know|possess|speak|understand|demonstrate|love|enjoy|avoir|etre|savoir|maitriser|connaitre|posseder|parler|aimer|justifier|disposer|detenir".split(
    "|",
  );

/** Words behind a hiring verb that begin a requirement. */
export const asking =
  /\b(?:with|who|holding|having|must|avec|titulaire|disposant|ayant|justifiant|maitrisant|experimente\w*|qui|possedant)\b/;

/** Pay by experience, which requires none. */
export const byExperience =
  /(?:depending|based) on experience|according to experience|commensurate|selon (?:l')?(?:experience|profil|competences)/;

/** The first words of a requirement without a verb: "Rigueur, précision", "Experience of till work". */
export const requirementStart =
  /^(?:(?:an? |your )?(?:proven|previous|prior|strong|excellent|solid|sound|good|relevant|recent|great|bonne|bonnes|solide|solides|parfaite|excellente|bon) (?:\w+ ){0,4}(?:experience|knowledge|skill|skills|understanding|ability|communication|communicator|background|record|team|level|command|maitrise|connaissance|connaissances|niveau|expression|presentation|relationnel|orthographe|condition|aisance|pratique|culture)\b|(?:an? |the |your )?ability to|able to|(?:an? )?(?:\w+ )?(?:knowledge|understanding) of|experienced? (?:of|in|with|as|working)|minimum (?:of )?\d|\d+\+?(?: ?[-–] ?\d+)? years|attention to detail|fluen(?:t|cy)|(?:a )?(?:full|valid|clean|current|active) (?:\w+ ){0,3}licen[cs]e|must (?:be|have|hold|possess|enjoy)|competent (?:in|with)|(?:fully )?qualified|willing(?:ness)? to|degree|flexib(?:le|ility)|own (?:transport|car|vehicle|tools)|familiar(?:ity)? with|dote(?:e|\(e\))? d(?:'|e|u)|(?:une |de |la |un |le )?(?:tres )?(?:proven|previous|prior|strong|excellent|solid|sound|good|relevant|recent|great|bonne|bonnes|solide|solides|parfaite|excellente|bon) (?:\w+ )?(?:experience|knowledge|skill|skills|understanding|ability|communication|communicator|background|record|team|level|command|maitrise|connaissance|connaissances|niveau|expression|presentation|relationnel|orthographe|condition|aisance|pratique|culture)\b|(?:etre|savoir) (?:\w+ment )?(?:capable|titulaire|disponible|ponctuel|ponctuellement|autonome|rigoureux|organise|mobile|motive|a l'aise|travailler|gerer|rendre|communiquer|ecouter)\b|(?:volontaire|dynamique|autonome|motive|organise|rigoureux|ponctuel|souriant|rigueur|autonomie|polyvalence|motivation|discretion|ponctualite|dynamisme|organisation|reactivite|disponibilite|adaptabilite|sourire|patience|serieux|curiosite)(?:,| et\b|\W*$|;| -)|(?:la |des |les )?connaissances? d(?:e|u|es)?\b|(?:la )?maitrise[rz]? (?:d|l)(?:e|u|es|a)?\b|connaitre (?:les?|la)\b|titulaire|(?:le |un )?sens (?:de|du|des|d)\b|(?:la |une )?(?:forte )?capacites? (?:d|a)\b|aptitudes? (?:a|au|aux|relationnelles?)|(?:un |le )?gout (?:pour|du|de|des|prononce)|avoir (?:le|la|un|une|des|de)|faire preuve|aisance|esprit (?:d|de)\b|(?:une )?(?:premiere )?experience (?:de|d|en|dans|similaire|significative|reussie|exigee|souhaitee|sur|comme|professionnelle)|diplome|(?:un |le )?permis [a-e]\b|bac ?\+? ?\d|habilitations?|issue? d)/;

/** Sentences about the employer, the job or the page, at their start. */
export const otherSubject =
  /^(?:we|our|my client|the (?:company|home|school|role|post|job|centre|trust|team|business)|this|these|there|it is|its|notre (?:client|entreprise|societe|agence|equipe|groupe)|nos (?:clients|equipes)|un premier tri|il s'agit|ce poste|cette (?:offre|mission)|l'entreprise)\b/;

/** What to do in order to apply, at the start of a sentence. */
export const aboutApplication =
  /^(?:if you (?:have|need) (?:any )?(?:further )?(?:questions?|queries)|if you are unable|due to the (?:amount|volume|number|high)|required question|(?:qualified|interested) (?:candidates|applicants) (?:should|must|may) (?:submit|send|apply|contact)|if you(?: are|'re)? (?:qualified|interested|successful|want|wish|would like|feel|think|require|match|have any|need)|please|to apply(?!,? you)|for (?:more|further) information|where specific|successful candidates? will be (?:paid|contacted|notified)|required fields|files must|rejoigne[zr]|n'hesite[zr]|un candidat\b.{1,80}\bpeut|pour (?:postuler|repondre|candidater|toute)|si (?:vous etes interesse|cette offre|ce poste)|et si vous)\b/;

/** "Ideally" before what is wished for. */
export const wishLead =
  /^(?:you (?:will|should|would) ideally|ideally|preferably|if possible|vous \w+ idealement|idealement vous \w+|idealement|de preference|si possible)\b,? \S+/;

/** What is required, whoever the subject is. */
export const requiredOfPerson =
  /(?<!(?:if|as|when|where|may be) )\b(?:required|essential)(?:e|es|s)?\b(?! from)|\byou(?:'ll| will)? need\b|\byou must\b|\b(?:exige|requis|obligatoire|indispensable)(?:e|es|s)?\b|\bvous devez (?:etre|avoir|posseder|justifier|detenir)\b/;

/** The first words of a sentence about the applicant. */
export const personStart =
  /^(?:you (?:will |should |would |must |'ll )?(?:also )?(?:ideally )?(?:have|are|be an?|hold|bring|must|possess|need)|applicants?\b|candidates? (?:must|should|need)|de formation|titulaire|diplome|vous (?:etes|avez (?!pour)|connaissez|maitrisez|justifiez|possedez|disposez)|tu (?:es|as (?!pour)|connais|maitrises)|(?:votre|ta) \w+ (?:est|sera|fera|seront|feront))/;
