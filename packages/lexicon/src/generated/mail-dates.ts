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
  /\b(?:ends on|closing on|closing date|closing date is|due|due by|due on|due date|closes|expires|open until|stands until|by|before|until|no later than|not later than|deadline|deadline is|latest|at the latest|expires on|closes on|valid until|within|close of business|end of day|end of business|prend fin le|se termine le|cloture le|fermeture le|expire le|a rendre le|a rendre pour|a rendre pour le|reponse pour|reponse pour le|avant|avant le|d'ici|d'ici au|d'ici le|d'ici a|jusqu'au|jusqu'a|au plus tard|au plus tard le|date limite|date limite est|dernier delai|avant la fin de|echeance|valable jusqu'au) ?:?(?: (?:the|le|du|au))?(?: (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche),?)? ?$/;

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
  /\b(?:they'll|they will get|we'll send|we will send|i'll send|i will send|will be in the post|you'll get|you will receive|in the post|hear from us|hear back|expect to hear|hear one way|you will hear|you'll hear|get back to you|come back to you|be in touch|let you know|traveling until|travelling until|away until|decision by|update you|vous enverrons|vous envoie|vous envoyons|vous recevrez|tu recevras|t'envoie|reviendrons vers|reviendrai vers|reviens vers|revenons vers|recontacter|recontacterons|recontacterai|tiendrons au courant|tiendrai au courant|donnerons une reponse|donnerons reponse|aurez une reponse|aurez notre reponse|reponse vous sera|ferons un retour|ferai un retour|absent jusqu'au|absente jusqu'au)\b/;

/** After a time that another one replaces. */
export const replacedAfter =
  /^[^.!?\n]{0,12}\b(?:has been moved|has been rescheduled|is moved|is rescheduled|was moved|will be moved|no longer works|does not work any more|est reporte|est reportee|est decale|est deplace|est avance|a ete decale|a ete reporte|ne convient plus|n'est plus possible)\b/;

/** Before the end of what begins at another time. */
export const endBefore =
  /\b(?:finish|finishes|finishing|end|ends|until|till|back by|over by|jusqu'a|fin|finit|termine|terminera|terminerez)(?: [a-z]{1,6}){0,2} ?$/;
