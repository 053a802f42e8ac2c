import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const careerChangerFr: ClaimSet = {
  language: "fr",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Yacine",
      last_name: "Bellanger",
      city: "Lille",
      country: "France",
      summary: "Ancien chef de rang, en reconversion vers la paie.",
    },
    experiences: [
      {
        company: "Cabinet Vauquelin",
        title: "Stagiaire gestionnaire de paie",
        location: "Lille",
        start_date: "03/2026",
        end_date: "06/2026",
        description:
          "Saisie de 140 bulletins par mois sur Silae\nContrôle des DSN avant envoi\nRédaction d’une fiche de procédure pour les arrêts maladie",
      },
      {
        company: "Brasserie du Beffroi",
        title: "Chef de rang",
        location: "Lille",
        start_date: "04/2016",
        end_date: "08/2025",
        description:
          "Service de 25 tables\nPlannings de 8 serveurs sur Excel\nFormation des extras à la caisse\nPourboires et caisse du soir, 6 000 € en moyenne",
      },
    ],
    education: [
      {
        school: "AFPA Lille",
        degree: "Titre professionnel",
        field_of_study: "Gestionnaire de paie",
        start_date: "10/2025",
        end_date: "07/2026",
      },
      {
        school: "Lycée Baggio",
        degree: "Baccalauréat STMG",
        field_of_study: "",
        end_date: "2015",
      },
    ],
    contributions: [
      {
        title: "Trésorier",
        organization: "Association de parents Les Crayons",
        description: "Budget de 7 500 €, 60 familles",
        start_date: "2023",
        is_current: true,
      },
    ],
    competencies: skills(`
      Silae; intermediate; toolsAndSoftware
      Excel; advanced; toolsAndSoftware
      Droit du travail; beginner
      Anglais; advanced; language
      Arabe; intermediate; language`),
    other: [
      {
        label: "Pourquoi la paie",
        content:
          "J’ai souvent expliqué leur bulletin à mes collègues, et j’aime que le compte soit juste.",
      },
      { label: "Disponibilité", content: "Immédiate." },
    ],
  },
  posting: `Gestionnaire de paie (H/F), Groupe Hespéride, Roubaix. Réf. GH-331
CDI, 28 à 31 k€. Vous établissez 350 bulletins par mois pour 5 établissements et répondez aux salariés.
Demandé : titre ou diplôme en paie, Silae ou ADP, rigueur, deux ans d’expérience. Apprécié : convention HCR, Sage Paie, gestion des tickets, anglais.
Votre interlocutrice : Mme Nadège Thiriez.`,
  claims: `
+ Lors de mon stage au cabinet Vauquelin, j’ai saisi cent quarante bulletins par mois sur Silae.
+ J’y ai également contrôlé les DSN avant leur envoi et rédigé une fiche de procédure sur les arrêts maladie.
+ Mon titre professionnel de gestionnaire de paie a été obtenu à l’AFPA de Lille en juillet 2026.
+ Pendant plus de neuf ans, j’ai été chef de rang à la Brasserie du Beffroi.
+ J’y établissais sur Excel les plannings de huit serveurs.
+ Chaque soir, la caisse, de 6 000 euros en moyenne, me revenait.
+ Trésorier d’une association de parents, je gère un budget de 7 500 € pour soixante familles.
+ J’aime que le compte soit juste, et c’est ce qui m’a conduit à la paie.
+ Je n’ai pas les deux ans d’expérience que vous demandez, et je préfère le dire.
+ Je suis disponible immédiatement.
- number | J’établissais 1 400 bulletins par mois.
- mixed | À la Brasserie du Beffroi, je contrôlais les DSN avant leur envoi.
- title | Gestionnaire de paie au cabinet Vauquelin depuis mars 2026, je connais bien le métier.
- posting skill | Je maîtrise ADP et Sage Paie.
- years | J’ai trois ans d’expérience en paie.
- effect | Ma fiche de procédure a réduit les erreurs de 30 %.
- leadership | J’ai dirigé un service paie de quatre personnes.
- level | L’arabe est ma langue maternelle et je suis bilingue en anglais.
- degree | Je suis titulaire d’une licence professionnelle en gestion de la paie.
- posting skill | Je connais parfaitement la convention HCR, que j’ai appliquée au cabinet.
`,
  letter: `
+ Madame Thiriez,
+ Je me permets de vous adresser ma candidature au poste de gestionnaire de paie, référence GH-331.
+ Après neuf ans de restauration, je me suis reconverti et j’ai obtenu en 2026 le titre professionnel de gestionnaire de paie.
- number | Pendant mon stage au cabinet Vauquelin, j’ai pris en charge 350 bulletins par mois pour 5 établissements.
+ J’ai contrôlé les DSN et rédigé une fiche de procédure pour les arrêts maladie.
- effect | Cette fiche est aujourd’hui utilisée par tout le cabinet et fait gagner deux heures par semaine.
+ Le respect des comptes, je l’ai appris aussi comme trésorier de l’association Les Crayons.
- level | Je maîtrise couramment l’arabe, l’anglais et l’espagnol.
+ Je peux commencer immédiatement.
+ Veuillez recevoir, Madame, mes salutations distinguées.
`,
};
