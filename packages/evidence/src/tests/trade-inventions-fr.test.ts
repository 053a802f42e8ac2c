import { describe, expect, test } from "vitest";
import { checkerOf } from "../testing/checker-of.ts";

/** Two people of everyday trades; what is invented of them was written before it was checked. */
const people = [
  {
    about: "a painter",
    posting: "Chef d'équipe peintre. Airless, amiante SS4, CACES nacelle, devis, encadrement.",
    profile: {
      profile: {
        first_name: "Solène",
        last_name: "Marrec",
        city: "Quimper",
        summary: "peintre en bâtiment, 9 ans",
      },
      education: [
        {
          school: "CFA Quimper",
          degree: "CAP",
          field_of_study: "peintre applicateur de revêtements",
          end_date: "2016",
        },
        {
          school: "CFA Quimper",
          degree: "BP peintre",
          field_of_study: "arrêté en 1ère année",
          start_date: "2017",
        },
      ],
      contributions: [
        {
          title: "bénévole",
          organization: "Théâtre du Steir",
          description: "décors : on était huit, moi les fonds. 2 spectacles",
          start_date: "2021",
          end_date: "2022",
        },
      ],
      competencies: [
        { name: "enduits", level: "advanced", category: "technical", years_of_experience: 6 },
        { name: "anglais", level: "beginner", category: "language" },
      ],
      other: [
        {
          label: "habilitations",
          content:
            "SS4 amiante 2020, recyclage pas fait. R408 montage échafaudage OK 2027. CACES nacelle : inscrite en mai",
        },
        { label: "permis", content: "B, camionnette de l'entreprise. pas le BE" },
      ],
      experiences: [
        {
          company: "Guével Peinture",
          title: "peintre",
          location: "Quimper",
          start_date: "05/2019",
          is_current: true,
          description: [
            "intérieur / extérieur, chantiers de 2 à 5 pers",
            "enduits, toile de verre, papier peint ; l'airless c'est Yann",
            "devis : je fais le métré, le patron chiffre",
            "1 apprenti avec moi depuis sept. 2024",
            "nettoyage du dépôt un vendredi sur deux",
          ].join("\n"),
        },
        {
          company: "Brico Ouest",
          title: "vendeuse rayon peinture",
          location: "Brest",
          start_date: "2016",
          end_date: "04/2019",
          description: [
            "machine à teinter, conseils clients, inventaire annuel. chef de rayon pendant l'arrêt de Luc (5 semaines)",
          ].join("\n"),
        },
      ],
    },
    told: [
      "Je suis peintre chez Guével Peinture depuis mai 2019.",
      "Je fais le métré pour les devis, et le patron chiffre.",
      "Un apprenti travaille avec moi depuis septembre 2024.",
      "Un vendredi sur deux, je nettoie le dépôt.",
      "Mon SS4 date de 2020 et le recyclage reste à faire.",
      "Je suis inscrite au CACES nacelle en mai.",
    ],
    invented: [
      "Je chiffre les devis de mes chantiers.",
      "Je manie l'airless chez Guével Peinture.",
      "J'ai formé trois apprentis.",
      "Chef de rayon chez Brico Ouest, j'ai géré l'inventaire.",
      "J'ai été chef de rayon pendant cinq mois.",
      "Je suis titulaire du BP peintre.",
      "Mon habilitation SS4 est à jour.",
      "J'ai le CACES nacelle.",
      "Je nettoie le dépôt tous les vendredis.",
      "J'ai peint seule les décors de deux spectacles.",
      "Chez Guével Peinture, je conseille les clients.",
      "J'ai neuf ans d'expérience de l'airless.",
      "Je dirige des chantiers de cinq personnes.",
      "J'ai le permis BE.",
      "Je parle couramment anglais.",
      "Mes enduits ont valu un prix à l'entreprise.",
    ],
  },
  {
    about: "a waiter",
    posting: "Chef de rang, hôtel. Sommellerie, encadrement des extras, anglais courant, dimanche.",
    profile: {
      profile: {
        first_name: "Loïc",
        last_name: "Perrot",
        city: "Vichy",
        summary: "Serveur depuis 2015. Salle et terrasse.",
      },
      education: [
        { school: "Lycée hôtelier", degree: "CAP restaurant", end_date: "2015" },
        {
          school: "Lycée hôtelier",
          degree: "MC sommellerie",
          field_of_study: "écrit réussi, pratique ratée",
          end_date: "2020",
        },
      ],
      contributions: [
        {
          title: "Trésorier adjoint",
          organization: "Club de pétanque",
          description: "buvette : 4 tournois / an",
          start_date: "2020",
          is_current: true,
        },
      ],
      competencies: [
        { name: "Anglais de salle", level: "intermediate", category: "language" },
        {
          name: "Flambage",
          level: "intermediate",
          category: "technical",
          years_of_experience: null,
        },
      ],
      other: [
        { label: "Permis d'exploitation", content: "demandé à la gérante, en attente" },
        { label: "dispo", content: "soirs ok, pas le dimanche. coupures non" },
      ],
      experiences: [
        {
          company: "Brasserie du Parc",
          title: "Serveur",
          location: "Vichy",
          start_date: "03/2019",
          is_current: true,
          description: [
            "rang de 12 tables, 60 couverts le midi",
            "caisse Zelty, clôture faite par la gérante",
            "sommelier : non, je conseille au verre",
            "extras : je les accueille le samedi, planning par Nadia",
            "HACCP formation interne 2022",
          ].join("\n"),
        },
        {
          company: "Hôtel des Thermes",
          title: "commis de salle",
          location: "Vichy",
          start_date: "06/2015",
          end_date: "02/2019",
          description: [
            "petits déjeuners 80 pers, banquets (jusqu'à 200 l'été). mise en place, plonge qd besoin",
          ].join("\n"),
        },
      ],
    },
    told: [
      "Je suis serveur à la Brasserie du Parc, à Vichy, depuis mars 2019.",
      "Je tiens un rang de douze tables et je sers soixante couverts le midi.",
      "Le samedi, j'accueille les extras.",
      "Je ne suis pas disponible le dimanche.",
      "Ma formation HACCP date de 2022.",
    ],
    invented: [
      "Chef de rang à la Brasserie du Parc, je tiens douze tables.",
      "Je clôture la caisse chaque soir.",
      "Je fais le planning des extras.",
      "Je suis sommelier à la Brasserie du Parc.",
      "J'ai obtenu la mention complémentaire sommellerie.",
      "Je sers soixante couverts le midi et le soir.",
      "À l'Hôtel des Thermes, j'encaissais avec Zelty.",
      "J'ai servi des banquets de 200 personnes à la Brasserie du Parc.",
      "J'organise quatre tournois par mois pour le club.",
      "Trésorier du Club de pétanque, je tiens les comptes.",
      "Je suis disponible le dimanche.",
      "Mon anglais est courant.",
      "J'ai le permis d'exploitation.",
      "J'ai vingt ans de salle.",
      "J'encadre une équipe d'extras chaque samedi.",
      "Mes conseils ont augmenté les ventes de vin.",
    ],
  },
];

describe.each(people)("$about", ({ profile, posting, told, invented }) => {
  const check = checkerOf(profile, posting);

  test.each(told)("is told: %s", (sentence) => {
    expect(check(sentence)).toEqual({ verdict: "accepted", reasons: [] });
  });

  test.each(invented)("did not say: %s", (sentence) => {
    expect(check(sentence).verdict).not.toBe("accepted");
  });
});
