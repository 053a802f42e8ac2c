import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const driverFr: ClaimSet = {
  language: "fr",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Mickaël",
      last_name: "Tanguy",
      city: "Saint-Brieuc",
      country: "France",
      summary: "Conducteur routier, frigo et régional. Je rentre le soir et j’y tiens.",
    },
    experiences: [
      {
        company: "Transports Gouarec",
        title: "Conducteur SPL",
        location: "Lamballe",
        start_date: "05/2019",
        is_current: true,
        description:
          "Transport frigorifique régional, 110 000 km par an\nLivraison de 18 magasins par semaine au hayon\nAucun accident responsable depuis 2019\nFormation de 3 nouveaux conducteurs",
      },
      {
        company: "Brise Messagerie",
        title: "Chauffeur-livreur",
        location: "Guingamp",
        start_date: "03/2015",
        end_date: "04/2019",
        description:
          "Tournée de 70 colis par jour en utilitaire\nEncaissement des contre-remboursements\nPréparation des tournées de 5 collègues l’été",
      },
    ],
    education: [
      {
        school: "AFTRAL Saint-Brieuc",
        degree: "Titre professionnel",
        field_of_study: "Conducteur du transport routier de marchandises sur tous véhicules",
        end_date: "2019",
      },
    ],
    contributions: [
      {
        title: "Entraîneur des moins de 11 ans",
        organization: "Stade briochin, section jeunes",
        description: "Deux entraînements par semaine, 14 enfants",
        start_date: "2020",
        is_current: true,
      },
    ],
    competencies: skills(`
      Permis C et CE
      FCO valable jusqu’en mai 2029
      Transics; intermediate; toolsAndSoftware
      Arrimage; advanced
      Anglais; beginner; language`),
    other: [
      { label: "ADR", content: "Formation ADR de base prévue en janvier 2027." },
      { label: "Préavis", content: "Deux semaines." },
    ],
  },
  posting: `Conducteur SPL citerne (H/F) – Laiteries du Trégor, Plouisy
Collecte de lait dans 30 fermes, départ et retour au dépôt chaque jour. 2 450 € brut par mois, 13e mois.
Exigé : permis CE, FCO à jour, ADR de base. Souhaité : CACES R490 grue, expérience en citerne, habitude du monde agricole.
Contact : Mme Solenn Kerbrat.`,
  claims: `
+ Je conduis depuis mai 2019 un ensemble frigorifique pour les Transports Gouarec, à Lamballe.
+ Chaque année, je parcours environ 110 000 kilomètres.
+ Je livre dix-huit magasins par semaine, au hayon.
+ Depuis 2019, je n’ai eu aucun accident responsable, ce dont je suis fier.
+ Trois nouveaux conducteurs ont été formés par mes soins.
+ Avant cela, j’ai été chauffeur-livreur chez Brise Messagerie, avec une tournée de soixante-dix colis par jour.
+ Je suis titulaire des permis C et CE, et ma FCO est valable jusqu’en mai 2029.
+ Je suivrai la formation ADR de base en janvier 2027.
+ Rentrer le soir compte pour moi, et votre annonce promet un retour au dépôt chaque jour.
+ Je n’ai encore jamais roulé en citerne.
+ Conducteur SPL depuis plus de sept ans, je fais du transport frigorifique régional.
+ Auparavant, j’ai passé quatre ans chez Brise Messagerie, à Guingamp.
+ Deux fois par semaine, j’entraîne quatorze enfants au Stade briochin.
+ L’arrimage est un domaine que je maîtrise bien.
+ J’ai passé mon titre professionnel à l’AFTRAL en 2019.
+ Je n’ai pas le CACES grue.
+ Collecter le lait dans trente fermes me changerait agréablement des magasins.
+ Deux semaines de préavis, et je suis à vous.
- number | Je parcours 210 000 km par an.
- certificate | Je suis titulaire de l’ADR de base.
- posting skill | Je possède le CACES R490 et j’ai l’habitude du monde agricole.
- mixed | Chez Brise Messagerie, j’ai formé trois nouveaux conducteurs.
- leadership | Je suis responsable d’une équipe de cinq chauffeurs.
- title | Chef d’équipe chez Transports Gouarec depuis 2019, je connais bien la région.
- effect | Ma conduite a permis de réduire la consommation de gazole de 12 %.
- years | Je conduis des poids lourds depuis plus de quinze ans.
- level | Je parle couramment anglais.
- award | J’ai été élu meilleur conducteur de l’année par mes collègues.
- objet | Je livre 18 hôpitaux par semaine au hayon.
- mélange | Chez Transports Gouarec, j’ai préparé les tournées de cinq collègues.
- effet | Grâce à mes formations, les accidents ont diminué de moitié dans l’entreprise.
- étendue | Je fais du transport international en Espagne et en Italie.
- compétence | J’ai déjà collecté du lait en citerne pendant deux étés.
- titre | Formateur chez Transports Gouarec, j’accueille les nouveaux.
- dates | Je travaille chez Transports Gouarec depuis 2016.
- permis | Je suis titulaire du permis D.
- habilitation | Ma formation ADR est à jour.
- nombre | J’ai formé treize conducteurs.
- certificat | Ma FCO est valable jusqu’en mai 2031.
- superlatif | Je suis le conducteur le plus expérimenté de l’entreprise.
`,
  letter: `
+ Madame Kerbrat,
+ Votre annonce pour un poste de conducteur SPL citerne à Plouisy m’intéresse vivement.
+ Depuis 2019, je fais du transport frigorifique régional pour les Transports Gouarec : 110 000 km par an et dix-huit magasins livrés chaque semaine.
- effect | Ma ponctualité a permis à l’entreprise de gagner deux nouveaux clients.
+ J’ai le permis CE et une FCO à jour jusqu’en mai 2029.
- certificate | Je dispose également de l’ADR de base et du CACES R490.
- posting skill | Fils d’agriculteur, je connais les fermes et la collecte du lait.
+ Mon préavis est de deux semaines.
+ Je serais heureux de vous rencontrer.
+ Je vous prie d’agréer, Madame, l’expression de mes salutations distinguées.
`,
};
