import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const electricianEn: ClaimSet = {
  language: "en",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Owen",
      last_name: "Prothero",
      city: "Cardiff",
      country: "United Kingdom",
      summary:
        "Approved electrician, domestic and light commercial. Happy on site and in people's homes.",
    },
    experiences: [
      {
        company: "Taff Electrical Contractors",
        title: "Approved Electrician",
        location: "Cardiff",
        start_date: "06/2020",
        is_current: true,
        description:
          "Rewires and consumer unit upgrades in occupied council homes, 4 properties a week\nInspection and testing, EICRs for 320 flats in one year\nSupervise 2 apprentices\nOn call one weekend in four",
      },
      {
        company: "Bryn Solar",
        title: "Electrician's Mate",
        location: "Newport",
        start_date: "09/2017",
        end_date: "05/2020",
        description:
          "Helped install rooftop PV, 45 systems up to 12 kW\nCable containment and first fix\nKept the van stock and ordered materials",
      },
    ],
    education: [
      {
        school: "Cardiff and Vale College",
        degree: "NVQ Level 3",
        field_of_study: "Electrotechnical Services",
        end_date: "2020",
        description: "AM2 passed first time",
      },
    ],
    contributions: [
      {
        title: "Volunteer",
        organization: "Grangetown Repair Café",
        description: "Portable appliance testing, about 30 items a session",
        start_date: "2022",
        is_current: true,
      },
    ],
    competencies: skills(`
      18th Edition (BS 7671)
      ECS Gold Card
      Inspection and testing (2391)
      Full UK driving licence
      IPAF
      Welsh; intermediate; language
      AutoCAD; beginner; toolsAndSoftware
      Solar PV; intermediate; technical; 3`),
    other: [{ label: "Notice", content: "One month." }],
  },
  posting: `Electrical Supervisor (Social Housing)
Porthkerry Homes, Barry. £41,500, van and fuel card.
We look after 6,200 homes across the Vale of Glamorgan. You will plan the work of eight electricians, sign off EICRs as a Qualifying Supervisor, and talk to tenants.
Essential: NVQ Level 3, 18th Edition, 2391, full driving licence. Desirable: EV charger installation, SMSTS, heat pumps, Welsh.
Please say when you could start.`,
  claims: `
+ I have worked for Taff Electrical Contractors since June 2020.
+ As an approved electrician there, I rewire council homes with tenants still living in them, about four a week.
+ In a single year I carried out the EICRs for 320 flats.
+ I look after two apprentices at Taff Electrical Contractors.
+ Before that I spent nearly three years at Bryn Solar as an electrician's mate, helping to fit 45 rooftop PV systems.
+ I hold an NVQ Level 3 in Electrotechnical Services and passed my AM2 at the first attempt.
+ You ask for the 18th Edition and 2391, and I have both.
+ I hold a full UK driving licence and an ECS Gold Card.
+ At the Grangetown Repair Café I volunteer to test around thirty appliances a session.
+ My Welsh is intermediate.
+ I have not fitted EV chargers yet, and I would like to learn.
+ I could start after one month's notice.
+ Looking after 6,200 homes across the Vale is work I would be proud to do.
+ Every fourth weekend I am on call.
- number | I supervise eight electricians at Taff Electrical Contractors.
- number | I completed EICRs for 3,200 flats in one year.
- magnitude | At Bryn Solar I helped to install 45 systems of up to 12 MW.
- mixed | At Bryn Solar I carried out inspection and testing of 320 flats.
- mixed | At Taff Electrical Contractors I installed 45 rooftop PV systems.
- title | I am an Electrical Supervisor at Taff Electrical Contractors.
- title-lc | I am a qualifying supervisor and sign off other people's work.
- dates | I joined Taff Electrical Contractors in 2018.
- years | I have more than ten years of experience as an electrician.
- degree | I hold an HNC in Electrical Engineering from Cardiff and Vale College.
- licence | I also hold the SMSTS card.
- claim | I have installed heat pumps and EV chargers for several housing associations.
- level | I speak fluent Welsh.
- credit | At Bryn Solar I led the installation of 45 rooftop PV systems.
`,
};
