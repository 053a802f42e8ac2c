import {
  answered,
  asks,
  dated,
  noun,
  part,
  ticked,
  typed,
  typedOrListed,
  whole,
  type Rule,
} from "../rule.ts";

/** French labels of jobs, schools and skills. */
export const careerRulesFr: readonly Rule[] = [
  noun(
    "current_company",
    "(entreprise|employeur|societe) (actuel(le)?|en cours)|(dernier|derniere) (employeur|entreprise|societe)|(employeur|entreprise) actuel(le)? ou .*",
    0.98,
  ),
  whole(
    "exp_company",
    "entreprise|employeur|societe|(nom|raison sociale) de (l |la |votre )?(entreprise|employeur|societe)|organisme|nom entreprise",
    0.93,
  ),
  noun(
    "current_title",
    "(poste|fonction|emploi|metier|profession) (actuel(le)?|occupee? actuellement)|(dernier|derniere) (poste|fonction|emploi)( occupee?)?|intitule de (votre )?poste actuel",
    0.98,
  ),
  whole(
    "exp_title",
    "poste occupe|fonction( occupee| exercee)|profession|intitule( (du|de|de l|de votre))? ?(poste|emploi|fonction)|titre (du|de) poste",
    0.9,
  ),
  whole("entry_title", "titre|intitule", 0.85),
  whole("entry_position", "poste|fonction|emploi|metier", 0.9),
  whole("exp_location", "lieu (du|de) (poste|travail|emploi)", 0.8),
  asks(
    "exp_current",
    /(poste|emploi) actuel|travaille (actuellement|toujours|encore)|(actuellement|toujours) en poste|occupe (toujours|actuellement|encore)|en poste actuellement/,
    { on: ticked, score: 0.95 },
  ),
  whole("entry_current", "en cours|actuel(lement)?|a ce jour|jusqu a aujourd hui", {
    on: ticked,
    score: 0.9,
  }),
  noun(
    "exp_description",
    "missions?( principales| realisees)?|responsabilites|taches|description (du (poste|role)|des missions|des taches|de l experience)",
    { on: typed, score: 0.95 },
  ),
  whole(
    "entry_start_date",
    "du|de|depuis|debut|date (de )?debut|date d entree|depuis le|date d arrivee",
    { on: dated, score: 0.9 },
  ),
  whole("entry_end_date", "au|a|jusqu (au|a)|fin|date (de )?fin|date de sortie|date de depart", {
    on: dated,
    score: 0.9,
  }),
  noun("entry_start_month", "mois (de )?debut", { on: dated, score: 0.97 }),
  noun("entry_start_year", "annee (de )?debut", { on: dated, score: 0.97 }),
  noun("entry_end_month", "mois (de )?fin", { on: dated, score: 0.97 }),
  noun("entry_end_year", "annee (de )?fin", { on: dated, score: 0.97 }),
  whole("entry_month", "mois", { on: dated, score: 0.85 }),
  whole("entry_year", "annee|aaaa", { on: dated, score: 0.85 }),
  whole("entry_day", "jour|jj", { on: dated, score: 0.85 }),
  part("edu_end_date", "date d obtention( du diplome)?|obtention du diplome|date du diplome", {
    on: dated,
    score: 0.95,
  }),
  noun("edu_end_year", "annee (d obtention|du diplome|de diplome|d obtention du diplome)", {
    on: dated,
    score: 0.97,
  }),
  noun(
    "edu_school",
    "ecole|etablissement( scolaire| d enseignement| de formation)?( actuel| frequente)?|ecole frequentee|universite|(nom de l )?(ecole|etablissement|universite)|ecole/universite|ecole ou universite|lycee",
    0.95,
  ),
  noun(
    "edu_degree",
    "diplome( obtenu| prepare| vise| \\d)?|type de diplome|niveau (du|de) diplome|titre du diplome|intitule (du diplome|de la formation)",
    0.94,
  ),
  noun(
    "edu_field",
    "(domaine|champ|filiere|specialite) (d |de )?(etudes?|formation)|specialite|specialisation|filiere|discipline|matieres? principales?",
    0.95,
  ),
  noun("edu_gpa", "moyenne( generale)?|mention( obtenue)?", 0.9),
  asks(
    "highest_education",
    /niveau (d |de |des )?(etudes?|formation)(?! de)|(dernier|plus haut) (niveau|diplome)|diplome le plus (eleve|haut)|niveau scolaire/,
    0.97,
  ),
  noun(
    "skills",
    "competences?( cles?| techniques?| principales?| professionnelles?)?|savoir faire",
    { on: answered, score: 0.93 },
  ),
  noun("languages", "langues?( parlees?| maitrisees?| pratiquees?| etrangeres?)?", {
    on: answered,
    score: 0.93,
  }),
  asks(
    "languages",
    /quelles langues|langues (parlez|maitrisez)|(niveau|maitrise) (de |de l |d |en |du )?(langue|francais|anglais|allemand|espagnol|italien)/,
  ),
  asks(
    "years_experience",
    /(combien|nombre) d annees|annees? d experience|^niveau d experience$|experience (professionnelle )?en annees/,
    {
      on: typedOrListed,
      score: 0.92,
    },
  ),
];
