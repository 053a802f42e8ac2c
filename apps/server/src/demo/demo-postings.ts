/** Postings of the demo's letters, with the names of their files. */
export const demoPostings: readonly { fileName: string; text: string }[] = [
  {
    fileName: "Letter Pharmalys.pdf",
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
  {
    fileName: "Lettre Locavore Express.pdf",
    text: `Planificateur transport (H/F)
Entreprise : Locavore Express
Lieu : Lyon

Vos missions
- Organiser les tournées de livraison
- Négocier avec les transporteurs

Votre profil
- Expérience de la planification du transport
- Maîtrise d’Excel et de SAP
- Anglais courant`,
  },
];
