import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const schoolTeacherFr: ClaimSet = {
  language: "fr",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Clémence",
      last_name: "Fabrègue",
      city: "Toulouse",
      country: "France",
      summary: "Professeure d’histoire-géographie au collège.",
    },
    experiences: [
      {
        company: "Collège de Kerlann",
        title: "Professeure d’histoire-géographie",
        location: "Toulouse",
        start_date: "09/2019",
        is_current: true,
        description:
          "Six classes de la 6e à la 3e, 165 élèves\nProfesseure principale d’une 3e\nRéussite au brevet passée de 79 % à 88 % dans ma classe\nCréation d’un club radio de 18 élèves",
      },
      {
        company: "Lycée Larmor",
        title: "Professeure contractuelle",
        location: "Albi",
        start_date: "09/2017",
        end_date: "07/2019",
        description:
          "Seconde et première\nVoyage à Rome de 42 élèves organisé en 2019\nCorrection de 110 copies du bac",
      },
    ],
    education: [
      {
        school: "Université Toulouse-Jean-Jaurès",
        degree: "Master MEEF",
        field_of_study: "Histoire-géographie",
        start_date: "2015",
        end_date: "2017",
      },
    ],
    contributions: [
      {
        title: "Bénévole",
        organization: "Archives de Lavaur",
        description: "Numérisation de 300 cartes postales",
        start_date: "2021",
        end_date: "2022",
      },
    ],
    competencies: skills(`
      CAPES d’histoire-géographie, 2019
      Audacity; intermediate; toolsAndSoftware
      Pronote; advanced; toolsAndSoftware
      Italien; advanced; language
      Anglais; intermediate; language`),
    other: [
      {
        label: "Certification",
        content: "Certification complémentaire DNL italien, oral prévu en avril 2027.",
      },
      { label: "Souhait", content: "Un temps plein à partir de septembre 2027." },
    ],
  },
  posting: `Professeur d’histoire-géographie, section européenne italien (H/F), Institution Sainte-Aurore, Montauban
Temps plein à la rentrée 2027. Huit classes, section européenne, participation au projet « Mémoires de pierre ».
Requis : CAPES ou équivalent, italien courant, conduite de projets. Souhaités : certification DNL, agrégation, enseignement moral et civique, coordination d’équipe.
Lettre à adresser à M. Paul Lestrade, directeur.`,
  claims: `
+ J’enseigne l’histoire-géographie à cent soixante-cinq élèves, répartis en six classes, de la 6e à la 3e.
+ Dans ma classe de 3e, la réussite au brevet est passée de 79 à 88 %.
+ J’ai fondé un club radio qui réunit dix-huit élèves.
+ Au lycée Larmor d’Albi, j’ai organisé en 2019 un voyage à Rome pour 42 élèves.
+ Titulaire du CAPES depuis 2019, je suis aussi professeure principale.
+ Je passerai en avril 2027 l’oral de la certification complémentaire DNL italien.
+ En tant que bénévole, j’ai participé à la numérisation de trois cents cartes postales aux Archives de Lavaur.
+ Votre projet « Mémoires de pierre » me donne envie de vous rejoindre.
+ Je ne suis pas agrégée.
+ Je souhaite travailler à temps plein à compter de septembre 2027.
- number | Mon club radio compte 80 élèves.
- mixed | Au lycée Larmor, j’ai fait passer la réussite au brevet de 79 % à 88 %.
- certificate | Je détiens la certification complémentaire DNL en italien.
- degree | Professeure agrégée, je prépare volontiers les élèves aux concours.
- leadership | Je coordonne l’équipe d’histoire-géographie du collège, soit sept enseignants.
- effect | Grâce au club radio, l’absentéisme a baissé de moitié.
- posting skill | J’enseigne en section européenne italien depuis 2019.
- level | Je suis bilingue en anglais.
- years | J’ai derrière moi vingt ans d’enseignement.
- award | Notre club a remporté le prix Médiatiks de l’académie.
`,
  letter: `
+ Monsieur le Directeur,
+ Je vous adresse ma candidature au poste de professeure d’histoire-géographie en section européenne italien.
+ Au collège Kerlann, j’ai la charge de six classes et de 165 élèves, et je suis professeure principale d’une 3e.
+ Les classes difficiles ne me font pas peur, et j’aime les débats qu’elles provoquent.
+ Vous attendez une conduite de projets : j’ai créé un club radio de dix-huit élèves et organisé un voyage à Rome pour quarante-deux lycéens.
+ Je parle bien l’italien et je présenterai l’oral de la certification DNL en avril 2027.
+ J’aimerais exercer à temps plein dès septembre 2027.
+ Je serais heureuse d’échanger avec vous à Montauban.
+ Je vous prie d’agréer, Monsieur le Directeur, l’expression de mes salutations respectueuses.
`,
};
