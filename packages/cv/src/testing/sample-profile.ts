import { storedProfile, type StoredProfile } from "@postulo/evidence/profile";

const parsed = (data: unknown): StoredProfile => storedProfile.parse(data);

/** An invented nurse in English. */
export const nurse = parsed({
  profile: {
    first_name: "Imogen",
    last_name: "Castellane",
    email: "imogen.castellane@example.com",
    phone_number: "+44 7700 900456",
    city: "Norwich",
    country: "United Kingdom",
    address: "3 Sample Row",
    gender: "female",
    summary: "Ward nurse who keeps handovers short and safe.",
  },
  experiences: [
    {
      company: "Wensum Infirmary",
      title: "Staff Nurse",
      location: "Norwich",
      start_date: "03/2019",
      is_current: true,
      description:
        "• Care for 8 patients a shift on a respiratory ward\n• wound care and medication rounds\n• iPad handover sheets, now used by 4 wards",
    },
    {
      company: "Fen Lane Care Home",
      title: "Care Assistant",
      location: "",
      start_date: "2014",
      end_date: "2018",
      description: "Personal care for 20 residents\nNight shifts",
    },
  ],
  education: [
    {
      school: "University of the Broads",
      degree: "BSc",
      field_of_study: "Adult Nursing",
      start_date: "2015",
      end_date: "2018",
    },
  ],
  contributions: [
    { title: "First aider", organization: "Parkrun", start_date: "2020", is_current: true },
  ],
  competencies: [
    { name: "Medication rounds", level: "expert", category: "technical", years_of_experience: 6 },
    { name: "NMC registration", level: null, category: "technical", years_of_experience: null },
    { name: "JS", level: "beginner", category: "technical", years_of_experience: 1 },
    { name: "English", level: "expert", category: "language", years_of_experience: null },
  ],
  websites: [{ domain: "https://www.castellane.example/" }],
  other: [
    { label: "Driving licence", content: "Full UK licence" },
    { label: "Salary", content: "£36,000" },
  ],
});

/** An invented electrician in French. */
export const electrician = parsed({
  profile: { first_name: "Théo", last_name: "Lanvollon", city: "Brest", country: "France" },
  experiences: [
    {
      company: "Élec Iroise",
      title: "Électricien",
      start_date: "03/2019",
      is_current: true,
      description:
        "tableaux : pose et raccordement\n12 000 m de câble en 2023 ; « zéro reprise »\nDépannage à 15 € près ?",
    },
  ],
  competencies: [
    { name: "Permis B", level: null, category: "technical" },
    { name: "Français", level: "expert", category: "language" },
    { name: "Schémas électriques", level: null, category: "technical", years_of_experience: 1 },
  ],
});
