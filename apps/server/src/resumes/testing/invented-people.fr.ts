import type { InventedPerson } from "./invented-person.ts";

export const maud: InventedPerson = {
  language: "fr",
  first: "Maud",
  last: "Kerbrat",
  headline: "Chargée de communication",
  email: "maud.kerbrat@exemple.fr",
  phone: "06 12 34 56 78",
  street: "14 rue des Tanneurs",
  postalCode: "35000",
  city: "Rennes",
  country: "France",
  links: ["linkedin.com/in/maud-kerbrat"],
  summary:
    "Chargée de communication depuis sept ans dans le secteur associatif et culturel, j'aime rendre simples des sujets difficiles. Habituée à mener de front plusieurs campagnes, je cherche un poste où l'écrit compte autant que l'image.",
  experiences: [
    {
      title: "Chargée de communication",
      company: "Fondation Mer Ouverte",
      place: "Rennes",
      start: "2020-09",
      tasks: [
        "Conception et suivi de douze campagnes par an, de la rédaction à la diffusion",
        "Refonte du site internet et de la lettre d'information, lue par 18 000 abonnés",
        "Encadrement de deux alternants",
      ],
    },
    {
      title: "Assistante de communication",
      company: "Théâtre du Vieux Port",
      place: "La Rochelle",
      start: "2018-01",
      end: "2020-08",
      tasks: [
        "Rédaction des programmes de saison et des dossiers de presse",
        "Animation des réseaux sociaux",
      ],
    },
    {
      title: "Stagiaire en relations presse",
      company: "Agence Plume Rouge",
      place: "Paris",
      start: "2017-04",
      end: "2017-09",
      tasks: ["Revue de presse quotidienne et mise à jour du fichier des journalistes"],
    },
  ],
  education: [
    {
      degree: "Master",
      field: "Information et communication",
      school: "Université Rennes 2",
      place: "Rennes",
      start: "2015-09",
      end: "2017-09",
      note: "Mémoire sur la presse associative en Bretagne",
    },
    {
      degree: "Licence",
      field: "Lettres modernes",
      school: "Université de Bretagne Occidentale",
      place: "Brest",
      start: "2012-09",
      end: "2015-06",
    },
  ],
  skills: [
    ["Logiciels", ["InDesign", "Photoshop", "WordPress", "Excel"]],
    ["Communication", ["Rédaction web", "Relations presse", "Gestion de projet"]],
  ],
  languages: [
    ["Français", "langue maternelle"],
    ["Anglais", "courant (C1)"],
    ["Breton", "notions"],
  ],
  projects: [["Carnet de phares", "Blog photographique sur les phares du Finistère"]],
  volunteering: [
    {
      title: "Secrétaire",
      company: "Association Les Mots Voyageurs",
      start: "2019-01",
      end: "2022-12",
      tasks: ["Organisation d'ateliers d'écriture"],
    },
  ],
  interests: "Voile, photographie, chant choral",
};

export const idris: InventedPerson = {
  language: "fr",
  first: "Idris",
  last: "Belkacem",
  headline: "Ingénieur logiciel",
  email: "idris.belkacem@exemple.org",
  phone: "+33 7 98 76 54 32",
  city: "Villeurbanne",
  links: ["github.com/idris-belk", "idrisbelk.dev"],
  summary:
    "Ingénieur logiciel passionné par les systèmes répartis et les outils de développement. Cinq ans d'expérience en équipe agile, avec un goût marqué pour le code simple et bien testé.",
  experiences: [
    {
      title: "Ingénieur logiciel",
      company: "Quantelec",
      place: "Lyon",
      start: "2021-03",
      tasks: [
        "Développement d'une plateforme de supervision de bornes de recharge en Go et PostgreSQL",
        "Mise en place de l'intégration continue ; temps de livraison divisé par trois",
      ],
    },
    {
      title: "Développeur back-end",
      company: "Nuage & Cie",
      place: "Grenoble",
      start: "2019-09",
      end: "2021-02",
      tasks: [
        "Conception d'API REST pour la gestion de stocks",
        "Migration de la base Oracle vers PostgreSQL",
      ],
    },
    {
      title: "Stage de fin d'études",
      company: "Laboratoire Hydris",
      place: "Grenoble",
      start: "2019-02",
      end: "2019-08",
      tasks: ["Simulation de réseaux de capteurs en Python"],
    },
  ],
  education: [
    {
      degree: "Diplôme d'ingénieur",
      field: "Informatique",
      school: "INSA Lyon",
      place: "Villeurbanne",
      start: "2016-09",
      end: "2019-09",
    },
    {
      degree: "DUT",
      field: "Réseaux et télécommunications",
      school: "IUT de Valence",
      place: "Valence",
      start: "2014-09",
      end: "2016-06",
    },
    {
      degree: "Baccalauréat scientifique",
      school: "Lycée Camille Vernet",
      place: "Valence",
      start: "2011-09",
      end: "2014-07",
    },
  ],
  skills: [
    ["Langages", ["Go", "Python", "TypeScript", "SQL"]],
    ["Outils", ["Docker", "Kubernetes", "Git", "Terraform"]],
  ],
  languages: [
    ["Anglais", "C1"],
    ["Arabe", "bilingue"],
  ],
  projects: [
    ["Tramway", "Bibliothèque Go de files d'attente, 400 étoiles"],
    ["Meteobot", "Robot de discussion qui annonce la météo des massifs"],
  ],
  volunteering: [],
  interests: "Escalade, jeux de société",
};

export const solene: InventedPerson = {
  language: "fr",
  first: "Solène",
  last: "de Vauvert",
  headline: "Comptable",
  email: "s.devauvert@exemple.net",
  phone: "02.41.55.66.77",
  street: "3 bis avenue Foch",
  postalCode: "49100",
  city: "Angers",
  links: [],
  summary:
    "Comptable rigoureuse et autonome, je tiens depuis dix ans les comptes de petites et moyennes entreprises. Je souhaite rejoindre un cabinet à taille humaine.",
  experiences: [
    {
      title: "Comptable générale",
      company: "Cabinet Loiseau & Associés",
      place: "Angers",
      start: "2017-11",
      tasks: [
        "Tenue d'un portefeuille de quarante clients",
        "Établissement des bilans et des liasses fiscales",
      ],
    },
    {
      title: "Assistante comptable",
      company: "Transports Guérin SARL",
      place: "Cholet",
      start: "2014-02",
      end: "2017-10",
      tasks: ["Saisie des factures, rapprochements bancaires, déclarations de TVA"],
    },
    {
      title: "Hôtesse de caisse",
      company: "Carrefour Market",
      place: "Saumur",
      start: "2012-07",
      end: "2013-08",
      tasks: ["Accueil et encaissement"],
    },
  ],
  education: [
    {
      degree: "DCG",
      field: "Comptabilité et gestion",
      school: "Lycée Chevrollier",
      place: "Angers",
      start: "2011-09",
      end: "2014-06",
    },
    {
      degree: "BTS",
      field: "Comptabilité et gestion des organisations",
      school: "Lycée Duplessis-Mornay",
      place: "Saumur",
      start: "2009-09",
      end: "2011-06",
    },
  ],
  skills: [
    ["Comptabilité", ["Bilans", "Fiscalité", "Paie"]],
    ["Informatique", ["Sage", "Cegid", "Excel"]],
  ],
  languages: [
    ["Anglais", "intermédiaire"],
    ["Espagnol", "scolaire"],
  ],
  projects: [],
  volunteering: [
    {
      title: "Trésorière",
      company: "Club de handball de Trélazé",
      start: "2016-09",
      tasks: ["Gestion du budget annuel"],
    },
  ],
  interests: "Handball, jardinage",
};
