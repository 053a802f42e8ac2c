import { describe, expect, test } from "vitest";
import { matchWishes } from "../match-wishes.ts";

const today = { year: 2026, month: 12 };

/** Whether a job of six years proves a wish. */
function proves(wish: string, title: string, organization = ""): boolean {
  const period = { start: { year: 2020, month: 6 }, end: undefined, isCurrent: true };
  const job = { id: "job", kind: "experience" as const, title, organization, period, lines: [] };
  const parts = { summary: [], entries: [job], names: [], notes: [], otherNotes: [], today };
  const [match] = matchWishes([{ kind: "must", text: wish }], parts);
  return match?.provenBy.includes("job") ?? false;
}

describe("experience in a sector is proven by a title of the sector", () => {
  test.each([
    ["Previous retail experience", "Sales Assistant"],
    ["Background in retail", "Sales Assistant"],
    ["Minimum 2 years' experience driving HGVs", "LGV Class 2 Driver"],
    ["Expérience de la conduite de poids lourds", "Conducteur routier SPL"],
    ["You have worked for two years or more in retail", "Sales Assistant"],
    ["A minimum of 18 months' retail experience", "Sales Assistant"],
    ["Vous avez déjà travaillé en restauration", "Serveuse"],
    ["3 ans d'expérience en tant qu'infirmier", "Infirmière"],
    ["Une expérience de conducteur de 2 ans", "Conductrice"],
    ["At least 2 years' experience in a busy retail environment", "Shop Supervisor"],
    ["Experience in hospitality or retail", "Waiter"],
    ["Customer service experience", "Hotel Receptionist"],
    ["Experience in a customer-facing role", "Barista"],
    ["3 years in construction", "Bricklayer"],
    ["Experience in social care", "Senior Carer"],
    ["Experience of working in a professional kitchen", "Sous Chef"],
    ["Office experience", "Administrative Assistant"],
    ["Une première expérience en restauration est souhaitée", "Serveuse"],
    ["Expérience d'au moins 5 ans dans l'aide à la personne", "Auxiliaire de vie sociale"],
    ["Vous justifiez d'une expérience de 3 ans dans le secteur du bâtiment", "Maçon"],
    ["Expérience en relation client", "Hôtesse de caisse"],
    ["Expérience dans la petite enfance", "Auxiliaire de puériculture"],
  ])("%s: %s", (wish, title) => expect(proves(wish, title)).toBe(true));
});

describe("experience in a kind of place is proven by the organisation", () => {
  test.each([
    ["Expérience en collectivité exigée", "Mairie de Vitré"],
    ["Expérience en milieu hospitalier", "CHU de Rennes"],
    ["Experience in a hospital", "Thornfield Community Hospital"],
    ["Experience in local government", "Leeds City Council"],
  ])("%s: %s", (wish, organization) => expect(proves(wish, "Clerk", organization)).toBe(true));
});

describe("another sector, or a wish for more than a sector, is not", () => {
  test.each([
    ["Experience in healthcare", "Veterinary Nurse"],
    ["Experience in healthcare", "Nursery Nurse"],
    ["Experience in early years", "Plant Nursery Assistant"],
    ["Experience in social care", "Customer Care Assistant"],
    ["Experience in social care", "Car Care Worker"],
    ["Experience in social care", "Senior Assistant"],
    ["Experience in retail", "Technical Sales Assistant"],
    ["Experience in retail", "Store Architect"],
    ["Experience in retail", "Data Store Engineer"],
    ["Experience in retail banking", "Sales Assistant"],
    ["Extensive experience in hospitality", "Waiter"],
    ["Recent retail experience", "Sales Assistant"],
    ["Expérience significative en restauration", "Serveuse"],
    ["Experience and qualification in childcare", "Nanny"],
    ["Clinical experience", "Dental Nurse"],
    ["Food preparation experience", "Kitchen Porter"],
    ["Experience in accountancy practice", "Accounts Assistant"],
    ["Expérience en service en salle", "Cuisinier"],
    ["Expérience en crèche", "Assistante maternelle"],
    ["Experience in construction", "Theatre Carpenter"],
    ["Experience in retail management", "Sales Assistant"],
    ["Experience in retail buying", "Shop Manager"],
    ["Experience of customer experience design", "Barista"],
    ["Customer experience", "Barista"],
    ["Experience in hospitality", "Tech Lead"],
    ["Experience in hospitality", "Bar Code Technician"],
    ["Experience in hospitality management", "Waiter"],
    ["Experience of working in a professional kitchen", "Kitchen Fitter"],
    ["Experience of working in a professional kitchen", "Chef de projet"],
    ["Experience in pastry", "Sous Chef"],
    ["Office experience", "Systems Administrator"],
    ["Office experience", "Company Secretary"],
    ["Office experience", "Database Administrator"],
    ["Experience in construction", "Builder's Merchant"],
    ["Experience in construction", "Bench Carpenter"],
    ["Experience in a school", "Driving Teacher"],
    ["Experience in a school", "Yoga Teacher"],
    ["Experience in a primary school", "Maths Teacher"],
    ["Experience in warehouse management", "Warehouse Operative"],
    ["Experience in investment banking", "Accountant"],
    ["Experience of farming", "Wind Farm Technician"],
    ["10 years' experience in retail", "Sales Assistant"],
    ["100 months' experience in retail", "Sales Assistant"],
    ["You have worked in retail banking", "Sales Assistant"],
    ["Background in retail analytics", "Sales Assistant"],
    ["Minimum 2 years' experience driving HGVs", "Taxi Driver"],
    ["Minimum 2 years' experience driving HGVs", "Forklift Truck Driver"],
    ["Expérience de la conduite de poids lourds", "Conducteur de travaux"],
    ["Expérience de la conduite de poids lourds", "Conductrice de bus"],
    ["A clean background check", "Sales Assistant"],
    ["Vous avez déjà travaillé en restauration rapide", "Serveuse"],
    ["3 ans d'expérience en tant que vendeur", "Acheteuse"],
    ["3 ans d'expérience en tant que directeur", "Directrice adjointe"],
    ["3 ans d'expérience en tant qu'infirmier de bloc", "Infirmière"],
    ["Experience in hospitality", "Apprentice Waiter"],
    ["Expérience en restauration collective", "Serveuse"],
    ["Expérience en restauration", "Administrateur serveur Linux"],
    ["Expérience en restauration", "Cuisiniste"],
    ["Expérience en restauration", "Chef de produit"],
    ["Expérience en aide à la personne", "Auxiliaire de vie scolaire"],
    ["Expérience dans le secteur du bâtiment", "Électricien automobile"],
    ["Expérience en secrétariat", "Assistante sociale"],
    ["Expérience en relation client", "Hôtesse de l'air"],
    ["Expérience en logistique", "Cariste"],
    ["Expérience en nettoyage", "Agent d'entretien des espaces verts"],
    ["Expérience en comptabilité analytique de groupe", "Aide-comptable"],
    ["Expérience en management en restauration", "Serveur"],
    ["Expérience en soins", "Infirmière vétérinaire"],
  ])("%s: %s", (wish, title) => expect(proves(wish, title)).toBe(false));
  test.each([
    ["Experience in local government", "British Council"],
    ["Expérience en milieu scolaire", "Auto-école du Centre"],
    ["Expérience en milieu hospitalier", "Hôpital vétérinaire"],
    ["Expérience en collectivité", "Communauté d'Emmaüs"],
    ["Expérience en collectivité", "Ville Lumière SARL"],
    ["Hospital experience", "Costa Coffee, St James's Hospital"],
    ["Hospital experience", "Friends of Thornfield Hospital"],
    ["Hospital experience", "Thornfield Hospital Charity"],
    ["Experience in school", "PTA of Ashbrook Primary School"],
    ["Expérience en milieu hospitalier", "Cafétéria du CHU de Rennes"],
    ["Expérience en collectivité", "Hôtel Ville de Paris"],
  ])("%s: %s", (wish, organization) => expect(proves(wish, "Clerk", organization)).toBe(false));
});
