import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const fashionManagerEn: ClaimSet = {
  language: "en",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Leila",
      last_name: "Marchbanks",
      city: "Bristol",
      country: "United Kingdom",
      summary: "Shop manager who grew up behind a market stall.",
    },
    experiences: [
      {
        company: "Fenwick Row",
        title: "Shop Manager",
        location: "Bristol",
        start_date: "02/2022",
        is_current: true,
        description:
          "Run a women's clothing shop, 9 staff, £1.4m sales a year\nSales up 11% in 2024\nMystery shopper score 94%\nSet up click and collect, now 15% of orders",
      },
      {
        company: "Arkwright Shoes",
        title: "Supervisor",
        location: "Bath",
        start_date: "08/2018",
        end_date: "01/2022",
        description:
          "Opened and closed the shop, led a shift of four\nTrained 16 new starters\nStocktakes twice a year",
      },
    ],
    education: [
      {
        school: "City of Bristol College",
        degree: "BTEC Level 3",
        field_of_study: "Business",
        end_date: "2018",
      },
    ],
    contributions: [],
    competencies: skills(`
      Rota planning; advanced
      Lightspeed; advanced; toolsAndSoftware; 4
      Visual merchandising; intermediate
      Persian; advanced; language
      Spanish; beginner; language`),
    other: [
      { label: "Why I am moving", content: "My partner has taken a job in Cardiff." },
      { label: "Availability", content: "From 1 March 2027." },
    ],
  },
  posting: `Store Manager, Merrow Outdoor, Cardiff
We are an employee-owned chain of 23 shops. You will lead 20 colleagues and a £3m store in the city centre.
Essential: retail management, a record of growing sales, coaching. Desirable: experience of climbing or hiking kit, Welsh, Shopify POS.
Please say when you could start.`,
  claims: `
+ For Fenwick Row I run a women's clothing shop in Bristol with a team of nine and annual sales of £1.4 million.
+ In 2024 our sales grew by eleven per cent.
+ Click and collect, which I set up, now brings in 15 per cent of our orders.
+ Our mystery shoppers give us 94 out of 100, expressed as a percentage.
+ During my time at Arkwright Shoes in Bath, sixteen new starters were trained by me.
+ As a supervisor there I opened and closed the shop and was in charge of a shift of four.
+ I could start on 1 March 2027, once my partner and I have moved to Cardiff.
+ That Merrow is employee-owned appeals to me a great deal.
+ I cannot claim to know climbing kit, nor do I speak Welsh.
+ I speak Persian well and a little Spanish.
+ I have been running Fenwick Row since February 2022.
+ Fifteen per cent of our orders are now click and collect, a service that I set up.
+ My BTEC in Business dates from 2018.
+ I know Lightspeed well, having used it for four years.
+ Twice a year I took part in stocktakes at Arkwright Shoes.
+ You mention coaching: I trained 16 new starters while I was a supervisor in Bath.
+ I would love to work for a company that its employees own.
+ Hiking kit is not something I have sold.
- number | I run a shop with 19 staff and £4.1m of sales a year.
- superlative | Ours is the best-performing shop of the Fenwick Row chain.
- award | In 2024 I was named Manager of the Year.
- mixed | At Arkwright Shoes I set up click and collect and grew sales by 11%.
- title | Before Fenwick Row, I was Shop Manager of Arkwright Shoes.
- posting skill | I am an experienced climber and know outdoor kit inside out.
- effect | The new starters I trained stayed, and staff turnover fell by a third.
- level | I am fluent in Spanish.
- scope | I oversee three Fenwick Row shops in the South West.
- years | I have managed shops for over a decade.
- object | I run a men's clothing shop with nine staff.
- merged | At Fenwick Row I led a shift of four and trained 16 new starters.
- effect | Click and collect raised our sales by 11%.
- figure | Our mystery shopper score rose from 80% to 94%.
- extent | I took Fenwick Row from £1m to £1.4m in sales.
- posting skill | I have used Shopify POS alongside Lightspeed.
- seniority | I am the area manager for Bristol and Bath.
- people | I have recruited and coached all nine of my staff.
- dates | I could start at once.
- credential | I hold a degree in business from the University of Bristol.
- level | Persian is my mother tongue.
- superlative | Under my leadership, the shop became the chain's flagship.
`,
  letter: `
+ Dear Hiring Manager,
+ Please accept this letter as my application for the Store Manager position in Cardiff.
+ I grew up behind a market stall, and retail has never let go of me.
+ For Fenwick Row in Bristol I manage nine people and a shop that sells £1.4m a year; in 2024 sales rose by 11%.
+ You look for someone who coaches: at Arkwright Shoes I trained 16 new starters and led a shift of four.
+ I also set up our click and collect service, which accounts for 15% of orders today.
+ A store of £3m with 20 colleagues would be larger than mine, and that is part of the attraction.
+ My partner has taken a job in Cardiff, so the move is certain, and I could begin on 1 March 2027.
+ Thank you for reading this, and I hope to hear from you.
+ Yours faithfully,
`,
};
