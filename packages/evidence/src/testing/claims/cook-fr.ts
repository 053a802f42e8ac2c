import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const cookFr: ClaimSet = {
  language: "fr",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Aminata",
      last_name: "Delorme",
      city: "Lyon",
      country: "France",
      summary: "Cuisinière, plutôt légumes et cuissons longues.",
    },
    experiences: [
      {
        company: "Bistrot des Tables Claires",
        title: "Seconde de cuisine",
        location: "Lyon",
        start_date: "09/2021",
        is_current: true,
        description:
          "Service de 80 couverts le midi et 60 le soir\nEncadrement de 2 commis et 1 apprenti\nCoût matière ramené de 33 % à 28 %\nCarte végétale renouvelée chaque mois",
      },
      {
        company: "Résidence Les Charmilles",
        title: "Cuisinière de collectivité",
        location: "Villeurbanne",
        start_date: "01/2018",
        end_date: "08/2021",
        description:
          "400 repas par jour en liaison froide\nMenus sans sel et textures modifiées\nSuivi HACCP et commandes fournisseurs (budget de 2,4 M€ pour le groupe)",
      },
    ],
    education: [
      {
        school: "Lycée François-Rabelais",
        degree: "CAP",
        field_of_study: "Cuisine",
        end_date: "2017",
      },
    ],
    contributions: [
      {
        title: "Bénévole",
        organization: "Les Marmites solidaires",
        description: "Repas pour 150 personnes un dimanche par mois",
        start_date: "2022",
        is_current: true,
      },
    ],
    competencies: skills(`
      HACCP; advanced
      Cuisson sous vide; advanced
      Pâtisserie; beginner
      Excel; intermediate; toolsAndSoftware
      Italien; intermediate; language`),
    other: [
      { label: "Formation en cours", content: "BP Arts de la cuisine, examen en juin 2027." },
      { label: "Disponibilité", content: "À partir du 1er février 2027." },
    ],
  },
  posting: `Chef de cuisine (H/F), Maison Corbelin, Annecy
Restaurant bistronomique de 45 couverts, carte courte, produits des maraîchers à moins de 40 km. Équipe de 6 personnes.
Vous avez : une expérience de second ou de chef, la maîtrise des coûts, le goût de transmettre. En plus : sommellerie, anglais, cuisine au feu de bois.
Dites-nous quel légume vous représente.`,
  claims: `
+ Seconde de cuisine au Bistrot des Tables Claires depuis septembre 2021, j’assure quatre-vingts couverts le midi et soixante le soir.
+ J’y encadre deux commis et un apprenti.
+ Le coût matière y est passé de 33 à 28 %.
+ Tous les mois, je renouvelle la carte végétale.
+ À la résidence Les Charmilles, je préparais quatre cents repas quotidiens en liaison froide.
+ Les menus sans sel et les textures modifiées n’ont plus de secret pour moi.
+ Un dimanche par mois, je cuisine bénévolement pour 150 personnes aux Marmites solidaires.
+ Je prépare actuellement un BP Arts de la cuisine, dont l’examen aura lieu en juin 2027.
+ Travailler avec des maraîchers à moins de 40 km me fait envie.
+ Je pourrais vous rejoindre dès le 1er février 2027.
+ Depuis cinq ans, je suis seconde de cuisine dans un bistrot lyonnais.
+ Nous sommes passés de 33 % à 28 % de coût matière.
+ Les commandes auprès des fournisseurs et le suivi HACCP faisaient partie de mon travail aux Charmilles.
+ La cuisson sous vide est une technique que je connais bien.
+ Mon CAP Cuisine, je l’ai obtenu au lycée François-Rabelais.
+ En pâtisserie, je débute.
+ Je ne connais pas encore la cuisine au feu de bois.
+ J’aimerais diriger une équipe de six personnes.
- number | J’assure 180 couverts chaque midi.
- title | Cheffe de cuisine du Bistrot des Tables Claires depuis 2021, je dirige une équipe de six personnes.
- mixed | Aux Charmilles, j’ai ramené le coût matière de 33 % à 28 %.
- certificate | Je suis titulaire d’un BP Arts de la cuisine.
- posting skill | Je cuisine au feu de bois et je conseille les vins en salle.
- effect | Ma carte végétale a fait progresser le chiffre d’affaires de 15 %.
- award | Le bistrot a obtenu un Bib Gourmand grâce à ma cuisine.
- level | Je parle couramment italien et anglais.
- magnitude | J’ai géré un budget de 24 M€ pour les achats.
- years | Forte de quinze ans d’expérience en cuisine, je souhaite diriger une brigade.
- objet | Je renouvelle la carte des vins chaque mois.
- mélange | Au Bistrot des Tables Claires, je préparais 400 repas par jour en liaison froide.
- effet | Le renouvellement de la carte végétale a ramené le coût matière à 28 %.
- titre | En tant que cheffe de cuisine, j’encadre deux commis.
- équipe | J’encadre deux chefs de partie et trois apprentis.
- étendue | J’ai ouvert le Bistrot des Tables Claires en 2021.
- compétence | Ma maîtrise de l’anglais me permet d’accueillir une clientèle étrangère.
- diplôme | Diplômée d’un BTS hôtellerie, j’ai le goût de transmettre.
- dates | J’ai travaillé aux Charmilles jusqu’en 2023.
- nombre | Je cuisine chaque dimanche pour 150 personnes.
- niveau | Je suis experte en pâtisserie.
- certificat | Mon BP Arts de la cuisine m’a appris la rigueur.
`,
  letter: `
+ Madame, Monsieur,
+ Je souhaite rejoindre la Maison Corbelin comme cheffe de cuisine.
+ Au Bistrot des Tables Claires, à Lyon, je suis seconde de cuisine : 80 couverts le midi, 60 le soir, avec deux commis et un apprenti que j’encadre.
+ Vous demandez la maîtrise des coûts : nous avons ramené le coût matière de 33 % à 28 %.
+ La carte végétale change chaque mois, et c’est moi qui la renouvelle.
+ Auparavant, j’ai cuisiné trois ans et demi pour la résidence Les Charmilles, à Villeurbanne, où sortaient 400 repas par jour.
+ Je suis diplômée d’un CAP Cuisine et je prépare un BP Arts de la cuisine.
+ Je serais disponible à partir du 1er février 2027.
+ Dans l’attente de votre réponse, je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.
`,
};
