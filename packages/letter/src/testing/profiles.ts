/** Invented people, in the stored form in which a profile reaches the composer. */
export const profiles: Readonly<Record<string, unknown>> = {
  nurseEn: {
    profile: {
      first_name: "Amelia",
      last_name: "Thornbury",
      email: "amelia.thornbury@mail.example",
      phone_number: "+44 7700 900123",
      address: "14 Mill Lane",
      city: "Leeds",
      postal_code: "LS1 4AB",
      country: "United Kingdom",
      summary: "Registered nurse with eight years of experience in emergency and surgical care.",
      gender: "female",
    },
    experiences: [
      {
        id: "e1",
        company: "Saint Bride's Infirmary",
        title: "Staff Nurse",
        location: "Leeds",
        start_date: "03/2019",
        is_current: true,
        description:
          "• Carry out triage for up to 60 patients per shift\n• Administer medication and set up IV therapy\n• Trained 6 new nurses in wound care\n• Reduced documentation errors by 20% with a new checklist for medical records",
      },
      {
        id: "e2",
        company: "Oakwood Clinic",
        title: "Healthcare Assistant",
        location: "York",
        start_date: "09/2015",
        end_date: "02/2019",
        description:
          "Helped elderly patients with personal care. Recorded vital signs. Supporting the ward team during discharge planning.",
      },
    ],
    education: [
      {
        id: "d1",
        school: "University of Hull",
        degree: "Bachelor of Science",
        field_of_study: "Adult Nursing",
        start_date: "09/2012",
        end_date: "06/2015",
      },
    ],
    contributions: [
      {
        id: "c1",
        title: "Volunteer First Aider",
        organization: "Leeds Half Marathon",
        description: "Treated runners at the finish line",
        start_date: "2017",
        end_date: "2022",
      },
    ],
    competencies: [
      { id: "s1", name: "Triage", level: "expert", category: "technical", years_of_experience: 5 },
      {
        id: "s2",
        name: "Wound care",
        level: "advanced",
        category: "technical",
        years_of_experience: 8,
      },
      { id: "s3", name: "Spanish", level: "intermediate", category: "language" },
      { id: "s4", name: "Teamwork", level: "expert", category: "softSkills" },
    ],
    websites: [{ id: "w1", domain: "linkedin.com/in/amelia-thornbury" }],
    other: [
      { id: "o1", label: "Registration", content: "NMC registered since 2015" },
      { id: "o2", label: "Availability", content: "Available from 5 January" },
    ],
  },
  accountantFr: {
    profile: {
      first_name: "Mathieu",
      last_name: "Lefèvre",
      email: "mathieu.lefevre@courriel.example",
      phone_number: "06 39 98 12 34",
      address: "8 rue des Capucins",
      city: "Lille",
      postal_code: "59000",
      country: "France",
      summary: "Comptable avec 7 ans d'expérience en PME industrielle",
      gender: "male",
    },
    experiences: [
      {
        id: "e1",
        company: "Ateliers Morel",
        title: "Comptable",
        location: "Roubaix",
        start_date: "01/2020",
        is_current: true,
        description:
          "- Tenue de la comptabilité générale de deux sociétés\n- Établissement des déclarations de TVA et rapprochements bancaires\n- Réduit le délai de clôture mensuelle de 10 à 6 jours\n- Préparer les bilans avec l'expert-comptable",
      },
      {
        id: "e2",
        company: "Cabinet Delattre",
        title: "Assistant comptable",
        location: "Lille",
        start_date: "09/2016",
        end_date: "12/2019",
        description:
          "Saisie des factures fournisseurs. Préparation des dossiers de 35 clients. J'ai formé deux stagiaires à Sage.",
      },
    ],
    education: [
      {
        id: "d1",
        school: "Lycée Gaston Berger",
        degree: "BTS Comptabilité et gestion",
        end_date: "06/2016",
      },
    ],
    contributions: [
      {
        id: "c1",
        title: "Trésorier",
        organization: "Club de judo de Wazemmes",
        description: "Gestion d'un budget annuel de 40 000 euros",
        start_date: "2018",
        is_current: true,
      },
    ],
    competencies: [
      {
        id: "s1",
        name: "Sage",
        level: "expert",
        category: "toolsAndSoftware",
        years_of_experience: 7,
      },
      {
        id: "s2",
        name: "Excel",
        level: "advanced",
        category: "toolsAndSoftware",
        years_of_experience: 8,
      },
      { id: "s3", name: "Paie", level: "beginner", category: "technical" },
      { id: "s4", name: "Anglais", level: "intermediate", category: "language" },
    ],
    websites: [],
    other: [{ id: "o1", label: "Permis", content: "Permis B" }],
  },
  cookEn: {
    profile: {
      first_name: "Diego",
      last_name: "Marlowe",
      email: "d.marlowe@mail.example",
      phone_number: "",
      address: "",
      city: "Edinburgh",
      postal_code: "",
      country: "UK",
      summary: "",
      gender: "",
    },
    experiences: [
      {
        id: "e1",
        company: "Hotel Strathmore",
        title: "Commis Chef",
        location: "Edinburgh",
        start_date: "05/2021",
        end_date: "08/2025",
        description:
          "Prepared desserts and bread for 120 covers\nManaged stock and ordering for the pastry section\nKept food safety records",
      },
      {
        id: "e2",
        company: "Café Larkspur",
        title: "Kitchen Porter",
        start_date: "2019",
        end_date: "2021",
        description: "",
      },
    ],
    education: [
      {
        id: "d1",
        school: "Forth College",
        degree: "Diploma",
        field_of_study: "Professional Cookery",
        end_date: "2021",
      },
    ],
    contributions: [],
    competencies: [
      {
        id: "s1",
        name: "Pastry",
        level: "advanced",
        category: "technical",
        years_of_experience: 4,
      },
      {
        id: "s2",
        name: "Food safety",
        level: "",
        category: "technical",
        years_of_experience: null,
      },
    ],
    websites: [],
    other: [],
  },
};
