import type { LetterLanguage } from "@postulo/domain/letter-language";
/** A posting as users paste it, written for the tests, and its facts. */
export type SamplePosting = {
  readonly name: string;
  readonly text: string;
  readonly language: LetterLanguage;
  readonly title: string;
  readonly company: string;
  readonly place: string;
  /** Known terms that it requires. */
  readonly musts: readonly string[];
};

export const postingsEn: readonly SamplePosting[] = [
  {
    name: "nurse",
    language: "en",
    title: "Registered Nurse, Emergency Department",
    company: "Harrow Vale Hospital",
    place: "Leeds",
    musts: [
      "triage",
      "wound care",
      "iv therapy",
      "medication administration",
      "registered nurse licence",
    ],
    text: `Skip to main content
Jobs > Nursing > Leeds
Registered Nurse, Emergency Department
Harrow Vale Hospital · Leeds, UK (On-site)
Posted 3 days ago · 41 applicants
Save   Apply now

About Harrow Vale Hospital
Harrow Vale Hospital is a 420-bed teaching hospital serving the north of the city.

What you will do
• Carry out triage and prioritise patients on arrival
• Administer medication and start IV therapy
• Support relatives in difficult moments
• Train new nurses on the ward

What we are looking for
• Registered nurse with NMC registration
• Two years in an emergency department
• Wound care and medication administration
• Clear notes in medical records

Nice to have
• ACLS
• Spanish

We offer
• 27 days of holiday and a pension scheme
Share this job`,
  },
  {
    name: "accountant",
    language: "en",
    title: "Senior Accountant",
    company: "Brightwater Foods",
    place: "Bristol",
    musts: ["month-end closing", "vat returns", "excel", "sage", "bank reconciliation"],
    text: `Job title: Senior Accountant
Company: Brightwater Foods
Location: Bristol
Salary: £42,000 - £48,000

The role
You will run the month-end close for two entities, prepare VAT returns and keep the ledgers clean.
You will also lead a team of two assistants.

Requirements:
- 5 years in general accounting
- Month-end closing and bank reconciliations
- VAT returns
- Excel and Sage
- A degree in accounting or finance

Desirable:
- Power BI
- Experience of the food industry

How to apply
Send us your CV before 30 June.`,
  },
  {
    name: "cook",
    language: "en",
    title: "Chef de Partie",
    company: "The Copper Pan",
    place: "Edinburgh",
    musts: ["food safety", "menu planning", "pastry"],
    text: `🍳 WE'RE HIRING: CHEF DE PARTIE (full-time)
The Copper Pan is looking for a Chef de Partie to run our pastry section.
We are a small kitchen based in Edinburgh, open five evenings a week.

You must have: solid pastry skills, food safety certificate, experience in menu planning.
You will prepare desserts for 80 covers a night, order stock and train our two apprentices.
Bonus: bread making.

Tips shared equally. No split shifts!
Drop your CV at the door or mail jobs@copperpan.example`,
  },
  {
    name: "developer",
    language: "en",
    title: "Backend Engineer",
    company: "Lumenta",
    place: "Berlin",
    musts: ["python", "postgresql", "docker", "rest apis", "automated testing"],
    text: `<div class="job"><h1>Backend Engineer (m/f/d)</h1><p><b>Lumenta</b> &middot; Berlin, Germany &middot; Hybrid</p>
<h2>About us</h2><p>At Lumenta, we build software for small energy suppliers.</p>
<h2>Your role</h2><ul><li>Design REST APIs in Python</li><li>Improve the performance of our PostgreSQL databases</li><li>Review code and write automated tests</li></ul>
<h2>Your profile</h2><ul><li>3+ years of experience with Python</li><li>PostgreSQL, Docker and Git</li><li>Automated testing is second nature to you</li></ul>
<h2>Nice to have</h2><ul><li>Kubernetes or Terraform</li><li>German</li></ul>
<h2>What we offer</h2><ul><li>30 days off</li></ul><script>alert("x")</script></div>`,
  },
  {
    name: "teacher",
    language: "en",
    title: "Mathematics Teacher",
    company: "Oakfield Academy",
    place: "Manchester",
    musts: ["mathematics", "lesson planning", "classroom management", "qualified teacher status"],
    text: `Mathematics Teacher - Oakfield Academy - Manchester
Oakfield Academy seeks a Mathematics Teacher from September.

Responsibilities
Plan lessons for years 7 to 11
Assess pupils and report to parents
Run a weekly maths club

Essential
Qualified teacher status (QTS)
Lesson planning and classroom management
Experience teaching maths to mixed-ability classes

Desirable
Differentiated teaching
First aid certificate`,
  },
  {
    name: "shop assistant",
    language: "en",
    title: "Sales Assistant",
    company: "Fern & Finch",
    place: "York",
    musts: ["customer service", "cash handling", "merchandising"],
    text: `Fern & Finch is hiring a Sales Assistant for its new shop in York. You will welcome customers, handle the till and keep the shelves full. We need someone with experience in customer service, cash handling and merchandising. Part-time, 20 hours a week, including Saturdays. Training given.`,
  },
  {
    name: "driver",
    language: "en",
    title: "Delivery Driver",
    company: "Northline Parcels",
    place: "Toronto",
    musts: ["driving licence", "delivery driving", "customer service"],
    text: `Delivery Driver
Northline Parcels
Toronto, ON, Canada

Northline Parcels delivers to homes and small shops across the city.

Your mission
- Load the van and plan your route
- Deliver 90 parcels a day
- Keep delivery records

You have
- A full driving licence
- One year of delivery driving
- A sense of customer service`,
  },
  {
    name: "one line",
    language: "en",
    title: "Office Administrator",
    company: "Kestrel Surveyors",
    place: "Cardiff",
    musts: ["diary management", "invoicing and billing", "outlook"],
    text: `Kestrel Surveyors is looking for an Office Administrator with experience in diary management, invoicing and Outlook to support our team of eight in Cardiff.`,
  },
];
