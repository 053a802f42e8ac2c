// Generated from patterns/posting-lines.txt by `npm run lexicon`.

/** Words that begin an item where a line break was lost: "Port des EPI obligatoire Vous avez ...". Case-sensitive. */
export const itemStart =
  /Must (?:be|have|hold|possess|enjoy)\b|Ability to|Able to|Experience (?:of|in|with|as)\b|Excellent|Strong (?:\w+ )?(?:knowledge|understanding|skills|communication)\b|(?:Good|Sound|Proven|Previous) (?:\w+ )?(?:knowledge|understanding|skills|experience|communication|working)\b|Knowledge of|Understanding of|You (?:will|should|must|have|are|need)\b|Responsible for|Vous (?:êtes|avez|aurez|serez|maîtrisez|possédez|justifiez|disposez|savez|aimez)(?![a-zé])|Titulaire d|Maîtrise d|Connaissances? d|Capacité|Aptitude|Sens d|Expérience (?:en|de|dans|souhaitée|exigée)(?![a-zé])/;

/** Headings inside a paragraph: "... in Leeds. The Role This is ...". Case-sensitive. */
export const lostHeading =
  /The (?:Role|Person|Candidate|Company|Position|Job)\b|Responsibilities|Requirements|Duties|Benefits|Person Specification|Qualifications|Your role will include|Key Skills|(?:Votre profil|Profils? recherchés?|Vos missions|Vos avantages|Votre mission|Vos atouts)(?= ?:)|Pré-requis(?= ?:)|Type de contrat(?= ?:)|Vos avantages [A-Z][a-z]+(?= ?:)/;

/** Labels whose value is on the next line; folded. */
export const label =
  /^(?:experience(?: \(years?\))?|employment type|(?:minimum |maximum )?salary|duration|job titles?|title|position|role|vacancy|(?:job )?location|company(?: name)?|employer|organi[sz]ation|(?:job )?ref(?:erence)?(?: (?:no|number))?|intitule(?: du poste)?|poste|fonction|(?:lieu(?: de travail)?|localisation)|entreprise|employeur|societe|(?:reference|ref)(?: de l'offre)?)$/;

/** A line about the line before it: "Cette compétence est souhaitée"; folded. */
export const wishesPrevious =
  /^(?:(?:cette|ce|cet) (?:competence|permis|langue|formation|qualite|element) est souhaitee?\W*)$/;

export const requiresPrevious =
  /^(?:(?:cette|ce|cet) (?:competence|permis|langue|formation|qualite|element) est (?:indispensable|exigee?|obligatoire)\W*)$/;

/** Sentences inside a paragraph: "... (DVB) This is a great opportunity". Case-sensitive. */
export const sentenceStart =
  /This (?:is|role|position)\b|If you|To apply|Please|(?:My|Our) [Cc]lient (?:is|are)\b|For (?:further|more) information|Pour (?:postuler|toutes? questions?)(?![a-z])|Ce poste est|Rejoignez/;

/** The answer below a question of an application form; folded. */
export const formAnswer =
  /^\W*(?:yes|no|select|select one|please select|oui|non|selectionnez|choisissez)\W*$/;

/** Words after which no sentence and no item ends. */
export const openWords =
  "a|an|the|and|or|of|to|with|for|in|on|at|by|from|as|who|that|which|your|our|their|its|this|these|his|her|is|are|was|be|been|has|have|had|will|would|should|could|can|may|might|must|not|only|but|when|where|while|if|than|into|over|under|between|including|de|la|en|le|les|un|une|des|et|ou|avec|pour|dans|sur|aux|du|au|par|qui|que|dont|votre|notre|vos|nos|leur|leurs|son|sa|ses|ce|cette|ces|est|sont|sera|etre|ne|pas|plus|mais|si|lors|afin|chez|entre|sans|sous|vers|tres|se".split(
    "|",
  );

/** A cell of a table that says how a criterion is assessed; folded. */
export const assessment =
  /^(?:application|application form|applications|interview|on appointment|how assessed|(?:method|means) of assessment|references|assessed by|assessment)(?:(?:,| ?\/| and| &) (?:application|application form|applications|interview|on appointment|how assessed|(?:method|means) of assessment|references|assessed by|assessment))*$/;

/** The end of a sentence that begins a list of duties, requirements or benefits; folded. */
export const announcesDuties =
  /[\s,](?:the (?:successful|ideal|right) (?:candidate|person|applicant) will|you(?:(?:'ll| will)?)|vous|tu)\s?:$/;

export const announcesMust =
  /[\s,](?:you (?:should|must|(?:will )?need to)(?: be| have)?|(?:someone|somebody|an? individual|a person|people|candidates?) (?:who|with)|(?:(?:ideal|successful|right) (?:candidate|person|applicant|individual)) (?:must|needs? to|(?:will|should) (?:be|have))|if you(?:'ve| have)(?: got)?|vous (?:devez|etes|avez))\s?:$/;

export const announcesOffer =
  /[\s,](?:we offer(?: you)?|means|c'est|vous (?:beneficiez|profitez)(?: d[e'])?|nous (?:vous )?(?:offrons|proposons))\s?:$/;

/** How much a job board says that a value is required, folded: "Requis", "preferred". */
export const requiredInBrackets = /^(?:required|requise?s?|exigee?s?|obligatoire|indispensable)$/;

export const wishedInBrackets =
  /^(?:preferred|optional|optionnelle?s?|optionnel|souhaitee?s?|facultatif)$/;

/** Labels of what a job board says is required, folded. */
export const wishLabel =
  /^(?:education|language|licen[cs]e\/certification|licen[cs]e|experience|formation|permis|permis\/certification|langues?|certification|diplome|competences?)$/;
