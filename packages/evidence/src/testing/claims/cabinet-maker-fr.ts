import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const cabinetMakerFr: ClaimSet = {
  language: "fr",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Baptiste",
      last_name: "Roussel-Okafor",
      city: "Nantes",
      country: "France",
      summary: "Menuisier d’atelier et de pose, agencement surtout.",
    },
    experiences: [
      {
        company: "Agencements Mérinval",
        title: "Menuisier agenceur",
        location: "Rezé",
        start_date: "10/2020",
        is_current: true,
        description:
          "Fabrication et pose de cuisines et de dressings, 35 chantiers par an\nProgrammation de la défonceuse numérique sur AlphaCAM\nRebuts de panneaux passés de 14 % à 8 %\nTuteur de deux apprentis",
      },
      {
        company: "Scop Bois Vivant",
        title: "Menuisier poseur",
        location: "Saint-Herblain",
        start_date: "09/2016",
        end_date: "09/2020",
        description:
          "Pose de 900 fenêtres en rénovation\nRelevé de cotes et devis chez le particulier\nUn chantier de 120 000 € pour la mairie en 2019",
      },
    ],
    education: [
      {
        school: "Lycée Michelet",
        degree: "CAP",
        field_of_study: "Menuisier fabricant",
        end_date: "2015",
      },
      {
        school: "Lycée Michelet",
        degree: "BP",
        field_of_study: "Menuisier",
        end_date: "2017",
      },
    ],
    contributions: [],
    competencies: skills(`
      AlphaCAM; intermediate; toolsAndSoftware
      SketchUp; advanced; toolsAndSoftware; 5
      CACES R489 catégorie 3
      Permis B
      Placage; beginner
      Anglais; beginner; language`),
    other: [{ label: "Mobilité", content: "Loire-Atlantique et Vendée." }],
  },
  posting: `Chef d’atelier menuiserie (H/F), Ateliers Garance, Clisson
Atelier de 12 compagnons, agencement haut de gamme et restauration de boiseries. Référence AG-07.
Profil : BP ou BTM, conduite d’équipe, commande numérique, lecture de plans. Apprécié : TopSolid Wood, ébénisterie, habilitation travail en hauteur.
Indiquez votre mobilité.`,
  claims: `
+ Chez Agencements Mérinval, je fabrique et je pose des cuisines et des dressings, à raison de trente-cinq chantiers par an.
+ La défonceuse numérique, c’est moi qui la programme, sur AlphaCAM.
+ Les rebuts de panneaux y ont reculé, de 14 à 8 %.
+ Deux apprentis m’ont été confiés, dont je suis le tuteur.
+ Au sein de la Scop Bois Vivant, j’ai posé neuf cents fenêtres en rénovation et réalisé des devis chez les particuliers.
+ En 2019, nous y avons mené un chantier de 120 k€ pour la mairie.
+ Après un CAP de menuisier fabricant, j’ai obtenu le BP en 2017.
+ Je n’ai pas encore dirigé d’atelier, mais transmettre le métier me plaît.
+ Je suis mobile en Loire-Atlantique et en Vendée.
+ La restauration de boiseries m’attire, et j’aimerais l’apprendre auprès de vos compagnons.
+ Je travaille à l’atelier comme à la pose, surtout en agencement.
+ Neuf cents fenêtres posées en quatre ans : la rénovation, je connais.
+ Je dessine sur SketchUp depuis cinq ans.
+ Je détiens le CACES R489 catégorie 3 et le permis B.
+ Avant de rejoindre Agencements Mérinval, je faisais les relevés de cotes chez les particuliers.
+ Je ne possède pas le BTM, mais j’ai un BP.
+ Vos boiseries me donnent envie d’apprendre.
+ Être tuteur de deux apprentis m’a donné le goût de transmettre.
- number | J’ai posé plus de 9 000 fenêtres.
- leadership | Je dirige une équipe de douze compagnons.
- mixed | À la Scop Bois Vivant, je programmais la défonceuse numérique sur AlphaCAM.
- title | Chef d’atelier chez Agencements Mérinval, j’organise la production.
- posting skill | Je maîtrise TopSolid Wood et l’ébénisterie.
- effect | La baisse des rebuts a fait économiser 40 000 € par an à l’entreprise.
- degree | Je suis titulaire d’un BTM de menuisier.
- dates | J’ai rejoint Agencements Mérinval en 2016.
- years | Je totalise vingt ans de métier.
- licence | Je dispose de l’habilitation au travail en hauteur.
- superlative | Je suis reconnu comme le meilleur poseur de la région.
- objet | Je fabrique et je pose des escaliers et des dressings.
- mélange | Chez Agencements Mérinval, j’ai posé 900 fenêtres.
- effet | La programmation de la défonceuse a fait passer les rebuts de 14 % à 8 %.
- étendue | J’ai conçu et chiffré un chantier de 120 000 € pour la mairie de Nantes.
- équipe | Deux compagnons et deux apprentis travaillent sous ma responsabilité.
- compétence | Je restaure des boiseries anciennes depuis 2020.
- titre | J’occupe le poste de responsable d’atelier chez Agencements Mérinval.
- licence | Je possède le CACES R489 catégorie 5.
- niveau | Le placage n’a plus de secret pour moi.
- niveau | Mon anglais est courant.
- nombre | Je réalise 350 chantiers par an.
- diplôme | J’ai obtenu mon BP avec mention très bien.
`,
  letter: `
+ Madame, Monsieur,
+ Je vous présente ma candidature au poste de chef d’atelier (référence AG-07).
+ Menuisier agenceur chez Agencements Mérinval depuis octobre 2020, je réalise des cuisines et des dressings, de la fabrication à la pose.
- leadership | J’y coordonne une équipe de huit menuisiers et je planifie les chantiers.
+ Je programme la défonceuse numérique et je suis tuteur de deux apprentis.
- mixed | Dans le même atelier, j’ai conduit un chantier de 120 000 € pour la mairie.
- superlative | Notre atelier est devenu la référence du haut de gamme dans l’Ouest.
+ Ma mobilité couvre la Loire-Atlantique et la Vendée.
+ Je me tiens à votre disposition pour un entretien.
+ Veuillez agréer, Madame, Monsieur, mes sincères salutations.
`,
};
