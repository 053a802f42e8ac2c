import { termTable } from "./term-table.ts";

/** Offices: finance, law, people, sales, marketing, projects. */
export const officeTerms = [
  ...termTable(
    "tool",
    `
!Excel || Microsoft Excel, MS Excel
!Word || Microsoft Word, MS Word
PowerPoint || Microsoft PowerPoint
!Outlook || Microsoft Outlook
Microsoft Office | le Pack Office | MS Office, Office 365, Microsoft 365, Pack Office, suite Office, office suite, outils bureautiques, bureautique
Google Workspace || G Suite, Google Suite
SharePoint
!Teams || Microsoft Teams
!SAP || SAP ERP, SAP FI
!Sage || Sage 100, Sage 50, Sage comptabilité
Cegid || Cegid Quadra, Quadratus, Quadra
QuickBooks
Xero
!EBP
Pennylane
Odoo
NetSuite
Oracle Financials
Salesforce
HubSpot
Zendesk
Dynamics 365 || Microsoft Dynamics
Silae
!ADP
!Workday
Mailchimp
Brevo || Sendinblue
Google Ads || AdWords, Google AdWords
Meta Ads || Facebook Ads
Semrush
Hootsuite
Trello
!Asana
!Notion
MS Project || Microsoft Project
!Slack
`,
  ),
  ...termTable(
    "skill",
    `
general accounting | la comptabilité générale | comptabilité, accounting, bookkeeping, tenue comptable, general ledger, tenue de la comptabilité
accounts payable | la comptabilité fournisseurs | supplier invoices, factures fournisseurs, purchase ledger
accounts receivable | la comptabilité clients | sales ledger, factures clients, customer invoices
month-end closing | les clôtures mensuelles | month-end close, monthly closing, clôture mensuelle, month end, monthly close, month-end, clôtures
annual accounts | les comptes annuels | year-end close, bilan, bilans, annual closing, clôture annuelle, clôtures annuelles, year-end accounts, liasse fiscale, liasses fiscales, year-end closing
bank reconciliation | les rapprochements bancaires | bank reconciliations, rapprochement bancaire, reconciliations
VAT returns | les déclarations de TVA | VAT, TVA, VAT return, déclaration de TVA
tax returns | les déclarations fiscales | tax declarations, tax filing, fiscalité, corporate tax, tax compliance
payroll | la paie | payroll processing, gestion de la paie, bulletins de paie, bulletins de salaire, fiches de paie
invoicing and billing | la facturation | invoicing, billing, factures
debt collection | le recouvrement | credit control, relances clients, recouvrement de créances
budgeting | la gestion budgétaire | budgets, budget management, gestion de budget, suivi budgétaire, budget monitoring, élaboration des budgets
financial reporting | le reporting financier | management reporting, reporting, financial statements, états financiers
management accounting | le contrôle de gestion | management control, cost accounting, comptabilité analytique, controlling
financial analysis | l'analyse financière | financial modelling, financial modeling, modélisation financière
auditing | l'audit | audit, internal audit, external audit, audits, commissariat aux comptes
treasury | la trésorerie | cash management, cash flow, suivi de trésorerie, gestion de trésorerie
IFRS | les normes IFRS
recruitment | le recrutement | recruiting, talent acquisition, hiring, sourcing de candidats
personnel administration | l'administration du personnel | HR administration, gestion administrative du personnel
onboarding | l'intégration des nouveaux arrivants | onboarding new hires, intégration des nouveaux collaborateurs, induction
employment law | le droit du travail | droit social, labour law, labor law
contract law | le droit des contrats | contract drafting, rédaction de contrats, contracts, contrats
legal research | la recherche juridique | recherches juridiques, veille juridique
GDPR | le RGPD | data protection, protection des données, RGPD, privacy compliance
diary management | la gestion d'agenda | calendar management, gestion des agendas, gestion d'agendas, scheduling appointments, prise de rendez-vous, appointment scheduling
reception | l'accueil | front desk, accueil physique et téléphonique, accueil téléphonique, receptionist duties, phone reception, accueil physique
data entry | la saisie de données | saisie, saisie informatique
minute taking | la rédaction de comptes rendus | minutes, comptes rendus, compte rendu
mail handling | le traitement du courrier | gestion du courrier, correspondence
filing | le classement | archiving, archivage, classement et archivage
travel arrangements | l'organisation de déplacements | travel booking, organisation des déplacements, travel planning
customer service | le service client | customer care, relation client, relations clients, client service, customer support, service clients, customer relations, service à la clientèle
complaint handling | le traitement des réclamations | complaints, réclamations, gestion des réclamations, customer complaints, litiges
sales | la vente | selling, ventes, conseil et vente, vente conseil
prospecting | la prospection | lead generation, prospection commerciale, prospection téléphonique, cold calling, business development, développement commercial
negotiation | la négociation | negotiating, négociation commerciale, contract negotiation
key account management | la gestion de grands comptes | account management, grands comptes, key accounts, gestion de portefeuille, portefeuille clients, client portfolio
retail | le commerce de détail | retail sales
merchandising | le merchandising | visual merchandising, mise en rayon, shelf stocking
cash handling | la tenue de caisse | cash register, till, encaissement, encaissements, caisse, point of sale, cashier duties
purchasing | les achats | procurement, buying, achat, sourcing, approvisionnement, approvisionnements
supplier management | la gestion des fournisseurs | vendor management, supplier relations, relations fournisseurs, supplier negotiations
project management | la gestion de projet | project manager, project coordination, gestion de projets, conduite de projet, pilotage de projet, pilotage de projets, managing projects, coordination de projet
product management | la gestion de produit | product roadmap, product owner, feuille de route produit
change management | la conduite du changement
process improvement | l'amélioration des processus | continuous improvement, amélioration continue, lean, process optimisation, process optimization
digital marketing | le marketing digital | online marketing, marketing numérique, webmarketing
content writing | la rédaction de contenus | copywriting, content creation, création de contenu, création de contenus, rédaction web, blog posts
social media | les réseaux sociaux | community management, social networks, social media management, animation des réseaux sociaux
SEO | le référencement naturel | search engine optimisation, search engine optimization, référencement
online advertising | la publicité en ligne | paid media, !SEA, PPC, paid search
e-mail campaigns | les campagnes d'e-mailing | email marketing, newsletters, e-mailing, emailing, email campaigns
market research | les études de marché | étude de marché, market analysis
event organisation | l'organisation d'événements | event planning, event management, événementiel, organisation d'évènements
press relations | les relations presse | public relations, !PR, media relations, relations publiques
fundraising | la collecte de fonds | grant writing, levée de fonds, recherche de financements, mécénat
translation | la traduction | translating, traductions, interpreting, interprétariat
public speaking | la prise de parole en public | presentations, presenting
team management | le management d'équipe | people management, team leadership, managing a team, encadrement d'équipe, gestion d'équipe, management d'équipes, manager une équipe, encadrer une équipe, gérer une équipe, manage a team, managed a team, led a team, supervising a team, staff supervision, team supervision, line management, leading a team, lead a team
staff training | la formation des équipes | formation des collègues, training new staff, formation de nouveaux arrivants, formation des nouveaux arrivants, training new colleagues, training new nurses, train new nurses, training colleagues, training staff, mentoring, tutorat, train new staff, formation du personnel, tutorat d'étudiants
CRM | la gestion de la relation client | CRM tools, CRM software
`,
  ),
];
