/** The beginnings of postings, with the title and the employer that they name. */
export const postingHeads: readonly (readonly [title: string, company: string, text: string])[] = [
  [
    "Respiratory Nurse",
    "Slaney Community Healthcare",
    "Respiratory Nurse\nSlaney Community Healthcare, Enniscorthy, Co. Wexford\nPermanent, 37.5 hours\nYou will run clinics in two health centres.",
  ],
  [
    "Kitchen Assistant",
    "Wharfside Primary School",
    "Kitchen Assistant\nWharfside Primary School\nHull\n£12.21 per hour\nWe have an exciting opportunity for a Kitchen Assistant. You must enjoy cooking.",
  ],
  [
    "Tax Manager",
    "Ballard Finch",
    "Job Title\nTax Manager\nCompany\nBallard Finch LLP\nLocation\nLeeds\nJob Description\nYou will look after 40 owner-managed businesses. ACA or CTA required.",
  ],
  [
    "Store Manager",
    "Pebble & Pine",
    "Store Manager | Pebble & Pine | Brighton\nPebble & Pine sells furniture made in Sussex.\nRequirements:\n- two years in retail management",
  ],
  [
    "Physiotherapist",
    "Northmoor NHS Foundation Trust",
    "Northmoor NHS Foundation Trust\nPhysiotherapist Band 5\nAn opportunity has arisen for a Physiotherapist to join the team. You must be HCPC registered.",
  ],
  [
    "Graphic Designer",
    "Bold Teapot",
    "Hello! We're Bold Teapot, a branding agency in Norwich.\nWe're after a Graphic Designer who loves type.\nYou'll need a portfolio and InDesign skills.",
  ],
  [
    "Truck Driver",
    "Lone Elk Hauling",
    "NOW HIRING: Truck Driver\nLone Elk Hauling - Billings, MT\nCDL A required. Home weekends. Call Dana.",
  ],
  [
    "Research Assistant",
    "Institute for Coastal Studies",
    "Position: Research Assistant\nOrganization: Institute for Coastal Studies\nThe Institute for Coastal Studies invites applications. MSc required.",
  ],
  [
    "Financial Controller",
    "Greyfield Packaging",
    "My client, Greyfield Packaging, a £40m manufacturer, is seeking a Financial Controller. You must be ACA or ACCA qualified.",
  ],
  [
    "Responsable de magasin",
    "Jardins d'Émilie",
    "Jardins d'Émilie (enseigne de jardinerie, 12 magasins) recrute son Responsable de magasin H/F à Cholet.\nExpérience du commerce exigée.",
  ],
  [
    "Mécanicien automobile",
    "GARAGE DES REMPARTS",
    "MÉCANICIEN AUTOMOBILE H/F\nGARAGE DES REMPARTS\nAvignon (84)\nCAP mécanique obligatoire.",
  ],
  [
    "Développeur Java",
    "Kelenn",
    "Développeur Java H/F\nChez Kelenn, nous éditons un logiciel de gestion pour les ports.\nMaîtrise de Java exigée.",
  ],
  [
    "Chargé d'accueil",
    "Office de tourisme du Val d'Ardre",
    "L'Office de tourisme du Val d'Ardre recrute un chargé d'accueil (H/F) pour la saison.\nAnglais obligatoire.",
  ],
  [
    "Psychologue",
    "CHU de Saint-Médard",
    "CHU de Saint-Médard\nPoste de psychologue (H/F) à 80 % en gérontologie\nMaster 2 de psychologie exigé.",
  ],
  [
    "Ingénieur d'études",
    "Hydrosys",
    "Hydrosys est un bureau d'études de 30 personnes spécialisé dans l'eau potable. Nous recherchons un ingénieur d'études H/F à Metz.\nDiplôme d'ingénieur requis.",
  ],
  [
    "Employé(e) de restauration",
    "Croq'Midi",
    "Employé(e) de restauration H/F\nEnseigne : Croq'Midi\nVille : Évry\nDisponibilité le midi obligatoire.",
  ],
  [
    "Couvreur",
    "Toitures Lambert",
    "La société Toitures Lambert, implantée à Épinal depuis 1962, est à la recherche d'un couvreur (H/F).\nCAP couvreur exigé.",
  ],
];
