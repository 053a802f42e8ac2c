import type { StatedPosting } from "./stated-posting.ts";

/** Bureaux, écoles, associations et écrans, en français. */
export const postingsFrBureaux: readonly StatedPosting[] = [
  {
    name: "gestionnaire de paie",
    language: "fr",
    title: "Gestionnaire de paie",
    company: "Cabinet Orsini & Associés",
    must: [
      "Bac+2 en comptabilité ou paie",
      "3 ans en cabinet",
      "Silae",
      "conventions collectives",
      "confidentialité",
    ],
    nice: ["gestion des temps"],
    text: `Gestionnaire de paie (H/F)
Cabinet Orsini & Associés
Bastia, Corse · Hybride
Publiée il y a 3 semaines · 12 candidatures

À propos de l'offre d'emploi
Cabinet Orsini & Associés accompagne 600 TPE dans leur comptabilité et leur gestion sociale.

Votre quotidien
- établir 350 bulletins par mois
- gérer les DSN et les charges sociales
- répondre aux questions des clients

Pour réussir
- formation Bac+2 en comptabilité ou paie
- au moins 3 ans en cabinet
- pratique courante de Silae
- bonne connaissance des conventions collectives
- sens de la confidentialité

Le petit plus : vous avez déjà paramétré un outil de gestion des temps.

Nos avantages
- télétravail deux jours par semaine
- tickets restaurant`,
  },
  {
    name: "assistante rh",
    language: "fr",
    title: "Assistant(e) ressources humaines",
    company: "Verrerie de l'Oise",
    must: [
      "Bac+2 RH ou assistanat de direction",
      "Pack Office",
      "notions de droit du travail",
      "discrétion",
    ],
    nice: ["Une première expérience en usine"],
    text: `<p>Poste : Assistant(e) ressources humaines</p><p>Société : Verrerie de l'Oise</p><p>Lieu : Compi&egrave;gne (60)</p><p>&nbsp;</p>
<p><b>Missions</b></p><ul><li>Administration du personnel (contrats, visites m&eacute;dicales, absences)</li><li>Suivi des int&eacute;rimaires</li><li>Organisation des formations</li></ul>
<p><b>Profil</b></p><ul><li>Bac+2 RH ou assistanat de direction</li><li>Ma&icirc;trise du Pack Office, surtout Excel</li><li>Des notions de droit du travail</li><li>discr&eacute;tion et rigueur</li></ul>
<p>Une premi&egrave;re exp&eacute;rience en usine serait un atout.</p>
<p><b>Ce que nous proposons</b></p><ul><li>28 K&euro;, 13e mois</li></ul>`,
  },
  {
    name: "chargé de communication",
    language: "fr",
    title: "Chargé·e de communication",
    company: "Rivages Vivants",
    must: [
      "Formation supérieure en communication",
      "aisance rédactionnelle",
      "InDesign et Photoshop",
      "animation des réseaux sociaux",
    ],
    nice: ["engagement associatif", "montage vidéo"],
    text: `L'association Rivages Vivants recrute un·e chargé·e de communication !

📍 Brest 📅 dès mars 🕒 CDD 18 mois, temps plein

# L'association
Rivages Vivants protège 140 km de côte en Bretagne avec 12 salarié·es et 300 bénévoles.

# Missions
* Rédiger la lettre mensuelle et le rapport d'activité
* Faire vivre le site et les réseaux
* Organiser la fête de la mer (2 000 visiteurs)

# Profil
* Formation supérieure en communication
* Grande aisance rédactionnelle
* Maîtrise d'InDesign et Photoshop
* Pratique de l'animation des réseaux sociaux

# Serait apprécié
* Un engagement associatif
* Des bases en montage vidéo

# Conditions
2 150 € brut, tickets restaurant, forfait mobilités durables`,
  },
  {
    name: "éducateur",
    language: "fr",
    title: "Éducateur spécialisé",
    company: "Association Le Passage",
    must: [
      "Diplôme d'État d'éducateur spécialisé",
      "permis B",
      "écrits professionnels",
      "horaires d'internat",
    ],
    nice: ["connaissance du public mineur non accompagné"],
    text: `OFFRE D'EMPLOI - Éducateur spécialisé H/F - MECS - CDI - Convention 66

L'Association Le Passage gère une maison d'enfants de 28 places à Mulhouse.

Missions : accompagner six jeunes au quotidien, rédiger les projets personnalisés, travailler avec les familles et les partenaires.

Profil requis : Diplôme d'État d'éducateur spécialisé exigé. Permis B indispensable. Qualité des écrits professionnels. Vous acceptez les horaires d'internat.
La connaissance du public mineur non accompagné est un atout.

Adresser CV et lettre de motivation à Mme la directrice, par mail uniquement.`,
  },
  {
    name: "juriste",
    language: "fr",
    title: "Juriste en droit social",
    company: "Groupe Mirabeau",
    must: [
      "Master 2 en droit social",
      "4 ans d'expérience en entreprise",
      "relations avec le CSE",
      "contentieux prud'homal",
      "Anglais courant",
    ],
    nice: [],
    text: `Juriste en droit social - CDI - Paris 9e
Groupe Mirabeau

Le Groupe Mirabeau (hôtellerie, 3 200 collaborateurs) recherche son ou sa Juriste en droit social.

Votre rôle ? Conseiller les directeurs d'établissement, suivre les contentieux, préparer les négociations annuelles, former les managers.

Vous ? Titulaire d'un Master 2 en droit social, vous avez au moins 4 ans d'expérience en entreprise ou en cabinet. Vous connaissez bien les relations avec le CSE et le contentieux prud'homal. Anglais courant.

Nous ? Une équipe de cinq juristes, deux jours de télétravail, des nuits à prix doux dans nos hôtels.

Postulez en moins de 2 minutes sur notre site carrières. Toutes nos offres sont ouvertes aux personnes en situation de handicap.`,
  },
  {
    name: "conductrice de travaux",
    language: "fr",
    title: "Conducteur de travaux gros œuvre",
    company: "Pyrénées Bâtisseurs",
    must: [
      "Ingénieur ou Bac+2 en génie civil",
      "5 ans en gros œuvre",
      "gestion financière de chantier",
      "AutoCAD et MS Project",
      "déplacements quotidiens",
    ],
    nice: ["espagnol"],
    text: `Intitulé : Conducteur de travaux gros œuvre H/F
Employeur : Pyrénées Bâtisseurs
Localisation : Tarbes
Statut : Cadre
Début : ASAP

Description du poste :
Vous pilotez deux à trois opérations de logements de la préparation à la livraison : planning, achats, encadrement des chefs de chantier, réunions avec la maîtrise d'œuvre.

Vos atouts pour le poste :
Ingénieur ou Bac+2 en génie civil, vous avez 5 ans en gros œuvre.
Vous maîtrisez la gestion financière de chantier.
Vous utilisez AutoCAD et MS Project.
Le poste implique des déplacements quotidiens dans le département.
La pratique de l'espagnol serait un plus.

Package :
45-52 K€, véhicule, primes`,
  },
  {
    name: "bibliothécaire",
    language: "fr",
    title: "Médiathécaire jeunesse",
    company: "Ville de Montreuil-le-Haut",
    must: [
      "Formation aux métiers du livre",
      "littérature jeunesse",
      "conduite d'ateliers",
      "travail le samedi",
      "logiciel de bibliothèque",
    ],
    nice: ["langue des signes"],
    text: `Ville de Montreuil-le-Haut
Direction de la culture

Médiathécaire jeunesse (h/f)
Assistant de conservation du patrimoine - catégorie B

Vous accueillez les enfants et les classes, choisissez les albums, animez l'heure du conte et participez aux acquisitions.

Profil demandé
> Formation aux métiers du livre
> Bonne culture de la littérature jeunesse
> Expérience de la conduite d'ateliers
> Disponibilité pour le travail le samedi
> Usage d'un logiciel de bibliothèque

La langue des signes constituerait un plus.

Renseignements auprès de M. Kerbrat au 01 99 00 45 67. Date limite : 15 janvier.`,
  },
  {
    name: "préparatrice en pharmacie",
    language: "fr",
    title: "Préparateur en pharmacie",
    company: "Pharmacie de la Gare",
    must: ["BP ou DEUST de préparateur", "expérience du comptoir", "LGPI"],
    nice: ["orthopédie", "conseil en dermocosmétique"],
    text: `Pharmacie de la Gare (Dax) recherche préparateur en pharmacie H/F
-----------------------------------------------
CDI 35h, 4 jours par semaine, 1 samedi sur 3
Équipe : 2 pharmaciens, 4 préparateurs
Missions : délivrance des ordonnances, réception des commandes, tiers payant
Exigences : BP ou DEUST de préparateur / expérience du comptoir / logiciel LGPI
Atouts : orthopédie, conseil en dermocosmétique
Coefficient selon expérience. Départ en retraite, poste à pourvoir au 1er avril.`,
  },
  {
    name: "formatrice fle",
    language: "fr",
    title: "Formateur FLE",
    company: "Coopérative Passerelles",
    must: [
      "Master FLE ou DAEFLE",
      "deux ans d'enseignement à des adultes",
      "évaluation des niveaux CECRL",
      "publics peu scolarisés",
    ],
    nice: ["habilitation DELF"],
    text: `Bonjour à tous et à toutes,

Coopérative Passerelles recrute un formateur FLE (H/F) pour ses sites de Roubaix et Tourcoing, 24 h par semaine à partir de janvier.

Le travail : trois groupes de 12 apprenants (A1 à B1), suivi individuel, bilans de fin de parcours, réunions d'équipe le lundi.

Il faut :
- un Master FLE ou DAEFLE
- au moins deux ans d'enseignement à des adultes
- savoir faire l'évaluation des niveaux CECRL
- une vraie expérience des publics peu scolarisés

Idéalement vous avez aussi une habilitation DELF.

Merci de faire suivre autour de vous ! Bises, Nadia`,
  },
  {
    name: "chef de projet digital",
    language: "fr",
    title: "Chef de projet digital",
    company: "Atelier Pixel Nord",
    must: [
      "4 ans d'expérience en agence",
      "gestion de budget",
      "SEO et accessibilité",
      "Jira",
      "anglais professionnel",
    ],
    nice: ["Certification Scrum Master"],
    text: `Chef de projet digital H/F – Lille – CDI – 38/42 K€

Rejoignez Atelier Pixel Nord, agence web indépendante de 25 personnes !

L'agence
Depuis 2009, nous créons des sites pour les musées et les théâtres.

Ta mission si tu l'acceptes
✦ cadrer les besoins et rédiger les cahiers des charges
✦ coordonner designers et développeurs
✦ suivre le planning et la relation client

Ce qu'on attend de toi
✦ 4 ans d'expérience en agence
✦ être solide en gestion de budget
✦ une bonne culture SEO et accessibilité
✦ Jira n'a plus de secret pour toi
✦ anglais professionnel (clients belges flamands)

La cerise sur le gâteau
✦ Certification Scrum Master

Ce qu'on te promet
✦ des projets qui ont du sens, le vendredi après-midi libre

Étapes : un café, un cas pratique, une rencontre avec l'équipe.`,
  },
];
