import { termTable } from "./term-table.ts";

/** Kitchens, hotels, sites, workshops, warehouses, roads. */
export const tradeTerms = [
  ...termTable(
    "skill",
    `
food preparation | la préparation culinaire | food prep, préparations culinaires, préparation des plats, meal preparation, préparation des repas, prep work
hot kitchen | la cuisine chaude | cuisson, cooking, cuissons, hot line, sauté station
pastry | la pâtisserie | pastries, desserts, baking, pâtisserie fine, dessert preparation, pâtisseries
bread making | la boulangerie | bread, viennoiserie, panification
butchery | la boucherie | meat cutting, découpe de viande
menu planning | l'élaboration des menus | menu design, menus, menu development, création de menus, élaboration de menus, conception de menus, seasonal menus, carte saisonnière
food safety | l'hygiène alimentaire | HACCP, food hygiene, hygiène alimentaire, normes HACCP, sécurité alimentaire, food safety standards, normes d'hygiène
food cost control | la maîtrise des coûts matière | food cost, food costs, ratios matière, coût matière, gestion des coûts, cost control
collective catering | la restauration collective | contract catering, cantine, institutional catering, school catering
fine dining | la gastronomie | gastronomique, restaurant gastronomique, gastronomic restaurant, bistronomie
table service | le service en salle | waiting tables, service à table, food service, service au plateau, waiting
bar service | le service au bar | bartending, cocktails, mixology
wine service | le service du vin | sommellerie, wine pairing, wine
barista skills | la préparation de boissons chaudes | barista, coffee making, latte art
housekeeping | l'entretien des chambres | room cleaning, nettoyage des chambres, hotel housekeeping
hotel reception | la réception d'hôtel | front office, check-in, check-ins, guest check-in, check-in and check-out, réception hôtelière
reservations | les réservations | bookings, booking management, gestion des réservations
cleaning | le nettoyage | entretien des locaux, nettoyage des locaux, cleaning services, propreté, bionettoyage
stock management | la gestion des stocks | inventory management, stock control, inventory, inventaire, inventaires, gestion de stock, suivi des stocks, inventory control, stocktaking
order picking | la préparation de commandes | picking, picking and packing, préparation des commandes, order preparation, pick and pack
goods reception | la réception des marchandises | receiving goods, réception de marchandises, goods-in, goods inward, receiving
shipping | l'expédition | dispatch, expéditions, despatch, shipments
loading and unloading | le chargement et le déchargement | loading, unloading, chargement, déchargement, chargement et déchargement
forklift driving | la conduite de chariots élévateurs | forklift, forklifts, chariot élévateur, chariots élévateurs, forklift operation, cariste
warehouse management | la gestion d'entrepôt | WMS, warehousing, entreposage, warehouse operations, warehouse
logistics | la logistique | logistics planning, supply chain, chaîne logistique
transport planning | la planification des transports | route planning, planning des tournées, organisation des tournées, planification des tournées, affrètement
delivery driving | la livraison | deliveries, delivery, livraisons, delivery rounds, livraison à domicile, parcel delivery
customs procedures | les formalités douanières | customs, douane, dédouanement, customs clearance
masonry | la maçonnerie | bricklaying, maçonnerie traditionnelle
carpentry | la menuiserie | joinery, charpente, woodworking
plumbing | la plomberie | installation sanitaire, pipework, sanitary installation
heating systems | le chauffage | heating, chaudières, boilers, boiler maintenance, HVAC, CVC, génie climatique
heat pumps | les pompes à chaleur | heat pump, pompe à chaleur
refrigeration | le froid commercial | frigoriste, cooling systems, froid industriel
electrical installation | l'installation électrique | electrical work, electrical wiring, wiring, installations électriques, câblage, électricité bâtiment, cabling, électricité
electrical troubleshooting | le dépannage électrique | electrical fault finding, fault finding
painting and decorating | la peinture | peinture en bâtiment, painting, revêtements
tiling | le carrelage | tile laying, pose de carrelage
roofing | les travaux de couverture | toiture, zinguerie
plastering | la plâtrerie | plaster, drywall, pose de placo
site supervision | la conduite de travaux | site management, conduite de chantier, suivi de chantier, construction management, site supervisor, chef de chantier
structural calculation | le calcul de structures | structural engineering, structural analysis, calculs de structure
surveying | la topographie | land surveying, relevés topographiques
AutoCAD drawings | les plans AutoCAD | AutoCAD, plans d'exécution
welding | la soudure | soudage, welder, TIG, MIG, MIG/MAG, TIG welding, MIG welding
machining | l'usinage | CNC machining, CNC, fraisage, tournage, milling, turning, usinage sur commande numérique, commande numérique
assembly | le montage | assemblage, assembly line, montage mécanique
production line work | le travail en ligne de production | production line, ligne de production, manufacturing, conditionnement, packaging line
machine operation | la conduite de machines | operating machines, conduite de ligne, réglage de machines, machine setting
preventive maintenance | la maintenance préventive | planned maintenance, maintenance préventive et curative, entretien préventif
repairs | le dépannage | corrective maintenance, troubleshooting, maintenance corrective, maintenance curative, réparation, dépannages, réparations
hydraulics | l'hydraulique | hydraulic systems, pneumatics, pneumatique
industrial automation | l'automatisme | PLC, PLC programming, automates, automation, automates programmables, automatismes
vehicle repair | la réparation automobile | car repair, mécanique automobile, automotive repair, mécanique auto
vehicle diagnostics | le diagnostic automobile | diagnostic électronique, car diagnostics
quality control | le contrôle qualité | quality assurance, contrôle de la qualité, assurance qualité, !QA, quality inspection, contrôles qualité
health and safety | la sécurité au travail | HSE, QHSE, occupational safety, safety rules, règles de sécurité, consignes de sécurité, workplace safety, safety procedures
waste sorting | le tri des déchets | recycling, recyclage, waste management, gestion des déchets
gardening | le jardinage | landscaping, espaces verts, entretien d'espaces verts, horticulture, green spaces
pruning | la taille des arbres et arbustes | élagage, hedge trimming
farm work | les travaux agricoles | agriculture, harvesting, récolte, farming, élevage
animal care | les soins aux animaux | animal husbandry, soins animaliers
hairdressing | la coiffure | hair cutting, haircuts, coupe, hair colouring, coloration, coupe et coloration
beauty treatments | les soins esthétiques | esthétique, skincare, manucure, facials, esthetics
sewing | la couture | dressmaking, retouches, alterations, tailoring
security surveillance | la surveillance de sites | gardiennage, surveillance de sites, CCTV, video surveillance, vidéosurveillance, patrols, rondes, access control, contrôle d'accès, contrôle des accès
fire safety | la sécurité incendie | fire prevention, prévention incendie
printing | les travaux d'impression | offset printing, impression numérique, print production
property management | la gestion locative | lettings, gestion immobilière, syndic, real estate management
real estate sales | la transaction immobilière | real estate, immobilier, estate agency
`,
  ),
  ...termTable(
    "tool",
    `
SolidWorks
CATIA
Revit
SketchUp
!Micros || Oracle Micros
Opera PMS
GMAO
`,
  ),
];
