/** Invented people, in the stored form in which a profile reaches the composer. */
export const moreProfiles: Readonly<Record<string, unknown>> = {
  developerFr: {
    profile: {
      first_name: "Inès",
      last_name: "Benhaddou",
      email: "ines@benhaddou.example",
      phone_number: "07 00 11 22 33",
      address: "3 montée de la Grand'Côte",
      city: "Lyon",
      postal_code: "69001",
      country: "France",
      summary: "Développeuse web depuis 2018, je conçois des applications pour le secteur public.",
      gender: "female",
    },
    experiences: [
      {
        id: "e1",
        company: "Studio Cadran",
        title: "Développeuse full-stack",
        location: "Lyon",
        start_date: "04/2021",
        is_current: true,
        description:
          "Développé un portail de démarches en Symfony et React utilisé par 12 communes\nMis en place l'intégration continue avec GitLab CI\nÉcrit 400 tests automatisés avec PHPUnit",
      },
      {
        id: "e2",
        company: "Agence Boréale",
        title: "Développeuse PHP",
        location: "Grenoble",
        start_date: "09/2018",
        end_date: "03/2021",
        description:
          "Création de sites WordPress et maintenance de bases MySQL\nAnimation des revues de code",
      },
    ],
    education: [
      {
        id: "d1",
        school: "Université Grenoble Alpes",
        degree: "Licence professionnelle",
        field_of_study: "Métiers du web",
        end_date: "2018",
      },
    ],
    contributions: [
      {
        id: "c1",
        title: "Mentore bénévole",
        organization: "Association Code au féminin",
        description: "Accompagnement de 8 lycéennes dans leurs premiers projets",
        start_date: "2020",
        is_current: true,
      },
    ],
    competencies: [
      { id: "s1", name: "Symfony", level: "expert", category: "technical", years_of_experience: 6 },
      { id: "s2", name: "PHP", level: "expert", category: "technical", years_of_experience: 7 },
      { id: "s3", name: "MySQL", level: "advanced", category: "technical", years_of_experience: 7 },
      { id: "s4", name: "Git", level: "advanced", category: "toolsAndSoftware" },
      {
        id: "s5",
        name: "Python",
        level: "intermediate",
        category: "technical",
        years_of_experience: 2,
      },
    ],
    websites: [{ id: "w1", domain: "github.com/ines-b" }],
    other: [],
  },
  teacherEn: {
    profile: {
      first_name: "Priya",
      last_name: "Raman",
      email: "priya.raman@mail.example",
      phone_number: "0161 496 0000",
      address: "",
      city: "Manchester",
      postal_code: "M1 2AB",
      country: "United Kingdom",
      summary: "I am a maths teacher who has taught mixed-ability classes since 2016.",
      gender: "preferNotToSay",
    },
    experiences: [
      {
        id: "e1",
        company: "Saltmarsh High School",
        title: "Maths Teacher",
        location: "Salford",
        start_date: "09/2016",
        is_current: true,
        description:
          "Teach maths to five classes of 28 pupils\nPlan lessons with differentiated teaching for pupils with SEN\nRun the school maths club\nRaised the share of pupils passing GCSE maths from 58% to 71%",
      },
    ],
    education: [
      {
        id: "d1",
        school: "University of Leeds",
        degree: "PGCE",
        field_of_study: "Secondary Mathematics",
        end_date: "07/2016",
      },
      {
        id: "d2",
        school: "University of Leeds",
        degree: "BSc",
        field_of_study: "Mathematics",
        end_date: "07/2015",
      },
    ],
    contributions: [],
    competencies: [
      {
        id: "s1",
        name: "Classroom management",
        level: "expert",
        category: "technical",
        years_of_experience: 9,
      },
      { id: "s2", name: "Tamil", level: "expert", category: "language" },
    ],
    websites: [],
    other: [{ id: "o1", label: "Certificates", content: "First aid certificate, renewed in 2024" }],
  },
  schoolLeaverFr: {
    profile: {
      first_name: "Noé",
      last_name: "Garnier",
      email: "noe.garnier@courriel.example",
      phone_number: "",
      address: "",
      city: "Bordeaux",
      postal_code: "",
      country: "France",
      summary: "",
      gender: "male",
    },
    experiences: [],
    education: [
      {
        id: "d1",
        school: "Lycée Camille Jullian",
        degree: "Baccalauréat professionnel Commerce",
        end_date: "2025",
      },
    ],
    contributions: [
      {
        id: "c1",
        title: "Bénévole",
        organization: "Banque alimentaire",
        description: "Accueil des bénéficiaires et tri des denrées",
        start_date: "2023",
        end_date: "2025",
      },
    ],
    competencies: [
      { id: "s1", name: "Anglais", level: "advanced", category: "language" },
      { id: "s2", name: "Vente", level: "beginner", category: "technical" },
    ],
    websites: [],
    other: [{ id: "o1", label: "Disponibilité", content: "Disponible immédiatement" }],
  },
};
