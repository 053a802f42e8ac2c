/** Sections of skills and of spoken languages, in the notation of `linesFromText`. */
export const skills: readonly string[] = [
  "Python, SQL, R, Excel (advanced), Power BI",
  "**Programming:** Go, Rust; C++/C#\n**Tools:** Git, Docker & Kubernetes\n**Soft skills:** Teamwork, Public speaking",
  "- Gestion de projet (5 ans)\n- Gestion du stress\n- Pack Office : maîtrise\n- Permis B\n- CACES 1, 3 et 5",
  "Excel ★★★★☆\nSAP ●●●○○\nSage ■■□",
  "Bureautique : Word, Excel, PowerPoint\nComptabilité : Sage, Ciel et EBP\nLangues : anglais (B2), allemand (notions)",
  "Leadership – Negotiation – Budgeting\nCoaching / Mentoring / Recruiting",
  "a) Welding\nb) Grinding\n1. Cutting\n2. Painting",
  "AWS (EC2, S3, Lambda), Azure [AKS, Functions], GCP (3 years)",
  "Photoshop | Illustrator | InDesign | After Effects, etc.\nPhotographie • Vidéo",
  "First aid\nManual handling\nDriving licence\nfirst.aid@mail.example",
  "Strong communication and presentation skills\nProblem solving\nI enjoy working with people of all ages",
  "HTML/CSS, JavaScript (ES6+), TypeScript, React.js, Node.js, .NET, CI/CD",
  "**Design** Figma · Sketch · Canva\n**Methods** Kanban · PRINCE2",
  "Negotiation with suppliers in three countries and long-term contracts for spare parts, Stock control",
  "Savoir-être\nRigueur, autonomie, sens de l'organisation\nSavoir-faire\nAccueil, encaissement, mise en rayon",
  "Python: expert\nSQL: 4 years\nGo: 1.5 years\nKotlin : 2,5 ans\nJulia - débutant",
  "Project management\tRisk analysis\tMS Project\nBudgeting\tPRINCE2\tJira",
  "Français : langue maternelle\nAnglais : courant\nItalien : notions",
];

export const languages: readonly string[] = [
  "English (native), French (C1), German – basic knowledge",
  "Français : langue maternelle\nAnglais : C1 (TOEIC 945)\nEspagnol : B1\nItalien : A2",
  "English\tNative\nPolish\tFluent\nRussian\tElementary proficiency",
  "Anglais courant, espagnol scolaire, notions d'allemand et bases de russe",
  "Fluent in English and Dutch; conversational Spanish",
  "Tigrinya (native), Amharic (fluent), Blin: intermediate",
  "Anglais\n★★★★\nEspagnol\nCourant",
  "Portuguese\nBilingual\nGerman\nWorking proficiency",
  "Niveau scolaire en italien, bon niveau d’anglais, très bon niveau en portugais",
  "English (IELTS 7.5) | Hindi (native) | Urdu (good)",
];

export const projects: readonly string[] = [
  "**Tidewatch** (2019 – 2021): tide tables for small harbours\n- 400 ports\n**Quern**, 2018\n- Flour calculator",
  "Salt Atlas – maps of salt pans\nMoth Count – photographs of moths",
  "- Refonte du site de l'association des parents d'élèves\n- Création d'une application de covoiturage",
  "**Herbier numérique**\t2017\nNumérisation de neuf cents planches avec le muséum.\n**Fresque du lycée**\t2015\nPeinture murale de trente mètres.",
  "pgladder: migration linter for PostgreSQL\ntidewatch-cli: predicts tides from open data",
];

export const volunteering: readonly string[] = [
  "**Treasurer**, Ferncliff Allotments, 2018 – present\n- Budget of £9,000\n**Reading helper**, Saltmarsh Primary School, 2016 – 2018",
  "2019 – 2022\tBénévole, Les Restos du Cœur, Tours\n2015 – 2019\tPrésidente, Association des parents d'élèves",
  "Croix-Rouge française – Secouriste depuis 2018\nBanque alimentaire – Bénévole de 2016 à 2018",
  "Pompier volontaire, SDIS 29, depuis 2014",
];
