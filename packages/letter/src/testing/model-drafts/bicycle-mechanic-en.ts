import type { ModelDraft } from "./model-draft.ts";

export const bicycleMechanicEn: ModelDraft = {
  language: "en",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Leanne",
      last_name: "Prothero",
      city: "Swansea",
      country: "United Kingdom",
      summary: "Bicycle mechanic who likes teaching people to look after what they ride.",
      gender: "female",
    },
    experiences: [
      {
        id: "e1",
        company: "Mumbles Cycle Works",
        title: "Senior Mechanic",
        location: "Swansea",
        start_date: "03/2020",
        is_current: true,
        description:
          "Service and repair around 25 bikes a week, half of them e-bikes\nDiagnose Bosch and Shimano motor systems\nTrain two apprentices and check their work\nSet up an online booking diary that cut waiting times from nine days to four\nOrder parts and keep the stock to a budget of £18,000 a year",
      },
      {
        id: "e2",
        company: "Halden Bikes",
        title: "Workshop Mechanic",
        location: "Cardiff",
        start_date: "06/2016",
        end_date: "02/2020",
        description:
          "Built new bikes and checked them before sale\nTrued and rebuilt wheels\nExplained repairs and their prices to customers at the counter",
      },
    ],
    education: [
      {
        id: "d1",
        school: "Gower College Swansea",
        degree: "Level 3 Diploma",
        field_of_study: "Engineering Maintenance",
        end_date: "2016",
      },
    ],
    contributions: [
      {
        id: "c1",
        title: "Volunteer",
        organization: "Bay Bike Recycling",
        description:
          "Run a repair evening on the first Tuesday of each month\nGave 140 repaired bikes to families since 2021",
        start_date: "2021",
        is_current: true,
      },
    ],
    competencies: [
      { id: "s1", name: "Cytech Level 3", category: "technical" },
      { id: "s2", name: "Wheel building", level: "advanced", category: "technical" },
      { id: "s3", name: "Welsh", level: "intermediate", category: "language" },
    ],
    other: [{ id: "o1", label: "Driving licence", content: "Full licence, category B." }],
  },
  why: "I have used the council's cargo bikes with my children, and I want to keep a fleet like that on the road.",
  know: "I work a month's notice and could start in February.",
  posting: `Fleet Workshop Manager, Pedal Swansea (community interest company)
Ref. PS-112. Apply to Ms Orla Fenwick.
We run 60 e-cargo bikes for the city and a workshop that trains young people. You will manage two mechanics, plan servicing so that no bike is off the road for more than three days, keep the parts budget, and lead training sessions.
You have: Cytech Level 3 or equivalent, experience with e-bike systems, experience of supervising others. Welsh is an advantage. A driving licence is needed for the van.
Tell us why you care about cycling.`,
  letter: `[why] I have used the council's cargo bikes with my children, and I would like to help keep that fleet on the road.
[posting] Your advertisement asks for somebody who plans the servicing of 60 e-cargo bikes and who enjoys training young people.
[e1] Both are close to what I do today as Senior Mechanic at Mumbles Cycle Works.

[e1] Since March 2020 I have serviced and repaired around 25 bikes a week there, and half of them are e-bikes.
[e1] I diagnose Bosch and Shimano motor systems myself.
[e1] When customers were waiting nine days for a repair, I set up an online booking diary, and the wait came down to four.
[e1] I also order our parts and keep the stock within a budget of £18,000 a year, so the parts budget you mention would be familiar ground.
[e1] Two apprentices learn the trade with me, and I check everything they do.

[e2] Before that I spent more than three years in the workshop of Halden Bikes in Cardiff, where I built new bikes, trued wheels and explained repairs and prices to customers at the counter.
[s1, s2] I hold the Cytech Level 3 qualification you ask for, and wheel building is a particular strength of mine.
[c1] Outside work I run a monthly repair evening with Bay Bike Recycling, which has given 140 repaired bikes to families since 2021.
[s3, o1] My Welsh is at an intermediate level, and I have a full driving licence for the van.

[know] I have a month's notice to work and could start in February.
[] I would be glad to visit the workshop and talk about how I could help Pedal Swansea.`,
  inventions: `number | [e1] Since March 2020 I have serviced and repaired around 45 bikes a week there, and half of them are e-bikes.
magnitude | [e1] I also order our parts and keep the stock within a budget of £180,000 a year.
mixed | [e2] At Halden Bikes I set up an online booking diary, and the wait came down from nine days to four.
title | [e1] As workshop manager at Mumbles Cycle Works I train two apprentices.
claim | [e1] I have managed a fleet of e-cargo bikes and two mechanics.
tool | [e1] I diagnose Bosch, Shimano and Brose motor systems myself.
level | [s3] I speak Welsh fluently.
date | [e2] I worked at Halden Bikes from 2014 to 2020.
number | [c1] Bay Bike Recycling has given 240 repaired bikes to families since 2021.
licence | [o1] I hold a full driving licence with categories B and C1 for the van.
award | [e1] Mumbles Cycle Works named me its mechanic of the year in 2023.
degree | [d1] I have a degree in mechanical engineering from Gower College Swansea.`,
};
