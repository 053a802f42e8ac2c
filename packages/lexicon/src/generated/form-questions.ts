// Generated from patterns/form-questions.txt by `npm run lexicon`.

/** Questions of employers, by the plain words of their labels. */
export const workAuthorizationEn =
  /(authori[sz]ed|eligible|entitled|permitted|permission|legally (allowed|able)|the right|legal right|eligibility|authori[sz]ation|able to legally|legal status)( and \w+)?( to)? ((live and|legally|lawfully|currently) )*(work|be employed|accept employment)|\bwork(ing)? (authori[sz]ation|permit|eligibility|rights|status)|residence permit|work .*\b(legally|lawfully|without (any )?restrict)|right to work|employment (eligibility|authori[sz]ation)|(legally|lawfully) (authori[sz]ed|work)|(eligible|authori[sz]ed) for employment/;

export const startDateEn =
  /(when|how soon|(what|which) date|how early|how quickly|earliest) (\w+ ){0,8}(start|begin|join|commence|available|take up|free)|(available|availability|able) (to |for )?(start|begin|work start)|earliest (possible )?availability|(earliest|available|availability|desired|preferred|possible|anticipated|expected|target)( possible| available| employment| work)? start(ing)?( date)?|date (available|you can start|of availability)|availability date|available (from|date|start)|how soon (can|could|would|will|are) you|start date (availab|prefer)|(entry|joining) date|date of joining/;

export const referralSourceEn =
  /(how|where) (did|have|do) you (first |originally |initially )?(hear|heard|see(?! yourself)|saw|seen|find|found|learn|discover|come across|bec[ao]me aware|get to know|end up|know|come to know)(?! to )|how (you )?(heard|found|learned|discovered) (about|of|out)?|where you (first )?(heard|found|learned|saw) (about|of|out)|hear about (us|this|the)|(referral|application|candidate|job|recruitment|applicant) source|source of (application|referral)|who told you (about|of)|find us$/;

export const referrerNameEn =
  /(who|whom) ((can|should|may) we thank|referred|recommended)|name of (the |your )?(\w+ )?(referr|employee|person)|\breferr(al|er|ing employee)( s)? name|referred by|employee (referral )?name|\b(referred|referral)\b.*\b(name|who|whom)\b|\bname\b.*\b(referred|referral|referrer)\b|(were|are|have) you (been )?referred|someone .*\brefer/;

export const formerEmployeeEn =
  /(have|did|do|are|were) you ((ever|previously|currently|already|now|or \w+) )*(been )?(a )?((former|current|previous|past) )*(work(ed)?|employ(ed|ee)|interned|an? employee)( in any \w+)?\b.*\b(for|by|at|with us|of|here)\b|(previously|formerly|ever|currently) (been )?(worked|employed)( by| at| for| with)|have you .*\b(worked (for|at|with us)|(been )?employed (by|at|with))\b|(former|current|past|previous) (\w+ )?(employee|contractor|intern)|previous(ly)? work(ed|er)/;

export const preferredLocationEn =
  /(preferred|desired|which|what) ((job|work|working|office|of our|of the) )*(locations?|offices?|city|cities|sites?|regions?)\b.*(appl|prefer|interest|like|want|work|consider)|^(preferred|desired) (\w+ )?(locations?|office|city|site)|location (preference|you (are|re) applying)|(where|which of our \w+) would you .*\bwork/;

export const motivationEn =
  /why (do|are|would|did|should|have|does|is|you|we|this|our|us|want|join)\b|what (is it )?(\w+ )?(interests?|interested|attracts?|attracted|excites?|excited|motivates?|motivated|draws?|drew|appeals?|makes you)\b|(interest|interested|excite[sd]?|excitement|passionate) (in|about|you about|you most) .*(role|position|company|team|\bus\b|joining|working|opportunity|mission|job|here)|\bmotivation\b|your interest in|caught your (eye|attention)/;

export const salaryExpectationFr =
  /pretentions?|(salaire|remuneration|package|gratification) (\w+ ){0,3}(souhaite|attendu|desire|vise|espere|minimum|cible)e?|attentes? (salariales?|financieres?|de salaire|en (termes|matiere) de (salaire|remuneration))|fourchette (salariale|de salaire|de remuneration)|\btjm\b|taux journalier|exigences? salariales?/;

export const startDateFr =
  /(?<!in)disponibilites?|dispo(nible)? (a (partir|compter)|des|quand|pour commencer)|date (\w+ )?de (prise de poste|demarrage|disponibilite)|(quand|date|a partir de)\b.*(commencer|debuter|demarrer|disponible|entrer en (poste|fonction)|(nous|vous) (nous )?(rejoindre|integrer)|prendre (vos|ce|le) (fonctions|poste))|commencer.* quand|debut souhaite|debut d[eu] (la |l |votre )?(stage|alternance|contrat|mission)|(sous|dans) quels? delais?|date d entree en (fonction|poste)/;

export const referralSourceFr =
  /comment (tu )?(nous )?(avez|as|aviez) (vous |tu )?(\w+ )?(entendu|connu|decouvert|trouve|eu connaissance|appris|pris connaissance)|d ou nous connaissez|ou avez vous (vu|trouve|entendu|decouvert)|par quel (biais|canal|moyen|intermediaire)|comment (nous )?connaissez|comment etes vous arrive|(provenance|origine) de (la|votre) candidature|source de (la |votre )?candidature|comment .*(cette|notre|l) (offre|annonce)/;

/** Questions of their own whose wording resembles one of the others. */
export const otherQuestion =
  /favou?rite|outside (of )?work|^(which|what) .*have you (worked|used)|preferred language|related to|relatives?\b|^years in (your )?current|how long (at|have you lived)|(desired|preferred) (job|position|role)\b(?! loc)|(position|role|job)s?( title)? (desired|sought|wanted|interested|applied)|dates? (employed|of employment|attended)(?! (from|to|start|end))|(position|role|job)( title)? (you are |you re |are you )?(applying|applied) for|convicted|felony|criminal (record(?! check)|offen|conviction)|\bauditors?\b|\bparents?\b|government (employee|official)|vaccinat|religio|pregnan|medical condition|health condition|(why|reason) .*(leav|left)|accommodations?\b|adjustments?\b|describe (a|your|an|the)\b(?! (main |key )?(duties|responsibilities))|explain (a|your|how|the)\b|tell us about a|example of|export control|itar\b|international traffic|langage prefere|langue (preferee|de correspondance|de communication)|(poste|metier|emploi|fonction)s? (souhaite|vise|recherche|envisage|desire)|condamn|antecedents judiciaires|vaccin|religi|enceinte|probleme de sante|amenagements? (de poste|particulier)|decrivez (une|un|votre(?! motivation))|expliquez (comment|une|un)|donnez un exemple|(pourquoi|raison)\w* .*(quitte|depart)/;

export const currentSalaryEn =
  /(current|present|previous|last|most recent) (\w+ ){0,3}(salary|compensation|pay|ctc|remuneration|package)\b|how much .*currently (earn|make)|(what|how much) (are you|do you) (currently |presently )?(mak(e|ing)|earn(ing)?|paid)\b|(salary|pay) (at|in) your (last|current|previous)/;

export const officeAttendanceEn =
  /(work|come|coming|be|commute|attend|report|visit|present)\b(\W+\w+){0,8} (in |from |at |to |into )*(the |our |an? )?(\w+ ){0,3}office|on ?site|in ?person|in ?office|in the office|hybrid (work|schedule|model|role|position)|^(?!how many).*\bdays? (a|per|each|\/) ?week|\bcommut(e|ing)\b|office attendance/;

export const travelEn =
  /(willing|able|available|open|comfortable|happy|prepared|ok|okay|percentage|amount|ability|require[sd]?|involves?|need|can you)\b.*\btravel|travel (requirements?|up to|for work|\d+)|\d travel\b|\btravel\b.*\b(willing|able|comfortable|commit)\b/;

export const minimumAgeEn =
  /minimum (working )?age\b|(at least|over|above|older than|minimum|are you|legally) (the )?(age of )?(16|18|21)\b(?! months)|\b(16|18|21) (years|or older|or over|\+)|\b18\+|legal (working )?age|of legal age|legally of (working )?age/;

export const employmentTypeEn =
  /(employment|job|contract|position|engagement) (type|rate)|workload|desired employment|^work type$|type of (employment|contract|position|job)|employment status|(full|part) ?time|(w2|1099|permanent|temporary) (employee|contract|position|role|or)/;

export const coverLetterEn =
  /(cover|covering|motivation) letter|message to (the |our )?(hiring|recruit|employer|team|company)|let (the|us|our) (company|team|\w+)? ?know (about )?(your|why)|note to (the )?(hiring|recruit)|introduction message|^cover(ing)? note$/;

export const workAuthorizationFr =
  /(autorise|droit|habilite|autorisation|permis)\w*( legalement)? (a|de) (travailler|travail)|autorisation de travail|permis de travail|titre de sejour|droit de travailler|travailler (legalement )?en (france|suisse|belgique|europe|union)/;

export const preferredLocationFr =
  /(lieux?|ville|site|region|localisation|agence|bureau)s? (de travail )?(souhaite|prefere|desire|vise)|souhaite\w* (vous )?(travailler|exercer)$|(quel|quelle)s? (lieu|ville|site|region|agence|bureau)\w* .*(souhait|postul|prefer|travailler)/;

export const motivationFr =
  /(pourquoi|raisons?) (souhait|voul|postul|nous|avez|ce |cette|notre|rejoindre|vous|etes|candidat)|ce qui (vous |te? ?)(a |ont )?(attire|motive|plait|plu|donne envie|interesse|seduit)|motivations?\b|envie de (postuler|rejoindre|travailler)/;

export const yearsOfExperienceEn =
  /(how many|number of|total) (years|yrs)\b.*(experience|exp|work)|years (of )?([\w+#/]+ ){0,4}experience|experience (in )?years|^total (work )?experience$|how many years have you (been|worked|spent)\b|how much (\w+ ){0,4}experience/;

export const currentLocationEn =
  /^where .*in the world|^(where|in (what|which) (city|country|state|location)|(what|which) (city|country|state|location))\b.*\b(located|reside|residing|live|living|based)\b|(city|location|state|country) ((that|where|in which) )?you (are )?((currently|presently) )?(located|reside|residing|live|living|based)/;

export const unsponsoredEn =
  /((authori[sz]ed|eligible|entitled|right) to|(legally|lawfully|authori[sz]ed|eligible|entitled) .*\bwork) .*without .*(sponsor|visa)/;

export const visaSponsorshipEn =
  /(?<!company )\bsponsor(ship|ed|ing)?\b|visa (status|requirements?|support|sponsor|type)|(require|need|hold|have)\w* (a |an |any )?(work |valid )?visa|\bimmigration\b|\bh ?1 ?b\b/;

export const referralDetailEn =
  /(if|when) (you )?(\w+ )?(selected|chose|answered|select|choose|other|checked)\b.*\bother\b.*(specify|indicate|where|how|elaborat|describ|detail|explain|source|hear|list)|if other\b.*(source|hear|heard|how|where)|other source/;

export const backgroundCheckEn =
  /background (check|screen|investigation|verification)|drug (test|screen)|pre ?employment (check|screen)|\bvett(ing|ed)\b|\b(criminal|credit|police|children|dbs|security|garda|reference)( \w+)? (checks?|clearance certificate)\b/;

export const nonCompeteEn =
  /non ?compete|non ?solicit|restrictive covenant|non ?competition|contractual (obligations?|restrictions?)|bound by .*agreement|agreements?\b.*\b(restrict|prevent|limit|prohibit|interfere)\w*\b.*\b(work|ability|employ\w*|you)\b/;

export const contractDurationEn =
  /(contract|internship|assignment|placement) (duration|length|period)|(duration|length) of (the |your )?(contract|internship|placement)|how long .*\b(internship|placement|contract)\b/;

export const additionalInfoEn =
  /(additional|further|any other|other relevant|supplementary|supplemental) (information|comments?|details?|info|notes?|remarks?)|anything (else|more|you (would|d) like)|(something|what) else|supporting (statement|information)/;

export const resumeTextEn =
  /^((paste|enter|type|copy|and|or|your|in|the|a|text|resume|cv) )*\b(resume|cv|curriculum vitae)\b( (here|text|cv|resume|as text|content|below|or|attach|upload|a|file))*$/;

export const schoolLocationEn =
  /^(?!.*\bname\b).*\b(city|state|location|region|town)\b.* of (the )?(school|institution|university|college)|^(school|university|institution) (city|location|state)/;

export const currentJobEn =
  /currently (work|employed|working) (here|there|in this)|^(is |this is |this )*(my |your )?current (role|job|position|employer)$|i (still |currently )work|present (job|position)|still (work|employed)/;

export const graduationDateEn =
  /\b(when|date|month|year)\b.*\b(graduat(e|ed|ion|ing)\b|(complet|finish|obtain|award|earn|receiv)\w* .*\b(degree|studies|diploma|qualification))/;

export const highestEducationEn =
  /highest (level (of )?)?(education|degree|qualification|diploma|academic|completed)|(level|degree) of education|education(al)? (level|attainment|background level)|highest .*education/;

export const referrerNameFr =
  /(nom|prenom)\b.*(coopt|parrain|recommand|refere\b|personne)|coopt(e|ation|eur|ant)|(parrain|recommand)\w*\b.*\bnom\b|recommande\w* par|^referee? par$|par qui .*(recommande|coopte|parraine)|qui vous a (recommande|coopte|parle)/;

export const formerEmployeeFr =
  /deja (\w+ (et )?ou )?(travaille|ete (employe|salarie|a l emploi)|collabore|occupe un poste)|ancien(ne)? (salarie|employe|collaborat|stagiaire)/;

export const employmentTypeFr =
  /type (de |d )(contrat|emploi|poste)|temps (plein|partiel|complet)|regime de travail|nature du contrat|contrat (recherche|souhaite)/;

export const additionalInfoFr =
  /(informations?|commentaires?|precisions?|remarques?|elements?) (complementaires?|supplementaires?|additionnel\w*)|autre chose a|\ba ajouter\b|vous ajouter/;

export const coverLetterFr =
  /lettre (de motivation|d accompagnement|de candidature|de presentation)|message (au|a la|aux|a l|pour le) |message (d accompagnement|de motivation)|mot d accompagnement/;

export const currentJobFr =
  /(poste|emploi) actuel|travaille (actuellement|toujours|encore)|(actuellement|toujours) en poste|occupe (toujours|actuellement|encore)|en poste actuellement/;

export const highestEducationFr =
  /niveau (d |de |des )?(etudes?|formation)(?! de)|(dernier|plus haut) (niveau|diplome)|diplome le plus (eleve|haut)|niveau scolaire/;

export const languagesFr =
  /quelles langues|langues (parlez|maitrisez)|(niveau|maitrise) (de |de l |d |en |du )?(langue|francais|anglais|allemand|espagnol|italien)/;

export const currentLocationFr =
  /\bhabite\w* ou\b|\b(ou|quel pays|quelle (ville|commune)) .*\b(habite|reside[rz]?|residez|vive|vivez|basee?|situee?|localisee?)(?!nt)/;

/** Sensitive personal data, by the plain words of labels. */
export const transgender =
  /\btransgender\b|\b(as trans$|trans (experience|identity|person))|\btransgenre\b|\b(gender|genre)\b.*\b(birth|naissance)\b/;

export const gender =
  /\bgender\b|^sex$|\bsex\b(?! offen)|identify as (a |an )?(woman|man|female|male)\b|^genre$|\bsexe\b|identite de genre|(quel|votre) genre(?! d)/;

export const origin =
  /\brace\b|\bracial\b|\bethnic(ity|al)?\b|\bindigenous\b|\baboriginal\b|visible minority|origines? ethniques?|minorites? (visible|ethnique)s?|\bautochtones?\b/;
