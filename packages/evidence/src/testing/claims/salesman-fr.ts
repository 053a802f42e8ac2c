import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const salesmanFr: ClaimSet = {
  language: "fr",
  isHeldBack: true,
  profile: {
    profile: {
      first_name: "Thibault",
      last_name: "Marchetti",
      city: "Toulouse",
      country: "France",
      summary: "Technico-commercial en matériel agricole, fils d’éleveurs.",
    },
    experiences: [
      {
        company: "Garonne Agri",
        title: "Technico-commercial",
        location: "Toulouse",
        start_date: "05/2019",
        is_current: true,
        description:
          "Portefeuille de 180 exploitations sur 3 départements\nChiffre d’affaires de 1,9 M€ en 2025, +14 % en un an\nDémonstrations de semoirs au champ\nLancement de la gamme de robots de traite",
      },
      {
        company: "Coop du Lauragais",
        title: "Vendeur magasin",
        location: "Revel",
        start_date: "2016",
        end_date: "04/2019",
        description:
          "Conseil aux clients, aliments et clôtures\nInventaires annuels de 4 000 références\nAppui aux livraisons",
      },
    ],
    education: [
      {
        school: "Lycée agricole d’Auzeville",
        degree: "BTSA",
        field_of_study: "Technico-commercial",
        start_date: "2014",
        end_date: "2016",
      },
    ],
    contributions: [
      {
        title: "Entraîneur des moins de 12 ans",
        organization: "Rugby club de Revel",
        description: "Deux entraînements par semaine, 22 enfants",
        start_date: "09/2020",
        is_current: true,
      },
    ],
    competencies: skills(`
      Négociation; advanced
      Salesforce; intermediate; toolsAndSoftware; 3
      Certiphyto
      Permis B, BE
      Espagnol; advanced; language
      Anglais; beginner; language`),
    other: [{ label: "Mobilité", content: "Mobile dans tout le Sud-Ouest, véhicule personnel." }],
  },
  posting: `Responsable de secteur (H/F) – Semences Aubrac, Rodez
Vous animez un réseau de 25 distributeurs sur 6 départements, négociez avec les centrales d’achat et formez les équipes des magasins. Fixe + variable, véhicule.
Vous avez : une formation agricole bac+2 à ingénieur, 5 ans dans la vente, l’anglais courant. Plus : agronomie, HubSpot, diplôme d’ingénieur agronome.
Candidatures à Mme Solène Vayssière.`,
  claims: `
+ Technico-commercial chez Garonne Agri depuis mai 2019, je suis 180 exploitations dans trois départements.
+ En 2025, j’ai réalisé un chiffre d’affaires de 1,9 million d’euros, soit 14 % de plus en un an.
+ J’ai lancé notre gamme de robots de traite.
+ Je fais des démonstrations de semoirs directement au champ.
+ Pendant environ trois ans, j’ai été vendeur en magasin à la Coop du Lauragais.
+ J’y conseillais les clients sur les aliments et les clôtures, et je participais aux livraisons.
+ Mon BTSA technico-commercial, obtenu en 2016 à Auzeville, répond à la formation agricole que vous demandez.
+ J’ai le Certiphyto et les permis B et BE.
+ Je parle bien espagnol ; mon anglais reste celui d’un débutant.
+ Deux fois par semaine, j’entraîne vingt-deux enfants au rugby club de Revel.
+ Fils d’éleveurs, je connais le quotidien des exploitations.
+ Je suis mobile dans tout le Sud-Ouest.
+ Animer un réseau de 25 distributeurs est le défi que je recherche.
+ Je n’ai jamais utilisé HubSpot, mais je travaille avec Salesforce depuis trois ans.
- number | Je suis un portefeuille de 1 800 exploitations.
- magnitude | J’ai réalisé 1,9 milliard d’euros de chiffre d’affaires.
- unit | J’ai augmenté mes ventes de 14 M€ en un an.
- mixed | À la Coop du Lauragais, j’ai lancé la gamme de robots de traite.
- mixed | Chez Garonne Agri, je gérais l’inventaire de 4 000 références.
- title | Je suis responsable de secteur chez Garonne Agri.
- title-lc | Je suis ingénieur agronome de formation.
- dates | J’ai rejoint Garonne Agri en janvier 2016.
- years | Je vends du matériel agricole depuis plus de quinze ans.
- degree | J’ai une licence en agronomie du Lycée agricole d’Auzeville.
- tool | Je pilote mon activité sur HubSpot.
- claim | J’ai négocié avec les centrales d’achat et formé les équipes des magasins.
- level | Je parle couramment anglais.
- award | J’ai été élu meilleur vendeur de l’année.
`,
};
