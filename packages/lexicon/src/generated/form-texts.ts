// Generated from patterns/form-texts.txt by `npm run lexicon`.

/** Choices by which a question is left unanswered, by their plain words. */
export const declineWords =
  /^((i )?(decline|prefer not|do not wish|don t wish|choose not|would rather not)|(je )?(prefere ne pas|ne souhaite pas))/;

/** Remarks of a label that do not name its field, by their plain words. */
export const labelRemark =
  /\b(required|optional|mandatory|if (any|applicable|available|different|you have one)|select one|(exactly )?as (it )?(appears|shown|written|per|in) .*|attach|choose file|of (the )?(applicant|candidate)|obligatoire|facultati(f|ve)|optionnel(le)?|requis(e)?|champ (requis|obligatoire)|si (applicable|disponible|vous en avez un)|(du|de la) candidate?)\b/g;

/** First words of a label that do not name its field, by its plain words. */
export const labelOpening =
  /^(enter|type(?! (of|de|d) )|input|provide|add|insert|your|the|my|what is|what s|what are|whats|link to|applicant s?|candidate s?|applicant|job ?seeker s?|candidate|personal|legal|primary|c|current(?! (company|employer|job|title|role|position|salary|organi|work|comp|pay|ctc|occupation|designation))|(merci d |veuillez )?(indique[rz]|saisi(r|ssez)|entre[rz]|renseigne[rz]|precise[rz]|selectionne[rz]|choisi(r|ssez)|ajoute[rz])|merci de|veuillez|[vn]otre|vos|[mt](on|a|es)|le|la|les|l|quel(le)?s? (est|sont)|candidat|(hi|hello|and|please|kindly|bonjour|et)( (enter|provide|list|specify|select|choose|indicate|add|share|include|type|input|give|fill in|state|tell us|paste|upload))?) /;

/** People other than the applicant, in labels of jobs. */
export const otherWorker =
  /\b(referees?|references?|supervisors?|relatives?|spouse|partner|parents?|guardian|emergency|conjoint|tuteur|referent)\b/;

/** What somebody wants or applies for, in labels of jobs. */
export const wanted =
  /\b(gewunschte[rns]?|angestrebte[rns]?|wunsch(beruf|position|stelle|tatigkeit)|desired|wanted|sought|seeking|preferred|interested in|(applied|applying|apply) for|visee?s?|souhaitee?s?|recherchee?s?|desiree?s?|convoitee?s?|sollicitee?s?|envisagee?s?|postulee?s?|pourvoir)\b/;

/** People and things other than the applicant, in labels. */
export const otherSubject =
  /\b(emergency|referees?|references?|referr\w*|recruiters?|(hiring )?managers?|supervisors?|spouse|partner|parents?|guardian|friends?|colleagues?|relatives?|next of kin|doctor|company|employers?|organi[sz]ation|schools?|universit\w+|college|institut\w*|bank|card|user|login|files?|domain|host|job|project|event|team|pet|maiden|mother|father|previous|former|course|program(me)?|publication|certificat\w*|licen[cs]es?|business|contact person|representative|agency|beneficiary|recipient|gift|fax|product|store|office|birth|promo|coupon|subject|display|screen|channel|their|street name|middle|referent|urgence|entreprise|employeur|societe|ecole|etablissement|universite|tuteur|conjoint|parrain|utilisateur|fichier|carte|naissance de|leur)\b/;

/** The same in identifiers, without words that page authors prefix to their own names. */
export const otherSubjectInIdentifier =
  /\b(emergency|referee|reference|referr\w*|recruiter|manager|supervisor|spouse|guardian|friend|company|employer|organi[sz]ation|school|university|college|bank|card|user ?name|login|maiden|mother|fax|gift|recipient|urgence|entreprise|employeur|ecole)\b/;

/** Texts of choices that ask to choose. */
export const choicePrompt =
  /^\W*$|^\W*(select|choose|please|pick|none selected|search|type|start typing|s[eé]lectionn|choisi|veuillez|recherche)/i;

export const honeypotText =
  /leave\s+((this|it|the)\s*)?((field|box)\s*)?(blank|empty)(?!,?\s+(if|unless|when|for none|otherwise)\b)|(should|must) (be|remain|stay) (left )?(blank|empty|unchanged)|validation purposes|do not (fill|enter|complete)|robots? only|(if|unless|when) you( are|.?re) (a |an )?(human|real|person|robot|bot)|(if|unless|when) you( are|.?re) not (a |an )?(human|robot|bot)|fins de validation|doit rester (vide|inchang)|laiss\S+ (ce champ|cette case)? ?vide(?!,? (s['’]?il?|sinon)\b)|vide si (vous|tu) [êe]te?s (une? )?(vraie? )?(humaine?|personne)|vide si (vous|tu) n.[êe]te?s pas (un )?(robot|bot)|ne (pas )?rempli\S+ pas|ne pas remplir/i;

/** Sent applications, by the plain words of the page. */
export const confirmationText =
  /\b((vielen |herzlichen |besten )?danke? fur (ihre|deine|die) (\w+ )?bewerbung|(ihre|deine|die) bewerbung (ist|wurde) (\w+ ){0,3}(abgeschickt|abgesendet|eingegangen|eingereicht|empfangen|erhalten|gesendet|ubermittelt|versandt|versendet)|wir haben (ihre|deine) bewerbung (\w+ )?(abgeschickt|abgesendet|eingegangen|eingereicht|empfangen|erhalten|gesendet|ubermittelt|versandt|versendet)|bewerbung (erfolgreich )?(abgeschickt|abgesendet|eingegangen|eingereicht|empfangen|erhalten|gesendet|ubermittelt|versandt|versendet)|(sie haben sich|du hast dich) (erfolgreich )?beworben|thank(s| you) (so much |very much )?for (your application|applying|submitting|your interest in (joining|working))|(your|the) application (was|has been|is|to .{1,80} (was|has been)) (now |successfully |been )*(submitted|received|sent|complete)|application (submitted|sent|received|complete)|successfully (applied|submitted your application)|we (have |ve )?(received|got) your application|you (have |ve )?(successfully )?applied (for|to)|merci (beaucoup )?(pour|de|d) ((votre|ta) candidature|avoir postule|l interet que vous)|(votre|ta|la) candidature (nous )?(a (bien )?ete|est bien) (\w+ )?(arrivee|parvenue|soumise|envoyee|transmise|recue|enregistree|prise en compte|deposee)|nous avons bien recu (votre|ta) candidature|candidature (envoyee|transmise|enregistree)|vous avez (bien )?postule)\b/;

/** Names of buttons that add an entry, by their plain words. */
export const addEntryName =
  /^(\+ ?)?((weiteren?s?|neuen?s?|eintrag|berufserfahrung|arbeitgeber|unternehmen|stelle|employer|company|job|role|position|employeur|entreprise|poste|emploi|ausbildung|hochschule|schule|studium|school|college|university|degree|qualification|ecole|formation|diplome|universite)( (weiteren?s?|neuen?s?|eintrag|berufserfahrung|arbeitgeber|unternehmen|stelle|employer|company|job|role|position|employeur|entreprise|poste|emploi|ausbildung|hochschule|schule|studium|school|college|university|degree|qualification|ecole|formation|diplome|universite))* hinzufugen|add( (another|more|new|additional|further|previous|former|an?|work|professional|employment|education|entry|row|history|experiences?|studies|study|arbeitgeber|unternehmen|stelle|employer|company|job|role|position|employeur|entreprise|poste|emploi|ausbildung|hochschule|schule|studium|school|college|university|degree|qualification|ecole|formation|diplome|universite))*|ajouter( (une?|un autre|une autre|experience|autre|professionnelle|etablissement|etudes|arbeitgeber|unternehmen|stelle|employer|company|job|role|position|employeur|entreprise|poste|emploi|ausbildung|hochschule|schule|studium|school|college|university|degree|qualification|ecole|formation|diplome|universite))*)$/;

/** The same, where the words say what is added. */
export const addsJob =
  /\b(arbeitgeber|unternehmen|stelle|employer|company|job|role|position|employeur|entreprise|poste|emploi)\b/;

export const addsSchool =
  /\b(ausbildung|hochschule|schule|studium|school|college|university|degree|qualification|ecole|formation|diplome|universite)\b/;

/** Names of buttons that remove an entry, by their plain words. */
export const removeEntryName = /^(entfernen|loschen|remove|delete|supprimer|retirer|enlever)\b/;

/** Options of a choice, by their plain words. */
export const salaryPeriod =
  /^((per|an|a|par) )?(hour|day|week|month|year|annual|heure|jour|semaine|mois|annee|an)(ly|ually|uel)?$|^(hourly|daily|weekly|monthly|yearly|annually|mensuel|annuel|horaire)/;

export const employmentType =
  /^(full ?time|part ?time|temporary|permanent|internship|freelance|contractor|cdi|cdd|alternance|stage|interim|temps (plein|partiel|complet))\b/;

/** Fields for a part of a date, by their plain words. */
export const dayPart = /^(tt|tag|dd|day|jj|jour)$/;

export const monthPart = /^(monat|mm|month|mois)$/;

export const yearPart = /^(jjjj|jahr|yyyy|yy|year|aaaa|annee)$/;

/** Units of durations, by the plain words of a text. */
export const inDays = /\b(tagen?|tag|days?|jours?)\b/;

export const inWeeks = /\b(wochen?|weeks?|semaines?)\b/;

export const inMonths = /\b(monat(e|en)?|months?|mois)\b/;

export const inYears = /\b(jahr(e|en)?|years?|ans?|annees?)\b/;

/** Labels that ask for the name of an account, by their plain words. */
export const userName =
  /\b(benutzername|nutzername|username|user name|handle|id|account name|identifiant|pseudo|nom d utilisateur)\b/;

/** Labels of dates that name a study or a job. */
export const namesStudy =
  /\b(study|studies|studying|school|university|education|etudes|formation)\b/;

export const namesJob = /\b(employment|employer|job|emploi)\b/;

/** Labels that are no more than a place. */
export const bareLocation = /^(ort|location|city|city ?[/&] ?state|lieu|ville)$/;

/** The label of a title without a word about the job. */
export const bareTitle = /^(titel|title|titre)$/;

/** The number of a row behind the name of its column, in `aria-label`. */
export const rowOfColumn = /, (zeile|row|ligne|rangée) \d+$/i;

/** Begins a second question of a label, about a yes to the first one. */
export const ifYes = /\b((wenn|falls) ja|if (yes|so)|si oui)\b/;

/** Labels of a start, without a word about the applicant's availability. */
export const bareStart = /^(startdatum|beginn|start date|starting date|date de debut|date debut)\b/;

/** Words for the address of an account, in labels. */
export const linkWord = /\b(url|urls|link|links|profile|profiles|page|pages|lien|liens|profil)\b/;

/** Labels of amounts, by their plain words. */
export const namesAmount =
  /\b(\w*(gehalt|lohn)|vergutung|pay|salary|wages?|compensation|remuneration|earnings|(hourly|pay) rate|salaires?|paie)\b/;

/** Remarks on how a field is to be filled, which do not name it. */
export const fieldRemark =
  /^\W*((dieses feld ist )?(ein )?(pflichtfeld|erforderlich)|pflichtangabe|((this )?(field|question) is )?(required|mandatory|optional)( field| question)?|please (fill (in|out)|complete) this field|((ce )?champ )?(est )?(obligatoire|requis|facultatif))\W*$/i;

/** One part of a label that names several parts of a name. */
export const firstNamePart =
  /^((ihr )?vornamen?|(your )?first|(your )?(first|given) ?names?|forenames?|(votre |vos )?prenoms?)$/;

export const lastNamePart =
  /^((ihr )?(nach|familien|zu)namen?|(your )?last|(your )?(last|family) ?names?|surnames?|(votre |vos )?noms?( de famille| d usage| de naissance)?)$/;

export const middleNamePart = /^(middle( ?names?| initials?)?|m ?i)$/;

/** A word of a longer label for one part of a name. */
export const firstNameWord = /\b(first|given|forenames?)\b/;

export const lastNameWord = /\b(last|family|surnames?)\b/;

/** Beside a first name the last one, unless it is over both. */
export const anyNamePart = /^((your )?names?)$/;

/** Words for a telephone number of one's own. */
export const homePhone =
  /\b(handy\w*|mobil\w*|privat|mobile|cell(ular|phone)?|home|personal|private|portable|domicile|perso(nnel)?)\b/;
