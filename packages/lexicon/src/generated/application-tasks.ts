// Generated from patterns/application-tasks.txt by `npm run lexicon`.

/** What an applicant writes or sends; folded. */
export const applicationPart =
  /\b(?:(?:cover(?:ing)? )?letters?|(?:supporting |personal )?statements?|resume|applications?|subject line|first line|portfolio|application form|(?:quote|quoting|mention|state) (?:the )?(?:(?:job|vacancy) )?reference|lettres?(?: de motivation)?|candidature|candidatures|dossier|objet|phrase|message|cv)\b/;

/** Verbs that ask for it. */
export const asksFor =
  /\b(?:(?:tell|send|e-?mail|show|give) (?:us|me)\b|(?:say|explain|tell us) (?:why|how|what)|(?:contain|include|mention|quote|state|attach|enclose|put|write|request|submit|forward|send|complete|address)(?:ing)?|no more than|at most|without|soumettre|dites(?:-| )nous|precise[rz]?|indique[rz]?|joi(?:ndre|gne[rz])|mentionne[rz]?|rappele[rz]?|(?:envoye|adresse|transmette|depose|faite)[rsz]?(?: parvenir)?|transmettre|envoi par|a completer|en objet|doivent nous parvenir|(?:merci d[e']|veuillez))\b/;

/** A request that needs no letter: "tell us why schools". */
export const asksDirectly = /\b(?:tell us|dites(?:-| )nous)\b/;

/** Words by which a sentence addresses the applicant. */
export const addressesApplicant =
  /\b(?:^\W*(?:put|quote|mention|include|write|state)|your?|please|applicants?|candidates?|applications?|us|me|(?:envoye|adresse|transmette|depose|joigne)z|se presenter|(?:votre|vos|vous)|merci|nous|candidat(?:e|ure)?s?)\b/;

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
