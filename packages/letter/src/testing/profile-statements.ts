/** Lines of descriptions as people write them in their profiles. */
export const statementsEn: readonly string[] = `
Led a team of 14 on the late shift
Responsible for the stock of three shops
I was responsible for the till
I am in charge of two boats
I'm responsible for the keys
Was responsible for ordering and invoices
In charge of two apprentices
Managing the diaries of four partners
Manage budgets and report to the board
Manages a portfolio of 40 clients
Stock control, ordering and rotas
Wound care
Reception, post and switchboard
I trained 6 new nurses in wound care
I train new nurses every spring
My role was to keep the accounts
Tasks: filing, scanning and archiving
Worked closely with suppliers in three countries
Cut waste by 12% in two years
Planned, shipped and tested the mobile app
Wrote 400 automated tests with PHPUnit
Taught maths to five classes of 28 pupils
Run the school maths club
Oversaw the migration of 80 servers to Linux
Successfully introduced a second scan at the dock
Team player with excellent communication skills
Customer service
UX research
HACCP and food hygiene
Set up a digital archive for 900 projects
Split deliveries between two depots
Helped elderly patients with personal care
Supporting the ward team during discharge planning
Preparation of desserts and bread
Introduction of a new rota
The night shift was mine alone
We built a portal for twelve towns
Programmed two robots and modelled the cell
Submitted tenders; negotiated prices; won three
Carried out triage for up to 60 patients per shift.
Hired, trained and dismissed staff and kept the records of all of them, including holidays, illness, overtime, uniforms, keys, lockers, parking, canteen cards and every other small thing that a depot of that size needs each day
Ensured that orders left on time
Liaise with schools, parents and social workers
Answered complaints from customers and depots
Sold 300 season tickets a year
Fed, washed and weighed 40 calves a day
`
  .trim()
  .split("\n");

export const statementsFr: readonly string[] = `
Encadrement d'une équipe de 14 personnes
Encadrer une équipe de 14 personnes
J'encadre une équipe de 14 personnes
J'ai encadré une équipe de 14 personnes
Gestion des stocks et des commandes
Responsable du rayon fromage
Responsable de deux apprentis
Chargée de la communication interne
En charge des relations avec la presse
Mise en place d'un suivi des rondes
Mise à jour du site
Mise en rayon des nouveautés
Prise en charge de douze patients
Prise des constantes
Prise de commandes
Réduction du délai de clôture de 10 à 6 jours
Augmentation du chiffre d'affaires de 18 %
Participation aux salons
Participation à l'élaboration du budget
Collaboration avec les écoles
Animation d'ateliers
Animation de deux ateliers par semaine
Création d'une newsletter
Création de sites WordPress
Suivi des tableaux de bord et des marges
Accueil du public
Accueil physique et téléphonique
Établissement de 350 bulletins de paie
Établi les déclarations de TVA
Rédigé la documentation technique
Rédaction des devis, suivi des commandes et relance des clients
Développement d'applications internes en Java
Conception et réalisation de maquettes
Soins d'hygiène et de confort
Vente
Formation des stagiaires à la prévention des chutes
Former deux stagiaires à Sage
Mes missions : tri, rangement et étiquetage
Mission : refonte du site
Nous avons ouvert trois agences
Dynamique et motivé
Coordination des prestataires UX, développement et SEO
Optimisation de l'entrepôt et du quai
Traitement de plusieurs réclamations
Entretien des espaces verts ; taille des haies
Pilotage de l'activité de quarante artisans
Négocie les contrats annuels avec 40 artisans
Assurer la fermeture du magasin
Obtention du label bio
Lancement de la gamme en 2019 et animation du réseau
`
  .trim()
  .split("\n");

export const titlesFr: readonly string[] = `
Infirmier(ère) de nuit
Infirmier / Infirmière
Aide-soignant(e)
Développeur·se web
Développeur·euse web
Technicien(ne) de maintenance
Chef.fe de projet
Acheteur/euse
Conseiller·ère de vente
Directeur(trice) adjoint(e)
Agent administratif(ve)
Sportif·ve de haut niveau
Pharmacien·ienne
Gardien / Gardienne
Vendeuse / Vendeur
Serveur ou serveuse
Comptable
Chargé(e) de mission
Coiffeur(se)
Étudiant·e·s en droit
Magasinier cariste
Boulanger-pâtissier (H/F)
Employé.e polyvalent.e
Éducateur ou animateur
Assistant / Gestionnaire de paie
Java Developer
DevOps
SAP Consultant
Chef de Projet Digital
Ouvrier(ère) / ouvrier agricole
Veuf ou veuve
`
  .trim()
  .split("\n");

export const employersFr: readonly string[] = `
Durand
La Redoute
Le Cabinet du Parc
Clinique des Lilas
La Clinique des Lilas
CHU de Nantes
ADMR du Cap
Hôpital Bichat
L'Oréal
l'Atelier du Port
Les Restos du Cœur
Restos du Cœur
Les Cartonneries du Vexin
Le Petit Fournil
École de la mer
Université de Flandre
Mairie de Wattrelos
Groupe Mirabeau
Association Le Passage
Institut des marées
Garage Ferrier
Auberge du Lavoir
Transports Brunel
Banque alimentaire
EHPAD Les Ajoncs
Amis de la mer
`
  .trim()
  .split("\n");

export const nounsFr: readonly string[] = `
hôpital
héros
usine
yaourt
HEC
BTS
IUT
le service client
les soins
infirmière
comptable
« apprenti »
gestion des stocks
accueil du public
24 lits
TVA
suivi des commandes
cours de piano
analyses de sang
recherches
plonge
menus
chauffage
maçonnerie
`
  .trim()
  .split("\n");

export const nounsEn: readonly string[] = `
hour of work
honest reviewer
university lecturer
one-day course
European buyer
HR officer
UX designer
UI designer
MBA student
NHS nurse
SQL developer
8-hour shift
18-month project
US citizen
Electrician
Shop assistant
Shop Assistant
FAQ writer
A-level student
heir
Treasurer
Secretary
unpaid intern
usher
Head of Sales
`
  .trim()
  .split("\n");

export const phrasesEn: readonly string[] = `
stock control
cash handling
UX
R&D
customer complaints
budget
running the shop
manage budgets
trained nurses
glass
wound care
night shift
press releases
`
  .trim()
  .split("\n");
