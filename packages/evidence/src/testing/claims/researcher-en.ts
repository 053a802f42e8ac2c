import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const researcherEn: ClaimSet = {
  language: "en",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Tomasz",
      last_name: "Hale",
      city: "Edinburgh",
      country: "United Kingdom",
      summary: "Soil scientist. I like fieldwork better than meetings.",
    },
    experiences: [
      {
        company: "Pentland Institute",
        title: "Postdoctoral Research Associate",
        location: "Edinburgh",
        start_date: "01/2023",
        is_current: true,
        description:
          "Carbon flux at 26 peatland sites\nFour papers published, one as first author\nWrote the R pipeline for 2.1 million sensor readings\nCo-supervise two PhD students",
      },
      {
        company: "University of Stoneleigh",
        title: "Research Assistant",
        location: "Stoneleigh",
        start_date: "10/2018",
        end_date: "12/2018",
        description: "Catalogued 600 soil cores\nLab work with GC-MS",
      },
    ],
    education: [
      {
        school: "University of Stoneleigh",
        degree: "PhD",
        field_of_study: "Soil Science",
        start_date: "2019",
        end_date: "2022",
      },
      {
        school: "University of Stirling",
        degree: "BSc",
        field_of_study: "Environmental Science",
        start_date: "2014",
        end_date: "2018",
      },
    ],
    contributions: [
      {
        title: "Reviewer",
        organization: "Journal of Upland Soils",
        description: "Six reviews a year",
        start_date: "2023",
        is_current: true,
      },
    ],
    competencies: skills(`
      R; expert; technical; 8
      Python; intermediate
      GC-MS; intermediate
      QGIS; advanced; toolsAndSoftware
      Polish; advanced; language`),
    other: [
      {
        label: "Grant",
        content:
          "Applied for a £15k travel grant from the Caledonian Trust; decision in March 2027.",
      },
    ],
  },
  posting: `Research Fellow in Peatland Restoration, Marchmont University, Durham
Three-year post, £45,163. You will lead fieldwork on 40 restored bogs, supervise PhD students and win external funding.
Essential: PhD in soil or environmental science, first-author publications, statistical programming. Desirable: eddy covariance, drone surveying, teaching qualification, a driving licence.
Write to Professor Elspeth Varga.`,
  claims: `
+ For the Pentland Institute I study carbon flux at twenty-six peatland sites.
+ I have published four papers in that post, one of them as first author.
+ The R pipeline I wrote there handles 2.1m sensor readings.
+ My doctorate, in soil science, is from the University of Stoneleigh.
+ I co-supervise two doctoral students.
+ I also spent three months in Stoneleigh as a research assistant, cataloguing 600 soil cores.
+ Each year I review six manuscripts for the Journal of Upland Soils.
+ I have applied to the Caledonian Trust for a travel grant of £15,000 and should hear in March 2027.
+ Forty restored bogs sound like a good reason to spend less time in meetings.
+ I have no experience of eddy covariance yet.
- number | I have published fourteen papers, six of them as first author.
- grant | I won a £15k travel grant from the Caledonian Trust.
- mixed | At the University of Stoneleigh I wrote the R pipeline for 2.1 million sensor readings.
- title | As Research Fellow at the Pentland Institute, I study carbon flux.
- posting skill | I fly drones for surveying and have used eddy covariance towers for years.
- leadership | I lead a group of six researchers.
- effect | My findings have changed national policy on peat extraction.
- degree | I hold a PhD in Environmental Science from the University of Stirling.
- level | My Python is at expert level.
- superlative | The data set I built is the largest of its kind in Europe.
`,
  letter: `
+ Dear Professor Varga,
+ I wish to apply for the Research Fellowship in Peatland Restoration.
+ Since January 2023 I have worked on carbon flux at 26 peatland sites for the Pentland Institute, and I wrote the R pipeline behind 2.1 million sensor readings.
- number | The work has led to eleven publications, five of them in Nature journals.
+ I co-supervise two PhD students, which I enjoy.
- grant | I have secured external funding of £150,000 from the Caledonian Trust.
+ I took my PhD in Soil Science at Stoneleigh between 2019 and 2022.
- posting skill | I have a teaching qualification and lecture to undergraduates.
+ I would be pleased to discuss your restored bogs with you.
+ Yours sincerely,
`,
};
