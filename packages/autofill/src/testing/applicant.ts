import type { Applicant } from "../applicant.ts";

/** An invented person with everything stored that a form can be filled with. */
export const camille: Applicant = {
  profile: {
    first_name: "Camille",
    last_name: "Durand",
    email: "camille@durand.example",
    country: "FR",
    city: "Lyon",
    postal_code: "69003",
    phone_number: "06 12 34 56 78",
    address: "12 rue des Lilas",
    summary: "Software developer.\nTen years of web applications.",
  },
  phone: {
    international: "+33 6 12 34 56 78",
    national: "06 12 34 56 78",
    callingCode: "33",
    region: "FR",
  },
  websites: [
    { domain: "linkedin.com/in/camille", display_name: "LinkedIn" },
    { domain: "https://github.com/camille", display_name: "Code" },
    { domain: "camille.example", display_name: "Home" },
  ],
  jobs: [
    { company: "Fourmi", title: "Developer", is_current: true },
    { company: "Cigale", title: "Intern", is_current: false },
  ],
};
