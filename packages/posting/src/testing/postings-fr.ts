import type { SamplePosting } from "./postings-en.ts";

export const postingsFr: readonly SamplePosting[] = [
  {
    name: "infirmier",
    language: "fr",
    title: "Infirmier(ère) de nuit",
    company: "Clinique des Tilleuls",
    place: "Nantes",
    musts: ["wound care", "medication administration", "french state nursing diploma"],
    text: `Accueil > Offres > Santé
Infirmier(ère) de nuit H/F
Clinique des Tilleuls
Nantes (44)
CDI - Temps plein
Publiée il y a 2 jours

L'établissement
La Clinique des Tilleuls accueille 80 patients en médecine et en gériatrie.

Vos missions
- Assurer la surveillance des patients
- Préparer et administrer les traitements
- Réaliser les pansements et les soins de plaies
- Encadrer les aides-soignants

Profil recherché
- Diplôme d'État d'infirmier exigé
- Expérience en gériatrie souhaitée
- Administration des médicaments, soins de plaies
- AFGSU 2

Nous offrons
- Une prime de nuit
- 2 050 € net par mois

Postuler`,
  },
  {
    name: "comptable",
    language: "fr",
    title: "Comptable général",
    company: "Menuiseries Vasseur",
    place: "Lille",
    musts: ["general accounting", "vat returns", "month-end closing", "excel", "sage"],
    text: `Intitulé du poste : Comptable général H/F
Entreprise : Menuiseries Vasseur
Lieu : Lille
Contrat : CDI

Descriptif du poste
Vous tenez la comptabilité générale de l'entreprise, préparez les déclarations de TVA et participez aux clôtures mensuelles.
Établir les rapprochements bancaires
Suivre la trésorerie

Votre profil
De formation Bac+2 en comptabilité, vous avez 3 ans d'expérience.
Vous maîtrisez Excel et Sage.
La connaissance de la paie serait un plus.`,
  },
  {
    name: "cuisinier",
    language: "fr",
    title: "Cuisinier",
    company: "Auberge du Lavoir",
    place: "Annecy",
    musts: ["haccp", "hot kitchen", "menu planning"],
    text: `L'Auberge du Lavoir recherche un Cuisinier (H/F) pour compléter son équipe à Annecy. Au sein d'une brigade de quatre personnes, vous assurez la cuisine chaude, l'élaboration des menus et le respect des normes HACCP. Un CAP cuisine est exigé, une première expérience en restauration est souhaitée. Logement possible. Poste à pourvoir dès que possible, 39 h par semaine, deux jours de repos consécutifs.`,
  },
  {
    name: "développeuse",
    language: "fr",
    title: "Développeur·se web",
    company: "Octave Numérique",
    place: "Lyon",
    musts: ["php", "symfony", "mysql", "git", "automated testing"],
    text: `Octave Numérique recrute !
Développeur·se web (H/F) - CDI - Lyon 7e - Télétravail partiel

Qui sommes-nous ?
Chez Octave Numérique, nous concevons des sites pour les collectivités.

Ce que vous ferez
• Développer des applications avec Symfony
• Écrire des tests automatisés
• Participer aux revues de code

Compétences requises
• PHP, Symfony et MySQL
• Git
• Tests automatisés

Les plus
• Accessibilité numérique
• Docker

Pourquoi nous rejoindre
• Semaine de quatre jours`,
  },
  {
    name: "professeure",
    language: "fr",
    title: "Enseignant en mathématiques",
    company: "Collège Sainte-Odile",
    place: "Strasbourg",
    musts: ["mathematics teaching", "lesson planning", "classroom management"],
    text: `Le Collège Sainte-Odile recherche un(e) Enseignant en mathématiques (F/H) pour un remplacement à l'année, basé à Strasbourg.

Vos responsabilités :
- Préparer et donner les cours de la 6e à la 3e
- Évaluer les élèves et recevoir les familles

Vous avez :
- L'expérience de l'enseignement des mathématiques
- La pratique de la gestion de classe et de la préparation de séquences

La différenciation pédagogique est un plus.`,
  },
  {
    name: "vendeuse",
    language: "fr",
    title: "Vendeur / Vendeuse en boutique",
    company: "Maison Aurèle",
    place: "Bordeaux",
    musts: ["sales", "cash handling", "merchandising", "english"],
    text: `Vendeur / Vendeuse en boutique
Maison Aurèle - Bordeaux
33000 Bordeaux

Maison Aurèle est une maison de prêt-à-porter fondée en 1974.

Missions
Accueillir et conseiller les clients
Assurer la tenue de caisse
Participer au merchandising

Profil
Vous avez une expérience de la vente.
Tenue de caisse et merchandising
Anglais courant indispensable`,
  },
  {
    name: "électricien",
    language: "fr",
    title: "Électricien bâtiment",
    company: "Ampère & Fils",
    place: "Rennes",
    musts: [
      "electrical installation",
      "electrical troubleshooting",
      "driving licence",
      "electrical authorisation",
    ],
    text: `ÉLECTRICIEN BÂTIMENT H/F
Ampère & Fils
35000 Rennes

Votre rôle
Installer et câbler les tableaux électriques
Réaliser le dépannage électrique chez les particuliers

Prérequis
CAP électricien
Habilitation électrique à jour
Installations électriques et dépannage électrique
Permis B obligatoire`,
  },
  {
    name: "une ligne",
    language: "fr",
    title: "Secrétaire médicale",
    company: "Cabinet du Parc",
    place: "Dijon",
    musts: ["reception", "diary management", "mail handling"],
    text: `Le Cabinet du Parc recherche une secrétaire médicale pour l'accueil, la gestion des agendas et le traitement du courrier à Dijon.`,
  },
];
