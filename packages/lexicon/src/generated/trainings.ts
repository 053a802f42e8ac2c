// Generated from patterns/trainings.txt by `npm run lexicon`.

/** The head of a wish for a training, a certificate or a check, folded: "training in first aid", « une formation en paie ». */
export const trainingStart =
  /^(?:(?:a|an|some|any|formal|specific|specialist|recent|relevant|current|valid|full|recognised|accredited|certified|completed|satisfactory|mandatory|basic|advanced|further|additional|hold|have|[\w-]+-the-[\w-]+|une|bonne|premiere|solide) )*(?:qualification|training|course|courses|certificate|certification|accreditation|formation|formation (?:initiale|specifique|certifiante|qualifiante|complementaire|courte)|certificat|certificat de [\w-]+|attestation|attestation de [\w-]+|habilitation|stage de formation) (?:in|on|for|as|en|a|au|aux|sur)\b|^(?:(?:une )?formation (?!d|et )\p{L})/u;

/** Its end: "manual handling certificate", "Garda vetting". */
export const trainingEnd =
  /\b(?:qualifications?|training|certificates?|certification|accreditation|vetting|clearance|habilitation)$/;

/** Training others is an activity, folded: "staff training", « formation des nouveaux ». */
export const givesTraining =
  /\b(?:(?:staff|team|user|customer|client|colleague|employee|apprentice|student|volunteer|trainee|people|starter)s? training|(?:deliver|provid|conduct|organis|organiz|coordinat|lead|plan|design|support|arrang|giv|develop)\w* (?:\w+ ){0,3}training|training (?:and|of|new|staff|others|our|your|the|colleagues|volunteers|apprentices)\b|train(?:s|ed|ing)? (?:new|staff|others|our|the|a|an|up|colleagues|volunteers|apprentices|\d+)\b|(?:ran|run|running|taught|wrote|gave|led) (?:[\w-]+ ){0,3}training|(?:personal|strength|weight|dog|horse) training|formation (?:et|du personnel|d['’]une equipe)\b|formation (?:des |de (?:la |l['’]|\d))(?:\w+)|form(?:er|e|ez|ation) (?:(?:de|des|les|une?|\d+) )*(?:nouve|remplacant|apprenti|equipe|collegue|stagiaire|benevole)|(?:assurer|animer|animation|organis\w+|dispens\w+) (?:de |des |la |les |une )*formation)/;

/** What says, in a name, that it is a training, a certificate or a check; folded. */
export const certifyingWord =
  /\b(?:train(?:ed|ing)|courses?|certs?|certifi(?:cates?|cation|ed)|accredit(?:ed|ation)|qualifi(?:ed|cation)|diploma|award|licen[cs]ed?|level \d|vett(?:ed|ing)|cleared|clearance|check|card|formation|formee?|certificat|certifiee?|attestation|habilit(?:ation|ee?)|diplome|brevet|titre|agrement)\b/;

/** What says, in a line, that the person was trained or certified; folded. */
export const receivedTraining =
  /\b(?:(?:complet|attend|pass|obtain|gain|earn|achiev|renew)\w* (?:[\w-]+ ){0,5}(?:training|course|certificate|award)|receiv\w* (?:[\w-]+ ){0,5}(?:training|course|certificate|award)(?!s from )|(?:training|course|certificate|award) (?:\w+ ){0,4}(?:completed|passed|obtained|gained|achieved|renewed)|(?:did|done|took|undertook|undertaken|underwent|undergo|undergone) (?:[\w-]+ ){0,5}(?:training|course|certificate)|annual (?:\w+ ){0,3}(?:training|course)|trained (?:in|as|on|to)\b|certified (?:in|as|by)\b|hold(?:s|ing)? (?:\w+ ){0,5}(?:certificate|accreditation|award)|(?:garda|police|security|background|dbs|crb)[- ](?:vetted|checked|cleared)|(?:suivi|suivre|obten\w+|valide|passe) (?:\w+ ){0,4}(?:formation|certificat|certification|attestation|habilitation)|(?:formation|certificat|certification|attestation|habilitation) (?:\w+ ){0,5}(?:suivie?|obtenue?|validee?)|formee? (?:a|au|aux|en|sur)\b|habilitee?\b)/;

/** The name of a certificate at the end of school, not folded; « Bac pro » is of a trade, « Bac+2 » of a college. */
export const schoolCertificate =
  /^(?:leaving cert\w*|junior cert\w*|a[ -]levels?|gcses?|high school|bac(?! ?(?:\+|pro))|baccalaur[ée]at(?! ?(?:\+|pro)))(?!\p{L})/iu;

/** Acronyms of degrees and diplomas, folded, unlike those of professional bodies. */
export const degreeAcronyms =
  "bsc|msc|mba|gcse|hnd|hnc|ged|phd|bts|cap|bep|bac|but|dut|deug|daeu".split("|");

/** Words of the name of any training, whatever its trade, folded. */
export const genericTrainingWords =
  "certificate|certification|certified|diploma|degree|licence|master|bachelor|level|training|school|certificat|certifie|diplome|niveau|formation|ecole|lycee".split(
    "|",
  );

/** What those are taught whom somebody looks after, folded: « étudiants en soins infirmiers » are no care. */
export const subjectTaught =
  /\b(?:(?<=(?:student|students|trainee|trainees|apprentice|apprentices) )in [^,;.:()]*|(?<=(?:student|students|trainee|trainees|apprentice|apprentices) )(?:of|from|on) (?!(?:(?:the|a|our|their) (?:local )?|local )?(?:school|schools|college|colleges|university|universities|academy|institute|faculty)\b)[^,;.:()]*|(?<=(?:student|students|trainee|trainees|apprentice|apprentices) (?:of|from) (?:(?:the|a|our|their) (?:local )?|local )?(?:school|schools|college|colleges|university|universities|academy|institute|faculty) )(?:in|of|on) [^,;.:()]*|(?<=(?:etudiant|etudiants|etudiante|etudiantes|stagiaire|stagiaires|apprenti|apprentis|apprentie|apprenties|alternant|alternants|alternante|alternantes) )en [^,;.:()]*|(?<=(?:etudiant|etudiants|etudiante|etudiantes|stagiaire|stagiaires|apprenti|apprentis|apprentie|apprenties|alternant|alternants|alternante|alternantes) )(?:(?:du|des?) |d')(?!(?:(?:la|notre|leur|une?) |l')?(?:ecole|ecoles|lycee|lycees|college|colleges|universite|faculte|fac|institut|ifsi|ifas|cfa)\b)[^,;.:()]*|(?<=(?:etudiant|etudiants|etudiante|etudiantes|stagiaire|stagiaires|apprenti|apprentis|apprentie|apprenties|alternant|alternants|alternante|alternantes) (?:(?:du|des?) |d')(?:(?:la|notre|leur|une?) |l')?(?:ecole|ecoles|lycee|lycees|college|colleges|universite|faculte|fac|institut|ifsi|ifas|cfa) )(?:en |(?:du|des?) |d')[^,;.:()]*)/g;

/** Where what is taught ends and what the person did goes on, folded: "and prepared meals", « et préparation des repas de 80 couverts ». */
export const endOfSubject =
  / (?:while (?:also )?\w+ing\b|and (?:also |then )?(?:prepared|provided|delivered|performed|carried out|administered|conducted|coordinated|handled|cooked|served|baked|cleaned|washed|packed|loaded|drove|sold|answered|ordered|repaired|installed|cared|looked after|worked|ran|led|kept|gave|took|did|made|wrote)\b|et \w+(?:tion|ment|age)s? (?:de |du |des |d')[^,;.:()\d]{0,60}\d|tout en \w+ant\b)/;

/** Work with those who learn, or with what they learn; folded. */
export const teaching =
  /\b(?:(?:teach|tutor|mentor|coach|instruct|train)[a-z]*|lesson|lessons|(?:student|trainee|apprentice|pupil|learner)s?|enseign[a-z]*|cours|soutien scolaire|(?:tuto|mentor|pedagog)[a-z]*|form(?:er|ation|ations|ateur|atrice|ateurs|atrices)|(?:encadr|accompagn)[a-z]*|(?:etudiant|stagiaire|apprenti|alternant|eleve)e?s?)\b/;
