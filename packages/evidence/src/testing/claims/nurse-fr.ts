import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const nurseFr: ClaimSet = {
  language: "fr",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Soazig",
      last_name: "Le Bihan",
      city: "Quimper",
      country: "France",
      summary: "Infirmière, neuf ans de gériatrie et de soins à domicile.",
    },
    experiences: [
      {
        company: "EHPAD Les Ajoncs",
        title: "Infirmière",
        location: "Quimper",
        start_date: "09/2020",
        is_current: true,
        description:
          "Soins de 62 résidents, dont 14 en unité protégée\nEncadrement de 6 aides-soignantes\nMise en place du circuit du médicament sur NetSoins\nTutorat de 4 étudiants par an",
      },
      {
        company: "SSIAD de Douarnenez",
        title: "Infirmière à domicile",
        location: "Douarnenez",
        start_date: "10/2017",
        end_date: "08/2020",
        description:
          "Tournée de 15 patients par jour\nPansements complexes, perfusions, soins palliatifs\nRéduction des hospitalisations de 20 % avec les médecins traitants",
      },
    ],
    education: [
      {
        school: "IFSI de Quimper",
        degree: "Diplôme d’État d’infirmier",
        field_of_study: "",
        start_date: "2014",
        end_date: "2017",
      },
      {
        school: "Université de Bretagne Occidentale",
        degree: "DU",
        field_of_study: "Plaies et cicatrisation",
        end_date: "2022",
      },
    ],
    contributions: [
      {
        title: "Secouriste bénévole",
        organization: "Protection civile du Finistère",
        description: "Postes de secours lors de festivals",
        start_date: "2019",
        end_date: "2023",
      },
    ],
    competencies: skills(`
      NetSoins; advanced; toolsAndSoftware; 4
      AFGSU niveau 2
      Permis B
      Breton; intermediate; language
      Anglais; beginner; language
      Inscription à l’Ordre des infirmiers`),
    other: [{ label: "Disponibilité", content: "Préavis d’un mois." }],
  },
  posting: `Infirmier(ère) coordinateur(trice) – HAD du Léon, Morlaix
CDI temps plein, 2 900 € brut. La HAD suit 85 patients sur 60 communes.
Vous coordonnez les tournées de 12 infirmiers libéraux, évaluez les situations et formez les équipes. DE infirmier exigé, expérience du domicile, plaies et cicatrisation. DU soins palliatifs ou IDEC apprécié, logiciel AtHome, chimiothérapie à domicile. Permis B.`,
  claims: `
+ Depuis septembre 2020, je suis infirmière à l’EHPAD Les Ajoncs, où je soigne 62 résidents.
+ J’y encadre six aides-soignantes et j’accueille quatre étudiants chaque année.
+ J’ai mis en place le circuit du médicament sur NetSoins.
+ Auparavant, j’ai travaillé près de trois ans au SSIAD de Douarnenez, avec une tournée de quinze patients par jour.
+ Les perfusions, les pansements complexes et les soins palliatifs faisaient partie de mon quotidien à domicile.
+ Avec les médecins traitants, nous avons réduit les hospitalisations de 20 %.
+ Diplômée d’État depuis 2017, j’ai complété ma formation par un DU plaies et cicatrisation en 2022.
+ Quatorze de nos résidents vivent en unité protégée.
+ Je suis inscrite à l’Ordre des infirmiers et titulaire du permis B.
+ Mon breton est d’un niveau intermédiaire.
+ De 2019 à 2023, j’ai été secouriste bénévole à la Protection civile du Finistère.
+ Vous suivez 85 patients sur 60 communes, et je souhaite retrouver le domicile.
+ Je n’ai pas encore pratiqué la chimiothérapie à domicile.
+ Mon préavis est d’un mois.
- number | J’encadre seize aides-soignantes à l’EHPAD Les Ajoncs.
- number | Je prends en charge 620 résidents.
- unit | Nous avons réduit les hospitalisations de 20 jours.
- mixed | Au SSIAD de Douarnenez, j’ai mis en place le circuit du médicament sur NetSoins.
- mixed | À l’EHPAD Les Ajoncs, j’assure une tournée de 15 patients par jour.
- title | Je suis infirmière coordinatrice à l’EHPAD Les Ajoncs.
- title-lc | En tant que cadre de santé, j’encadre six aides-soignantes.
- dates | J’ai rejoint le SSIAD de Douarnenez en 2015.
- years | J’ai quinze ans d’expérience à domicile.
- degree | Je suis titulaire d’un DU de soins palliatifs.
- tool | J’utilise chaque jour le logiciel AtHome.
- claim | J’ai déjà coordonné des infirmiers libéraux et pratiqué la chimiothérapie à domicile.
- level | Je parle couramment breton et anglais.
- credit | J’ai réduit seule les hospitalisations de moitié.
`,
};
