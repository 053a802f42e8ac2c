import type { InventedPerson } from "./invented-person.ts";

export const ottoline: InventedPerson = {
  language: "en",
  first: "Ottoline",
  last: "Marsh",
  headline: "Product Designer",
  email: "ottoline.marsh@example.com",
  phone: "+44 7700 900123",
  city: "Bristol",
  country: "United Kingdom",
  links: ["ottolinemarsh.design", "linkedin.com/in/ottoline-marsh"],
  summary:
    "Product designer with nine years of experience in public services and health. I turn research into interfaces that people finish using quickly, and I write the words myself.",
  experiences: [
    {
      title: "Senior Product Designer",
      company: "Tideway Health",
      place: "Bristol, UK",
      start: "2021-05",
      tasks: [
        "Lead the redesign of the appointment service used by 1.2 million patients",
        "Introduced usability testing every second week, which halved the rate of abandoned bookings",
        "Mentor three junior designers",
      ],
    },
    {
      title: "Interaction Designer",
      company: "Northgate County Council",
      place: "Leeds, UK",
      start: "2017-10",
      end: "2021-04",
      tasks: [
        "Designed the council tax portal from research to delivery",
        "Wrote the pattern library",
      ],
    },
    {
      title: "Junior Designer",
      company: "Studio Halfpenny",
      place: "London, UK",
      start: "2015-07",
      end: "2017-09",
      tasks: ["Produced brand and web work for small charities"],
    },
  ],
  education: [
    {
      degree: "MA",
      field: "Interaction Design",
      school: "University of Dundee",
      place: "Dundee, UK",
      start: "2013-09",
      end: "2015-06",
      note: "Dissertation on forms in public services",
    },
    {
      degree: "BA",
      field: "Graphic Design",
      school: "Falmouth University",
      place: "Falmouth, UK",
      start: "2010-09",
      end: "2013-06",
    },
  ],
  skills: [
    ["Design", ["Interaction design", "Prototyping", "Accessibility", "User research"]],
    ["Tools", ["Figma", "Sketch", "HTML", "CSS"]],
  ],
  languages: [
    ["English", "native"],
    ["Welsh", "intermediate"],
  ],
  projects: [["Plainform", "A free kit of accessible form components"]],
  volunteering: [
    {
      title: "Mentor",
      company: "Coding Club Bristol",
      place: "Bristol, UK",
      start: "2018-01",
      end: "2020-06",
      tasks: ["Taught web design to teenagers"],
    },
  ],
  interests: "Pottery, wild swimming",
};

export const ravi: InventedPerson = {
  language: "en",
  first: "Ravi",
  last: "Thundil",
  headline: "Data Engineer",
  email: "r.thundil@example.net",
  phone: "(512) 555-0187",
  city: "Austin",
  links: ["github.com/rthundil", "linkedin.com/in/ravithundil"],
  summary:
    "Data engineer who builds pipelines that can be explained to the people who depend on them. Experienced with streaming, warehouses and the tests that keep both honest.",
  experiences: [
    {
      title: "Data Engineer II",
      company: "Larkspur Analytics",
      place: "Austin, TX",
      start: "2022-02",
      tasks: [
        "Built a streaming ingestion layer on Kafka and Flink that handles 90,000 events per second",
        "Cut warehouse cost by 38% by partitioning and retiring unused tables",
      ],
    },
    {
      title: "Data Engineer",
      company: "Pinecrest Logistics, Inc.",
      place: "Dallas, TX",
      start: "2019-06",
      end: "2022-01",
      tasks: ["Moved 120 nightly jobs to Airflow", "Wrote data quality checks used by four teams"],
    },
    {
      title: "Software Engineering Intern",
      company: "Bluebonnet Energy",
      place: "Houston, TX",
      start: "2018-05",
      end: "2018-08",
      tasks: ["Prototyped a load forecasting dashboard"],
    },
  ],
  education: [
    {
      degree: "Master of Science",
      field: "Computer Science",
      school: "Texas A&M University",
      place: "College Station, TX",
      start: "2017-08",
      end: "2019-05",
    },
    {
      degree: "Bachelor of Technology",
      field: "Electronics and Communication",
      school: "National Institute of Technology Calicut",
      place: "Calicut, India",
      start: "2013-07",
      end: "2017-05",
    },
  ],
  skills: [
    ["Languages", ["Python", "Scala", "SQL", "Java"]],
    ["Platforms", ["Kafka", "Airflow", "Snowflake", "AWS", "Docker"]],
  ],
  languages: [
    ["English", "fluent"],
    ["Malayalam", "native"],
  ],
  projects: [["Driftwatch", "Open-source monitor for schema changes"]],
  volunteering: [],
  interests: "Cricket, chess",
};
