import type { ModelDraft } from "./model-draft.ts";

export const payrollOfficerFr: ModelDraft = {
  language: "fr",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Nadège",
      last_name: "Corvaisier",
      city: "Le Mans",
      country: "France",
      summary: "Gestionnaire de paie dans l'industrie.",
      gender: "female",
    },
    experiences: [
      {
        id: "e1",
        company: "Fonderies de l'Huisne",
        title: "Gestionnaire de paie",
        location: "Le Mans",
        start_date: "02/2019",
        is_current: true,
        description:
          "Établissement de 320 bulletins par mois (convention métallurgie)\nDSN mensuelle et déclarations aux caisses\nPassage de Sage à Silae en 2022, sans retard de paie\nSuivi des absences et des soldes de tout compte\nFormation de deux assistantes",
      },
      {
        id: "e2",
        company: "Cabinet Rouvray",
        title: "Assistante de paie",
        location: "Alençon",
        start_date: "09/2015",
        end_date: "01/2019",
        description:
          "Portefeuille de 35 petites entreprises, 400 bulletins par mois\nContrats de travail et attestations\nAccueil téléphonique des clients",
      },
    ],
    education: [
      {
        id: "d1",
        school: "Lycée Touchard-Washington",
        degree: "BTS",
        field_of_study: "Comptabilité et gestion",
        start_date: "2013",
        end_date: "2015",
      },
    ],
    contributions: [
      {
        id: "c1",
        title: "Trésorière",
        organization: "Chorale Les Voix du Maine",
        description: "Budget de 12 000 € et 60 adhérents",
        start_date: "2020",
        is_current: true,
      },
    ],
    competencies: [
      { id: "s1", name: "Silae", level: "advanced", category: "toolsAndSoftware" },
      { id: "s2", name: "Excel", level: "advanced", category: "toolsAndSoftware" },
    ],
    other: [],
  },
  why: "Je veux travailler pour un hôpital : ma mère y a été soignée, et je sais ce que je dois aux soignants.",
  know: "Je peux commencer le 1er mars, après un préavis de deux mois.",
  posting: `Responsable paie (H/F) - Clinique du Belvédère, Angers
Rattaché(e) à la DRH, vous encadrez deux gestionnaires et établissez la paie de 540 salariés (convention FEHAP). Vous fiabilisez la DSN et menez le passage à un nouveau logiciel.
Profil : formation bac+2 minimum en paie ou comptabilité, cinq ans d'expérience, maîtrise d'Excel et d'un logiciel de paie (Silae apprécié). La connaissance de la FEHAP est un plus.
Candidatures à l'attention de Mme Hélène Garnier, réf. RP-2026-08.`,
  letter: `[why] Ma mère a été soignée à l’hôpital, je sais ce que je dois aux soignants, et c’est pour eux que je souhaite aujourd’hui travailler.
[e1] Gestionnaire de paie aux Fonderies de l’Huisne depuis février 2019, j’établis chaque mois 320 bulletins sous la convention de la métallurgie.

[posting] Vous cherchez une personne capable de fiabiliser la DSN et de conduire un changement de logiciel.
[e1] La DSN mensuelle et les déclarations aux caisses font partie de mon quotidien.
[e1, s1] En 2022, j’ai accompagné le passage de Sage à Silae sans qu’aucune paie ne prenne de retard, et je maîtrise aujourd’hui ce logiciel.
[e1] J’assure aussi le suivi des absences et des soldes de tout compte.
[s2] J’utilise Excel à un niveau avancé.

[e1] Encadrer deux gestionnaires serait pour moi une suite naturelle, car j’ai déjà formé deux assistantes.
[e2] Auparavant, au Cabinet Rouvray, j’avais en charge un portefeuille de 35 petites entreprises, soit 400 bulletins par mois, ainsi que les contrats de travail et les attestations.
[e2] J’y répondais également aux clients au téléphone.
[d1] Je suis titulaire d’un BTS Comptabilité et gestion, obtenu en 2015.
[c1] Depuis 2020, je tiens bénévolement la trésorerie d’une chorale de 60 adhérents, avec un budget de 12 000 €.

[posting] Je ne connais pas encore la convention FEHAP, mais je suis prête à m’y former.
[know] Je pourrais vous rejoindre le 1er mars, après un préavis de deux mois.
[] Je serais heureuse d’échanger avec vous lors d’un entretien.`,
  inventions: `number | [e1] Gestionnaire de paie aux Fonderies de l’Huisne, j’établis chaque mois 540 bulletins.
mixed | [e2] Au Cabinet Rouvray, j’ai mené le passage de Sage à Silae.
claim | [e1] J’applique la convention FEHAP depuis plusieurs années.
title | [e1] Responsable paie aux Fonderies de l’Huisne, j’ai formé deux assistantes.
team | [e1] J’encadre une équipe de quatre gestionnaires.
number | [e2] Je gérais un portefeuille de 85 petites entreprises.
degree | [d1] Je suis titulaire d’une licence professionnelle en paie.
date | [e1] Depuis janvier 2017, je suis gestionnaire de paie aux Fonderies de l’Huisne.
tool | [e1] Je paramètre aussi ADP et Cegid.
amount | [c1] Je tiens la trésorerie d’une chorale, avec un budget de 120 000 €.
time | [know] Je pourrais vous rejoindre dès le 1er janvier.
name | [e2] J’ai aussi travaillé pour le CHU d’Angers.`,
};
