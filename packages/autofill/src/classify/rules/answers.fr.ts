import {
  motivationFr,
  preferredLocationFr,
  referralSourceFr,
  salaryExpectationFr,
  startDateFr,
  workAuthorizationFr,
} from "@postulo/lexicon/form-questions";
import { asks, choiceOrText, dated, noun, typed, whole, written, type Rule } from "../rule.ts";

/** French wordings of common screening questions. */
export const answerRulesFr: readonly Rule[] = [
  asks("work_authorization", workAuthorizationFr, 0.91),
  asks("visa_sponsorship", /parrainage|sponsoris|besoin d un visa|visa de travail|\bvisa\b/, 0.92),
  asks(
    "current_salary",
    /(salaire|remuneration|package) (\w+ ){0,3}actuel(le)?|actuel(le)? (salaire|remuneration)/,
    0.97,
  ),
  asks("salary_expectation", salaryExpectationFr, 0.94),
  whole("salary_expectation", "salaire( annuel| brut)*|remuneration", 0.85),
  noun("salary_currency", "devise|monnaie", 0.95),
  noun("salary_period", "periodicite( du salaire)?|frequence de paie", 0.95),
  asks("notice_period", /preavis|delai de (resiliation|conge)/, 0.95),
  asks("start_date", startDateFr, dated, 0.92),
  asks(
    "relocation",
    /demenag|relocalis|mobilite geographique|\bmobilite\b|(etes|seriez) vous mobile/,
    0.93,
  ),
  asks(
    "office_attendance",
    /sur site|presentiel|au bureau|dans nos (bureaux|locaux)|teletravail|jours? par semaine|hybride/,
    0.86,
  ),
  asks("travel", /deplacements?|vous deplacer\b|\bvoyager\b/, 0.9),
  asks("how_heard", referralSourceFr, 0.92),
  asks(
    "how_heard_other",
    /si (vous avez (choisi|selectionne|coche|repondu) )?autre\b.*precise|autre source/,
    typed,
    0.95,
  ),
  asks(
    "referral_name",
    /(nom|prenom)\b.*(coopt|parrain|recommand|refere\b|personne)|coopt(e|ation|eur|ant)|(parrain|recommand)\w*\b.*\bnom\b|recommande\w* par|^referee? par$|par qui .*(recommande|coopte|parraine)|qui vous a (recommande|coopte|parle)/,
    0.94,
  ),
  asks(
    "previously_employed",
    /deja (\w+ (et )?ou )?(travaille|ete (employe|salarie|a l emploi)|collabore|occupe un poste)|ancien(ne)? (salarie|employe|collaborat|stagiaire)/,
    choiceOrText,
    0.92,
  ),
  asks(
    "age_18",
    /\bmajeure?\b|(plus de|au moins|minimum) (16|18) ans|18 ans (ou plus|revolus)/,
    0.95,
  ),
  asks(
    "background_check",
    /casier judiciaire|verification .*antecedents|controle de references/,
    0.94,
  ),
  asks(
    "drivers_license",
    /permis (de conduire|b\b|vl\b|a jour)|titulaire du permis|^permis$|avez vous (le|un|votre) permis$/,
    0.95,
  ),
  asks("security_clearance", /habilitation (de securite|secret|confidentiel|defense)/, 0.92),
  asks("non_compete", /non concurrence/, 0.95),
  whole("references", "references?( professionnelles?)?", 0.93),
  asks("location_preference", preferredLocationFr, 0.94),
  asks(
    "employment_type",
    /type (de |d )(contrat|emploi|poste)|temps (plein|partiel|complet)|regime de travail|nature du contrat|contrat (recherche|souhaite)/,
    0.9,
  ),
  asks(
    "contract_duration",
    /duree (du |de |d |souhaitee |de la |de l )*(contrat|stage|alternance|mission|apprentissage)/,
    0.95,
  ),
  asks("motivation", motivationFr, typed, 0.89),
  asks(
    "additional_info",
    /(informations?|commentaires?|precisions?|remarques?|elements?) (complementaires?|supplementaires?|additionnel\w*)|autre chose a|\ba ajouter\b|vous ajouter/,
    typed,
    0.9,
  ),
  whole(
    "additional_info",
    "commentaires?|message|remarques?|observations?|autres informations",
    typed,
    0.8,
  ),
  asks(
    "cover_letter_text",
    /lettre (de motivation|d accompagnement|de candidature|de presentation)|message (au |a la |aux |a l |pour le |d accompagnement|de motivation)(\w+ )?(recrut|responsable|employeur|entreprise|equipe)?|mot d accompagnement/,
    written,
    0.93,
  ),
];
