import type { StatedPosting } from "./stated-posting.ts";

/** Care, kitchens, sites, roads and shops, in English. */
export const postingsEnHands: readonly StatedPosting[] = [
  {
    name: "care assistant",
    language: "en",
    title: "Care Assistant",
    company: "Willow Bank Care Home",
    must: ["kind and patient", "flexible", "enhanced DBS", "right to work in the UK"],
    nice: ["NVQ Level 2"],
    text: `Care Assistant (Days)
Willow Bank Care Home
Harrogate HG1 • £12.60 an hour • Part-time, Full-time

Job details
Here's how the job details align with your profile.
Pay: £12.60 an hour
Job type: Part-time, Full-time
Shift and schedule: Weekend availability

Full job description
No experience? No problem, we train you!
Willow Bank Care Home is a family run home for 34 older people, many of whom live with dementia.

Your day:
- helping residents wash, dress and eat
- keeping care notes up to date on our tablets
- sitting down for a chat, it matters

What we need from you:
- you are kind and patient
- you are flexible, as shifts include alternate weekends
- an enhanced DBS (we pay for it)
- the right to work in the UK

NVQ Level 2 in Health and Social Care would be a bonus.

What we give: paid breaks, free meals, a pension, and a uniform.
Ref CA/2291. Report job`,
  },
  {
    name: "hvac technician",
    language: "en",
    title: "HVAC Service Technician",
    company: "Cascade Comfort",
    must: [
      "3+ years of residential HVAC service",
      "EPA 608 Universal",
      "Valid driver's license",
      "lift 75 lbs",
      "high school diploma or GED",
    ],
    nice: ["Bilingual (English/Spanish)", "NATE certification"],
    text: `**HVAC Service Technician**
Cascade Comfort, Inc. — Boise, ID
$28 - $38/hr + commission

Cascade Comfort has kept the Treasure Valley warm in winter and cool in summer since 1988. We are growing!

### What You'll Do
* Diagnose and repair furnaces, heat pumps and air conditioners in customers' homes
* Explain options and pricing to homeowners
* Keep your truck stocked and tidy

### Requirements
* 3+ years of residential HVAC service
* EPA 608 Universal
* Valid driver's license and a clean record
* Ability to lift 75 lbs and work in attics
* high school diploma or GED

### Preferred
* Bilingual (English/Spanish)
* NATE certification

### Perks
* Company truck, tools, phone
* 401(k) with 4% match

Cascade Comfort is an equal opportunity employer. Drug screen required before hire.`,
  },
  {
    name: "warehouse by message",
    language: "en",
    title: "Warehouse Operative",
    company: undefined,
    must: ["forklift licence", "steel toe boots", "good English"],
    nice: ["cold store experience"],
    text: `Hi all!! 👋 Our client is looking for Warehouse Operatives in Daventry, start Monday 6am
Picking, packing, loading trailers. 12.21 ph days / 14.65 nights
You need a forklift licence (counterbalance) and your own steel toe boots, plus good English for the safety briefing
cold store experience is a bonus not a must
Text Karol on 07700 900 456, no agencies pls`,
  },
  {
    name: "barista",
    language: "en",
    title: "Barista",
    company: "Moth & Lantern",
    must: ["a year behind a busy espresso machine", "early mornings", "food hygiene level 2"],
    nice: ["latte art"],
    text: `Moth & Lantern is looking for a Barista!

We're a tiny coffee shop by the canal in Bristol. There are four of us and one very lazy dog.

You'll be pulling shots, steaming milk, chatting with regulars and closing the till at four.

What we're after
Someone with at least a year behind a busy espresso machine, who doesn't mind early mornings (we open at 6:30), and who holds a food hygiene level 2 certificate.
If you can do latte art, lovely!

What you'll get
£12.50 p/h plus tips, free coffee, obviously.

Pop in with your CV or DM us @mothandlantern`,
  },
  {
    name: "bus driver",
    language: "en",
    title: "Bus Driver",
    company: "Severn Line",
    must: ["over 21", "full UK car licence", "at least 12 months", "no more than 6 points"],
    nice: ["PCV (Category D) licence"],
    text: `Home / Careers / Operations / Bus Driver

Bus Driver
Location: Gloucester
Salary: £14.10 per hour once qualified
Closing date: 31/01/2027
Job reference: SVL00412

SHARE THIS JOB  |  PRINT  |  SAVE

About Severn Line
Severn Line runs 62 buses in and around Gloucester. We carry nine million passengers a year.

The role
You will drive local services safely and on time, sell and check tickets, help passengers with wheelchairs and buggies, and report defects at the end of your shift.

Essential criteria
You are over 21.
You hold a full UK car licence, held for at least 12 months.
You have no more than 6 points on your licence.

Desirable criteria
A PCV (Category D) licence - but if you do not have one we will train you.

Benefits
Free bus travel for you and a companion; 28 days' holiday.`,
  },
  {
    name: "bricklayer",
    language: "en",
    title: "Bricklayer",
    company: "Tansley Build",
    must: ["CSCS card", "own tools", "3 years on site"],
    nice: [],
    text: `BRICKLAYERS NEEDED - DERBY - LONG TERM - £200/DAY CIS
Tansley Build are looking for Bricklayers for a housing site in Derby, 40 plots, work through to next autumn.
Must have: CSCS card, own tools, 3 years on site, 2 references.
Parking on site. Paid weekly on a Friday.
Call the office 01632 960 983 ask for Dean`,
  },
  {
    name: "hotel night auditor",
    language: "en",
    title: "Night Auditor",
    company: "The Gannet Hotel",
    must: [
      "front desk experience in a hotel",
      "Opera PMS",
      "comfortable working alone overnight",
      "fluent English",
    ],
    nice: ["A second European language"],
    text: `<div><h2>Night Auditor</h2><h3>The Gannet Hotel, Galway</h3>
<p>Posted by: <a href="mailto:hr@gannet.example">HR</a></p>
<p>The Gannet Hotel is a four-star hotel with 88 bedrooms overlooking the bay.</p>
<p><strong>Responsibilities</strong></p>
<ul><li>Check guests in and out between 11pm and 7am</li><li>Close the day's accounts and print the reports</li><li>Walk the building twice a night</li></ul>
<p><strong>Skills &amp; experience</strong></p>
<ul><li>At least a year of front desk experience in a hotel</li><li>Good knowledge of Opera PMS</li><li>You are comfortable working alone overnight</li><li>fluent English</li></ul>
<p><em>A second European language is an advantage.</em></p>
<p><strong>Why work with us</strong></p><ul><li>Meals on duty</li><li>Staff rates across the group</li></ul></div>`,
  },
  {
    name: "gardener",
    language: "en",
    title: "Gardener",
    company: "Ashcombe Estate",
    must: [
      "RHS Level 2 or equivalent",
      "experience with herbaceous borders",
      "driving licence",
      "work outdoors in all weathers",
    ],
    nice: ["PA1 and PA6 spraying certificates", "chainsaw ticket"],
    text: `Gardener – full time, permanent
Ashcombe Estate, near Totnes, Devon

The Ashcombe Estate seeks a Gardener to join our Head Gardener and a team of volunteers in looking after nine acres of historic gardens.

Main duties and responsibilities
1. Planting, weeding, pruning and mulching
2. Mowing and edging of lawns
3. Supervising volunteers on Tuesdays and Thursdays

Person specification
Essential
• RHS Level 2 or equivalent
• Practical experience with herbaceous borders
• Full, clean driving licence
• Ready to work outdoors in all weathers

Desirable
• PA1 and PA6 spraying certificates
• chainsaw ticket

Salary £25,400. Accommodation may be available.
To apply send a CV and covering letter to the Estate Office by noon on Friday 5 February. Interviews on 12 February.`,
  },
  {
    name: "security officer",
    language: "en",
    title: "Security Officer",
    company: "Halberd Group",
    must: ["valid SIA licence", "5 year checkable work history", "CCTV", "report writing"],
    nice: ["first aid certificate"],
    text: `Security Officer - Retail Park
Halberd Group
Croydon
£13.15/hour
Apply on company site

Halberd Group is currently recruiting for a Security Officer to cover a busy retail park on a 4 on 4 off rota (days and nights).

The successful candidate will patrol the site, monitor CCTV, deal with anti-social behaviour and write incident reports.

You must hold a valid SIA licence (Door Supervisor or Security Guarding) and be able to provide a 5 year checkable work history. Previous work with CCTV and good report writing are essential. A first aid certificate is desirable.

About us: Halberd Group protects 300 sites across the South East. We do not accept speculative CVs from agencies.`,
  },
  {
    name: "nursery practitioner",
    language: "en",
    title: "Nursery Practitioner, Level 3",
    company: "Little Acorns Day Nursery",
    must: ["Level 3 in Early Years", "EYFS", "safeguarding", "observations and learning journals"],
    nice: ["Paediatric First Aid", "Makaton"],
    text: `🌳 Little Acorns Day Nursery 🌳 is hiring!!

ROLE: Nursery Practitioner, Level 3
HOURS: 40, Monday to Friday, 51 weeks
WHERE: Stockport
PAY: £24,500

We're an independent nursery with 48 places and an Ofsted "Good".

What you'll be doing:
🍎 being a key person for a group of two-year-olds
🍎 planning activities indoors and in our forest corner
🍎 talking to parents at drop-off and pick-up

You'll need:
✅ a full and relevant Level 3 in Early Years
✅ a sound understanding of the EYFS and safeguarding
✅ confidence with observations and learning journals

It'd be great if you also had:
⭐ Paediatric First Aid
⭐ Makaton

We offer childcare discount, a birthday off and a proper lunch.
Little Acorns is committed to safer recruitment; an enhanced check will be made.`,
  },
];
