import type { AnswerKind } from "../../answer.ts";
import { guardedPattern } from "../../classify/guarded-pattern.ts";
import { memoize } from "../../classify/memoize.ts";
import type { FieldKey } from "../../field-key.ts";

/**
 * The whole wording of questions that bind, as `plainQuestion` writes them: without articles and auxiliaries, `@` for a
 * country, `us` for the employer. A word more, such as "not" or "prevented", is another question.
 */
const templates: readonly (readonly [AnswerKind, string])[] = [
  [
    "work_authorization",
    "(legally |lawfully )?(authori[sz]ed|allowed|eligible|entitled|permitted|legally able)( live and)?( legally| lawfully)? (work|employment)( legally| lawfully)?( employer| us)?( @| here)?( employer| us)?|(have )?(valid |legal |current )*(right|authori[sz]ation|permission) work( @| here)?|(have )?(valid )?work(ing)? (authori[sz]ation|permit|rights)( @| here)?|(legalement )?autorisee?s?( legalement)? travailler( @)?|(avez|disposez|possedez) (droit|autorisation|permis) (travail|travailler)( valable| valide)?( @)?|(kannst du|konnen sie|darfst du|durfen sie) (in )?(der )?(@ )?arbeiten( und (hast du|haben sie) eine gultige arbeits(bewilligung|erlaubnis|genehmigung))?|(hast du|haben sie|besitzen sie|verfugen sie uber) (eine )?(gultige )?arbeits(bewilligung|erlaubnis|genehmigung)( fur)?( die)?( @)?",
  ],
  [
    "visa_sponsorship",
    "(?=.*(sponsor|parrainage|visa travail))((if hired )?(or )?((time|point|sometime) )?(future |going )?(need|require)( legally| lawfully| order| and| begin| continue| continued| attain| obtain| maintain| working| eligible| eligibility| authori[sz]ation| related| based| support| time| either| etc| i e| or similar| tn| e 3| f 1| opt| h 1bvisa| work| employ| employer| company| immigration| case| visa| employment| sponsorship| sponsor| sponsored| us| permit| status| role| position| job| country| jurisdiction| where| which| located| apply| applying| from| with| or| need| future| e g| h 1b| h1b| @)+|visa sponsorship( required| needed)?|((avez|aurez) besoin|necessitez)( maintenant ou avenir| parrainage| visa| travail| travailler| @)+|benotigen sie eine visa unterstutzung)",
  ],
  [
    "relocation",
    "(willing|open|able|prepared|happy|ready|consider) (relocat(e|ing|ion)|move)( role| position| job| work)?( if (necessary|required|needed))?|(prete?|disposee?|ouverte?|acceptez|accepteriez) (demenager|relocalisation)( poste)?|mobile( geographiquement)?|mobilite geographique|sind sie (bereit umzuziehen|umzugsbereit)",
  ],
  [
    "travel",
    "(willing|open|able|prepared|happy|comfortable)( with)?( business)? travel(l?ing)?( work| role| position| job)?( (if|as) (necessary|required|needed))?|(prete?|disposee?|acceptez|pouvez) (deplacements?( professionnels)?|deplacer|voyager)( travail| cadre poste| poste)?|sind sie reisebereit",
  ],
  [
    "office_attendance",
    "(willing|able|prepared|happy|comfortable|can) (work|working|come) (on ?site|office|person)|(prete?|acceptez|pouvez) (travailler|venir) (sur site|presentiel|au bureau)",
  ],
  [
    "previously_employed",
    "(work or |or )?((have|were) )?(previously )?(been )?(worked|employed) (us|here)( before| past| previously| capacity)?|(current or )?former employee( us)?|avez deja (travaille|ete employee?) us( passe)?|ancien(ne)? (salariee?|employee?) us|haben sie bereits (fur|bei) us gearbeitet",
  ],
  [
    "age_18",
    "(legal age |age )?(least |over |older than |over age )?18( years)?( old| age)?( or (older|over|above))?|18\\+|majeure?|(avez |agee? )?(au moins |plus )?18 ans( ou plus| revolus)?|sind sie mindestens 18 jahre alt",
  ],
  [
    "background_check",
    "(willing|able|can|happy) (undergo|submit|pass|complete)( pre employment)? background (check|screening)( as part hiring process)?|consent background checks?|acceptez verification antecedents",
  ],
  [
    "drivers_license",
    "((have|hold|possess) )?(valid |full |current )*(drivers?|driver s|driving) licen[sc]e|((avez|possedez|disposez|titulaire) )?permis (conduire|b)( cours validite)?|((haben|besitzen) sie einen (gultigen )?)?(fuhrerschein( (der )?klasse b)?|pkw fuhrerschein)",
  ],
  [
    "security_clearance",
    "(have |hold )(active |government )*security clearance|(avez|disposez) habilitation (securite|secret defense)",
  ],
  [
    "non_compete",
    "(have|bound|subject) non compete( agreements?| clause)( with current employer)?|(liee?|soumise?|avez) (clause )?non concurrence",
  ],
  [
    "motivation",
    "(tell us )?why (want (work|join)( with)?( us| here)?|us|(interested|applying)( working| joining| work| join)?( us| here| role| position| job))|what (interests|attracts|attracted|motivates|excites)( about| apply)* (us|role|position|job)|pourquoi ((souhaitez|voulez) (us )?(rejoindre|travailler)( us)?|us|postulez( poste| us)?|us rejoindre|poste)|(quelles sont )?motivations?( poste)?|qu est qui (attire|motive|interesse) poste|warum mochten sie bei uns arbeiten",
  ],
  [
    "additional_info",
    "((list|state|share|provide) )?(additional|further|other) (information|comments?)( like share)?( with us)?|((list|state|share|provide) )?(additional|further) information (like|want|wish|feel|think|believe)( us)?( may)?( helpful)?( us)?( consider(ing)?)?( application)?|(there )?anything else( like)? (us know|add|share)( with us)?|have anything else add|additional (comment|note|remark)|(additional )?(comments|notes|remarks)|informations? complementaires?|souhaitez ajouter quelque chose|avez autre chose ajouter|commentaires?( supplementaires?)?",
  ],
  ["gender", "(what |select |how identify )?(gender|sex)( identity)?|(quel est )?(genre|sexe)"],
  [
    "disability_status",
    "((consider yourself )?(have|person with) )?disabilit(y|ies)( status)?|situation handicap|avez rqth",
  ],
  ["veteran_status", "(protected )?veteran( status)?"],
  ["hispanic", "hispanic( or| and)? latin[oax]"],
  ["pronouns", "(what )?(preferred )?(pronouns?|pronoms?)"],
  ["sexual_orientation", "(what )?sexual orientation|orientation sexuelle"],
  ["transgender", "(identify as )?transgender"],
  ["age_range", "(what )?age( range| group)?|tranche age"],
  ["date_of_birth", "date birth|birth ?date|dob|birthday|date naissance"],
  ["nationality", "(what )?(nationalit(y|ies|e)|citizenship|country citizenship)"],
  ["race_ethnicity", "(what )?(race|ethnicity|ethnic origin|race( and| or)? ethnicity)"],
];

const wordings = templates.map(
  ([kind, pattern]) => [kind, guardedPattern(`^(?:${pattern})$`)] as const,
);

const bindingKinds: ReadonlySet<FieldKey> = new Set(templates.map(([kind]) => kind));

/** Whether questions of this kind are answered only when their whole wording is known. */
export const isBindingKind = (key: FieldKey): boolean => bindingKinds.has(key);

/** The kind whose known wording the words are. */
export const kindOfWording = memoize(
  (words): AnswerKind | undefined => wordings.find(([, wording]) => wording.test(words))?.[0],
);
