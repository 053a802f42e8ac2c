// Generated from patterns/mail-meetings.txt by `npm run lexicon`.

/** A meeting by telephone, beyond doubt. */
export const byPhone =
  /\b(?:by phone|by telephone|on the phone|over the phone|phone screen|phone screening|phone screens|phone call|phone calls|phone chat|phone interview|phone conversation|telephone screen|telephone screening|telephone call|telephone chat|telephone interview|telephone conversation|i will call you|i'll call you|we will call you|we'll call you|will be calling you|will phone you|i'll phone you|give you a ring|ring you|will telephone you|par telephone|au telephone|telephonique|telephoniques|vous appellerai|vous appellerons|vous appellera|vous appelle|vous telephonerai|vous telephonerons|vous telephone|vous rappellerai|vous rappellerons)\b/;

/** A call that may be by telephone or by video. */
export const call =
  /\b(?:call|screening|introductory chat|intro chat|appel|prequalification|prequalifier)\b/;

/** A meeting that is not by telephone. */
export const notByPhone =
  /\b(?:video|zoom|teams|google meet|skype|webex|whereby|hangouts|on site|on-site|onsite|in person|in-person|face to face|face-to-face|our office|our offices|the office|our studio|our showroom|our premises|at our|come in|come to|come by|come and see|visit us|reception|address|visio|visioconference|visio-conference|sur place|sur site|en presentiel|en personne|dans nos locaux|dans nos bureaux|dans notre|a nos bureaux|a notre|au siege|adresse|accueil|venir|vous recevoir|vous accueillir|vous presenter)\b/;

/** A meeting that is called an interview. */
export const interviewNoun = /\b(?:interview|interviews|entretien|entretiens|entrevue|entrevues)\b/;

/** The number of a meeting among those of an application. */
export const secondRound =
  /\b(?:(?:second|2nd|deuxieme|seconde|2e|2eme) (?:\S+ )?(?:round|rounds|interview|interviews|stage|conversation|meeting|entretien|entretiens|entrevue|echange|tour|rencontre|rendez-vous|etape|phase)|(?:round|rounds|interview|interviews|stage|conversation|meeting|entretien|entretiens|entrevue|echange|tour|rencontre|rendez-vous|etape|phase) (?:2|two|deux))\b/;

export const thirdRound =
  /\b(?:(?:third|3rd|troisieme|3e|3eme) (?:\S+ )?(?:round|rounds|interview|interviews|stage|conversation|meeting|entretien|entretiens|entrevue|echange|tour|rencontre|rendez-vous|etape|phase)|(?:round|rounds|interview|interviews|stage|conversation|meeting|entretien|entretiens|entrevue|echange|tour|rencontre|rendez-vous|etape|phase) (?:3|three|trois))\b/;

export const laterRound =
  /\b(?:(?:fourth|4th|fifth|5th|quatrieme|4e|4eme|cinquieme) (?:\S+ )?(?:round|rounds|interview|interviews|stage|conversation|meeting|entretien|entretiens|entrevue|echange|tour|rencontre|rendez-vous|etape|phase)|(?:round|rounds|interview|interviews|stage|conversation|meeting|entretien|entretiens|entrevue|echange|tour|rencontre|rendez-vous|etape|phase) (?:[4-9]|four|five|quatre|cinq))\b/;

export const finalRound =
  /\b(?:final round|final interview|final interviews|final stage|final-round|final conversation|last round|last interview|entretien final|entretiens finaux|dernier entretien|ultime entretien|tour final|dernier tour|echange final|rencontre finale|phase finale)\b/;

/** A test that the applicant does alone. */
export const test =
  /\b(?:assessment|assignment|take-home|take home|coding test|coding challenge|coding exercise|technical test|technical challenge|technical exercise|online test|case study|home exercise|written exercise|writing exercise|written test|homework|challenge|test technique|test en ligne|test maison|test de redaction|test ecrit|test a realiser|exercice|cas pratique|etude de cas|epreuve ecrite|devoir|questionnaire)\b/;

/** A meeting that was agreed before: moved or remembered. */
export const agreedBefore =
  /\b(?:moved|move|reschedule|rescheduled|rescheduling|postpone|postponed|push back|pushed back|brought forward|instead of|new time|new date|reminder|remind|deplace|deplacer|decale|decaler|decalage|reporte|reporter|repousse|repousser|avance|avancer|a la place de|au lieu de|nouvel horaire|nouvelle date|rappel|rappeler)\b/;

/** Words about a meeting that its reader knows of already. */
export const reminder =
  /\b(?:a reminder of|a reminder about|this is a reminder|just a reminder|friendly reminder|quick reminder|short reminder|little reminder|automatic reminder|interview reminder|appointment reminder|reminder for your|reminder of your|to remind you of|to remind you that|rappel de rendez-vous|rappel du rendez-vous|rappel de l'entretien|rappel d'entretien|rappel automatique|petit rappel|simple rappel|vous rappelons votre|vous rappelle votre|te rappelle ton|vous rappeler votre)\b/;

/** A subject that reminds. */
export const reminderFirst = /^\W*(?:reminder|gentle reminder|rappel)\b/;

/** Words of what comes after an interview, such as a trial or a test. */
export const furtherPart =
  /\b(?:trial|trial shift|trial day|test|assessment|work sample|taster day|shadowing|practical exercise|followed by|second stage|second step|then|essai|journee d'essai|mise en situation|immersion|cas pratique|evaluation|visite du site|periode d'observation|suivie? d'une?|ensuite|dans un second temps|seconde etape|deuxieme etape)\b/;
