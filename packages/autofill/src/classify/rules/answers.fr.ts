import { asks, choiceOrText, dated, noun, typed, whole, written, type Rule } from "../rule.ts";

/** French wordings of common screening questions. */
export const answerRulesFr: readonly Rule[] = [
  asks(
    "work_authorization",
    /(autorise|droit|habilite|autorisation|permis)\w*( legalement)? (a|de) (travailler|travail)|autorisation de travail|permis de travail|titre de sejour|droit de travailler|travailler (legalement )?en (france|suisse|belgique|europe|union)/,
    0.91,
  ),
  asks("visa_sponsorship", /parrainage|sponsoris|besoin d un visa|visa de travail|\bvisa\b/, 0.92),
  asks(
    "current_salary",
    /(salaire|remuneration|package) (\w+ ){0,3}actuel(le)?|actuel(le)? (salaire|remuneration)/,
    0.97,
  ),
  asks(
    "salary_expectation",
    /pretentions?|(salaire|remuneration|package|gratification) (\w+ ){0,3}(souhaite|attendu|desire|vise|espere|minimum|cible)e?|attentes? (salariales?|financieres?|de salaire|en (termes|matiere) de (salaire|remuneration))|fourchette (salariale|de salaire|de remuneration)|\btjm\b|taux journalier|exigences? salariales?/,
    0.94,
  ),
  whole("salary_expectation", "salaire( annuel| brut)*|remuneration", 0.85),
  noun("salary_currency", "devise|monnaie", 0.95),
  noun("salary_period", "periodicite( du salaire)?|frequence de paie", 0.95),
  asks("notice_period", /preavis|delai de (resiliation|conge)/, 0.95),
  asks(
    "start_date",
    /disponibilites?|dispo(nible)? (a (partir|compter)|des|quand|pour commencer)|date (\w+ )?de (prise de poste|demarrage|disponibilite)|(quand|date|a partir de)\b.*(commencer|debuter|demarrer|disponible|entrer en (poste|fonction)|(nous|vous) (nous )?(rejoindre|integrer)|prendre (vos|ce|le) (fonctions|poste))|commencer.* quand|debut souhaite|debut d[eu] (la |l |votre )?(stage|alternance|contrat|mission)|(sous|dans) quels? delais?|date d entree en (fonction|poste)/,
    dated,
    0.92,
  ),
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
  asks(
    "how_heard",
    /comment (tu )?(nous )?(avez|as|aviez) (vous |tu )?(\w+ )?(entendu|connu|decouvert|trouve|eu connaissance|appris|pris connaissance)|d ou nous connaissez|ou avez vous (vu|trouve|entendu|decouvert)|par quel (biais|canal|moyen|intermediaire)|comment (nous )?connaissez|comment etes vous arrive|(provenance|origine) de (la|votre) candidature|source de (la |votre )?candidature|comment .*(cette|notre|l) (offre|annonce)/,
    0.92,
  ),
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
  asks(
    "location_preference",
    /(lieux?|ville|site|region|localisation|agence|bureau)s? (de travail )?(souhaite|prefere|desire|vise)|souhaite\w* (vous )?(travailler|exercer)$|(quel|quelle)s? (lieu|ville|site|region|agence|bureau)\w* .*(souhait|postul|prefer|travailler)/,
    0.94,
  ),
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
  asks(
    "motivation",
    /(pourquoi|raisons?) (souhait|voul|postul|nous|avez|ce |cette|notre|rejoindre|vous|etes|candidat)|ce qui (vous |te? ?)(a |ont )?(attire|motive|plait|plu|donne envie|interesse|seduit)|motivations?\b|envie de (postuler|rejoindre|travailler)/,
    typed,
    0.89,
  ),
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

/** Wordings similar to the above that are custom questions. */
export const ownQuestionsFr =
  /langage prefere|langue (preferee|de correspondance|de communication)|(poste|metier|emploi|fonction)s? (souhaite|vise|recherche|envisage|desire)|condamn|antecedents judiciaires|vaccin|religi|enceinte|probleme de sante|amenagements? (de poste|particulier)|decrivez (une|un|votre(?! motivation))|expliquez (comment|une|un)|donnez un exemple|(pourquoi|raison)\w* .*(quitte|depart)/;
