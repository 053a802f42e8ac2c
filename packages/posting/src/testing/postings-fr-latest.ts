import type { StatedPosting } from "./stated-posting.ts";

/** The same in French. */
export const postingsFrLatest: readonly StatedPosting[] = [
  {
    name: "ingénieur qualité",
    language: "fr",
    title: "Ingénieur qualité",
    company: "Aérométal",
    must: [
      "école d'ingénieurs ou master qualité",
      "5 ans dans l'aéronautique",
      "EN 9100",
      "anglais technique",
    ],
    nice: ["Six Sigma"],
    text: `INGÉNIEUR QUALITÉ H/F
AÉROMÉTAL - Figeac (46) - CDI - Cadre

AÉROMÉTAL usine des pièces pour Airbus et Safran. 210 salariés, 38 M€ de chiffre d'affaires.

Finalité du poste
Garantir la conformité des produits et animer l'amélioration continue.

Principales activités
→ Traiter les non-conformités
→ Piloter les audits
→ Former les opérateurs

Profil & compétences
→ Diplômé d'une école d'ingénieurs ou master qualité
→ 5 ans dans l'aéronautique
→ Maîtrise de la norme EN 9100
→ Lecture de l'anglais technique
→ Six Sigma serait apprécié

Ce poste est fait pour vous ? Postulez via le bouton ci-dessous !`,
  },
  {
    name: "assistant commercial export",
    language: "fr",
    title: "Assistant commercial export",
    company: "Vignobles Castaing",
    must: ["Bac+2 commerce international", "anglais et espagnol courants", "douanes"],
    nice: ["allemand"],
    text: `Nous, c'est Vignobles Castaing : 4 châteaux, 32 personnes, des vins vendus dans 41 pays.
Vous, c'est un(e) assistant(e) commercial(e) qui n'a pas peur des formulaires !

Poste : Assistant commercial export (H/F)
Lieu : Libourne

Ce que vous ferez : enregistrer les commandes, organiser les enlèvements, préparer les documents.

Ce qu'il nous faut : un Bac+2 commerce international, anglais et espagnol courants, une bonne pratique des douanes. L'allemand ? Un plus.

CV à castaing@vin.example`,
  },
  {
    name: "aide à domicile",
    language: "fr",
    title: "Aide à domicile",
    company: "Soleil Services",
    must: ["permis B et véhicule", "expérience auprès des personnes âgées", "sens de l'écoute"],
    nice: ["DEAES"],
    text: `Aide à domicile (H/F) CDI temps partiel Perpignan et alentours
SOLEIL SERVICES
-
Publié le 12/11

Vous intervenez chez les bénéficiaires : ménage, courses, repas, présence.

Conditions requises :
permis B et véhicule
expérience auprès des personnes âgées
sens de l'écoute
DEAES apprécié

SOLEIL SERVICES vous offre : indemnités kilométriques, téléphone, planning fixe un mois à l'avance.`,
  },
  {
    name: "professeur de piano",
    language: "fr",
    title: "Professeur de piano",
    company: "École de musique de Sévérac",
    must: ["DE de professeur de musique", "pédagogie des débutants", "disponibilité le mercredi"],
    nice: ["jazz"],
    text: `L'École de musique de Sévérac (140 élèves) recherche pour la rentrée un professeur de piano H/F, 12 heures par semaine.
Le ou la candidat(e) devra être titulaire du DE de professeur de musique, maîtriser la pédagogie des débutants et garantir sa disponibilité le mercredi. La pratique du jazz sera un atout.
Lettre et CV à Mme la présidente.`,
  },
  {
    name: "orthophoniste",
    language: "fr",
    title: "Orthophoniste",
    company: "Maison de santé des Quatre Vents",
    must: ["certificat de capacité d'orthophoniste", "travail pluriprofessionnel"],
    nice: ["prise en charge des troubles de l'oralité"],
    text: `Rejoignez la Maison de santé des Quatre Vents !

Nous sommes 3 médecins, 2 infirmières et 1 kiné et cherchons un(e) orthophoniste (H/F), temps plein ou partiel, à Lannion.

File active déjà constituée, locaux neufs, secrétariat partagé.

Vous devez être titulaire du certificat de capacité d'orthophoniste et apprécier le travail pluriprofessionnel.
Une expérience de la prise en charge des troubles de l'oralité serait un plus.

Pour en savoir plus : 02 96 00 00 00`,
  },
  {
    name: "technicien réseaux",
    language: "fr",
    title: "Technicien réseaux",
    company: "Fibralys",
    must: ["Bac pro ou BTS réseaux", "habilitation travail en hauteur", "permis B"],
    nice: ["CACES nacelle"],
    text: `TECHNICIEN RÉSEAUX (H/F)
Fibralys | Rouen | CDI | 24-28K€ brut annuel

Fibralys raccorde 400 foyers par jour en Normandie.

# CE QUI VOUS ATTEND
- Raccorder les abonnés
- Tirer les câbles et mesurer les liaisons
- Rendre compte sur smartphone

# CE QUE VOUS APPORTEZ
- Bac pro ou BTS réseaux
- habilitation travail en hauteur
- permis B
- Le CACES nacelle serait apprécié

# CE QUE VOUS Y GAGNEZ
- camionnette
- prime de fin de chantier`,
  },
  {
    name: "agent de quai",
    language: "fr",
    title: "Agent de quai",
    company: "Logistique du Val",
    must: ["CACES 1A et 3", "station debout prolongée", "lecture d'un bon de commande"],
    nice: [],
    text: `Agent de quai (F/H) - horaires de nuit 21h-4h30
Logistique du Val - Orléans Nord

Mission d'intérim de 6 mois, renouvelable

→ décharger les camions
→ trier les palettes
→ scanner les colis

Requis
→ CACES 1A et 3
→ station debout prolongée
→ lecture d'un bon de commande

12,80€/h + panier nuit + IFM/ICP`,
  },
  {
    name: "secrétaire comptable",
    language: "fr",
    title: "Secrétaire comptable",
    company: "Menuiserie Pasquier",
    must: ["Bac pro gestion", "EBP", "orthographe irréprochable"],
    nice: [],
    text: `SARL Menuiserie Pasquier
ZA des Ormes, 79300 Bressuire
recherche

SECRÉTAIRE COMPTABLE (H/F)
CDI 30 h

Tâches : devis, factures, relances, téléphone, préparation des paies.
Profil : Bac pro gestion, pratique du logiciel EBP, orthographe irréprochable.
Se présenter ou écrire à l'adresse ci-dessus.`,
  },
  {
    name: "secrétaire médical",
    language: "fr",
    title: "Secrétaire médical",
    company: "Centre de radiologie Pasteur",
    must: [
      "Bac ST2S ou formation de secrétaire médicale",
      "terminologie médicale",
      "outil informatique",
    ],
    nice: ["logiciel Xplore"],
    text: `Secrétaire médical (H/F)
Centre de radiologie Pasteur
Troyes (10)
CDD de 6 mois évolutif en CDI
11,90 € de l'heure

Le Centre de radiologie Pasteur, équipé de deux IRM et d'un scanner, recherche un secrétaire médical pour compléter son équipe de neuf personnes.

Missions principales
Accueil des patients
Prise de rendez-vous
Frappe des comptes rendus
Encaissement et télétransmission

Profil recherché
Titulaire d'un Bac ST2S ou formation de secrétaire médicale
Vous maîtrisez la terminologie médicale
Vous êtes à l'aise avec l'outil informatique
La connaissance du logiciel Xplore est un plus

Merci d'adresser votre candidature par mail.`,
  },
  {
    name: "responsable logistique",
    language: "fr",
    title: "Responsable logistique",
    company: "Oréa Cosmétiques",
    must: [
      "Bac+5 supply chain",
      "5 ans d'expérience en management",
      "ERP",
      "anglais professionnel",
    ],
    nice: ["expérience en cosmétique"],
    text: `Oréa Cosmétiques
Responsable logistique H/F
Chartres, Centre-Val de Loire
CDI

Qui sommes-nous ?
Oréa Cosmétiques, c'est 120 collaborateurs passionnés et 40 ans de savoir-faire dans le soin bio.

Votre mission
Au sein de la direction des opérations, vous managez une équipe de 15 personnes, optimisez les flux et pilotez les prestataires de transport.

Qui êtes-vous ?
Diplômé(e) d'un Bac+5 supply chain, vous justifiez d'au moins 5 ans d'expérience en management.
Vous maîtrisez un ERP et les indicateurs logistiques.
Vous parlez un anglais professionnel.
Une expérience en cosmétique serait appréciée.

Ce que nous vous offrons
40-45 K€ selon profil, intéressement, mutuelle, restaurant d'entreprise.

Le process : un échange téléphonique, deux entretiens.`,
  },
  {
    name: "paysagiste",
    language: "fr",
    title: "Paysagiste",
    company: "Espaces Verts du Léman",
    must: ["CAP travaux paysagers", "deux ans d'expérience", "permis BE"],
    nice: ["Certiphyto"],
    text: `Entreprise du paysage basée à Thonon, Espaces Verts du Léman recherche un paysagiste H/F en CDI.
Vous réaliserez des terrasses, des plantations et des clôtures chez nos clients particuliers.
Votre profil : CAP travaux paysagers, au moins deux ans d'expérience, permis BE indispensable. Certiphyto apprécié.
Salaire : 12 à 14 € brut/heure + paniers. Semaine de 4 jours.`,
  },
  {
    name: "opérateur de production",
    language: "fr",
    title: "Opérateur de production",
    company: "Fromagerie des Deux Monts",
    must: ["travail en équipe 2x8", "respect des règles d'hygiène", "port de charges"],
    nice: ["Une première expérience en agroalimentaire"],
    text: `La Fromagerie des Deux Monts recrute !
Opérateur de production H/F – Pontarlier – CDD saisonnier d'avril à septembre

Tu participeras au moulage, au salage et à l'emballage de nos fromages.

Ce qu'on recherche :
• une personne prête au travail en équipe 2x8
• le respect des règles d'hygiène
• pas de contre-indication au port de charges
Une première expérience en agroalimentaire est un atout, mais nous te formerons.

On t'attend ! rh@deuxmonts.example`,
  },
];
