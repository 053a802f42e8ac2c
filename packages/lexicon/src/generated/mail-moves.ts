// Generated from patterns/mail-moves.txt by `npm run lexicon`.

/** Words by which a meeting gets another time. */
export const moving =
  /\b(?:(?:been|is|was|be|being) moved|(?:interview|meeting|call|appointment|session|slot|chat|conversation|date|time) (?:has|have|had) moved|(?:move|moving|moved|push|shift|shifted) (?:the|your|our|this|that) (?:\S+ )?(?:interview|meeting|call|appointment|session|slot|chat|conversation|date|time)|(?:move|moving|moved|push|shift|shifted) (?:it|this|that|things|us) (?:to|from|back|forward|until|on)|(?:move|moving) it(?=[,.;])|reschedule|rescheduled|rescheduling|postpone|postponed|postponing|put back|putting back|push back|pushed back|pushing back|put off|bring forward|brought forward|bringing forward|changed? the (?:date|time|day) of|(?:reporter|decaler|deplacer|avancer|repousser) (?:le|la|notre|votre|ton|cet|ce|au|a)|(?:reporter|decaler|deplacer|avancer|repousser) l'|(?:est|sera|ete|soit|etre|serait|suis) (?:reporte|decale|deplace|avance|repousse)e?|(?:reportons|decalons|deplacons|avancons|repoussons)|(?:reporte|decale|deplace|avance|repousse) (?:notre|votre|ton|l'entretien|au)|reporte a|decale a|changer la date|changer l'heure|modifier la date|modifier l'heure)\b/g;

/** In a sentence that tells the reader how to move a meeting, where nothing is moved. */
export const mayMove =
  /\b(?:click|reschedule or|or reschedule|or rescheduling|postpone or|or postpone|link to|if you|should you|you can|you may|you need to|you wish to|you want to|you would like to|you prefer|to reschedule,|please reschedule|unable to|can't make|cannot make|moving forward with|move your application|moving your application|moved your application|cliquez|clique|ou reporter|ou decaler|ou deplacer|ou annuler|vous pouvez|si vous|si tu|vous souhaitez|vous souhaitiez|vous deviez|pour reporter|pour decaler|pour deplacer|pour modifier|tu peux|en cas d'empechement|vous ne pouvez)\b|^\W*(?:(?:to|need to|want to) (?:re|post|move|change|cancel)|reschedule|postpone|(?:pour|afin de|besoin de) (?:reporter|decaler|deplacer|modifier|changer|annuler)|reporter|decaler|modifier)|https?:/;

/** Just before the new day, in a sentence with words of moving. */
export const movedTo = /(?:\b(?:to|until|till|for|au|a|pour|jusqu'au)|[:>→])(?: (?:the|le|on))? ?$/;

/** Before the new day, in any sentence of a mail that moves a meeting. */
export const newDay =
  /\b(?:new date|new time|new slot|new day|will now take place|will now be held|is now|now scheduled|now booked|now planned|now set|now arranged|nouvelle date|nouveau creneau|nouvel horaire|nouveau rendez-vous|aura finalement lieu|aura desormais lieu|se tiendra finalement|se tiendra desormais|desormais prevu|desormais fixe|maintenant prevu|maintenant fixe)(?: (?:is|will be|be|est|sera|serait))?(?: (?:now|desormais))? ?:?(?: (?:the|le|on|for))? ?$/;

/** After the new day. */
export const newBefore =
  /^[^.;!?\d]{0,12}\b(?:instead|a la place)\b(?! (?:of|d[eu]|des)\b| d')|^,? ?(?:instead of|in place of|rather than|a la place de|a la place du|au lieu de|au lieu du|en lieu et place du|plutot que)\b/;

/** Just before the day or the time that another one replaces. */
export const oldBefore =
  /\b(?:instead of|in place of|rather than|a la place de|a la place du|au lieu de|au lieu du|en lieu et place du|plutot que|from|interview of|interview on|interview for|meeting of|meeting on|appointment of|appointment on|call on|slot on|scheduled|planned|arranged|booked|set|originally|initially|previously|not|was|no longer|entretien du|entretien de|entretien le|rendez-vous du|rendez-vous de|rencontre du|appel du|du|de|prevu|prevue|fixe|fixee|programme|programmee|initialement|et non)(?: (?:at|on|for|the|le|du|de|a))? ?$/;

/** Between a new day and the one that it replaces. */
export const replacing =
  /\b(?:instead of|in place of|rather than|a la place de|a la place du|au lieu de|au lieu du|en lieu et place du|plutot que)(?: (?:the|le|on))? ?$/;

/** By which a sentence refers to a meeting of the sentence before it. */
export const pronoun = /\b(?:it|this|that|we|i|il|cela|nous|je|on)\b/;

/** Another meeting than the one that was agreed. */
export const furtherMeeting =
  /\b(?:(?:another|additional|further|follow-up|following|next) (?:\S+ )?(?:interview|interviews|meeting|round)|(?:another|additional|further|follow-up|following|next) (?:\S+ )?(?:conversation|call|chat)|(?:autre|nouvel|nouvelle|prochain|prochaine) (?:entretien|entrevue|echange|rencontre|rendez-vous|tour|appel))\b/;

/** In a sentence that tells what was agreed before. */
export const agreedOnce =
  /\b(?:was|were|had|originally|initially|etait|avait|avions|devait|deviez|devions|initialement)\b/;
