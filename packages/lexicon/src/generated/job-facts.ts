// Generated from patterns/job-facts.txt by `npm run lexicon`.

/** The pay in a label; folded. */
export const payNoun =
  /\b(?:salary|pay|wages|wage|compensation|stipend|(?:hourly|day|pay) rate|salaires|salaire|gratification|taux horaire|tjm|traitement|remuneration)\b/;

/** What may be beside it in a label; folded. */
export const payQualifier =
  /\b(?:annual|base|basic|gross|starting|hourly|daily|monthly|expected|advertised|range|rate|band|scale|per hour|per annum|package|annuel|mensuel|net|propose|proposee|annuelle|mensuelle|horaire|brute|brut|nette|de base|fixe|indicati(?:f|ve)|fourchette de|selon (?:la |l'|le )?(?:cct|ccnt|convention(?: collective)?|grille|bareme|experience|profil|diplome))\b/g;

/** Words that say that an amount is pay; folded. */
export const payWord =
  /\b(?:salary|pay|wages|wage|compensation|stipend|(?:hourly|day|pay) rate|salaires|salaire|gratification|taux horaire|tjm|traitement|remuneration|paid|pays|paying|earn|earning|payees|payee|payes|paye|remunerees|remuneree|remuneres|remunere|gagner|gagnez|percevrez)\b/;

/** Money that is no pay: bonuses, allowances, budgets, figures of the employer; folded. */
export const otherMoney =
  /\b(?:bonus(?:es)?|allowance|expenses|expense|turnover|revenues|revenue|sales|funding|raised|grants|grant|donations|donation|voucher|discount|pension|referr(?:al|ing)|relocation|travel|training|gym|towards|fees|fee|rent|customers|customer|suppliers|supplier|invoices|invoice|average|target|savings|saving|overtime|sign-on|signing|contribution|loan|in assets|equipment|wellbeing|[mb]illion|nights out|night out|sleep-in|primes|prime|bonus|commissions|indemnites|indemnite|frais|chiffre d'affaires|ca|ventes|vente|levee|dons|subventions|subvention|tickets|ticket|titres?-restaurant|cheques|cheque|paniers|panier|remise|mutuelle|transports|transport|formation|loyer|fournisseurs|fournisseur|factures|facture|moyenne|objectifs|objectif|participation|interessement|cooptation|mobilite|forfait|astreintes|astreinte|cotisations|cotisation|epargne|millions|million|milliards|milliard|marge|abonnement|pret|caution|commission|budgets|budget|clients|client)\b/;

/** For which time, and before or after tax; folded. */
export const payPeriod =
  /(?<![\p{L}\d])(?:p\/h|p\/hr|p\/day|per hour|an hour|per day|a day|per week|a week|per month|a month|per year|a year|per annum|pa|ph|pd|p\.[ahmd]\.?|hourly|daily|weekly|monthly|annually|annual|yearly|gross|before tax|par heure|de l'heure|l'heure|par jour|par semaine|par mois|par an|brut|bruts|brute|nets|annuel|annuels|mensuel|mensuels|horaire|horaires|journalier|hebdomadaire|sur 12 mois|sur 13 mois|sur 12,5 mois|x 12|x 13|x12|x13|etp|avant impot|avant impots|net)(?![\p{L}\d])/u;

/** On what it depends, and of which hours it is; folded. */
export const payBasis =
  /(?<![\p{L}\d])(?:base|basic|depending on experience|dependent on experience|doe|pro rata|pro-rata|ote|fte|full[ -]time equivalent|de base|selon (?:la |l'|)(?:experience|profil|grille|anciennete|convention|scolarite|competences|diplome)(?: et (?:la |l'|)(?:experience|profil|grille|anciennete|convention|scolarite|competences|diplome))?|a negocier)(?![\p{L}\d])/u;

/** Behind a slash; folded. */
export const timeUnit = /(?:h|hr|hour|day|week|month|year|yr|heure|jour|mois|an)\b/;

/** Before an amount, as a part of the pay; folded. */
export const payLead =
  /(?<!\p{L})(?:from|up to|around|circa|c\.|approx(?:imately|\.)?|starting (?:at|from)|fixe|a partir de|jusqu'a|environ|minimum)$/u;

/** The same before two amounts. */
export const payRangeLead = /(?<!\p{L})(?:between|from|de|entre)$/u;

/** The label of the kind of contract; folded. */
export const contractLabel =
  /^(?:(?:type of )?contracts?(?: type| length| duration)?|(?:employment|job|position|vacancy) (?:type|status|basis)|employment|tenure|duration|term|terms|(?:type|nature|duree|forme) d[eu] contrat(?: de travail| propose)?|contrats?(?: propose| de travail)?|type d'(?:emploi|offre)|duree|statut|poste)$/;

/** The names of the kinds of contract in a value, a title or a field of the head; folded. */
export const permanentName =
  /\b(?:permanent|open-ended|indefinite|cdi|contrat a duree indeterminee|duree indeterminee)\b/g;

export const fixedTermName =
  /\b(?:fixed[ -]term(?: contract)?|ftc|maternity cover|limited term|cdd|contrat a duree determinee|duree determinee)\b/g;

export const freelanceName =
  /\b(?:self[ -]employed|independent contractor|auto-?entrepreneur(?:se)?|micro-?entreprise|portage salarial|freelance)\b/g;

export const internshipName = /\b(?:internship|stage|convention de stage)\b/g;

export const apprenticeshipName =
  /\b(?:apprenticeship|alternance|apprentissage|contrat de professionnalisation)\b/g;

export const temporaryName =
  /\b(?:temporary|temp|agency|interim|(?:mission|contrat) d'interim|mission interimaire|travail temporaire|contrat temporaire)\b/g;

export const mixedName =
  /\b(?:temp(?:orary)?[ -]to[ -]perm(?:anent)?|permanent or (?:fixed[ -]term|temporary)|cdi interimaire|cdii|cdi de chantier)\b/g;

/** "alternance" of times of work, or of people at work, which is no apprenticeship: "jour et nuit en alternance", "alternance matin/soir"; folded. */
export const alternatingTimes =
  /(?<=(?<!\p{L})(?:jour|jours|nuit|nuits|matin|matins|matinee|matinees|apres-midi|soir|soirs|soiree|soirees|week-end|week-ends|weekend|weekends|semaine|semaines|samedi|samedis|dimanche|dimanches|horaire|horaires|2x8|3x8|equipes|roulement|roulements|garde|gardes|astreinte|astreintes|permanence|permanences|repos|ouverture|ouvertures|fermeture|fermetures)(?!\p{L})[^.;|:–—•·-]{0,30}\ben )alternance\b|\balternance(?= (?:(?:de|du|des|d'|en|entre|le|les|la|un|une|:|travail|poste|horaires) ?){0,4}(?:jour|jours|nuit|nuits|matin|matins|matinee|matinees|apres-midi|soir|soirs|soiree|soirees|week-end|week-ends|weekend|weekends|semaine|semaines|samedi|samedis|dimanche|dimanches|horaire|horaires|2x8|3x8|equipes|roulement|roulements|garde|gardes|astreinte|astreintes|permanence|permanences|repos|ouverture|ouvertures|fermeture|fermetures)(?!\p{L})(?![^.;]{0,40}\b(?:ecole|cfa|cours|formation|entreprise)\b)| (?:avec|entre)\b)/gu;

/** What may be beside such a name in a field of its own: hours, length; folded. */
export const besideContract =
  /(?<![\p{L}\d])(?:full[ -]time|part[ -]time|(?:\d{1,2}|one|two|three|six|nine|twelve|eighteen)[ -](?:months?|years?|weeks?)|\d{1,2}(?:[.,]\d{1,2})? ?(?:hours?|hrs?|h)(?: (?:a|per) week| pw)?|until [a-z]{3,9} \d{4}|for|up to|initial|all year round|term time only|term-time only|contract|position|role|post|job|basis|days|nights|hours|salaried|paid|a|an|on|a temps plein|temps plein|a temps complet|temps complet|a temps partiel|temps partiel|(?:de |pour |d'une duree de )?\d{1,2} ?(?:mois|semaines?|ans?|jours?)|\d{1,2}(?:[.,]\d{1,2})? ?h(?:eures?)?(?: ?\d\d)?(?: ?(?:par|\/|par) ?(?:semaine|sem|hebdo))?|jusqu'au \d{1,2} [a-z]{3,9}(?: \d{4})?|renouvelable|evolutif|saisonnier|salarie|cadre|non cadre|des que possible|de remplacement|en|de|un|une|mission|contrat|poste|type|offre|emploi)(?![\p{L}\d])/gu;

/** Who is wanted, in a title; folded. */
export const internTitle = /\b(?:(?:intern|internship)$|(?:en )?stage(?! (?:de|d'))|stagiaire)\b/;

export const apprenticeTitle =
  /\b(?:apprentice(?:ship)?(?! (?:coordinator|officer|manager|tutor|assessor|trainer|lead|adviser|advisor|programme|program|recruiter|coach|skills))|en (?:alternance|apprentissage)|alternante|alternant|apprentie|apprenti)\b/;

/** Before the name of a contract, in a sentence about the job; folded. */
export const contractLead =
  /(?<![\p{L}])(?:is|offered as an|offered as a|this is an|is an|is a|on a|en|un|offre de|offre d'|contrat de|contrat d'|contrat en|mission de|mission d'|missions d'|c'est un|poste en|stage :|pour un) ?$/u;

/** Behind it; folded. */
export const contractNoun =
  /^(?:contract|position|role|post|job|basis|appointment|opportunity|vacancy|de \d|pour \d|jusqu'au|a pourvoir|a temps)\b/;

/** A contract that may follow, or that others have; folded. */
export const laterContract =
  /\b(?:chance|lead(?:ing|s)? to|become|becoming|turn(?:ing)? into|potential|possibility|possibly|could|may|might|with a view to|convert(?:ed|ing|s)?|after|previous|other|our|manage|managing|supervis(?:e|ing)|mentor(?:ing)?|support(?:ing)?|etudiants|apprentis|jeunes|eleves|debouch\w*|evol\w*|perspective|en vue|a la suite|possibilite|possible|puis|apres|ancien|encadr\w*|tuteur|former|accueill\w*|transform\w*|ou plus|premier|precedent|experience)\b/;

export const afterContract =
  /^\W{0,3}(?:residents|resident|residence|staff|employees|employee|workers|worker|experience|make-?up|work permit|visa|worker status|works|accommodation|ensuite|de recuperation)\b|^[^.;]{0,24}\b(?:a la cle|envisageable|(?<!(?:que|as) )possible)\b/;

/** A sentence about an application, or about questions on the job; folded. */
export const applyTo =
  /\b(?:send|write to|write us|email us|appl(?:y|ying|ications?)|(?:cover(?:ing)? )?letters?|cvs|resumes|resume|recruitment|envo[yi]\w*|ecri(?:re|vez|s|t)|adress(?:er|ez|e)|transmettre|candidat\w*|postul\w*|lettres|lettre|recrutement|cv)\b/;

export const askAbout =
  /\b(?:contact|informal|enquir(?:y|ies)|chat|call|speak|ask|visit|more about|further (?:details|information)|reach|queries|contact\w*|renseignements|renseignement|informations|information|joindre|appel\w*|interlocut\w*|questions|question)\b/;

/** A sentence about another matter, and mailboxes of such; folded. */
export const otherMatter =
  /\b(?:customers|customer|you will|you answer|you report|press|media|journalists|journalist|privacy|data protection|gdpr|accessib(?:le|ility)|adjustments|adjustment|accommodations|complaints|complaint|unsubscribe|newsletter|agencies|safeguarding|fraud|scam|sales|bookings|booking|(?<!(?:names|details) of (?:two|three|your|2|3) )referees|referee|references|clients|client|vous serez|vous repondez|presse|journalistes|journaliste|rgpd|donnees (?:personnelles|a caractere personnel)|confidentialite|accessibilite|amenagements|amenagement|reclamations|reclamation|desinscri\w*|infolettre|clientele|commercial|reservations|reservation|fraude)\b/;

export const hiringMailbox =
  /^(?:careers|career|recruitment|recruiting|recruit|hiring|talent|recrutements|recrutement|candidatures|candidature|emploi|carrieres|jobs|rh|hr)(?=[@._+-])/;

export const otherMailbox =
  /^(?:press|media|privacy|dpo|gdpr|no-?reply|unsubscribe|support|help|sales|accessibility|access|newsletter|webmaster|customer|complaints|clients|client|presse|rgpd|ne-?pas-?repondre|accessibilite|sav|commercial)\b/;

/** Before the name of who answers questions; folded. */
export const contactLead =
  /\b(?:contact|call|phone|ring|ask for|email|speak (?:to|with)|questions to|chat (?:to|with)|get in touch with|reach out to|message|text|write to|talk to|(?:contact|appel)(?:er|ez)|joindre|aupres de|demander|demandez|parle[rz] a|questions? a)\b/g;

/** The label of who answers questions: "Informal enquiries: ", behind the beginning of a line or the end of a sentence; folded. */
export const contactLabel =
  /(?:^|[.;!?|] )(?:(?:your )?contacts?|(?:for )?(?:all |any )?(?:informal )?(?:enquir|inquir)(?:y|ies)(?: to)?|(?:votre )?contacts?|(?:pour )?(?:tous? )?(?:autres? )?renseignements?(?: complementaires?)?(?: aupres de| a)?) ?: ?/gm;

/** The label of questions, behind which a place or a sentence may stand as well: "Queries: Victoria Leeds"; folded. */
export const questionLabel =
  /(?:^|[.;!?|] )(?:(?:for )?(?:all |any )?(?:informal )?(?:quer(?:y|ies)|questions?)(?: to)?|(?:for )?(?:an )?informal (?:chat|discussion|conversation)s?(?: with)?|(?:pour )?(?:toutes? )?(?:autres? )?questions?(?: a)?) ?: ?/gm;

/** Behind the name of who answers questions; folded. */
export const atDisposal =
  /\b(?:is happy to answer|will be happy to answer|is happy to talk|will gladly answer|can answer your questions|can tell you more|se tient a votre disposition|est a votre disposition|repond a vos questions|repondra a vos questions|vous renseigne|vous renseignera)\b/;

/** Behind "contact" or "call", and no person's name: days, and agencies with the names of persons; folded. */
export const notContact =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|now|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd'hui|maintenant|michael page|robert half|robert walters)\b/;

/** The label of what a job offers, before its pay; folded. */
export const offerLabel =
  /^(?:(?:what )?we offer|(?:what )?you(?:'ll)? get|on offer|(?:the |our )?package|benefits|(?:ce que )?(?:nous|on) (?:vous )?(?:offr|propos)(?:ons|e)|conditions|avantages) ?: ?/;

/** Directly before a telephone number; folded. */
export const phoneLead =
  /\b(?:call|call us|contact|contact us|contact number|contact no|phone|phone number|phone no|telephone|telephone number|telephone no|tel|tel\.? no|mobile|mobile number|ring|on|at|appel|appelez|appelez le|appeler le|appelez-nous|contactez le|composez le|numero de telephone|portable|au|au numero) ?[.:]{0,2} ?$/;

/** Before a colon and a number that is no telephone's; folded. */
export const numberLabel =
  /\b(?:ref|reference|no|number|id|code|salary|pay|wage|vacancy|job|post|position|role|requisition|company|date|dates|deadline|start|budget|numero|n|identifiant|dossier|annonce|offre|poste|siret|siren|salaire|remuneration)\b/;
