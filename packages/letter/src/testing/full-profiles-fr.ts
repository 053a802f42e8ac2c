/** Three invented people with a full profile in French, in the stored form. */
export const fullProfilesFr: Readonly<Record<string, unknown>> = {
  aideSoignante: {
    profile: {
      first_name: "Maëlle",
      last_name: "Kerguelen",
      email: "maelle.kerguelen@courriel.example",
      city: "Quimper",
      country: "France",
      summary: "Aide-soignante diplômée avec neuf ans auprès de personnes âgées",
      gender: "female",
    },
    experiences: [
      {
        id: "e1",
        company: "EHPAD Les Ajoncs",
        title: "Aide-soignante",
        location: "Quimper",
        start_date: "04/2020",
        is_current: true,
        description:
          "Accompagner 12 résidents dans les gestes de la vie quotidienne\nAssurer les soins d'hygiène et de confort\nTransmettre les observations à l'équipe infirmière\nForme les stagiaires à la prévention des chutes\nAnimation d'un atelier cuisine chaque semaine\nRéduit les chutes de nuit de 20 % grâce à un suivi des rondes",
      },
      {
        id: "e2",
        company: "Clinique de l'Odet",
        title: "Aide-soignante de nuit",
        location: "Quimper",
        start_date: "09/2016",
        end_date: "03/2020",
        description:
          "Surveillance de 28 patients en médecine\nPrise des constantes et transmissions écrites\nPréparation des chambres pour les entrées",
      },
      {
        id: "e3",
        company: "ADMR du Cap",
        title: "Auxiliaire de vie",
        location: "Audierne",
        start_date: "07/2014",
        end_date: "08/2016",
        description:
          "Aidé 15 personnes à leur domicile\nPréparé les repas et fait les courses\nAccompagné les familles dans leurs démarches",
      },
    ],
    education: [
      {
        id: "d1",
        school: "IFAS de Quimper",
        degree: "Diplôme d'État d'aide-soignant",
        end_date: "2016",
      },
      {
        id: "d2",
        school: "Lycée Chaptal",
        degree: "BEP Carrières sanitaires et sociales",
        end_date: "2014",
      },
    ],
    contributions: [
      {
        id: "c1",
        title: "Secouriste bénévole",
        organization: "Croix-Rouge de Quimper",
        description: "Tenue de postes de secours lors de fêtes et de courses",
        start_date: "2018",
        is_current: true,
      },
    ],
    competencies: [
      { id: "s1", name: "Soins d'hygiène", level: "expert", years_of_experience: 9 },
      { id: "s2", name: "Manutention des patients", level: "advanced", years_of_experience: 8 },
      { id: "s3", name: "Gestes de premiers secours", level: "advanced" },
      { id: "s4", name: "Dossier de soins", level: "advanced", years_of_experience: 5 },
      { id: "s5", name: "Anglais", level: "beginner", category: "language" },
    ],
    websites: [],
    other: [{ id: "o1", label: "Permis", content: "Permis B et véhicule personnel" }],
  },
  commercial: {
    profile: {
      first_name: "Bastien",
      last_name: "Roux",
      email: "bastien.roux@courriel.example",
      city: "Lyon",
      country: "France",
      summary:
        "Commercial sédentaire depuis 2015, spécialisé dans les fournitures pour le bâtiment",
      gender: "male",
    },
    experiences: [
      {
        id: "e1",
        company: "Rhône Matériaux",
        title: "Responsable commercial",
        location: "Vénissieux",
        start_date: "01/2021",
        is_current: true,
        description:
          "Encadrer une équipe de 5 vendeurs\nNégociation des contrats annuels avec 40 artisans\nAugmenté le chiffre d'affaires de l'agence de 18 % en deux ans\nSuivi des tableaux de bord et des marges\nMis en place un logiciel de relation client\nOrganisation de quatre journées portes ouvertes par an",
      },
      {
        id: "e2",
        company: "Plomberie Service",
        title: "Commercial sédentaire",
        location: "Lyon",
        start_date: "09/2017",
        end_date: "12/2020",
        description:
          "Gestion d'un portefeuille de 250 clients\nRédaction des devis et suivi des commandes\nTraitement des réclamations\nFormation de deux apprentis",
      },
      {
        id: "e3",
        company: "Bricolage Central",
        title: "Vendeur",
        location: "Villeurbanne",
        start_date: "06/2015",
        end_date: "08/2017",
        description:
          "Conseillé les clients au rayon sanitaire\nTenue de caisse et inventaires\nMise en rayon des nouveautés",
      },
    ],
    education: [
      {
        id: "d1",
        school: "Lycée La Martinière",
        degree: "BTS Négociation et relation client",
        end_date: "2015",
      },
    ],
    contributions: [
      {
        id: "c1",
        title: "Entraîneur",
        organization: "Rugby Club de Bron",
        description: "Entraînement de 20 jeunes de moins de 12 ans",
        start_date: "2019",
        is_current: true,
      },
    ],
    competencies: [
      { id: "s1", name: "Négociation", level: "expert", years_of_experience: 8 },
      { id: "s2", name: "Prospection", level: "advanced", years_of_experience: 6 },
      { id: "s3", name: "Salesforce", level: "intermediate", category: "toolsAndSoftware" },
      { id: "s4", name: "Excel", level: "advanced", category: "toolsAndSoftware" },
      { id: "s5", name: "Relation client", level: "expert", years_of_experience: 10 },
      { id: "s6", name: "Espagnol", level: "intermediate", category: "language" },
    ],
    websites: [],
    other: [
      { id: "o1", label: "Disponibilité", content: "Disponible après un préavis de deux mois" },
    ],
  },
  informaticien: {
    profile: {
      first_name: "Samir",
      last_name: "Belkacem",
      email: "samir.belkacem@courriel.example",
      city: "Lille",
      country: "France",
      summary: "Technicien informatique avec dix ans de support et d'administration de parcs",
      gender: "male",
    },
    experiences: [
      {
        id: "e1",
        company: "Université de Flandre",
        title: "Administrateur systèmes",
        location: "Lille",
        start_date: "03/2019",
        is_current: true,
        description:
          "Administration de 80 serveurs Linux\nAutomatisation des sauvegardes avec Ansible\nMigré la messagerie de 3 000 comptes vers Microsoft 365\nRédaction de la documentation technique\nEncadrement de deux alternants\nParticipation au plan de continuité",
      },
      {
        id: "e2",
        company: "Nord Assistance",
        title: "Technicien support",
        location: "Roubaix",
        start_date: "10/2015",
        end_date: "02/2019",
        description:
          "Traitement de 25 demandes par jour\nInstallation des postes et des imprimantes\nFormation des utilisateurs à la sécurité\nTenue de l'inventaire du parc",
      },
      {
        id: "e3",
        company: "Mairie de Wattrelos",
        title: "Apprenti informaticien",
        location: "Wattrelos",
        start_date: "09/2013",
        end_date: "09/2015",
        description: "Préparé les ordinateurs de 12 écoles\nDépanné les salles de classe",
      },
    ],
    education: [
      {
        id: "d1",
        school: "IUT de Lens",
        degree: "DUT Réseaux et télécommunications",
        end_date: "2015",
      },
      {
        id: "d2",
        school: "Université de Lille",
        degree: "Licence professionnelle",
        field_of_study: "Administration de systèmes",
        end_date: "2018",
      },
    ],
    contributions: [
      {
        id: "c1",
        title: "Animateur",
        organization: "Repair Café de Roubaix",
        description: "Réparation d'ordinateurs avec les habitants",
        start_date: "2020",
        is_current: true,
      },
    ],
    competencies: [
      {
        id: "s1",
        name: "Linux",
        level: "expert",
        category: "toolsAndSoftware",
        years_of_experience: 10,
      },
      {
        id: "s2",
        name: "Ansible",
        level: "advanced",
        category: "toolsAndSoftware",
        years_of_experience: 4,
      },
      { id: "s3", name: "Docker", level: "advanced", category: "toolsAndSoftware" },
      { id: "s4", name: "Support informatique", level: "expert", years_of_experience: 9 },
      { id: "s5", name: "Python", level: "intermediate", category: "toolsAndSoftware" },
      { id: "s6", name: "Anglais", level: "advanced", category: "language" },
    ],
    websites: [],
    other: [],
  },
};
