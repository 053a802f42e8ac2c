import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const shopManagerEn: ClaimSet = {
  language: "en",
  isHeldBack: true,
  profile: {
    profile: {
      first_name: "Declan",
      last_name: "Rourke",
      city: "Glasgow",
      country: "United Kingdom",
      summary: "Store manager, homewares and garden. I like a tidy stockroom.",
    },
    experiences: [
      {
        company: "Thistle & Trowel",
        title: "Store Manager",
        location: "Glasgow",
        start_date: "03/2021",
        is_current: true,
        description:
          "Manage a garden shop with 18 staff and £3.2m turnover\nShrinkage down from 2.1% to 0.9%\nRecruited 11 people and introduced a rota app\nOpened the café (40 seats) in May 2023",
      },
      {
        company: "Kelvin Home",
        title: "Assistant Manager",
        location: "Paisley",
        start_date: "10/2016",
        end_date: "02/2021",
        description:
          "Deputised for the store manager\nVisual merchandising of 3 departments\nCashing up and banking\nTrained seasonal staff, 25 each Christmas",
      },
      {
        company: "Kelvin Home",
        title: "Sales Assistant",
        location: "Paisley",
        start_date: "2014",
        end_date: "09/2016",
        description: "Tills, deliveries, customer complaints",
      },
    ],
    education: [
      {
        school: "Reid Kerr College",
        degree: "HNC",
        field_of_study: "Retail Management",
        end_date: "2014",
      },
    ],
    contributions: [],
    competencies: skills(`
      Stock control; advanced
      Shopify; intermediate; toolsAndSoftware
      Personal licence holder (alcohol)
      Emergency first aid at work
      Polish; beginner; language
      P&L management; intermediate`),
    other: [{ label: "Availability", content: "Weekends are fine; not before 6 January." }],
  },
  posting: `General Manager, Bluebell Garden Centres, Stirling
Lead 45 colleagues across plants, gifts and a 120-seat restaurant with £7m turnover. £48k plus bonus.
You bring: store management, P&L responsibility, recruitment, catering experience. Good to have: NEBOSH, Level 3 food hygiene, horticultural qualification, Epos Now.
Tell us in your letter why garden retail.`,
  claims: `
+ I manage a garden shop in Glasgow with eighteen staff and a turnover of £3.2 million.
+ Since I took over, shrinkage has fallen from 2.1 to 0.9 per cent.
+ I opened our forty-seat café in May 2023.
+ I have recruited eleven people for Thistle & Trowel and brought in an app for the rotas.
+ Before that I was assistant manager at Kelvin Home in Paisley, deputising for the store manager.
+ I began at Kelvin Home as a sales assistant in 2014.
+ In all I spent about seven years with Kelvin Home.
+ Each Christmas I trained 25 seasonal staff there.
+ I hold an HNC in Retail Management.
+ I am a personal licence holder and trained in emergency first aid at work.
+ You lead 45 colleagues in Stirling; I would enjoy the larger team.
+ I am free to start from 6 January.
+ I do not have a horticultural qualification.
+ I have used Shopify, and I know my way round a P&L.
- number | I manage a store with 80 staff.
- magnitude | My shop turns over £32m a year.
- unit | I cut shrinkage from £2.1m to £0.9m.
- mixed | At Kelvin Home I opened a café with forty seats.
- mixed | As Store Manager of Kelvin Home I trained 25 seasonal staff each Christmas.
- title | I have been General Manager of Thistle & Trowel since 2021.
- dates | I opened the café in May 2021.
- years | I have twenty years of experience in retail.
- degree | I have a BA in Retail Management from Reid Kerr College.
- licence | I hold a NEBOSH certificate and Level 3 food hygiene.
- tool | I have introduced Epos Now in our shop.
- scope | I look after four shops across Scotland.
- level | I speak Polish well enough to run meetings in it.
- award | Under me, Thistle & Trowel was named Garden Retailer of the Year.
`,
};
