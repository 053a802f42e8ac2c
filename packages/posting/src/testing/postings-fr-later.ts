import type { StatedPosting } from "./stated-posting.ts";

/** The same in French. */
export const postingsFrLater: readonly StatedPosting[] = [
  {
    name: "comptable fournisseurs",
    language: "fr",
    title: "Comptable fournisseurs",
    company: "Biscuiterie Lormel",
    must: ["DUT GEA ou BTS CG", "2 ans minimum", "SAP ou équivalent", "à l'aise avec Excel"],
    nice: ["anglais"],
    text: `🔎 Biscuiterie Lormel recherche son/sa futur(e) Comptable fournisseurs (H/F) !

📌 Poste basé à Pontivy (56)
📌 CDI - 37h - à pourvoir dès que possible

🏭 Qui sommes-nous ?
Entreprise familiale de 180 personnes, nous fabriquons des galettes depuis 1921.

🎯 Tes missions :
• Saisir et contrôler les factures
• Préparer les règlements
• Relancer les services pour les bons à payer

👤 Ton profil :
• Tu as un DUT GEA ou BTS CG
• 2 ans minimum sur un poste similaire
• Tu connais SAP ou équivalent
• Tu es à l'aise avec Excel
• L'anglais est un plus

🎁 Ce que l'on t'offre :
• RTT, intéressement, gâteaux à volonté

Envie de nous rejoindre ? Postule !`,
  },
  {
    name: "infirmier de bloc opératoire",
    language: "fr",
    title: "Infirmier de bloc opératoire",
    company: "Centre hospitalier de Valcombe",
    must: [
      "Diplôme d'État d'infirmier",
      "diplôme IBODE ou engagement",
      "astreintes",
      "travail en équipe",
    ],
    nice: ["expérience en orthopédie"],
    text: `Centre hospitalier de Valcombe
Avis de recrutement n° 2026-118

INFIRMIER DE BLOC OPÉRATOIRE (F/H)
Quotité : 100 %   Prise de fonction : 01/03/2027

Présentation du service
Le bloc comporte 6 salles et réalise 7 400 interventions par an.

Activités principales
- Accueil et installation du patient
- Instrumentation
- Traçabilité des dispositifs médicaux

Conditions d'accès
- Diplôme d'État d'infirmier
- diplôme IBODE ou engagement à suivre la formation

Savoir-être et contraintes
- travail en équipe
- Participation aux astreintes
Une expérience en orthopédie serait appréciée.

Contact : Mme Ferrand, cadre supérieure de santé, poste 4512`,
  },
  {
    name: "conseiller commercial automobile",
    language: "fr",
    title: "Conseiller commercial automobile",
    company: "Garage Ferrier",
    must: [
      "une première expérience de la vente",
      "permis B",
      "la maîtrise des outils informatiques",
    ],
    nice: ["la connaissance du véhicule électrique"],
    text: `Conseiller commercial automobile H/F - Albi (81) - Garage Ferrier
Le Garage Ferrier, concessionnaire depuis trois générations, renforce son équipe et recrute un conseiller commercial automobile. Vous accueillez les clients, faites essayer les véhicules, négociez et assurez la livraison. Vous avez une première expérience de la vente, le permis B et la maîtrise des outils informatiques. La connaissance du véhicule électrique est un vrai plus. Fixe + commissions, véhicule de fonction. Envoyer CV à M. Ferrier.`,
  },
  {
    name: "assistant de direction",
    language: "fr",
    title: "Assistant de direction",
    company: "Fondation Aurore",
    must: [
      "Bac+3 en assistanat",
      "cinq ans auprès d'une direction générale",
      "anglais courant",
      "maîtrise parfaite de Word et PowerPoint",
    ],
    nice: ["secteur non lucratif"],
    text: `La Fondation Aurore, reconnue d'utilité publique, soutient la recherche sur les maladies rares. Nous recrutons pour notre siège parisien :

Un(e) Assistant de direction (H/F)

Rattaché(e) à la directrice générale, vous :
- gérez son agenda et ses déplacements
- préparez les conseils d'administration
- rédigez courriers et comptes rendus

Pour ce poste, nous demandons :
- Bac+3 en assistanat
- au moins cinq ans auprès d'une direction générale
- anglais courant
- maîtrise parfaite de Word et PowerPoint

Nous apprécierions une expérience du secteur non lucratif.

Rémunération : 38-42 K€ sur 13 mois. Télétravail : 2 jours.`,
  },
  {
    name: "technicien(ne) de laboratoire",
    language: "fr",
    title: "Technicien(ne) de laboratoire",
    company: "Laboratoires Vernay",
    must: ["BTS bioanalyses", "techniques de chromatographie", "rigueur"],
    nice: ["BPF"],
    text: `Technicien(ne) de laboratoire H/F
Laboratoires Vernay · Dijon, Bourgogne-Franche-Comté, France · il y a 1 semaine · 23 candidats
CDD Sur site

À propos de l’offre d’emploi

Les Laboratoires Vernay développent des compléments alimentaires depuis 1987.

Au sein du service contrôle qualité, vous aurez pour missions :
• la réalisation des analyses physico-chimiques
• la rédaction des rapports
• l'entretien des appareils

De formation BTS bioanalyses et contrôles ou équivalent, vous connaissez les techniques de chromatographie. Votre rigueur est votre meilleur atout.
La connaissance des BPF est appréciée.

Compétences demandées
Ajoutez des compétences à votre profil pour voir comment vous vous positionnez`,
  },
  {
    name: "chauffeur-livreur",
    language: "fr",
    title: "Chauffeur-livreur",
    company: undefined,
    must: [
      "permis B depuis plus de deux ans",
      "casier judiciaire vierge",
      "bonne connaissance de la région",
    ],
    nice: ["expérience en messagerie"],
    text: `Bonjour,
Nous recherchons pour l'un de nos clients un chauffeur-livreur (H/F) sur le secteur de Valence.
Départ 5h30 du dépôt, 80 points de livraison, retour vers 13h.
Impératif : permis B depuis plus de deux ans, casier judiciaire vierge, bonne connaissance de la région.
Une expérience en messagerie serait un plus.
Taux horaire 12,10 € + paniers.
Répondez à cette annonce avec votre CV`,
  },
  {
    name: "chargé(e) de recrutement",
    language: "fr",
    title: "Chargé(e) de recrutement",
    company: "Talents & Cie",
    must: ["deux ans d'expérience en cabinet", "sourcing", "aisance téléphonique"],
    nice: ["anglais"],
    text: `Chargé(e) de recrutement (H/F)
Talents & Cie - Rennes, Ille-et-Vilaine
Temps plein | CDI | 26 000 € à 30 000 € par an

Description du poste
Cabinet indépendant créé en 2012, Talents & Cie recrute des profils techniques pour les industriels bretons.
Vous publiez les annonces, menez les entretiens et accompagnez les candidats jusqu'à leur prise de poste.

Profil
Vous avez au moins deux ans d'expérience en cabinet.
Vous maîtrisez les outils de sourcing.
Votre aisance téléphonique fera la différence.
L'anglais est apprécié.

Avantages :
- Participation au transport
- Travail à domicile occasionnel`,
  },
  {
    name: "peintre en bâtiment qualifié",
    language: "fr",
    title: "Peintre en bâtiment qualifié",
    company: "Couleurs du Sud",
    must: ["CAP peinture", "travail en hauteur", "autonome"],
    nice: ["permis B"],
    text: `Couleurs du Sud cherche un peintre en bâtiment qualifié H/F à Nîmes pour un CDI. Chantiers de rénovation chez des particuliers. CAP peinture exigé, vous êtes autonome et le travail en hauteur ne vous effraie pas. Permis B souhaité. 13 € brut de l'heure selon expérience. Appeler Karim au 04 00 00 30 00.`,
  },
  {
    name: "directeur adjoint de crèche",
    language: "fr",
    title: "Directeur adjoint de crèche",
    company: "Crèche Les Petits Loups",
    must: [
      "Diplôme d'État d'éducateur de jeunes enfants",
      "3 ans en structure collective",
      "management d'équipe",
    ],
    nice: ["logiciel Abelium"],
    text: `Offre d'emploi : Directeur adjoint de crèche H/F
Structure : Crèche Les Petits Loups (Limoges)

La crèche accueille 42 enfants de 10 semaines à 3 ans.

Vos principales missions
Seconder la directrice, encadrer 12 professionnelles, accueillir les familles.

Qualifications et expérience requises
Diplôme d'État d'éducateur de jeunes enfants
3 ans en structure collective minimum
Expérience en management d'équipe

Serait un plus : connaissance du logiciel Abelium

Poste en CDI, 35 h, 2 250 € brut + prime, à pourvoir le 2 mars.`,
  },
];
