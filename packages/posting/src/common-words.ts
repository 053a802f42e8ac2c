import { contentStems } from "@postulo/evidence/word-stems";

/** So common in postings and profiles that alone they link nothing. */
const common = new Set([
  ...contentStems(
    `experience work working team customer client company business service services management manage skills good strong years level
       environment quality support people project projects time role job office training day days week weekly month monthly year
       duties responsibilities procedures processes online phase requirements qualifications pipe end various related required key strong across
       budget own activities use using new including well daily shift tasks high full local site data system systems process
       keep bring prepare provide ensure run make take help assist maintain perform develop create support work handle deliver coordinate complete need use
       follow monitor review report lead organise organize plan participate collaborate build improve offer respond meet`,
  ),
  ...contentStems(
    `expérience travail équipe clientèle entreprise gestion gérer qualité suivi mission missions poste année années niveau bonne bon
       projet projets activité activités mise accueil organisation participation formation jour mois semaine nouveau nouveaux réalisation
       assurer participer plusieurs horaires personne personnes sens contact travaux site outils place cours temps fin
       réaliser effectuer mettre préparer organiser développer créer maintenir tenir prendre faire contribuer accompagner aider répondre
       garantir veiller contrôler proposer élaborer rédiger mener piloter compétences qualités`,
  ),
]);

/** Whether a stem is in most postings. */
export const isCommonWord = (stem: string) => common.has(stem);
