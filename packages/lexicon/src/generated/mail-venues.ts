// Generated from patterns/mail-venues.txt by `npm run lexicon`.

/** A meeting by video, beyond doubt. */
export const byVideo =
  /\b(?:video|zoom|google meet|skype|webex|whereby|microsoft teams|ms teams|(?:on|via|over|by|through|using|a) teams|teams (?:call|link|meeting|interview)|remote interview|interview remotely|visio|visioconference|visio-conference|en video|par video|appel video|entretien video|(?:sur|via|par) teams|reunion teams|lien teams|en distanciel|a distance)\b/;

/** A meeting at the employer's. */
export const onSite =
  /\b(?:our office|our offices|our premises|our site|our head office|our headquarters|our building|our clinic|our school|our store|our warehouse|on site|on-site|onsite|in person|in-person|face to face|face-to-face|nos locaux|nos bureaux|notre bureau|notre siege|notre agence|notre site|notre usine|notre etablissement|notre atelier|notre magasin|notre boutique|sur place|sur site|en presentiel|en personne|dans l'etablissement)\b/;

/** A meeting by telephone. */
export const byTelephone =
  /\b(?:by phone|by telephone|over the phone|on the phone|phone interview|telephone interview|phone call|we will call you|we'll call you|i will call you|i'll call you|par telephone|au telephone|entretien telephonique|echange telephonique|appel telephonique|vous appellerai|vous appellerons|vous appellera)\b/;

/** A line that ends a mail. */
export const closing =
  /^\W*(?:kind regards|best regards|regards|best wishes|yours sincerely|yours faithfully|yours|sincerely|many thanks|thanks,|all the best|cordialement|bien cordialement|tres cordialement|bien a vous|sincerement|bonne journee|salutations|avec nos)\b/;

/** Words with a capital behind an address that are no town. */
export const notTown =
  /^(?:mr|mrs|ms|miss|dr|prof|you|please|we|our|your|ask|bring|where|the|then|it|and|room|building|floor|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|mme|mlle|m|madame|monsieur|vous|veuillez|merci|nous|notre|votre|le|la|les|il|elle|une|un|salle|bureau|batiment|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/;

/** Before how long an interview takes, and the words between. */
export const lasts =
  /\b(?:last|lasts|take|takes|allow|duration|lasting|expect|set aside|durera|dure|dureront|duree|duree prevue|duree estimee|duree de|comptez|compter|prevoyez|prevoir|entretien de|entretien d'|rendez-vous de|echange de|appel de|visio de)(?: ?:)? ?(?:(?:usually|it to take|around|about|approximately|roughly|approx|of|is|en general|generalement|en principe|environ|a peu pres|approximativement|d'environ|de) )?$/;

/** After the first of two lengths, or in the place of one that is not exact. */
export const orMore =
  /^ ?(?:[-–]|\(?(?:to|or|at most|at least|maximum|minimum|a(?= (?:\d|une|deux|trois))|ou|au plus|au moins)\b)/;

/** After how long the way takes. */
export const ofJourney =
  /^ ?(?:for parking|to park|to find|walk|drive|from|by train|early|before|in advance|for the journey|to get|de trajet|de route|de marche|a pied|en voiture|en bus|en train|pour vous garer|pour trouver|depuis|avant|d'avance|a l'avance)\b/;

/** Lengths in words. */
export const halfHour = /\b(?:half an hour|half-hour|(?:une )?demi-heure|(?:une )?demi heure)\b/g;

export const threeQuarters = /\b(?:three quarters of an hour|trois quarts d'heure)\b/g;

export const oneHour = /\b(?:an hour|one hour|une heure)\b/g;

export const hourAndHalf =
  /\b(?:an hour and a half|one and a half hours|one hour and a half|une heure et demie|une heure trente)\b/g;

export const twoHours = /\b(?:two hours|deux heures)\b/g;

/** The last word before the town of an employer's site. */
export const ofSite =
  /\b(?:site|office|offices|premises|depot|warehouse|store|branch|school|clinic|locaux|bureaux|agence|usine|atelier|magasin|boutique|siege|etablissement|entrepot|clinique|ecole)$/;

/** In the name of an office. */
export const noPerson =
  /\b(?:human|resources|reception|desk|office|team|manager|department|service|security|duty|room|meeting room|building|floor|clinic|hospital|surgery|staff|ltd|limited|plc|llp|inc|group|council|school|college|university|trust|accueil|ressources|direction|secretariat|bureau|equipe|responsable)\b/;

/** A role behind a name: "Head of Retail", "our store manager". */
export const roleFirst =
  /^(?:(?:the|our|la|le|l'|notre) ?)?(?:[a-z'-]{1,20} ){0,3}(?:head|manager|director|lead|leader|recruiter|officer|coordinator|partner|founder|owner|supervisor|chef|matron|principal|chief|ceo|cto|engineer|directeur|directrice|responsable|cheffe|gerant|gerante|recruteur|recruteuse|charge|chargee|drh|rh|cadre|fondateur|fondatrice|proviseur)\b/;
