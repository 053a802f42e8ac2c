import type { ModelDraft } from "./model-draft.ts";

export const maintenanceTechnicianFr: ModelDraft = {
  language: "fr",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Yannick",
      last_name: "Le Bihan",
      city: "Lorient",
      country: "France",
      summary: "Technicien de maintenance, douze ans dans l'agroalimentaire.",
      gender: "male",
    },
    experiences: [
      {
        id: "e1",
        company: "Conserveries du Blavet",
        title: "Technicien de maintenance",
        location: "Hennebont",
        start_date: "04/2017",
        is_current: true,
        description:
          "Dépannage de 4 lignes de conditionnement, en 3x8\nRemplacement des automates S5 par des S7 sur deux lignes\nArrêts non planifiés : de 14 h à 5 h par mois en deux ans\nRédaction des gammes de maintenance préventive\nAstreinte une semaine sur quatre",
      },
      {
        id: "e2",
        company: "Salaisons Kervadec",
        title: "Agent de maintenance",
        location: "Pontivy",
        start_date: "10/2012",
        end_date: "03/2017",
        description:
          "Entretien des convoyeurs et des fours\nSoudure TIG sur inox\nGestion du magasin de pièces : 1 200 références",
      },
    ],
    education: [
      {
        id: "d1",
        school: "Lycée Colbert, Lorient",
        degree: "Bac professionnel",
        field_of_study: "Maintenance des équipements industriels",
        end_date: "2012",
      },
    ],
    contributions: [
      {
        id: "c1",
        title: "Pompier volontaire",
        organization: "SDIS 56",
        start_date: "2014",
        is_current: true,
        description: "Deux gardes par mois",
      },
    ],
    competencies: [
      { id: "s1", name: "Habilitation électrique B2V BR", category: "technical" },
      { id: "s2", name: "TIA Portal", level: "intermediate", category: "toolsAndSoftware" },
      { id: "s3", name: "Soudure TIG", level: "advanced", category: "technical" },
    ],
    other: [{ id: "o1", label: "Permis", content: "Permis B, véhicule personnel." }],
  },
  why: "Je voudrais quitter les 3x8 pour la journée, et rester dans la région.",
  know: "",
  posting: `TECHNICIEN DE MAINTENANCE (H/F) - Chantier naval Penhoët Composites, Lanester (56)
CDI, horaires de journée. 2 300 à 2 600 € brut.
Au sein d'une équipe de six, vous assurez le préventif et le curatif des machines de découpe et des robots, améliorez les équipements et tenez la GMAO à jour.
Profil : bac pro ou BTS maintenance, automatisme Siemens, habilitation électrique. La robotique Kuka et la GMAO Carl sont appréciées.
Dites-nous pourquoi le naval vous attire.`,
  letter: `[why] Je souhaite quitter les 3x8 pour un travail de journée tout en restant dans la région, et votre poste à Lanester répond à ces deux souhaits.
[e1] Technicien de maintenance aux Conserveries du Blavet depuis avril 2017, je dépanne quatre lignes de conditionnement.

[e1] Sur deux de ces lignes, j’ai remplacé les automates S5 par des S7.
[e1] En deux ans, les arrêts non planifiés sont ainsi passés de 14 à 5 heures par mois.
[e1] Je rédige également les gammes de maintenance préventive et j’assure une astreinte une semaine sur quatre.
[s2, s1] Je travaille sur TIA Portal à un niveau intermédiaire et je possède l’habilitation électrique B2V BR.

[e2] De 2012 à 2017, chez Salaisons Kervadec à Pontivy, j’ai entretenu convoyeurs et fours et soudé de l’inox au TIG.
[e2] J’y gérais aussi le magasin de pièces, qui comptait 1 200 références.
[d1] Je suis titulaire d’un bac professionnel en maintenance des équipements industriels.
[c1] Pompier volontaire depuis 2014, je prends deux gardes par mois, et j’y ai appris à garder mon calme.

[posting] Je n’ai pas encore travaillé sur des robots Kuka ni avec la GMAO Carl, et j’aimerais les découvrir chez vous.
[o1] J’ai le permis B et un véhicule personnel.
[] Je me tiens à votre disposition pour un entretien et pour une visite de l’atelier.`,
  inventions: `number | [e1] En deux ans, les arrêts non planifiés sont passés de 40 à 5 heures par mois.
claim | [e1] J’ai programmé des robots Kuka et tenu à jour la GMAO Carl.
mixed | [e2] Chez Salaisons Kervadec, j’ai remplacé les automates S5 par des S7.
title | [e1] Responsable maintenance aux Conserveries du Blavet, je dépanne quatre lignes.
team | [e1] J’encadre une équipe de six techniciens.
degree | [d1] Je suis titulaire d’un BTS Maintenance des systèmes.
level | [s2] Je maîtrise TIA Portal à un niveau expert.
number | [e2] Le magasin de pièces comptait 12 000 références.
date | [e1] Technicien de maintenance aux Conserveries du Blavet depuis 2013, je dépanne quatre lignes.
licence | [s1] Je possède les habilitations électriques B2V BR et H2V.
employer | [e1] J’ai également travaillé pour Naval Group à Lorient.
scope | [e1] Je dépanne les lignes de plusieurs sites en France et en Espagne.`,
};
