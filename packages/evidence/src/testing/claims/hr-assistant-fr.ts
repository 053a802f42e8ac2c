import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const hrAssistantFr: ClaimSet = {
  language: "fr",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Nawel",
      last_name: "Ferhat",
      city: "Lille",
      country: "France",
      summary: "Assistante RH polyvalente : paie, recrutement, formation.",
    },
    experiences: [
      {
        company: "Brasserie Vandamme",
        title: "Assistante ressources humaines",
        location: "Roubaix",
        start_date: "04/2021",
        is_current: true,
        description:
          "Préparation de la paie de 140 salariés sur Silae\nRecrutement de 35 saisonniers chaque été\nPlan de formation de 90 000 €\nPassage des dossiers papier au coffre-fort numérique",
      },
      {
        company: "Cabinet Delsol",
        title: "Gestionnaire de paie junior",
        location: "Lille",
        start_date: "09/2018",
        end_date: "03/2021",
        description:
          "Paie multi-conventions, 250 bulletins par mois\nDéclarations sociales (DSN)\nAccueil téléphonique des clients",
      },
    ],
    education: [
      {
        school: "Université de Lille",
        degree: "Licence professionnelle",
        field_of_study: "Gestion de la paie et du social",
        start_date: "2017",
        end_date: "2018",
        description: "Mention assez bien",
      },
      {
        school: "Lycée Gaston Berger",
        degree: "BTS",
        field_of_study: "Assistant de manager",
        end_date: "2017",
      },
    ],
    contributions: [
      {
        title: "Secrétaire",
        organization: "Club d’aviron de Lille",
        description: "Comptes rendus, 200 licenciés",
        start_date: "2020",
        is_current: true,
      },
    ],
    competencies: skills(`
      Silae; advanced; toolsAndSoftware; 5
      Excel; intermediate; toolsAndSoftware
      Droit du travail; intermediate
      Anglais; intermediate; language
      Arabe; expert; language
      Néerlandais; beginner; language`),
    other: [
      {
        label: "Pourquoi je bouge",
        content: "Je veux me rapprocher de Valenciennes, où je m’installe.",
      },
      { label: "Handicap", content: "Référente handicap volontaire." },
    ],
  },
  posting: `Responsable paie et administration du personnel – Clinique du Hainaut, Valenciennes
Vous managez 3 gestionnaires, garantissez la paie de 780 salariés (CCN 51) sur Cegid, pilotez le SIRH et les relations avec le CSE.
Profil : bac+3 à bac+5 en paie ou RH, 5 ans d’expérience, maîtrise d’Excel, anglais courant. La certification « paie » d’un organisme reconnu est un plus. Réf. CH-2207.`,
  claims: `
+ Depuis avril 2021, je prépare la paie de 140 salariés sur Silae à la Brasserie Vandamme.
+ Chaque été, j’y recrute trente-cinq saisonniers.
+ Je gère un plan de formation de 90 000 €.
+ J’ai fait passer nos dossiers du papier au coffre-fort numérique.
+ Au Cabinet Delsol, j’établissais 250 bulletins par mois pour plusieurs conventions collectives.
+ J’y ai aussi pris en main les déclarations sociales et la DSN.
+ J’utilise Silae depuis cinq ans.
+ Ma licence professionnelle en gestion de la paie et du social date de 2018, avec mention assez bien.
+ L’arabe est ma langue maternelle ; mon anglais est intermédiaire.
+ Je m’installe à Valenciennes et souhaite m’en rapprocher.
+ Secrétaire du club d’aviron de Lille depuis 2020, je rédige les comptes rendus pour 200 licenciés.
+ Vous cherchez une personne pour la paie de 780 salariés, et ce changement d’échelle me motive.
+ Je serais ravie d’échanger avec vous lors d’un entretien.
+ Je n’ai pas d’expérience sur Cegid, mais je me forme vite.
- number | Je prépare la paie de 780 salariés sur Silae.
- number | J’ai recruté 350 saisonniers chaque été.
- magnitude | Je pilote un plan de formation de 90 millions d’euros.
- mixed | À la Brasserie Vandamme, j’établis 250 bulletins par mois.
- mixed | Au Cabinet Delsol, j’ai recruté 35 saisonniers.
- title | Je suis responsable paie à la Brasserie Vandamme.
- title-lc | Je suis juriste en droit social et j’accompagne les managers.
- dates | J’ai quitté le Cabinet Delsol en 2019.
- years | J’ai douze ans d’expérience en paie.
- degree | Je suis titulaire d’un master en ressources humaines de l’Université de Lille.
- grade | J’ai obtenu ma licence professionnelle avec mention très bien.
- tool | Je maîtrise Cegid et le SIRH de l’établissement.
- level | Mon anglais est courant et mon néerlandais professionnel.
- team | Je manage trois gestionnaires de paie et j’échange avec le CSE.
`,
};
