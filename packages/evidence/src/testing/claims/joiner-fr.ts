import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const joinerFr: ClaimSet = {
  language: "fr",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Bastien",
      last_name: "Carrère",
      city: "Pau",
      country: "France",
      summary: "Menuisier poseur, escaliers et agencement. Soigneux chez le client.",
    },
    experiences: [
      {
        company: "Menuiserie Lasserre",
        title: "Menuisier poseur",
        location: "Pau",
        start_date: "02/2018",
        is_current: true,
        description:
          "Pose de fenêtres et de portes, 8 à 10 par semaine\nFabrication de 23 escaliers sur mesure\nChef d’équipe de 3 poseurs depuis 2022\nRelevés de cotes et devis jusqu’à 15 000 €",
      },
      {
        company: "Charpentes du Gave",
        title: "Apprenti charpentier",
        location: "Oloron-Sainte-Marie",
        start_date: "09/2015",
        end_date: "08/2017",
        description:
          "taille et levage de charpentes traditionnelles\nparticipation à la rénovation d’une grange de 400 m²",
      },
    ],
    education: [
      {
        school: "CFA de Pau",
        degree: "CAP",
        field_of_study: "Charpentier bois",
        start_date: "2015",
        end_date: "2017",
        description: "",
      },
    ],
    contributions: [
      {
        title: "Bénévole",
        organization: "Compagnons Bâtisseurs",
        description: "Chantiers de rénovation chez des familles, 5 week-ends par an",
        start_date: "2021",
        is_current: true,
      },
    ],
    competencies: skills(`
      Permis B
      CACES R486 nacelle
      Travail en hauteur
      SketchUp; intermediate; toolsAndSoftware
      Lecture de plans; advanced
      Espagnol; intermediate; language`),
    other: [
      { label: "Déplacements", content: "Déplacements à la semaine possibles, sauf le mercredi." },
    ],
  },
  posting: `Chef d’atelier menuiserie (H/F) – Agencements Iturria, Bayonne
Entreprise de 28 personnes : hôtels, boutiques, paquebots. Vous organisez l’atelier de 9 menuisiers, programmez la commande numérique (TopSolid), suivez les budgets jusqu’à 300 000 €.
Profil : BP ou BTM menuisier, 10 ans d’expérience, TopSolid, encadrement. Anglais apprécié. Salaire selon profil.`,
  claims: `
+ Je suis menuisier poseur chez Menuiserie Lasserre, à Pau, depuis février 2018.
+ Chaque semaine, je pose entre huit et dix fenêtres et portes.
+ J’ai fabriqué vingt-trois escaliers sur mesure.
+ Depuis 2022, je dirige une équipe de trois poseurs.
+ J’établis moi-même les devis, jusqu’à 15 000 €, et je relève les cotes.
+ J’ai appris le métier pendant deux ans chez Charpentes du Gave, où j’ai taillé et levé des charpentes traditionnelles.
+ J’y ai participé à la rénovation d’une grange de 400 m².
+ Je suis titulaire d’un CAP de charpentier bois, obtenu en 2017 au CFA de Pau.
+ Cinq week-ends par an, je suis bénévole sur les chantiers des Compagnons Bâtisseurs.
+ J’ai le CACES nacelle et l’habitude du travail en hauteur.
+ Je dessine sur SketchUp, mais je ne connais pas encore TopSolid.
+ Je peux partir en déplacement à la semaine, sauf le mercredi.
+ Votre atelier travaille pour des hôtels et des paquebots, et cela m’attire.
+ J’ai un niveau intermédiaire en espagnol.
- number | J’encadre une équipe de treize poseurs.
- number | J’ai fabriqué plus de deux cents escaliers sur mesure.
- magnitude | J’établis des devis jusqu’à 150 000 €.
- unit | J’ai rénové une grange de 400 hectares.
- mixed | Chez Charpentes du Gave, j’ai fabriqué 23 escaliers sur mesure.
- title | Je suis chef d’atelier chez Menuiserie Lasserre.
- title-lc | Je suis charpentier compagnon du devoir.
- dates | Je travaille chez Menuiserie Lasserre depuis 2012.
- years | Fort de vingt ans d’expérience, je connais tous les bois.
- degree | J’ai obtenu un brevet professionnel de menuisier.
- tool | Je programme la commande numérique sur TopSolid.
- scope | J’ai agencé des hôtels et des paquebots dans toute l’Europe.
- credit | J’ai dirigé la rénovation d’une grange de 400 m².
- licence | Je possède aussi le CACES chariot élévateur.
`,
};
