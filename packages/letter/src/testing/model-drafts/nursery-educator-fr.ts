import type { ModelDraft } from "./model-draft.ts";

export const nurseryEducatorFr: ModelDraft = {
  language: "fr",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Soline",
      last_name: "Marchetti",
      city: "Grenoble",
      country: "France",
      summary: "Éducatrice de jeunes enfants.",
      gender: "female",
    },
    experiences: [
      {
        id: "e1",
        company: "Crèche Les Petits Cairns",
        title: "Éducatrice de jeunes enfants",
        location: "Échirolles",
        start_date: "09/2019",
        is_current: true,
        description:
          "Référente d'un groupe de 14 enfants de 18 mois à 3 ans\nAteliers de motricité en plein air, deux fois par semaine\nOrganisation de cafés des parents : 8 rencontres par an\nAccueil d'un enfant porteur de trisomie, avec le CAMSP\nTutrice de trois stagiaires",
      },
      {
        id: "e2",
        company: "Halte-garderie Vercors",
        title: "Auxiliaire de puériculture",
        location: "Fontaine",
        start_date: "09/2013",
        end_date: "06/2016",
        description: "Soins et repas de 12 enfants\nTransmissions aux familles",
      },
    ],
    education: [
      {
        id: "d1",
        school: "IFTS Échirolles",
        degree: "Diplôme d'État d'éducateur de jeunes enfants",
        start_date: "2016",
        end_date: "2019",
      },
    ],
    contributions: [
      {
        id: "c1",
        title: "Bénévole",
        organization: "Lire et faire lire",
        description: "Lecture d'albums à la médiathèque, le samedi",
        start_date: "2022",
        is_current: true,
      },
    ],
    competencies: [
      { id: "s1", name: "Langue des signes française", level: "beginner", category: "language" },
      { id: "s2", name: "PSC1", category: "technical" },
    ],
    other: [],
  },
  why: "Votre crèche passe toutes ses matinées dehors, et c'est là que j'ai vu les enfants progresser.",
  know: "Je déménage à Chambéry en juin.",
  posting: `Directeur adjoint / Directrice adjointe de crèche (H/F) - Association Les Mésanges, Chambéry
Notre crèche de 30 berceaux passe ses matinées dehors. Vous secondez la directrice : plannings, lien avec les familles, accueil d'enfants en situation de handicap, encadrement d'une équipe de neuf.
Diplôme d'État d'EJE exigé, trois ans d'expérience. PSC1 apprécié.
Lettre à l'attention de Madame Josiane Vuillermoz, directrice.`,
  letter: `[why] Votre crèche passe ses matinées dehors, et c’est dehors que j’ai vu les enfants progresser.
[e1] Éducatrice de jeunes enfants à la crèche Les Petits Cairns depuis septembre 2019, je suis la référente de 14 enfants âgés de 18 mois à 3 ans.
[e1] Deux fois par semaine, j’anime pour eux des ateliers de motricité en plein air.

[posting] Le lien avec les familles et l’accueil d’enfants en situation de handicap tiennent une grande place dans votre annonce.
[e1] J’organise huit cafés des parents par an.
[e1] Avec le CAMSP, j’ai accueilli un enfant porteur de trisomie au sein de mon groupe.
[e1] J’ai par ailleurs été la tutrice de trois stagiaires.

[e2] Avant mes études, j’ai été auxiliaire de puériculture à la Halte-garderie Vercors, où je m’occupais des soins et des repas de douze enfants et des transmissions aux familles.
[d1] J’ai ensuite obtenu mon diplôme d’État d’éducatrice de jeunes enfants à l’IFTS d’Échirolles, en 2019.
[s2, s1] Je suis titulaire du PSC1 et je débute en langue des signes française.
[c1] Le samedi, je lis des albums à la médiathèque comme bénévole de Lire et faire lire.

[posting] Je n’ai pas encore encadré d’équipe, et je serais heureuse de l’apprendre aux côtés de votre directrice.
[know] Je m’installe à Chambéry en juin.
[] Je vous remercie de votre attention et serais ravie de découvrir votre jardin.`,
  inventions: `number | [e1] Je suis la référente de 24 enfants âgés de 18 mois à 3 ans.
title | [e1] Directrice adjointe de la crèche Les Petits Cairns, j’organise huit cafés des parents par an.
team | [e1] J’encadre une équipe de neuf personnes.
mixed | [e2] À la Halte-garderie Vercors, j’ai accueilli un enfant porteur de trisomie.
level | [s1] Je parle couramment la langue des signes française.
degree | [d1] Je suis titulaire d’un master en sciences de l’éducation.
number | [e1] J’organise vingt-huit cafés des parents par an.
date | [e2] J’ai été auxiliaire de puériculture à la Halte-garderie Vercors de 2010 à 2016.
claim | [e1] Je fais les plannings de la crèche et je seconde la directrice.
employer | [e1] J’ai aussi travaillé à la crèche du CHU de Grenoble.
years | [e1] J’apporte quinze ans d’expérience auprès des jeunes enfants.
name | [c1] Le samedi, je lis des albums à l’hôpital pour les Blouses roses.`,
};
