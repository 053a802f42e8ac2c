import type { LetterLanguage } from "../letter-language.ts";

interface DemoPosting {
  readonly fileName: string;
  readonly company: string;
  readonly text: string;
}

const transport: DemoPosting = {
  fileName: "Lettre Locavore Express.pdf",
  company: "Locavore Express",
  text: `Planificateur transport (H/F)
Entreprise\u00A0: Locavore Express
Lieu\u00A0: Lyon

Vos missions
- Organiser les tournées de livraison
- Négocier avec les transporteurs

Votre profil
- Expérience de la planification du transport
- Maîtrise d’Excel et de SAP
- Anglais courant`,
};

/** Postings of the demo's letters, with the names of their files. */
export const demoPostings: Readonly<Record<LetterLanguage, readonly DemoPosting[]>> = {
  en: [
    {
      fileName: "Letter Pharmalys.pdf",
      company: "Pharmalys",
      text: `Supply chain coordinator
Company: Pharmalys
Location: Lyon

About us
Pharmalys delivers medicines to 900 pharmacies in the south-east.

What you will do
- Plan the stock of our two warehouses
- Coordinate carriers and delivery windows
- Build a weekly demand forecast

What we look for
- Three years in inventory management or supply chain
- Demand forecasting and Excel
- Fluent English and French`,
    },
    {
      fileName: "Letter Solstice Cosmétique.pdf",
      company: "Solstice Cosmétique",
      text: `Supply chain analyst
Company: Solstice Cosmétique
Location: Lyon

Your tasks
- Analyse stock and service levels in Power BI
- Improve the demand forecast with sales teams
- Follow suppliers in SAP

Your profile
- Experience with SAP and Excel
- Procurement or inventory management
- You like to negotiate and explain numbers`,
    },
    transport,
  ],
  fr: [
    {
      fileName: "Lettre Pharmalys.pdf",
      company: "Pharmalys",
      text: `Coordinateur logistique (H/F)
Entreprise\u00A0: Pharmalys
Lieu\u00A0: Lyon

L’entreprise
Pharmalys livre des médicaments à 900 pharmacies du Sud-Est.

Vos missions
- Planifier les stocks de nos deux entrepôts
- Coordonner les transporteurs et les créneaux de livraison
- Établir la prévision hebdomadaire

Votre profil
- Trois ans d’expérience en gestion des stocks
- Prévision de la demande et Excel
- Anglais courant`,
    },
    {
      fileName: "Lettre Solstice Cosmétique.pdf",
      company: "Solstice Cosmétique",
      text: `Analyste supply chain
Entreprise\u00A0: Solstice Cosmétique
Lieu\u00A0: Lyon

Vos missions
- Analyser les stocks et les taux de service dans Power BI
- Améliorer la prévision avec les équipes commerciales
- Suivre les fournisseurs dans SAP

Votre profil
- Expérience de SAP et d’Excel
- Approvisionnement ou gestion des stocks
- Goût de la négociation`,
    },
    transport,
  ],
};
