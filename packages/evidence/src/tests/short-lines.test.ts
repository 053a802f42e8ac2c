import { describe, expect, test } from "vitest";
import { checkerOf } from "../testing/checker-of.ts";

/** Lines as people type them: short forms, several facts in a row, and notes that are named after an entry. */
const english = checkerOf(
  {
    profile: {
      first_name: "Moira",
      last_name: "Tansley",
      city: "Perth",
      summary: "gardener since 2010 with a break",
    },
    experiences: [
      {
        company: "Rannoch Estates",
        title: "Gardener",
        location: "Perth",
        start_date: "04/2019",
        is_current: true,
        description:
          "grounds 30 hrs wk, alternate sats in summer\nmowing every 3rd week Nov-Feb\nplanted approx. 1,200 bulbs, sept. 2023\nshow round new starters, 4 so far\nPA1 spraying for the orchard, 55 FT fruit trees\nQuarterly safety walk with Year 6 pupils",
      },
      {
        company: "Larch Nursery",
        title: "Nursery assistant",
        location: "Crieff",
        start_date: "05/2012",
        end_date: "08/2017",
        description:
          "nights in the glasshouse at frost\npotting, 2 of us on the bench\nsaw an old orchard restored, 7 months, with the head gardener",
      },
    ],
    education: [
      {
        school: "Tay College",
        degree: "Level 2 Certificate",
        field_of_study: "Horticulture",
        end_date: "2012",
      },
      {
        school: "Tay College",
        degree: "HNC (part done)",
        field_of_study: "Garden design",
        start_date: "2021",
      },
      {
        school: "Kinross Institute",
        degree: "Level 3 Diploma",
        field_of_study: "Arboriculture",
        start_date: "2015",
        end_date: "2016",
        description: "dropped after a term",
      },
    ],
    contributions: [
      {
        title: "Volunteer",
        organization: "Strath Allotments",
        description: "one morning a week, compost and hedges",
        start_date: "10/2023",
        end_date: "06/2025",
      },
    ],
    competencies: [
      { name: "Hedge laying", level: "beginner", category: "technical" },
      { name: "Pruning", level: "advanced", category: "technical" },
      { name: "Gaelic", level: "native", category: "language" },
    ],
    other: [
      { label: "Garden design", content: "9 of 15 credits done, tutor left" },
      {
        label: "Papers",
        content:
          "Scottish DL, clean MVR 6 yrs. no trailer test. chainsaw ticket expired 03/2024, retest sched. Jan 2027. first aid till 05/2027. lone working card (no expiry)",
      },
      {
        label: "Hours",
        content: "mon-thur any time, all day sat, NOT sundays. no nights any more",
      },
    ],
  },
  "Gardener for our hotel grounds. You have a driving licence and knowledge of beehives.",
);

const french = checkerOf(
  {
    profile: {
      first_name: "Solène",
      last_name: "Kerbiriou",
      city: "Vannes",
      summary: "jardinière depuis 2010 avec une coupure",
    },
    experiences: [
      {
        company: "Domaine de Ruzelan",
        title: "Jardinière",
        location: "Vannes",
        start_date: "04/2019",
        is_current: true,
        description:
          "parc 30 h/sem., 1 samedi sur 2 l'été\ncontact quotidien avec les clients de l'hôtel\nplanté env. 1 200 bulbes, un stagiaire avec moi depuis sept. 2024\nréférente compost depuis 2022\n55 PF au verger, taille",
      },
      {
        company: "Pépinière Le Goff",
        title: "Ouvrière horticole",
        location: "Auray",
        start_date: "05/2012",
        end_date: "08/2017",
        description:
          "veilles de nuit sous serre\naide au greffage\nsuivi d'un vieux verger, 7 mois, avec le chef",
      },
    ],
    education: [
      {
        school: "CFPPA du Scorff",
        degree: "BPA",
        field_of_study: "travaux paysagers",
        end_date: "2012",
      },
      {
        school: "CFPPA du Scorff",
        degree: "BP aménagements",
        field_of_study: "",
        start_date: "2016",
        end_date: "2017",
        description: "commencé, lâché pour le travail",
      },
      {
        school: "Université de Pontivy",
        degree: "Licence de biologie",
        start_date: "2005",
        end_date: "2008",
        description: "2 années réussies sur 3, parti travailler",
      },
    ],
    contributions: [
      {
        title: "Bénévole",
        organization: "Les Haies du Loch",
        description: "haies et compost le mardi",
        start_date: "2023",
        end_date: "2025",
      },
    ],
    competencies: [
      { name: "greffe", level: "beginner", category: "technical" },
      { name: "taille", level: "advanced", category: "technical" },
      { name: "Breton", level: "native", category: "language" },
    ],
    other: [
      {
        label: "Papiers",
        content: "Certiphyto valable jusqu'en 05/2027. SST échu depuis 02/2025. permis B et BE",
      },
      { label: "Dispo", content: "plus de nuits. 1 WE sur 3 ok" },
    ],
  },
  "Jardinier pour notre hôtel. Permis de conduire, connaissance des ruches.",
);

describe("short lines in English", () => {
  describe("are told in full", () => {
    test.each([
      "I work 30 hours a week at Rannoch Estates.",
      "I work alternate Saturdays in summer.",
      "I work every second Saturday in summer.",
      "I mow every third week.",
      "I planted about 1,200 bulbs in September 2023.",
      "I volunteered one morning each week.",
      "I walk with Year 6 pupils every quarter.",
      "I saw an old orchard restored with the head gardener.",
      "I am highly skilled in pruning.",
      "I look after 55 fruit trees.",
      "I have a driving licence.",
      "I have a clean driving record.",
      "My chainsaw ticket expired in March 2024.",
      "My first aid is valid until May 2027.",
      "My lone working card does not expire.",
      "I have completed nine of the fifteen credits of the HNC in garden design.",
      "I can work all day on Saturdays.",
      "I no longer work nights.",
      "At Larch Nursery I worked nights in the glasshouse.",
      "My knowledge of pruning would be useful to you.",
      "I have shown four new starters round.",
    ])("%s", (sentence) => {
      expect(english(sentence).verdict).toBe("accepted");
    });
  });

  describe("support nothing else", () => {
    test.each([
      "I work 40 hours a week at Rannoch Estates.",
      "I work every Saturday in summer.",
      "I mow every week.",
      "I mow every second week.",
      "I planted about 1,200 bulbs in September 2024.",
      "I planted about 2,200 bulbs.",
      "I volunteered two mornings each week.",
      "I volunteered every day.",
      "I walk with Year 4 pupils every quarter.",
      "I saw an old orchard restored for more than a year.",
      "I have gardened without a break for sixteen years.",
      "I have worked continuously as a gardener since 2010.",
      "I have worked as a gardener without interruption.",
      "I am highly skilled in hedge laying.",
      "I am very comfortable with hedge laying.",
      "I look after 55 forest tracks.",
      "I hold an HGV licence.",
      "I hold a trailer licence.",
      "My chainsaw ticket is valid until 2027.",
      "My chainsaw ticket is valid.",
      "My first aid is valid until May 2029.",
      "My chainsaw ticket runs until May 2027.",
      "My first aid does not expire.",
      "I have completed the HNC in garden design.",
      "I have completed all fifteen credits of the HNC in garden design.",
      "I have completed twelve of the fifteen credits of the HNC in garden design.",
      "I hold an HNC in garden design.",
      "I can work all day on Sundays.",
      "I can work on Sundays.",
      "I work nights.",
      "At Rannoch Estates I worked nights in the glasshouse.",
      "My knowledge of beehives would be useful to you.",
      "My experience with robotic mowers would help your team.",
      "I completed the Level 3 Diploma in Arboriculture.",
      "I obtained my Level 3 Diploma in 2016.",
      "I have shown ten new starters round.",
      "I have trained four new starters in spraying.",
    ])("%s", (sentence) => {
      expect(english(sentence).verdict).not.toBe("accepted");
    });
  });
});

describe("short lines in French", () => {
  describe("are told in full", () => {
    test.each([
      "Je travaille 30 heures par semaine au Domaine de Ruzelan.",
      "Je suis tous les jours en contact avec les clients de l'hôtel.",
      "J'ai planté environ 1 200 bulbes.",
      "Un stagiaire m'accompagne depuis septembre 2024.",
      "J'ai suivi un vieux verger pendant sept mois.",
      "J'ai commencé le BP aménagements en 2016.",
      "J'ai réussi deux années sur trois de la licence de biologie.",
      "Mon Certiphyto vaut jusqu'en mai 2027.",
      "Mon SST est arrivé à échéance en février 2025.",
      "J'ai un BPA travaux paysagers et les permis B et BE.",
      "J'aidais au greffage.",
      "Un week-end sur trois me convient.",
      "Ma connaissance de la taille vous serait utile.",
      "Je ne suis plus disponible la nuit.",
      "Chez Pépinière Le Goff, j'ai assuré des veilles de nuit sous serre.",
      "Les ruches seraient pour moi un apprentissage.",
      "Il faudra donc me montrer les ruches.",
    ])("%s", (sentence) => {
      expect(french(sentence).verdict).toBe("accepted");
    });
  });

  describe("support nothing else", () => {
    test.each([
      "Je travaille 35 heures par semaine au Domaine de Ruzelan.",
      "Je suis toutes les heures en contact avec les clients de l'hôtel.",
      "Un stagiaire m'accompagne depuis septembre 2022.",
      "J'ai planté environ 1 200 bulbes en 2024.",
      "Je suis responsable de l'équipe depuis 2022.",
      "Je suis la cheffe de l'équipe.",
      "Je suis référente taille de l'établissement.",
      "J'ai suivi un vieux verger pendant plus d'un an.",
      "J'ai suivi un vieux verger pendant près de deux ans.",
      "Je travaille sans interruption depuis 2010.",
      "Je jardine sans discontinuer depuis 2010.",
      "J'ai obtenu le BP aménagements en 2017.",
      "J'ai commencé le BP aménagements en 2019.",
      "J'ai réussi les trois années de la licence de biologie.",
      "J'ai obtenu la licence de biologie.",
      "Mon Certiphyto vaut jusqu'en mai 2029.",
      "Mon SST vaut jusqu'en mai 2027.",
      "Mon SST est valable.",
      "J'ai un BPA travaux paysagers et les permis B et C.",
      "J'ai un BTS travaux paysagers et les permis B et BE.",
      "J'ai un BP aménagements et les permis B et BE.",
      "Je greffais seule.",
      "Je dirigeais le greffage.",
      "Je peux travailler tous les week-ends.",
      "Ma connaissance des ruches vous serait utile.",
      "Mes compétences en élagage vous serviraient.",
      "Je travaille de nuit.",
      "Je suis très à l'aise en greffe.",
      "J'ai les permis B et C.",
      "J'ai les permis B et CE.",
      "J'ai le permis B et C.",
      "J'ai les permis B et D.",
      "J'ai les permis A et B.",
      "Je possède les permis B et C.",
      "J'ai les permis C et D.",
    ])("%s", (sentence) => {
      expect(french(sentence).verdict).not.toBe("accepted");
    });
  });
});
