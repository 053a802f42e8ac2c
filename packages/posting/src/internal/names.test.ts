import { describe, expect, test } from "vitest";
import { readPosting } from "../posting.ts";

describe("the employer", () => {
  test.each([
    [
      "has no town before its name",
      "Nurse, Nursing Home, Thornby\nNurse, Nursing Home, Thornby Lark Recruitment is looking for a nurse for a home in Thornby.\nLark Recruitment Ltd is an employment agency.",
      "Lark Recruitment",
    ],
    [
      "is named in full, where another line shortens it",
      "Welder\nLark Foundry makes bells.\nLark is an equal opportunity employer.",
      "Lark Foundry",
    ],
    [
      "on a label is no brand of it",
      "Caissier H/F\nEntreprise : Larkfour\nLarkfour Market est une enseigne de proximité.",
      "Larkfour",
    ],
    [
      "that hires is not the page of its jobs",
      "Cashier\nLarko is hiring cashiers.\nLarko Careers is hiring every day.",
      "Larko",
    ],
    [
      "is named in full before it is called by its kind",
      "Nurse\nTawny Vale Health Board is recruiting nurses.\nThe Health Board has a nursery.",
      "Tawny Vale Health Board",
    ],
    [
      "is not the name of a public house, which a municipality runs",
      "Bibliothécaire\nLa médiathèque Jeanne-Arbel recherche un bibliothécaire.",
      undefined,
    ],
    [
      "is the value below its label",
      "Comptable\nEmployeur\nRectorat de Vaudry",
      "Rectorat de Vaudry",
    ],
    [
      "is the client, not the agency that closes the posting",
      "Fitter\nOur client, Larko Foods, needs a fitter.\nAbout Temply\nTemply is one of the leading recruitment agencies.",
      "Larko Foods",
    ],
    [
      "is not who recruits for it",
      "Fitter\nBrightlark Ltd is looking for a fitter.\nLark Staffing is an equal opportunities employer.\nSend your CV to Lark Staffing.",
      "Brightlark",
    ],
    [
      "is the name beside the title and not an agency below",
      "Kitchen Porter\nCrown & Lark Hotel, Thornby\nWe need a porter.\nCaterlark Staffing is acting as an Employment Business.",
      "Crown & Lark Hotel",
    ],
    [
      "is not the agency of the last line",
      "Comptable H/F\nNotre client, la société Vaudry Industries, recherche un comptable.\nTemply est une agence d'emploi. Temply recrute et accompagne.",
      "Vaudry Industries",
    ],
    [
      "has the names of all partners",
      "Solicitor\nSmith, Jones & Partners is looking for a solicitor.",
      "Smith, Jones & Partners",
    ],
    [
      "has the names of all partners on a label",
      "Buyer\nCompany: Marlow, Kent and Sons Ltd",
      "Marlow, Kent and Sons",
    ],
    [
      "begins with its saint",
      "Teaching Assistant\nSt. Wilf's C of E Primary School is looking for a teaching assistant.",
      "St. Wilf's C of E Primary School",
    ],
    [
      "has each word of an association",
      "Aide à domicile\nAssociation d'Aide à Domicile en Milieu Rural de Vaudry recrute une aide à domicile.",
      "Association d'Aide à Domicile en Milieu Rural de Vaudry",
    ],
  ])("%s", (_, text, company) => {
    expect(readPosting(text).company).toBe(company);
  });

  test("that an agency recruits for is no agency itself", () => {
    const text =
      "Kitchen Porter\nCrown & Lark Hotel, Thornby\nWe need a porter.\nCaterlark Staffing is acting as an Employment Business.";
    expect(readPosting(text)).toMatchObject({ company: "Crown & Lark Hotel", isAgency: false });
    const client = "Comptable\nNotre client, la société Vaudry Industries, recherche un comptable.";
    expect(readPosting(client)).toMatchObject({ company: "Vaudry Industries", isAgency: false });
  });

  test.each([
    "Sous Chef\nLuxury Boutique Hotel – Kirkby\nRequirements:\n- Pastry",
    "RGN\nRGN My client is currently looking for an RGN for a home.",
    "Coordinator\nBenefits:\nCompany pension scheme\nDeath in Service Benefit",
    "Chef\nThe Old Mill at Thornby is looking for a chef.",
    "Staff Nurse\nThornby\nYou work in a home in Thornby.",
    "Assistant\nThe Governors of St Wilfrid's CofE Aided Primary & Nursery School are seeking an assistant.",
  ])("is no kind of employer, part of a sentence or of a name, benefit or town: %s", (text) => {
    expect(readPosting(text).company).toBeUndefined();
  });
});

describe("the title", () => {
  test.each([
    // A town in the address of a page, and a part of a word.
    [
      "CHEF DE RANG LYON\nUn Chef de Rang Lyon. Un rang : www.hotel-lyon.example",
      "Chef de rang Lyon",
    ],
    ["CHEF DE SECTEUR NORD\nUn Chef de Secteur Nord. Plage nordique.", "Chef de Secteur Nord"],
    ["CHEF DE RANG\nUn Chef de rang qui a du cœur", "Chef de rang"],
    ["HEAD CHEF\nThe Quay is hiring a Head Chef. Our chef leads six people.", "Head Chef"],
    ["INFIRMIER DIPLOME\nUn infirmier diplômé travaille ici.", "Infirmier diplômé"],
    [
      "INFIRMIER DIPLOME D'ETAT\nUn infirmier Diplômé d'Etat. Vous êtes diplômé(e).",
      "Infirmier diplômé d'Etat",
    ],
    [
      "UN·E CHARGÉ·E DE COMMUNICATION (catégorie B, filière administrative)\nLa commune recrute.",
      "Chargé·e de communication",
    ],
    ["Staff Nurse  Thornby\nLark Recruitment\n\nA home in Thornby.", "Staff Nurse"],
    ["Care Worker (Community) Ref: DCC/****/****\nDerby Council", "Care Worker (Community)"],
    [
      "Mill Academy is seeking to recruit an experienced and highly committed history teacher.",
      "History teacher",
    ],
    ["💡 ON RECRUTE ! Vendeur / Vendeuse – Dax\nBonjour,", "Vendeur / Vendeuse"],
    [
      "Les Serres recrute son horticulteur / sa horticultrice, secteur Dax\nBonjour,",
      "Horticulteur / horticultrice",
    ],
    ["URGENT : Plombier H/F\nDax", "Plombier"],
    ["We’re hiring! Bricklayer\nBath", "Bricklayer"],
    ["Comptable 80 – 100 %\nFiduciaire à Vevey", "Comptable"],
    ["Payroll Clerk (60%)\nA small office.", "Payroll Clerk"],
    [
      "Household administrator / PA, near Kinsale\nWe are a family.",
      "Household administrator / PA",
    ],
    [
      "Développeuse ou développeur web (poste permanent)\nQui on est",
      "Développeuse ou développeur web",
    ],
    ["UN·E RESPONSABLE DE LA COMMUNICATION\nMissions", "Responsable de la communication"],
    ["Intitulé du poste\nagent de service\nCode ROME\nK2204", "Agent de service"],
  ])("of %j is %s", (text, title) => {
    expect(readPosting(text).title).toBe(title);
  });
});
