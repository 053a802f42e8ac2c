import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const teacherEn: ClaimSet = {
  language: "en",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Grace",
      last_name: "Okonjo",
      city: "Norwich",
      country: "United Kingdom",
      summary: "Year 4 teacher who reads aloud every day.",
    },
    experiences: [
      {
        company: "Heathfield Primary School",
        title: "Class Teacher (Year 4)",
        location: "Norwich",
        start_date: "09/2019",
        is_current: true,
        description:
          "Class of 28, 9 of them with English as an additional language\nReading at expected standard from 61% to 78% in two years\nLead the school library: 3,000 books, £1,500 budget\nMentored one early career teacher",
      },
      {
        company: "St Wulstan's Junior School",
        title: "Teaching Assistant",
        location: "Ely",
        start_date: "09/2016",
        end_date: "07/2018",
        description:
          "One-to-one support for a pupil with autism\nRan a phonics group of 6 three mornings a week\nHelped organise the Year 5 residential trip",
      },
    ],
    education: [
      {
        school: "University of East Anglia",
        degree: "PGCE",
        field_of_study: "Primary Education",
        start_date: "2018",
        end_date: "2019",
      },
      {
        school: "University of Lincoln",
        degree: "BA (Hons)",
        field_of_study: "English Literature",
        end_date: "2016",
        description: "2:1",
      },
    ],
    contributions: [
      {
        title: "Brown Owl",
        organization: "Girlguiding Norwich",
        description: "Weekly meetings for 20 Brownies",
        start_date: "2020",
        end_date: "2024",
      },
    ],
    competencies: skills(`
      QTS
      Paediatric first aid
      Read Write Inc.; advanced
      Google Classroom; intermediate; toolsAndSoftware
      French; beginner; language`),
    other: [
      { label: "Why I am moving", content: "My family is moving to York in the summer." },
      { label: "DBS", content: "Enhanced DBS on the update service." },
    ],
  },
  posting: `English Lead and Class Teacher (KS2)
Minster View Academy, York. MPS + TLR 2a. Required from September.
Our 412 pupils come from 30 countries. We seek a teacher who will lead English across the school, train colleagues, manage a budget of £8,000 and teach Year 5 or 6.
Essential: QTS, KS2 experience, evidence of raising attainment in reading. Desirable: NPQ, SENCO experience, experience with Year 6 SATs, Accelerated Reader.
Letters to the Headteacher, Dr Miriam Fairley.`,
  claims: `
+ I teach a Year 4 class of 28 at Heathfield Primary School, nine of whom are learning English as an additional language.
+ In two years, the share of my pupils reading at the expected standard rose from 61 to 78 per cent.
+ I run our school library, with its 3,000 books and a budget of £1,500.
+ I have been a class teacher since September 2019.
+ Before training I was a teaching assistant at St Wulstan's Junior School for two years.
+ There I supported a pupil with autism one to one and taught phonics to a group of six.
+ I gained my PGCE in Primary Education at the University of East Anglia in 2019.
+ I have mentored an early career teacher.
+ I hold QTS and a paediatric first aid certificate.
+ My degree is in English Literature, from the University of Lincoln.
+ Your advertisement caught my attention because I want to lead English across a school.
+ My family moves to York in the summer, and I would love to join Minster View Academy.
+ For four years I ran weekly meetings for twenty Brownies.
+ I have not taught Year 6 yet.
- number | I teach a class of 38 at Heathfield Primary School.
- number | Reading at the expected standard rose from 61% to 87% in my class.
- unit | I manage a library budget of 1,500 books.
- magnitude | I manage a library budget of £15,000.
- mixed | At St Wulstan's Junior School I raised reading from 61% to 78%.
- title | As English Lead at Heathfield Primary School, I mentored one early career teacher.
- title-lc | I have been a deputy headteacher since 2022.
- dates | I taught at St Wulstan's Junior School from 2014 to 2018.
- years | I bring twelve years of classroom teaching.
- degree | I hold a master's degree in English Literature from the University of Lincoln.
- grade | I graduated from the University of Lincoln with a first.
- claim | I have prepared Year 6 pupils for their SATs with Accelerated Reader.
- licence | I hold the NPQ for Senior Leadership.
- award | In 2022 I won the Norfolk Primary Teacher of the Year award.
`,
};
