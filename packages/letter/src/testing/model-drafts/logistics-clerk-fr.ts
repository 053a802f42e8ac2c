import type { ModelDraft } from "./model-draft.ts";

export const logisticsClerkFr: ModelDraft = {
  language: "fr",
  isHeldBack: true,
  profile: {
    profile: {
      first_name: "Ousmane",
      last_name: "Delaunay",
      city: "Rouen",
      country: "France",
      summary: "Agent d'exploitation transport.",
      gender: "male",
    },
    experiences: [
      {
        id: "e1",
        company: "Transports Vauquelin",
        title: "Agent d'exploitation",
        location: "Rouen",
        start_date: "06/2020",
        is_current: true,
        description:
          "Planification de 28 conducteurs, France et Benelux\nTaux de retard ramené de 12 % à 7 % en 2024\nGestion des litiges et des palettes Europe\nUtilisation quotidienne d'un TMS (Akanea)",
      },
      {
        id: "e2",
        company: "Port de Rouen Services",
        title: "Agent de quai",
        location: "Grand-Couronne",
        start_date: "01/2016",
        end_date: "05/2020",
        description:
          "Chargement et contrôle de conteneurs\nCACES 3 et 5\nRemplacement du chef de quai pendant ses congés",
      },
    ],
    education: [
      {
        id: "d1",
        school: "AFPA Rouen",
        degree: "Titre professionnel",
        field_of_study: "Technicien d'exploitation en transports terrestres",
        end_date: "2020",
      },
    ],
    contributions: [
      {
        id: "c1",
        title: "Entraîneur",
        organization: "Rouen Handball",
        start_date: "2017",
        is_current: true,
        description: "Équipe des moins de 15 ans",
      },
    ],
    competencies: [
      { id: "s1", name: "Anglais", level: "intermediate", category: "language" },
      { id: "s2", name: "Excel", level: "intermediate", category: "toolsAndSoftware" },
    ],
    other: [{ id: "o1", label: "Permis", content: "Permis B." }],
  },
  why: "Votre passage au fluvial m'intéresse : j'ai vu sur les quais ce qu'une péniche évite de camions.",
  know: "",
  posting: `Affréteur / Affréteuse - Seine Fret, Le Havre
Vous achetez du transport routier et fluvial, négociez les prix, suivez les livraisons et gérez les litiges dans notre TMS.
Profil : bac+2 transport ou expérience équivalente, anglais professionnel, Excel. Une première expérience du fluvial est un plus.
Adressez votre candidature à Monsieur Paul Lemercier. Réf. AFF-77.`,
  letter: `[why] Votre passage au fluvial m’intéresse, car j’ai vu sur les quais combien de camions une péniche évite.
[posting] Votre annonce réunit l’achat de transport, le suivi des livraisons et la gestion des litiges.

[e1] Depuis juin 2020, je suis agent d’exploitation chez Transports Vauquelin, où je planifie le travail de 28 conducteurs en France et au Benelux.
[e1] En 2024, nous y avons ramené le taux de retard de 12 % à 7 %.
[e1] Les litiges et les palettes Europe passent aussi par moi.
[e1] Je travaille chaque jour dans un TMS, en l’occurrence Akanea.

[e2] J’ai découvert le métier sur le terrain, comme agent de quai à Port de Rouen Services, où je chargeais et contrôlais des conteneurs.
[e2] Je remplaçais le chef de quai pendant ses congés.
[e2] J’ai les CACES 3 et 5.
[d1] En 2020, j’ai obtenu à l’AFPA de Rouen le titre professionnel de technicien d’exploitation en transports terrestres.
[s1, s2] Mon anglais et ma pratique d’Excel sont d’un niveau intermédiaire.
[c1] Depuis 2017, j’entraîne une équipe de handball de moins de 15 ans.

[posting] Je n’ai pas encore acheté de transport fluvial, mais c’est précisément ce que je souhaite apprendre.
[] Je serais heureux de vous rencontrer au Havre et reste à votre disposition.`,
  inventions: `number | [e1] Je planifie le travail de 82 conducteurs en France et au Benelux.
number | [e1] En 2024, nous avons ramené le taux de retard de 22 % à 7 %.
title | [e2] J’ai été chef de quai à Port de Rouen Services.
claim | [e1] J’achète du transport routier et je négocie les prix.
mixed | [e2] À Port de Rouen Services, je gérais les litiges et les palettes Europe.
level | [s1] Je parle couramment anglais.
degree | [d1] Je suis titulaire d’un BTS Transport et logistique.
licence | [e2] J’ai les CACES 1, 3 et 5.
date | [e1] Depuis 2016, je suis agent d’exploitation chez Transports Vauquelin.
scope | [e1] Je planifie des tournées dans toute l’Europe.
employer | [e2] J’ai également travaillé pour Haropa Port.
availability | [] Je suis disponible immédiatement.`,
};
