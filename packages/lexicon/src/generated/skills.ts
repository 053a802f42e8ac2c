// Generated from patterns/skills.txt by `npm run lexicon`.

/** Start of a sentence about oneself, or of an item that is not a skill. */
export const notSkillPattern =
  /^(?:(?:i|we) \p{Ll}+ \S+ \S|(?:full |clean |valid |uk |eu )*driving licen[cs]e|nationality|date of birth|(?:je|nous) \p{Ll}+ \S+ \S|j['’]\p{Ll}+ \S+ \S|permis|nationalité|date de naissance)\b/iu;

export const softSkill =
  /\b(?:communication|leadership|team ?work|team player|team spirit|problem solving|critical thinking|time management|adaptab\w+|creativ\w+|organi[sz]ation(?:al)?|collaboration|negotiation|public speaking|empathy|curio\w+|flexib\w+|motivat\w+|reliab\w+|punctual\w+|polite|manners|outgoing|initiative|interpersonal|mentoring|decision making|attention to detail|work ethic|multitasking|patience?|sociable|respons\w+|diplomat\w+|resilien\w+|honest\w+|conflict (?:resolution|management)|customer focus|people skills|self motivated|active listening|listening skills|(?:team|people|staff) (?:management|leadership|building|development)|assertive\w*|calm under pressure|working under pressure|stress management|work well under pressure|emotional intelligence|persuasion|prioriti[sz]ation|tact|discretion|proactiv\w+|autonom\w+|travail d equipe|esprit d equipe|travail en equipe|rigueur|rigoureu\w+|organise\w*|sens de l\w*|gestion du (?:temps|stress)|ecoute|relationnel\w*|polyvalen\w+|dynami\w+|serieu\w+|ponctu\w+|esprit d \w+|prise de parole|capacite d \w+|force de proposition|resolution de problemes|pedagogie|negociation|bienveillan\w+|disponib\w+|perseveran\w+|assidu\w*|methodique|perfectionniste|gestion (?:des|de) conflits?|management d equipe|encadrement d equipe|animation d equipe|gestion d equipe|calme|sang froid|diplomatie)\b/;

export const expertLevel =
  /\b(?:native|mother tongue|expert\w*|mastery|excellent\w*|first language|langue maternelle|maternelle?|bilingu\w+|natif|maitrise parfaite|c2)\b/;

export const advancedLevel =
  /\b(?:fluent\w*|advanced|full professional|professional working|proficient|very good|courant\w*|avance\w*|confirme\w*|tres bon\w*|maitrise|lu ecrit parle|c1)\b/;

export const intermediateLevel =
  /\b(?:intermediate|conversational|good|limited working|working|intermediaire|bon niveau|bonne\w*|bon|professionnel\w*|operationnel\w*|technique|moyen|b1|b2)\b/;

export const beginnerLevel =
  /\b(?:beginner|basics?|elementary|novice|familiar|debutant\w*|notions?|scolaire|bases|base|basique|a1|a2)\b/;

export const onlyLevel =
  /^(?:(?:level|proficiency|speaker|fluency|full|professional|working|limited|native|or|bilingual|and|very|good|excellent|in|knowledge|user|spoken|written|score|mother|tongue|tongu|fluent|advanced|intermediate|conversational|elementary|basic|basics|beginner|expert|proficient|points?|niveau|ou|et|tres|bon|bonne|utilisateur|competence|parle|ecrit|lu|langue|maternelle|natif|bilingue|courant|avance|avancee|intermediaire|debutant|notions|scolaire|confirme|maitrise|technique|operationnel|professionnel|base|bases|toe[if][cl]|ielts|a1|a2|b1|b2|c1|c2|\d+(?!\d))\s?)+$/;

export const levelBeforeLanguage =
  /^(?:(?:fluent|excellent)(?: in)?(?: (?:spoken|written) (?:and|&) (?:spoken|written))?|native|conversational|basic|intermediate|advanced|proficient in|bilingual in|(?:bonnes |quelques )?notions? (?:d['’]|de|en)|bases? (?:d['’]|de|en)|(?:très )?bon niveau (?:d['’]|de|en)|niveau scolaire (?:d['’]|de|en))(?:(?<=['’])|\s+)/iu;

export const tools =
  "excel|word|powerpoint|power point|outlook|office|ms office|microsoft office|pack office|suite office|office 365|google workspace|google docs|google sheets|g suite|libreoffice|openoffice|photoshop|adobe photoshop|illustrator|adobe illustrator|indesign|adobe indesign|premiere pro|after effects|lightroom|adobe creative suite|adobe creative cloud|suite adobe|figma|sketch|adobe xd|canva|gimp|inkscape|blender|autocad|solidworks|catia|revit|sketchup|jira|confluence|trello|notion|asana|slack|teams|microsoft teams|zoom|salesforce|hubspot|sap|sage|ciel|oracle erp|quickbooks|tableau|power bi|powerbi|looker|google analytics|git|github|gitlab|bitbucket|vs code|visual studio|visual studio code|intellij|eclipse|postman|wordpress|shopify|mailchimp|zendesk|servicenow|latex|overleaf|miro|monday|basecamp|access|visio|ms project|crm|erp|hootsuite".split(
    "|",
  );

/** Names of languages that `Intl.DisplayNames` lacks. */
export const languageAliases =
  "cantonese|castilian|flemish|sign language|moldavian|mandarin chinese|brazilian portuguese|cantonais|flamand|kabyle|berbere|langue des signes|chinois mandarin|lsf|creole|mandarin|farsi|tamazight|darija|tagalog|filipino|breton|catalan|dari".split(
    "|",
  );

/** One word each, folded. */
export const programmingLanguages =
  "python|r|java|sql|javascript|typescript|php|ruby|go|golang|html|html5|css|css3|bash|matlab|perl|scala|kotlin|swift|rust|sas|vba|latex|json|xml|c|cpp|ada|cobol|fortran|pascal|lua|dart|julia|powershell".split(
    "|",
  );

/** How well something is known, before a list of what it is: `Proficient in Excel, Sage and SAP`. */
export const skillOpening =
  /^(?:(?:very )?(?:proficient|skilled|experienced|excellent|expert) (?:in|at|with|user of)|(?:good |strong |working |basic )*(?:proficiency|knowledge|command|mastery) (?:in|of|with)|familiar(?:ity)? with|(?:bonne |parfaite |excellente )?(?:ma[iî]trise|connaissances?|pratique|utilisation) (?:du|des|de l['’]|de la|de|d['’]|en))(?:(?<=['’])|\s+)/iu;

/** `Languages known: English, Hindi` in a section of other data. */
export const languagesLabel =
  /^(?:(?:languages?|linguistic) (?:spoken|known|skills?|proficiency)|(?:spoken |foreign )?languages?|langues? (?:parl[eé]es?|[eé]trang[eè]res?|ma[iî]tris[eé]es?|vivantes?)|langues?)\s*[:–-]+\s*(?=\S)/iu;
