// Generated from patterns/held-labels.txt by `npm run lexicon`.

/** What says in a note that the thing of its label is held; folded. */
export const affirming =
  /^(?:yes|oui)(?!\p{L})|(?<!\p{L})(?:valid (?:until|till|to)|in date|up to date|obtained|passed|renewed|cleared|valable|valide jusqu|a jour|obtenue?s?)(?!\p{L})/u;

/** What is offered, or under way, and not held yet; folded. */
export const notYetHeld =
  /(?<!\p{L})(?:will be|to be|(?:happy|willing|ready|prepared|glad|open|keen|able|like|want|hope|plan|due) to|by (?:each|every|the|my|your)|(?:form|forms|application|papers?|request) (?:sent|filled|submitted|made)|(?:applied|applying|booked|enrolled|waiting|pending)|willingness|forms?$|(?:prete?|dispose|disposee|volontaire|partante?|ouverte?) (?:a|pour)|sera|serai|(?:demande|dossier|formulaire) (?:envoyee?|deposee?|faite?)|en attente|inscrite?s? (?:a|au|pour)|yes please|saving up|interested in|thinking (?:about|of)|(?:driving|riding|taking|having) lessons|under ?way|(?:must|has to|needs to) be renewed(?! (?:in|by|every|before))|lecons de conduite|interessee?s? par)(?!\p{L})/u;

/** What somebody only wants or is on the way to; folded. */
export const beingSought =
  /(?<!\p{L})(?:yes please|saving up|interested in|thinking (?:about|of)|(?:driving|riding|taking|having) lessons|under ?way|(?:must|has to|needs to) be renewed(?! (?:in|by|every|before))|lecons de conduite|interessee?s? par)(?!\p{L})/u;

/** What stands with the date of a certificate when it was given or renewed; folded. */
export const givenOn =
  /(?<!\p{L})(?:(?:obtained|awarded|issued|passed|gained|renewed|refreshed|updated|recertified)(?: (?:in|on|since))?|refresher(?: course)?(?: in)?|recertification|renewal|since|in|(?:obtenue?|delivree?|validee?|passee?|renouvelee?|recyclee?|actualisee?|refaite?)(?: (?:en|le|depuis))?|recyclage(?: (?:en|du|le))?|renouvellement|mise a jour|depuis|en|le|du)(?!\p{L})/gu;
