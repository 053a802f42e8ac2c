// Generated from patterns/application-tasks.txt by `npm run lexicon`.

/** What an applicant writes or sends; folded. */
export const applicationPart =
  /\b(?:(?:cover(?:ing)? )?letters?|(?:supporting |personal )?statements?|resume|applications?|subject line|first line|portfolio|application form|(?:quote|quoting|mention|state) (?:the )?(?:(?:job|vacancy) )?reference|postulation|lettres?(?: de motivation)?|candidature|candidatures|dossier|objet|phrase|message|cv)\b/;

/** Verbs that ask for it. */
export const asksFor =
  /\b(?:appl(?:y|ied|ying) (?:with|by|in)|(?:tell|send|e-?mail|show|give) (?:us|me)\b|(?:say|explain|tell us) (?:why|how|what)|(?:contain|include|mention|quote|state|attach|enclose|put|write|request|submit|forward|send|complete|address)(?:ing)?|no more than|at most|without|(?:reponds|postule|envoie|candidate)(?! pas) (?:avec|sur|a|par|ton|tes|ta|un|une|nous|moi)|soumettre|dites(?:-| )nous|precise[rz]?|indique[rz]?|joi(?:ndre|gne[rz])|mentionne[rz]?|rappele[rz]?|(?:envoye|adresse|transmette|depose|faite)[rsz]?(?: parvenir)?|transmettre|envoi par|a completer|en objet|doivent nous parvenir|(?:merci d[e']|veuillez))\b/;

/** A request that needs no letter: "tell us why schools". */
export const asksDirectly =
  /\b(?:tell us|no (?:generic|standard|template) (?:cover )?letters?|dites(?:-| )nous|(?:dis|raconte|explique|parle)[- ]nous|racontez[- ]nous|pas de lettre(?: de motivation)? type)\b/;

/** Words by which a sentence addresses the applicant. */
export const addressesApplicant =
  /\b(?:^\W*(?:put|quote|mention|include|write|state)|your?|please|applicants?|candidates?|applications?|us|me|(?:toi|ton|ta|tes|te|tu)|(?:envoye|adresse|transmette|depose|joigne)z|se presenter|(?:votre|vos|vous)|merci|nous|candidat(?:e|ure)?s?)\b/;

/** What a letter should contain: for the person to decide, not for a model. */
export const letterContent =
  /\b(?:(?:in|of) (?:the|your|this) (?:cover |covering )?letter|first line of|subject line|dans (?:la|votre|cette) lettre|premiere ligne de|dans l'objet)\b/;

/** Parts of an employer, departments and places to which letters go, folded: no names of persons. */
export const officeWords =
  "human|resources|hr|people|talent|acquisition|team|teams|office|department|recruitment|recruiting|recruiters|careers|jobs|hiring|panel|committee|board|hall|desk|reception|payroll|admissions|admin|administration|personnel|staffing|search|house|road|street|avenue|portal|google|linkedin|indeed|whatsapp|facebook|our|us|the|your|this|please|head|manager|headteacher|chair|principal|director|secretary|clerk|officer|supervisor|coordinator|governors|ressources|humaines|rh|drh|service|services|direction|mairie|secretariat|accueil|pole|emploi|france|travail|bureau|departement|recrutement|place|rue|hotel|madame|monsieur|notre|votre|vos|le|la|les|responsable|directeur|directrice|chef|cheffe|gerant|gerante".split(
    "|",
  );

/** Before whom to ask, where it is not whom to write to; folded. */
export const forInformation =
  /\b(?:inform(?:al|ation)|enquir|inquir|question|visit|discussion|a chat|details|queries|renseignement|precisions)/;

/** What is sent, or how. */
export const sending =
  /(?<!\p{L})(?:(?:letter|application|cv|resume)s?(?: please)?|address(?:ed)?|write|apply|send|sent|submit|submitted|forward|forwarded|e-?mail(?:ed)?|go|goes|attn|fao|attention|adresse[rz]?|adressée?s?|envo(?:i|y)[eé]e?[rsz]?|transmettre|transmette[sz]|transmis|[ée]cri(?:s|re|vez)|parvenir|lettre|candidatures?|suivie?s?)(?!\p{L})/giu;

/** "Hiring manager: Ines Calder" */
export const readerLabel =
  /^(?:hiring manager|recruiter|recruiting manager|contact(?: person| name)?|your contact|head ?teacher|principal|votre contact|interlocut(?:eur|rice)|r[ée]f[ée]rente?|recruteu(?:r|se)) ?: ?/iu;

/** The end of a text that is no end of a sentence, folded: "send it to M.", "ref.". */
export const abbreviationEnd = /(?<![a-z0-9])(?:mr|mrs|ms|dr|prof|ref|[a-z]|m|mm|mme|mlle|me)\.$/;

/** A step of applying, folded: "send your CV", "postulez". */
export const applyingStep =
  /\b(?:send(?:ing)?|sent|apply(?:ing)?|e-?mail(?:ed|ing)?|submit(?:ted)?|upload|forward(?:ed)?|hand in|drop off|post (?:it|them|your)|attach(?:ed)?|enclose|complete|applications? (?:should|must|are|to|by|via|through)|envoye[rz]|envoi|adresse[rz]|transmett(?:re|ez)|postule[rz]?|depose[rz]|faire parvenir|parvenir|candidate[rz]|joi(?:ndre|gnez)|remplir|remplissez)\b/;

/** Verbs that ask for what a letter contains, folded. */
export const contentVerb =
  /\b(?:mention|quote|state|include|put|write|begin|start|tell|say|explain|contain|mentionne[rz]|indique[rz]|precise[rz]|rappele[rz]|commence[rz]|dites|explique[rz])\b/;

/** Verbs that ask to tell something in one's own words, folded. */
export const tellingVerb =
  /\b(?:tell(?:s|ing)? (?:us|me)|sa(?:y|ys|ying) (?:how|why|what|when|which|whether|if|so|where|who|in)|explain(?:s|ing)?|describ(?:e|es|ing)|outlin(?:e|es|ing)|stat(?:e|es|ing)|giv(?:e|es|ing) (?:us )?(?:an?|one|two|your|details|examples?)|includ(?:e|es|ing) (?:your|details|an? (?:example|paragraph|few lines)|how|when|which|what)|mention(?:s|ing)?|indicat(?:e|es|ing)|confirm(?:s|ing)?|let us know|shar(?:e|es|ing) (?:with us|your|an?)|write (?:us )?(?:a few|two|three|some|one) (?:lines|sentences|words|paragraph)|(?:we|they|i|the \w+)(?: would| will|['’]d|['’]ll)? (?:also )?(?:like|love|want|keen|are keen|is keen) to (?:hear|know|read|see)|keen to (?:hear|know|read)|address(?:es|ing)? (?:each|these|the|all|how|both|how)|speak(?:s|ing)? to (?:your|how|why|the following|\()|(?:should|must|to|please|will) (?:also )?(?:cover|set out|demonstrate|show|answer|set down|touch on|deal with)|answer(?:s|ing)? (?:them|these|the (?:following )?questions?)|(?:racont|parl(?=(?:ez|e|er)[- ](?:nous|moi)|era|erez)|expliqu|precis(?!ion)|indiqu|mentionn|expos(?!ition)|present(?=(?:ez|e|er)[- ](?:nous|vous|en|votre|vos|un|une|brievement)|era|eront|ant)|developp(?=era|eront|ez|ant)|abord(?=e\b|era|ez|ant|eront)|signal(?=ez|er|era|ant)|evoqu|detaill(?=ez|era|ant|er)|confirm(?=ez|er|era|ant))(?:e|es|er|ez|era|erez|eront|ant|ent|ons)?(?:[- ](?:nous|le|la|les))?|(?:decri(?:re|s|t|vez|ra|ront|vant|vent)|decrirez)(?:[- ]nous)?|(?:dites|dis|dire|dira|diront|disant)[- ](?:nous|le|la|les|moi|quand|comment|pourquoi|si|ce|en|votre|vos|quels?|quelles?)|nous (?:dire|preciser|indiquer|parler|raconter|faire savoir|expliquer|decrire|signaler|faire part)|(?:lettre|dossier|candidature|candidatures|offre|postulation) (?:\S+ ){0,2}(?:contien(?:t|dra|dront)|comporte(?:ra)?|compren(?:d|dra|dront)|repond(?:ra)?|dira|dit)|(?:faites|faire)[- ](?:nous )?(?:part|savoir)|faisant (?:part|savoir)|donne[rz](?:-nous)? (?:un|une|des|votre|vos|deux|quelques)|repond(?:re|ez|ra|ant) (?:a|aux) (?:ces|la|trois|deux|nos|chacune?))\b/;

/** Questions for the reason of an application, folded; a « lettre de motivation » is none. */
export const asksReason =
  /\b(?:why|(?:your|their) (?:motivations?|reasons?)|what (?:interests|attracts|draws|appeals|motivates|brings|made|makes) (?:you|to you)|pourquoi|(?:vos|votre|tes|ta) motivations?|ce qui (?:vous|t['’]|te) ?(?:attire|motive|interesse|plait|donne envie|pousse))\b/;

/** Words by which the part that says how to apply asks for something without a verb of telling, folded. */
export const requesting =
  /\b(?:(?:a|an|some|few|two|three|couple of) (?:\w+ )?(?:lines?|words?|sentences?|paragraphs?|examples?) (?:on|about|of|from|that)|(?:would|will) be (?:also |equally |very |most |particularly )?welcome|would (?:also |be )?(?:like|love|welcome|appreciate)|quot(?:e|ing)|subject(?: line)?|(?:please )?(?:name|label|mark|title) (?:it|the|your|them)|apply (?:to|online|by|via|through|at|with|in|using|here)|(?:send|e-?mail|post|mail|drop|bring|hand) (?:it|your|an?|us|the|one|two|in|off)|(?:addressed|sent|submitted) (?:to|by|via)|please (?:do not|don['’]t|send|use|apply|write|call|ring|note your)|(?:no|not) (?:longer|more) than|write (?:to )?(?:us|me)\b|quelques (?:lignes|mots|phrases)|(?:une|deux|trois) (?:lignes?|phrases?) (?:sur|pour)|(?:apprecierons|apprecierions|aimerions|souhaitons|souhaiterions) (?:lire|savoir|connaitre|recevoir|entendre|que vous)|(?:attendons|attendent) (?:votre|vos|de votre)|(?:est|sont|seront|sera) (?:a )?(?:adressees?|adresser|envoyer|envoyees?|transmettre|deposer|faire parvenir)|a (?:adresser|envoyer|transmettre|deposer|faire parvenir|retourner|remettre)|(?:envoye|adresse|transmette|depose|faite|ecrive|postule|candidate|rappele|nomme|soumette)[rz]|(?:merci d[e']|veuillez|priere d[e']|pensez a|n'oubliez pas d[e'])|rappelant|(?:en|dans l'|comme|avec pour) objet|(?:au format|en|format|fichiers?) pdf|uniquement par|exclusivement (?:par|via|en))\b/;

/** Verbs that ask for documents, folded. */
export const enclosing =
  /\b(?:attach(?:ing)?|enclos(?:e|ing)|upload(?:ing)?|(?:bring|provide|supply|include|submit|send|with|welcome) (?:\S+ ){0,4}(?:resume|certificate|referee|photograph|picture|copy|copies|licence|license|diploma|transcript|sample|lettre|certificat|diplome|copie|attestation|extrait|permis|justificatif|releve|cv|reference|photo|portfolio)s?|(?:should|must|to) (?:contain|include|comprise|be accompanied by)|joi(?:ndre|gne[rz]|gnant|ndra|ndront)|jointe? (?:a|au)|accompagnee?s? (?:d[e'u]|des)|(?:envoyez|fournir|comporte\w*|comprend\w*|contien\w*|avec|ajoutez|produire|transmettre) (?:\S+ ){0,5}(?:resume|certificate|referee|photograph|picture|copy|copies|licence|license|diploma|transcript|sample|lettre|certificat|diplome|copie|attestation|extrait|permis|justificatif|releve|cv|reference|photo|portfolio)s?)\b/;

/** What happens to applications, which asks the applicant for nothing, folded. */
export const aboutSelection =
  /\b(?:(?:will|may|can|cannot|shall) (?:not |only |then )?be (?:considered|read|shortlisted|contacted|interviewed|invited|treated|held|assessed|reviewed|answered|kept|deleted|acknowledged|examine|etudie|contacte|convoque|retenu|repondu|invite|traite|pris|conserve|constitue|discute|auditionne|recu|selectionne)|interviews? (?:will|are|is|take|takes|on|in|with)|(?:may|can) be (?:submitted|made|sent) in|we (?:answer|reply|read|respond|close|reserve|aim|shortlist|interview|only contact)|we will (?:contact|reply|be in touch|let|acknowledge|respond)|equal opportunit\w+|(?:all|encourages?|welcomes?) (?:\w+ )?applica(?:nts|tions) from|disabilit\w+|(?:for|any) (?:informal|further|more|general|questions?|queries|information|enquir\w+|inquir\w+)|informal (?:\w+ )?(?:chat|discussion|questions?|enquir\w+|inquir\w+|visits?)|we (?:regret|are unable|are not able|cannot) (?:\w+ ){0,3}(?:reply|respond|contact|acknowledge)|(?:unsuccessful|shortlisted|short listed|short-listed) (?:applicants?|candidates?)|if you (?:have not|haven['’]t|do not|don['’]t) (?:hear|heard)|(?:sera|seront|serez) (?:\S+ ){0,2}(?:considered|read|shortlisted|contacted|interviewed|invited|treated|held|assessed|reviewed|answered|kept|deleted|acknowledged|examine|etudie|contacte|convoque|retenu|repondu|invite|traite|pris|conserve|constitue|discute|auditionne|recu|selectionne)e?s?|entretiens? (?:auront|aura|se|le|les|est|sont|prevus?|:)|sans (?:reponse|nouvelles?|retour) (?:de notre part|sous|d'ici|dans)|egalite (?:des chances|de traitement|professionnelle)|(?:politique|mene) (?:\S+ ){0,2}(?:diversite|egalite)|sans distinction|aucune distinction|situation de handicap|vous (?:sera|seront) (?:demandee?s?|communiquee?s?|remise?s?)|vous pouvez (?:demander|beneficier|solliciter)|(?:renseignements?|informations?) (?:\S+ ){0,2}(?:aupres|au|:|chez)|personne de contact|donnees (?:sont|seront|personnelles))\b/;

/** The beginning of a question to answer, folded. */
export const questionStart =
  /^(?:why|what|which|how|when|where|who|do you|are you|have you|can you|could you|would you|pourquoi|que|qu'\S+|quel|quels|quelle|quelles|comment|quand|ou|qui|avez-vous|etes-vous|pouvez-vous)(?![a-z])/;

/** « Objet : "SECMED-6" », folded. */
export const subjectLabel = /^(?:subject|subject line|objet) ?: ?["“«'‘]/;

/** What is to be told, whatever the verb: indirect questions to the applicant, and what letters are asked to contain; folded. */
export const toldMatter =
  /\b(?:(?:how|what|why|when|which|whether|where|who|in which|that) (?:\w+ ){0,3}you(?:['’](?:d|re|ve|ll))?|if you (?:can|cannot|can['’]t|are|do|have|need|could)|(?:an? )?(?:\w+ )?(?:example|account|paragraph|idea)s? (?:of|on|about|from)|(?:one|a|some) (?:time|thing|occasion|situation|moment|day|night|shift|line|lines|few lines) (?:\w+ ){0,2}(?:you|when|on|that|about|where)|your (?:\w+ ){0,2}(?:availability|salary|pay|notice|hours|shifts|reason|reasons|interest|rate|level|start|expectation|expectations|disponibilite|pretention|salaire|preavis|horaire|delai|taux|interet|mobilite|niveau|date|motivation|experience)|(?:salary|pay|wage) (?:expectation|requirement)s?|notice period|period of notice|start date|availability|(?:comment|pourquoi|quand|quel|quels|quelle|quelles|si|dont|ce que|ce qui|ou|lequel|laquelle|lesquels)(?![a-z]) ?(?:\S+ ){0,4}(?:vous|tu)|qu['’](?:\S+ ){0,4}(?:vous|tu)|(?:un|une|des|quelques|deux) (?:\S+ )?(?:exemple|situation|anecdote|experience|realisation|moment|ligne|phrase|mot)s? (?:d[e']|ou|sur|dont|qui|que|pour)|(?:vos|votre|tes|ta) (?:\S+ )?(?:availability|salary|pay|notice|hours|shifts|reason|reasons|interest|rate|level|start|expectation|expectations|disponibilite|pretention|salaire|preavis|horaire|delai|taux|interet|mobilite|niveau|date|motivation|experience)s?|(?:pretentions|remuneration souhaitee|salaire souhaite|date de disponibilite|delai de conge|preavis))\b/;

/** Documents, and verbs by which they are sent, folded. */
export const enclosed =
  /\b(?:attach(?:ing)?|enclos(?:e|ing)|upload(?:ing)?|(?:bring|provide|supply|include|submit|send|with|welcome) (?:\S+ ){0,4}(?:resume|certificate|referee|photograph|picture|copy|copies|licence|license|diploma|transcript|sample|lettre|certificat|diplome|copie|attestation|extrait|permis|justificatif|releve|cv|reference|photo|portfolio)s?|(?:should|must|to) (?:contain|include|comprise|be accompanied by)|joi(?:ndre|gne[rz]|gnant|ndra|ndront)|jointe? (?:a|au)|accompagnee?s? (?:d[e'u]|des)|(?:envoyez|fournir|comporte\w*|comprend\w*|contien\w*|avec|ajoutez|produire|transmettre) (?:\S+ ){0,5}(?:resume|certificate|referee|photograph|picture|copy|copies|licence|license|diploma|transcript|sample|lettre|certificat|diplome|copie|attestation|extrait|permis|justificatif|releve|cv|reference|photo|portfolio)s?|(?:resume|certificate|referee|photograph|picture|copy|copies|licence|license|diploma|transcript|sample|lettre|certificat|diplome|copie|attestation|extrait|permis|justificatif|releve|cv|reference|photo|portfolio)s?)\b/;

/** The heading of the part that says how to apply, folded. */
export const headOfApplication =
  /\b(?:appl(?:y|ying|ications?)|join (?:us|our|the team)|interested|send (?:us|to us|in)|cover(?:ing)? letter|postul(?:er|ez|ation)|candidat(?:er|ez|ures?)|(?:nous|la) rejoindre|interesse(?:e|s)?|interesse·e|(?:votre |le )dossier)\b/;

/** Verbs that begin a task in a sentence, as they are written. */
export const taskVerb =
  /(?:tell us|say|explain|describe|confirm|outline|include|mention|quote|state|attach|address|put|write|begin|start|use|keep|give|dites|pr[ée]cisez|indiquez|joignez|mentionnez|rappelez|commencez|expliquez|adressez|[ée]crivez|d[ée]crivez|racontez|parlez-nous|donnez|confirmez)/;

/** Verbs of sending that begin another task, as they are written. */
export const taskOfSending = /(?:send|email|submit|envoyez|transmettez)/;

/** The purpose before a task: "To apply, put ..." */
export const purpose = /(?:to apply|pour (?:postuler|candidater))/;
