// Generated from patterns/mail-dates.txt by `npm run lexicon`.

/** Names of each day of the week, folded. */
export const monday = "monday|mon|lundi|lun".split("|");

export const tuesday = "tuesday|tues|tue|mardi".split("|");

export const wednesday = "wednesday|weds|wed|mercredi|mer".split("|");

export const thursday = "thursday|thurs|thur|thu|jeudi|jeu".split("|");

export const friday = "friday|fri|vendredi|ven".split("|");

export const saturday = "saturday|sat|samedi|sam".split("|");

export const sunday = "sunday|dimanche|dim".split("|");

export const todayWords = "today|aujourd'hui|ce jour".split("|");

export const tomorrowWords = "tomorrow|demain".split("|");

export const dayAfterTomorrowWords =
  "the day after tomorrow|day after tomorrow|apres-demain|apres demain".split("|");

/** Before a weekday of the present week. */
export const thisWeekday = /\b(?:this|this coming|the coming|ce) $/;

/** Before a weekday of the next week, or of this one. */
export const nextWeekday = /\b(?:next) $/;

/** After a weekday of the next week, or of this one. */
export const nextWeekdayAfter = /^ (?:next|prochain)\b/;

/** After a weekday that is certainly of the next week. */
export const weekdayOfNextWeek =
  /^,? (?:next week|of next week|en 8|de la semaine prochaine|en huit)\b/;

/** Before the last day on which something is accepted. */
export const deadlineBefore =
  /\b(?:lapses on|remains open until|is open until|is valid until|by this|by next|before this|by end of|by the end of|by close of play|ends on|closing on|closing date|closing date is|due|due by|due on|due date|closes|expires|open until|stands until|by|before|until|no later than|not later than|deadline|deadline is|latest|at the latest|expires on|closes on|valid until|within|close of business|end of day|end of business|attendue pour|attendu pour|attendue le|souhaitee pour|d'ici ce|avant ce|pour ce|dernier delai :|prend fin le|se termine le|cloture le|fermeture le|expire le|a rendre le|a rendre pour|a rendre pour le|reponse pour|reponse pour le|avant|avant le|d'ici|d'ici au|d'ici le|d'ici a|jusqu'au|jusqu'a|au plus tard|au plus tard le|date limite|date limite est|dernier delai|avant la fin de|echeance|valable jusqu'au) ?:?(?: (?:the|le|du|au))?(?: (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche),?)? ?$/;

/** After the last day on which something is accepted. */
export const deadlineAfter =
  /^,? ?(?:at the latest|latest|deadline|au plus tard|inclus|dernier delai|delai de rigueur)\b/;

/** Before a date that another one replaces, or that is past. */
export const replacedBefore =
  /\b(?:interview from|meeting from|call from|appointment from|session from|submitted|date submitted|we had arranged for|had arranged for|had scheduled for|was scheduled for|was arranged for|was planned for|had planned for|instead of|rather than|initially planned for|originally planned for|originally scheduled for|originally|initially|moved from|received on|sent on|applied on|dated|your application of|since|last|from last|previously|no longer|entretien de|rendez-vous de|rendez-vous du|appel de|visio de|soumise le|date d'envoi|au lieu de|au lieu du|plutot que|plutot que le|initialement|initialement prevu|initialement prevue|initialement prevu le|prevu initialement|prevu initialement le|recue le|recu le|envoyee le|envoye le|en date du|candidature du|mail du|message du|echange du|entretien du|depuis le|datee du|transmise le|deposee le|postule le)(?: (?:the|le|du|au|for|on))? ?:? ?$/;

/** Before a day on which work begins. */
export const startBefore =
  /\b(?:you start|you to start|commencement date|day one|start work|start with us|your first day|start date|starting|starting on|start on|begin on|beginning|commence|join us on|joining|first day|effective|probation|prise de fonctions|prise de fonction|entree en fonction|entree en fonctions|demarres|demarriez|arrivee le|commences|date de debut|prise de poste|date d'entree|debut de contrat|debut du contrat|a compter du|a partir du|des le|demarrage|embauche le|commencer le|debuter le|commencerait|commencerez|debuterez|rejoindre le|demarrer)\b/;

/** Between two ends of a window. */
export const windowBefore =
  /\b(?:between|from|week of|week commencing|either|around|entre|entre le|du|semaine du|des|vers|soit)(?: (?:the|le))? ?$/;

export const midday = /(?<!-|pause de |pause du |repas de |repas du )\b(?:noon|midday|midi)\b/g;

/** In a sentence whose date does not hold any more. */
export const movedMeeting =
  /\b(?:cancel|cancelled|canceled|postpone|postponed|postponement|called off|annuler|annule|annulee|annulons|annulation|reporter|reporte|reportee|n'aura pas lieu)\b/;

/** In a sentence by which the sender promises an answer. */
export const promisedAnswer =
  /\b(?:we hope to|we aim to|we plan to|i hope to|i aim to|we expect to|we intend to|they'll|they will get|we'll send|we will send|i'll send|i will send|will be in the post|you'll get|you will receive|in the post|hear from us|hear back|expect to hear|hear one way|you will hear|you'll hear|get back to you|come back to you|be in touch|let you know|traveling until|travelling until|away until|decision by|update you|nous esperons|nous pensons|nous prevoyons|j'espere|nous comptons|vous enverrons|vous envoie|vous envoyons|vous recevrez|tu recevras|t'envoie|reviendrons vers|reviendrai vers|reviens vers|revenons vers|recontacter|recontacterons|recontacterai|tiendrons au courant|tiendrai au courant|donnerons une reponse|donnerons reponse|aurez une reponse|aurez notre reponse|reponse vous sera|ferons un retour|ferai un retour|absent jusqu'au|absente jusqu'au)\b/;

/** After a time that another one replaces. */
export const replacedAfter =
  /^[^.!?\n]{0,12}\b(?:has been moved|has been rescheduled|is moved|is rescheduled|was moved|will be moved|no longer works|does not work any more|est reporte|est reportee|est decale|est deplace|est avance|a ete decale|a ete reporte|ne convient plus|n'est plus possible)\b/;

/** Before the end of what begins at another time. */
export const endBefore =
  /\b(?:finish|finishes|finishing|end|ends|until|till|back by|over by|jusqu'a|fin|finit|termine|terminera|terminerez)(?: [a-z]{1,6}){0,2} ?$/;

/** Words by which a sentence asks its reader for something. */
export const askedAction =
  /\b(?:offer is open until|offer remains open until|offer stands until|offer is valid until|offer expires on|offer lapses on|look forward to your answer by|need your answer by|your answer is due|please|could you|can you|would you|kindly|you need to|you must|you should|you will need to|you'll need to|you have until|you are asked to|we ask you to|we need your|we need you to|i need your|i need you to|let me know|let us know|ask that you|to be returned|must be returned|must be completed|must be submitted|must reach us|needs to be|need to be|remerci(?:e|ons) (?:par avance )?de (?:bien vouloir|(?:nous|me) (?!avoir)[a-z]+)|reponse est attendue|offre est valable jusqu'au|offre reste valable jusqu'au|proposition est valable jusqu'au|merci de|merci d'|veuillez|pourriez-vous|pouvez-vous|pourrais-tu|peux-tu|tu peux|vous voudrez bien|vous devez|vous devrez|tu dois|il nous faut|il me faut|nous attendons votre|nous vous demandons|nous te demandons|je vous demande|je te demande|vous avez jusqu'au|vous disposez|vous invitons a|est a rendre|est a remettre|est a retourner|sont a retourner|a nous retourner|a nous renvoyer|doit nous parvenir|doivent nous parvenir|attendu pour|attendue pour|s'il vous plait|s'il te plait|svp|stp)\b/;

/** Verbs with which a sentence begins that asks for something. */
export const askedFirst =
  /^\W*(?:send|return|submit|complete|upload|reply|respond|hand in|confirm|provide|sign|pick|choose|open a|finish|fill in|email|e-mail|get it|get your|turn it|take the|do it|tell me|tell us|drop|envoie|envoyez|renvoie|renvoyez|retournez|rends|rendez|remettez|adressez|transmettez|deposez|repondez|reponds|confirmez|confirme-moi|completez|signez|choisissez|dites|dis-moi|reponse souhaitee|a rendre|a remettre|a retourner|a renvoyer)\b/;

/** Before the end of a time in which one waits, and of one in which the reader acts. */
export const waitUntil = /\b(?:until|till|jusqu'au|jusqu'a)\b/;

export const haveUntil =
  /\b(?:offer is open until|offer remains open until|offer stands until|offer is valid until|you have until|you've until|you've got until|valid until|open until|reste valable jusqu'au|vous avez jusqu'au|vous avez jusqu'a|tu as jusqu'au|tu as jusqu'a|disposez jusqu'au|valable jusqu'au)\b/;

/** In a sentence whose day binds somebody else than its reader. */
export const noRequest =
  /\b(?:bear with us|be patient|please wait|hold on|please note|please be aware|bear in mind|please allow|please expect|please don't|please do not|no need to|we will|we'll|i will|i'll|applications close|closing date|vacancy closes|job closes|offer closes|merci de noter|merci de patienter|merci de votre patience|merci d'attendre|veuillez noter|nous vous repondrons|vous repondrons|vous recontacterons|nous reviendrons|inutile de|cloture des candidatures|date limite de candidature)\b/;

/** Between days of which the reader chooses one. */
export const timeOr =
  /\b(?:otherwise|failing that|if not|if that does not work|or|either|alternatively|sinon|a defaut|autrement|ou alors|ou|soit|ou bien)\b/;

/** A line that is the last day for something. */
export const deadlineLabel =
  /^\W*(?:deadline|due|due date|reply by|respond by|to be returned by|date limite|a rendre|a rendre avant|a rendre pour|a retourner avant|echeance|reponse attendue|reponse souhaitee)\b/;

/** Verbs by which something is to be sent, and what is between them and the day. */
export const delivery =
  /\b(?:adresser|envoyer|renvoyer|retourner|transmettre|remettre|rendre|deposer|parvenir|il nous faut)\b/;

export const deliveredBy = /\b(?:pour le|pour ce|pour) $/;

/** Before one end of the time in which the reader may come. */
export const openTime =
  /\b(?:between|any time|anytime|after|any time after|entre|apres|a partir de|des)(?: about)? $/;

/** In a sentence with a further day for the same meeting. */
export const otherOption =
  /\b(?:would work too|work too|works too|also work|also works|could also|also free|also possible|another option|other option|second option|if you prefer|if that's better|suits you better|plan b|aussi possible|egalement possible|autre option|autre possibilite|si vous preferez|si tu preferes|conviendrait aussi|convient aussi|conviendrait egalement|convient egalement|m'irait aussi|me va aussi|possible aussi|possible egalement)\b/;

/** Before the last day of a posting: "Closing date for applications: ". */
export const postingDeadlineBefore =
  /\b(?:closing date|application deadline|deadline|date limite|delai de postulation|delai de candidature|delai d'inscription|delai de depot|date de cloture|cloture des candidatures)(?: [a-z']{1,14}){0,4} ?:?(?: (?:le|the|on))? ?$/;

/** The first words of a line or a sentence with the last day of a posting. */
export const postingDeadlineFirst =
  /^(?:closing date|application deadline|deadline|date limite|delai de postulation|delai de candidature|delai d'inscription|delai de depot|date de cloture|cloture des candidatures|apply by|apply before|apply until|please apply by|please apply before|applications close|applications are due|applications due|postulez avant|candidatures avant|candidature avant|candidatures jusqu'au|candidature a envoyer avant|candidatures a envoyer avant)\b/;

/** In the lines before a closing day that is not that of a posting: hours, accounts. */
export const closingContext =
  /\b(?:opening|open|hours|accounts|shop|office|holiday|holidays|christmas|ouvert|ouverte|ouverture|horaires|comptes|exercice|fermeture)\b/;

/** In a sentence about applying: "To apply, send your CV by 11 December." */
export const applying =
  /\b(?:apply|applying|expression of interest|expressions of interest|vacancy closes|vacancy will close|advert closes|advert will close|advertisement closes|posting closes|job closes|role closes|post closes|position closes|recruitment closes|competition closes|applications close|applications closing|applications will close|applications due|applications are due|applications by|applications before|applications until|applications to|applications received|applications welcome|applications are welcome|applications accepted|applications are accepted|applications will be accepted|applications open|applications are open|applications must reach|applications must be received|applications must be submitted|applications should be|accepting applications|accept applications|receive applications|your application|an application|completed application|completed applications|submit applications|send applications|application form|application forms|application closes|application is due|your cv|a cv|cvs to|cvs by|send cv|send cvs|email cv|your resume|a resume|send resume|your cover letter|a cover letter|your covering letter|a covering letter|postuler|postulez|candidater|candidatez|lettre de motivation|offre est ouverte|offre ouverte|offre valable|offre est valable|annonce valable|votre candidature|vos candidatures|leur candidature|sa candidature|une candidature|candidature avant|candidature jusqu'au|candidature a envoyer|candidature a adresser|candidature et cv|candidature doit|candidatures avant|candidatures jusqu'au|candidatures ouvertes|candidatures sont ouvertes|candidatures recues|candidatures acceptees|candidatures sont acceptees|candidatures recevables|candidatures possibles|candidatures closes|candidatures a envoyer|candidatures a adresser|candidatures doivent|candidatures sont a|fin des candidatures|depot des candidatures|depot de candidature|dossier de candidature|dossiers de candidature|votre cv|vos cv|leur cv|un cv|adresser cv|envoyer cv|cv et lettre|cv a)\b|^\W*(?:(?:or|please|ou|merci de) )?(?:apply|email|e-mail|send|submit|call|ring|phone|contact|write|get in touch|envoyez|adressez|transmettez|deposez|postulez|candidatez|appelez|contactez|ecrivez)\b/;

/** Before the last day in such a sentence: "no later than 5pm on ". */
export const applyBy =
  /\b(?:by|before|no later than|not later than|open until|accepted until|welcome until|received until|apply until|applications until|close|closes|close on|closes on|closing on|will close|will close on|are due|avant|avant le|au plus tard|au plus tard le|d'ici|d'ici le|d'ici au|candidatures jusqu'au|candidature jusqu'au|candidatures ouvertes jusqu'au|ouvertes jusqu'au|recues jusqu'au|acceptees jusqu'au|recevables jusqu'au|possibles jusqu'au|postuler jusqu'au|postulez jusqu'au|candidater jusqu'au|candidatez jusqu'au|ouverte jusqu'au|valable jusqu'au|fin des candidatures|fin des candidatures le|candidatures closes|candidatures closes le|fin de depot des candidatures|fin de depot des candidatures le)(?: [a-z0-9':.]{1,12}){0,3} ?:? ?$/;

/** In such a sentence whose day is another one: an interview, an answer. */
export const otherDay =
  /\b(?:interview|interviews|interviewed|start|starts|starting|contacted|notified|informed|hear|heard|we will|we'll|decision|decisions|results|shortlist|shortlisted|available from|reviewed|reviewing|screened|sifted|assessed|answered|acknowledged|processed|in post|must have|must hold|must be aged|must be able|must be available|must be registered|must be over|must be at least|book|visit|visits|open day|open evening|entretien|entretiens|prise de poste|prise de fonction|prise de fonctions|debut|demarrage|nous repondrons|nous reviendrons|nous vous|vous recevrez|vous serez|reponse|reponses|contactes|contactees|recontactes|jury|resultats|titulaire|titulaires|disponible|disponibles|examinees|etudiees|etudierons|examinerons|traitees|analysees|triees)\b/;

/** Before a day that is all else that a part of a line says: "Closing 4 December". */
export const closingAlone = /^(?:closing on|closing|closes on|closes):? /;
