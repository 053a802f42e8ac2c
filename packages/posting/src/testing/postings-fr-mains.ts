import type { StatedPosting } from "./stated-posting.ts";

/** Soins, chantiers, cuisines, routes et magasins, en français. */
export const postingsFrMains: readonly StatedPosting[] = [
  {
    name: "aide-soignante",
    language: "fr",
    title: "Aide-soignant(e)",
    company: "Résidence Les Glycines",
    must: ["diplôme d'État d'aide-soignant", "travailler un week-end sur deux", "bienveillance"],
    nice: ["expérience auprès de personnes désorientées"],
    text: `Aide-soignant(e) H/F
Résidence Les Glycines - EHPAD
69 - VILLEFRANCHE SUR SAONE - Localiser avec Mappy
Actualisé le 04 novembre 2026 - offre n° 184KXPQ

La Résidence Les Glycines, EHPAD associatif de 72 lits, recrute un(e) aide-soignant(e) de jour.

Au sein d'une équipe pluridisciplinaire, vous assurez les soins d'hygiène et de confort, l'aide aux repas et les transmissions.

Type de contrat : Contrat à durée indéterminée
Durée du travail : 35H Travail en horaires variables
Salaire : Mensuel de 1950,00 Euros à 2200,00 Euros sur 12 mois

Profil souhaité
Expérience
Débutant accepté
Compétences
- Vous êtes titulaire du diplôme d'État d'aide-soignant
- Vous acceptez de travailler un week-end sur deux
- Vous faites preuve de bienveillance
Une expérience auprès de personnes désorientées est appréciée.

Entreprise
20 à 49 salariés`,
  },
  {
    name: "boulanger",
    language: "fr",
    title: "Boulanger",
    company: "Fournil Saint-Roch",
    must: ["CAP boulangerie", "deux ans d'expérience", "levain naturel", "travail de nuit"],
    nice: ["viennoiserie"],
    text: `BOULANGER (H/F) URGENT

Le Fournil Saint-Roch, boulangerie artisanale à Quimper, cherche un boulanger pour renforcer l'équipe (3 personnes).
Pain au levain, baguette de tradition, pains spéciaux bio.

On vous demande : CAP boulangerie, deux ans d'expérience minimum, la maîtrise du levain naturel. Le travail de nuit ne vous fait pas peur (prise de poste 2h30).
La viennoiserie serait un plus.

On vous propose : 2 jours de repos consécutifs, fermé en août, 2300 € net.
Tél. 02 99 00 12 34 demander Erwan, ou passer à la boutique après 13h`,
  },
  {
    name: "conducteur",
    language: "fr",
    title: "Conducteur poids lourd",
    company: "Transports Brunel",
    must: ["Permis C", "FIMO ou FCO à jour", "carte conducteur", "ponctuel"],
    nice: ["ADR", "hayon"],
    text: `Conducteur poids lourd H/F
TRANSPORTS BRUNEL
Angers (49)
CDI · Temps plein · Débutant accepté
Il y a 5 jours
Postuler     Enregistrer

Transports Brunel, entreprise familiale de 45 salariés, est spécialisée dans la messagerie régionale.

VOS MISSIONS :
- charger et décharger le véhicule
- livrer une quinzaine de clients par jour dans le Maine-et-Loire
- contrôler les bons de livraison
- entretenir le camion

VOTRE PROFIL :
- Permis C
- FIMO ou FCO à jour
- carte conducteur en cours de validité
- Vous êtes ponctuel et à l'aise avec la clientèle

Un plus : ADR, pratique du hayon

AVANTAGES : paniers repas, 13e mois, mutuelle`,
  },
  {
    name: "maintenance",
    language: "fr",
    title: "Technicien de maintenance industrielle",
    company: "Cartonneries du Vexin",
    must: [
      "BTS maintenance ou électrotechnique",
      "3 ans d'expérience en milieu industriel",
      "automates Siemens",
      "hydraulique et pneumatique",
      "habilitations électriques",
      "travail en 3x8",
    ],
    nice: ["Anglais technique"],
    text: `Technicien de maintenance industrielle (F/H)

Référence : TM-0326 | Lieu : Pontoise (95) | Contrat : CDI | Rémunération : 32-36 K€

QUI SOMMES-NOUS ?
Les Cartonneries du Vexin fabriquent 90 millions d'emballages par an pour l'agroalimentaire.

LE POSTE
Rattaché au responsable maintenance, vous :
• réalisez le dépannage et la maintenance préventive de 6 lignes
• proposez des améliorations
• renseignez la GMAO

LE PROFIL
• De formation BTS maintenance ou électrotechnique
• Minimum 3 ans d'expérience en milieu industriel
• Connaissance des automates Siemens
• Bonnes bases en hydraulique et pneumatique
• habilitations électriques à jour
• Vous acceptez le travail en 3x8
• Anglais technique souhaité

PROCESSUS DE RECRUTEMENT
Un échange téléphonique puis une visite de l'usine.`,
  },
  {
    name: "plombier",
    language: "fr",
    title: "Plombier chauffagiste",
    company: undefined,
    must: [
      "CAP ou BP installateur sanitaire",
      "permis B",
      "5 ans d'expérience",
      "lecture de plans",
      "autonomie sur chantier",
    ],
    nice: ["pompes à chaleur"],
    text: `Notre client, PME du bâtiment reconnue dans le secteur de Chambéry, recherche dans le cadre de son développement un Plombier chauffagiste (H/F) en CDI.

Missions principales :
Pose de sanitaires, raccordement des réseaux, installation de chaudières gaz, mise en service, SAV chez les particuliers.

Profil recherché :
Titulaire d'un CAP ou BP installateur sanitaire, vous justifiez de 5 ans d'expérience. La lecture de plans et l'autonomie sur chantier sont indispensables, ainsi que le permis B. Des connaissances en pompes à chaleur seraient appréciées.

Salaire selon profil + véhicule de service + paniers.
Agence Intérim'Alpes - merci de transmettre votre CV sous la référence PLB73.`,
  },
  {
    name: "hôte de caisse",
    language: "fr",
    title: "Hôte de caisse",
    company: "Marché des Halles",
    must: ["le sens de l'accueil", "disponible le samedi", "rendre la monnaie"],
    nice: ["expérience en grande distribution"],
    text: `Job étudiant 🛒 Hôte de caisse H/F – 15h/semaine – Tours centre

Marché des Halles recrute pour son magasin de Tours !

Tes missions 👇
👉 scanner les articles et encaisser
👉 accueillir les clients avec le sourire
👉 aider à la mise en rayon le soir

Ton profil 👇
✔️ tu as le sens de l'accueil
✔️ tu es disponible le samedi toute la journée
✔️ tu sais rendre la monnaie sans te tromper 😉

Une expérience en grande distribution est un plus mais pas obligatoire : on te forme !

Envoie ton CV à recrutement@marchedeshalles.example`,
  },
  {
    name: "agent d'entretien",
    language: "fr",
    title: "Agent d'entretien",
    company: "Commune de Saint-Aubin-des-Prés",
    must: [
      "techniques de nettoyage des locaux",
      "produits d'entretien",
      "règles d'hygiène et de sécurité",
      "discrétion",
      "permis B",
    ],
    nice: ["HACCP"],
    text: `COMMUNE DE SAINT-AUBIN-DES-PRÉS (1 850 habitants)
recrute
UN AGENT D'ENTRETIEN (H/F)
Cadre d'emplois des adjoints techniques territoriaux
Temps non complet 24/35e - Poste à pourvoir le 01/02/2027

MISSIONS
Sous l'autorité du secrétaire général, assurer le nettoyage de l'école, de la mairie et de la salle des fêtes ; aider au service de la cantine.

COMPÉTENCES ET QUALITÉS REQUISES
Maîtriser les techniques de nettoyage des locaux
Connaître les produits d'entretien et leur dosage
Appliquer les règles d'hygiène et de sécurité
Faire preuve de discrétion
Être titulaire du permis B
Des notions de HACCP seraient appréciées

CONDITIONS
Rémunération statutaire, CNAS, participation à la prévoyance

Candidature (lettre + CV) à adresser à Madame le Maire avant le 31/12/2026`,
  },
  {
    name: "ouvrier viticole",
    language: "fr",
    title: "Ouvrier viticole polyvalent",
    company: "Domaine des Trois Cyprès",
    must: ["taille guyot", "conduite du tracteur enjambeur", "Certiphyto", "résistance physique"],
    nice: ["travail en bio"],
    text: `Le Domaine des Trois Cyprès (22 ha, appellation Gaillac) recrute un ouvrier viticole polyvalent H/F, CDI temps plein, à Gaillac 81600. Travaux de la vigne au fil des saisons : taille, palissage, ébourgeonnage, vendanges. Profil : vous pratiquez la taille guyot, vous avez l'habitude de la conduite du tracteur enjambeur et possédez le Certiphyto. Une bonne résistance physique est nécessaire. Une expérience du travail en bio est souhaitable. Logement possible sur place. Contact : 06 00 00 81 81`,
  },
  {
    name: "serveuse",
    language: "fr",
    title: "Serveur(se) en salle",
    company: "Brasserie du Port",
    must: ["expérience de la brasserie", "porter trois assiettes", "anglais opérationnel"],
    nice: ["notions d'œnologie", "espagnol"],
    text: `SERVEUR(SE) EN SALLE
Brasserie du Port, La Rochelle
CDI 39h, 2 coupures / semaine

Ce que vous ferez chez nous
Mise en place, prise de commande sur tablette, service de 80 couverts, encaissement.

Ce qu'il vous faut
Une première expérience de la brasserie
Savoir porter trois assiettes (et sourire)
Un anglais opérationnel, l'été surtout

Ce qui nous plairait en plus
Des notions d'œnologie
Quelques mots d'espagnol

Ce qu'on vous offre
Deux jours de repos d'affilée, pourboires partagés, repas du personnel digne de ce nom`,
  },
  {
    name: "soudeur",
    language: "fr",
    title: "Soudeur TIG",
    company: "Chaudronnerie Lefranc",
    must: ["soudure TIG sur inox", "licences de soudage", "lire un plan", "CACES pont roulant"],
    nice: ["Première expérience en agroalimentaire"],
    text: `Soudeur TIG H/F
Entreprise : Chaudronnerie Lefranc
Ville : Saint-Nazaire
Secteur : Métallurgie
Horaires : 2x8

Description de l'offre :
La Chaudronnerie Lefranc conçoit des cuves en inox pour les laiteries. Au sein de l'atelier (18 personnes), vous assemblez et soudez les éléments, contrôlez vos soudures et tenez votre poste propre.

Compétences attendues :
- soudure TIG sur inox de faible épaisseur
- licences de soudage en cours de validité
- savoir lire un plan
- CACES pont roulant

Première expérience en agroalimentaire appréciée.

Avantages :
- prime d'habillage, intéressement
- 5e semaine + RTT`,
  },
];
