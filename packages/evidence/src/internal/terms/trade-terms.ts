import { termTable } from "./term-table.ts";

/** Kitchens, hotels, sites, workshops, warehouses, roads. */
export const tradeTerms = [
  ...termTable(
    "skill",
    `
food preparation | la préparation culinaire | food prep, préparations culinaires, préparation des plats, meal preparation, préparation des repas, prep work
hot kitchen | la cuisine chaude | hot line, sauté station
cooking | la cuisson | cuissons
pastry | la pâtisserie | pastries, pâtisserie fine, pâtisseries
desserts | les desserts | dessert preparation
viennoiserie | la viennoiserie | viennoiseries
bread making | la boulangerie | panification
butchery | la boucherie | meat cutting, découpe de viande
menu planning | l'élaboration des menus | menu design, menu development, création de menus, élaboration de menus, conception de menus
seasonal menus | les cartes de saison | carte saisonnière, menus de saison
menus | les menus
food safety | l'hygiène alimentaire | food hygiene, sécurité alimentaire, food safety standards, normes d'hygiène
HACCP | les normes HACCP | HACCP
food cost control | la maîtrise des coûts matière | food cost, food costs, ratios matière, coût matière
cost control | la maîtrise des coûts | gestion des coûts
collective catering | la restauration collective | contract catering, cantine, institutional catering, school catering
fine dining | la gastronomie | restaurant gastronomique, gastronomic restaurant
table service | le service en salle | waiting tables, service à table, service au plateau
bar service | le service au bar | bartending
cocktails | les cocktails | mixology
wine service | le service du vin
sommelier work | la sommellerie | | wine service
wine pairing | les accords mets et vins | food and wine pairing
wine | le vin
coffee making | la préparation de cafés | barista, barista skills
housekeeping | l'entretien des chambres | room cleaning, nettoyage des chambres, hotel housekeeping
hotel reception | la réception d'hôtel | hotel front office, réception hôtelière
check-in | l'enregistrement des clients | check-ins, guest check-in, check-in and check-out
reservations | les réservations | bookings, booking management, gestion des réservations
cleaning | le nettoyage | entretien des locaux, nettoyage des locaux, cleaning services, propreté, bionettoyage
stock management | la gestion des stocks | inventory management, stock control, gestion de stock, suivi des stocks, inventory control
stocktaking | les inventaires | inventaire, stock counts, inventory counts
inventory
order picking | la préparation de commandes | picking, picking and packing, préparation des commandes, order preparation, pick and pack
goods reception | la réception des marchandises | receiving goods, réception de marchandises, goods-in, goods inward
shipping | l'expédition | dispatch, expéditions, despatch, shipments
loading and unloading | le chargement et le déchargement | loading, unloading, chargement, déchargement, chargement et déchargement
forklift driving | la conduite de chariots élévateurs | forklift operation, cariste, forklift driver
forklifts | les chariots élévateurs | forklift, chariot élévateur
warehouse management | la gestion d'entrepôt | gestion d'entrepôts, managing a warehouse
warehousing | l'entreposage | warehouse operations, warehouse work
warehouses | les entrepôts | warehouse, entrepôt
warehouse management systems | les logiciels de gestion d'entrepôt | WMS, warehouse management system, logiciel de gestion d'entrepôt
logistics | la logistique
supply chain management | la chaîne logistique | supply chain
transport planning | la planification des transports | planification de transports
route planning | la planification des tournées | planning des tournées, organisation des tournées
freight chartering | l'affrètement
delivery driving | la conduite de véhicules de livraison | delivery driver, delivery drivers, chauffeur-livreur, chauffeuse-livreuse, delivery rounds
deliveries | les livraisons | livraison, deliveries
parcel delivery | la livraison de colis | parcel deliveries
home delivery | la livraison à domicile | home deliveries
customs procedures | les formalités douanières
customs clearance | le dédouanement
customs | la douane | douanes
masonry | la maçonnerie | maçonnerie traditionnelle
bricklaying | la pose de briques
carpentry | la charpente
joinery | la menuiserie
woodworking | le travail du bois
plumbing | la plomberie
sanitary installation | l'installation sanitaire
pipework | la tuyauterie
heating | le chauffage | heating systems
boilers | les chaudières
boiler maintenance | l'entretien de chaudières | entretien des chaudières
HVAC | le génie climatique | CVC
heat pumps | les pompes à chaleur | heat pump, pompe à chaleur
refrigeration | le froid commercial | frigoriste
industrial refrigeration | le froid industriel
electrical installation | l'installation électrique | installations électriques
electrical work | les travaux d'électricité | électricité bâtiment, électricité
wiring | le câblage électrique | electrical wiring
cabling | le câblage
electrical troubleshooting | le dépannage électrique | electrical fault finding, fault finding
painting and decorating | la peinture en bâtiment
painting | la peinture
tiling | le carrelage | tile laying, pose de carrelage
roofing | la toiture | travaux de couverture
zinc roofing | la zinguerie
plastering | la plâtrerie
drywall | le placo | pose de placo
construction management | la conduite de travaux | site management
site supervision | la conduite de chantier | site supervisor, chef de chantier
site monitoring | le suivi de chantier
structural calculation | le calcul de structures | structural analysis, calculs de structure
structural engineering | l'ingénierie des structures
surveying | la topographie | relevés topographiques
land surveying | l'arpentage
working drawings | les plans d'exécution
welding | la soudure | soudage, welder
welding certificate | la licence de soudage | licences de soudage, qualification de soudage
TIG welding | la soudure TIG | TIG
MIG welding | la soudure MIG | MIG, MIG/MAG
machining | l'usinage
CNC machining | l'usinage sur commande numérique | CNC, commande numérique
milling | le fraisage
assembly | le montage | assemblage
mechanical assembly | le montage mécanique
assembly line work | le travail à la chaîne | assembly line, chaîne de montage
production line work | le travail en ligne de production | production line, ligne de production
manufacturing | la production industrielle
packaging | le conditionnement
packaging line work | le travail en ligne de conditionnement | packaging line, ligne de conditionnement
machine operation | la conduite de machines | operating machines
machine setting | le réglage de machines | réglage des machines
preventive maintenance | la maintenance préventive | planned maintenance, entretien préventif
repairs | le dépannage | dépannages, réparation, réparations
corrective maintenance | la maintenance corrective | maintenance curative
troubleshooting | la recherche de pannes
hydraulics | l'hydraulique | hydraulic systems
pneumatics | la pneumatique
industrial automation | l'automatisme | automatismes
PLC programming | la programmation d'automates
PLCs | les automates programmables | automates, automate programmable
automation | l'automatisation
vehicle repair | la réparation automobile | car repair, mécanique automobile, automotive repair, mécanique auto
vehicle diagnostics | le diagnostic automobile | diagnostic électronique, car diagnostics
quality control | le contrôle qualité | contrôle de la qualité, quality inspection, contrôles qualité
quality assurance | l'assurance qualité | !QA
health and safety | la sécurité au travail | HSE, occupational safety, workplace safety
QHSE
safety rules | les règles de sécurité | consignes de sécurité, safety procedures
waste sorting | le tri des déchets
recycling | le recyclage
waste management | la gestion des déchets
gardening | le jardinage
landscaping | l'aménagement paysager
green spaces | les espaces verts
care of green spaces | l'entretien d'espaces verts | entretien des espaces verts
horticulture | l'horticulture
pruning | la taille des arbres et arbustes
tree surgery | l'élagage
hedge trimming | la taille de haies | taille des haies
farm work | les travaux agricoles
agriculture | l'agriculture | farming
harvesting | les récoltes | récolte
livestock farming | l'élevage
animal care | les soins aux animaux | soins animaliers
animal husbandry
hairdressing | la coiffure
hair cutting | la coupe de cheveux | haircuts
hair colouring | la coloration
beauty treatments | les soins esthétiques
skincare | les soins de la peau
manicure | la manucure
sewing | la couture
dressmaking | la confection de vêtements
alterations | les retouches
tailoring
security surveillance | la surveillance de sites | gardiennage
CCTV | la vidéosurveillance | video surveillance
patrols | les rondes
access control | le contrôle d'accès | contrôle des accès
fire safety | la sécurité incendie | fire prevention, prévention incendie
printing | les travaux d'impression | print production
offset printing | l'impression offset
digital printing | l'impression numérique
property management | la gestion locative
lettings | la location immobilière
real estate management | la gestion immobilière
real estate sales | la transaction immobilière | estate agency
real estate | l'immobilier
`,
  ),
  ...termTable(
    "tool",
    `
SolidWorks
AutoCAD
CATIA
Revit
SketchUp
!Micros || Oracle Micros
Opera PMS
GMAO
`,
  ),
];
