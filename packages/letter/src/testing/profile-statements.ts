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
