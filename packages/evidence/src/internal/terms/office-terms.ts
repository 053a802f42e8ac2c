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
Microsoft Office | le Pack Office | MS Office, Office 365, Microsoft 365, Pack Office, suite Office, office suite
office software | la bureautique | outils bureautiques
Google Workspace || G Suite, Google Suite
SharePoint
!Teams || Microsoft Teams
!SAP || SAP ERP
SAP FI ||| SAP
!Sage || Sage comptabilité
Sage 50 ||| Sage
Sage 100 ||| Sage
Sage 200 ||| Sage
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
general accounting | la comptabilité générale | comptabilité, accounting
bookkeeping | la tenue de la comptabilité | tenue comptable
general ledger | le grand livre
accounts payable | la comptabilité fournisseurs | supplier invoices, factures fournisseurs, purchase ledger
accounts receivable | la comptabilité clients | sales ledger, factures clients, customer invoices
month-end closing | les clôtures mensuelles | month-end close, monthly closing, clôture mensuelle, month end, monthly close, month-end
annual accounts | les comptes annuels | year-end close, annual closing, clôture annuelle, clôtures annuelles, year-end accounts, year-end closing
balance sheets | les bilans | bilan
tax packages | les liasses fiscales | liasse fiscale
bank reconciliation | les rapprochements bancaires | bank reconciliations, rapprochement bancaire
VAT returns | les déclarations de TVA | VAT return, déclaration de TVA
VAT | la TVA
tax returns | les déclarations fiscales | tax declarations, tax filing
taxation | la fiscalité | tax compliance
corporate tax | l'impôt sur les sociétés
payroll | la paie | payroll processing, gestion de la paie
payslips | les bulletins de paie | bulletins de salaire, fiches de paie
invoicing and billing | la facturation | invoicing, billing
invoices | les factures
debt collection | le recouvrement | recouvrement de créances
credit control | les relances clients
budget management | la gestion budgétaire | budgeting, gestion de budget
budget monitoring | le suivi budgétaire | budget tracking
budget preparation | l'élaboration des budgets
budgets | les budgets
financial reporting | le reporting financier | financial statements, états financiers
management reporting | le reporting de gestion
reporting | le reporting
management accounting | le contrôle de gestion | management control, controlling
cost accounting | la comptabilité analytique
financial analysis | l'analyse financière
financial modelling | la modélisation financière | financial modeling
auditing | l'audit | audit, audits
internal audit | l'audit interne
external audit | le commissariat aux comptes | audit externe
treasury | la trésorerie | gestion de trésorerie, suivi de trésorerie
cash management
cash flow
IFRS | les normes IFRS
recruitment | le recrutement | recruiting, talent acquisition, hiring, sourcing de candidats
personnel administration | l'administration du personnel | HR administration, gestion administrative du personnel
onboarding | l'intégration des nouveaux arrivants | onboarding new hires, intégration des nouveaux collaborateurs, induction
employment law | le droit du travail | droit social, labour law, labor law
contract law | le droit des contrats
contract drafting | la rédaction de contrats
contracts | les contrats
legal research | la recherche juridique | recherches juridiques
legal monitoring | la veille juridique
GDPR | le RGPD | RGPD
data protection | la protection des données | privacy compliance
diary management | la gestion d'agenda | calendar management, gestion des agendas, gestion d'agendas
appointment scheduling | la prise de rendez-vous | scheduling appointments
reception | l'accueil | front desk, accueil physique et téléphonique, receptionist duties, accueil physique
  phone reception | l'accueil téléphonique | telephone reception
data entry | la saisie de données | saisie informatique, saisie
minute taking | la rédaction de comptes rendus | taking minutes, meeting minutes, minutes of meetings, comptes rendus, compte rendu
mail handling | le traitement du courrier | gestion du courrier
correspondence | la correspondance
filing | le classement
archiving | l'archivage
travel arrangements | l'organisation de déplacements | travel booking, organisation des déplacements, travel planning
customer service | le service client | customer care, relation client, relations clients, client service, customer support, service clients, customer relations, service à la clientèle
complaint handling | le traitement des réclamations | complaints, réclamations, gestion des réclamations, customer complaints
disputes | les litiges
sales | la vente | selling, ventes, conseil et vente, vente conseil
prospecting | la prospection | lead generation, prospection commerciale
cold calling | la prospection téléphonique
business development | le développement commercial
negotiation | la négociation | negotiating, négociation commerciale
contract negotiation | la négociation de contrats
key account management | la gestion de grands comptes | grands comptes, key accounts
account management | la gestion de portefeuille clients | portefeuille clients, client portfolio
retail | le commerce de détail | retail sales
merchandising | le merchandising
visual merchandising | le merchandising visuel
shelf stocking | la mise en rayon | stocking shelves
cash handling | la tenue de caisse | cash register, till, encaissement, encaissements, caisse, cashier duties
point of sale
purchasing | les achats | procurement, buying, achat
sourcing | le sourcing
supply | les approvisionnements | approvisionnement
supplier management | la gestion des fournisseurs | vendor management
supplier relations | les relations fournisseurs
supplier negotiations | les négociations avec les fournisseurs
project management | la gestion de projet | project manager, gestion de projets, conduite de projet, pilotage de projet, pilotage de projets, managing projects
project coordination | la coordination de projet | coordination de projets
product management | la gestion de produit
product ownership | la responsabilité de produit | product owner
product roadmaps | les feuilles de route produit | product roadmap, feuille de route produit
change management | la conduite du changement
process improvement | l'amélioration des processus | process optimisation, process optimization
continuous improvement | l'amélioration continue
lean management | le lean management
digital marketing | le marketing digital | online marketing, marketing numérique, webmarketing
content writing | la rédaction de contenus
content creation | la création de contenus | création de contenu
copywriting | la conception-rédaction
web writing | la rédaction web
blog posts | les articles de blog
social media | les réseaux sociaux | social networks
social media management | l'animation des réseaux sociaux | community management
SEO | le référencement naturel | search engine optimisation, search engine optimization, référencement
online advertising | la publicité en ligne | paid media
paid search | le référencement payant | !SEA, PPC
e-mail campaigns | les campagnes d'e-mailing | email marketing, e-mailing, emailing, email campaigns
newsletters | les newsletters
market research | les études de marché | étude de marché
market analysis | l'analyse de marché
event organisation | l'organisation d'événements | event planning, event management, événementiel, organisation d'évènements
press relations | les relations presse | media relations
public relations | les relations publiques | !PR
fundraising | la collecte de fonds | recherche de financements
grant writing | la rédaction de demandes de subvention
corporate philanthropy | le mécénat
translation | la traduction | translating, traductions
interpreting | l'interprétariat
public speaking | la prise de parole en public
presentations | les présentations
team management | l'encadrement d'équipe | people management, team leadership, team supervision, management d'équipe, gestion d'équipe, management d'équipes, supervision d'équipe, staff supervision, line management, manager une équipe, gérer une équipe, encadrer une équipe, managing a team, manage a team, managed a team, led a team, leading a team, lead a team, supervising a team
staff training | la formation des équipes | formation des collègues, training new staff, formation de nouveaux arrivants, formation des nouveaux arrivants, training new colleagues, training new nurses, train new nurses, training colleagues, training staff, train new staff, formation du personnel
mentoring | le tutorat | tutorat d'étudiants
CRM | la gestion de la relation client | CRM tools, CRM software
`,
  ),
];
