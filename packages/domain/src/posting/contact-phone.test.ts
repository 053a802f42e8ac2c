import { expect, test } from "vitest";
import { findContactPhone } from "./contact-phone.ts";

test.each([
  ["For an informal chat, contact Orrin Vale on 01632 960000.", "01632 960000"],
  ["Send your CV to Siorcha Veldane, Area Manager, or call 01632 960000.", "01632 960000"],
  ["For questions, call Mrs Calder on +44 1632 960000.", "+44 1632 960000"],
  ["To apply, call (555) 010-0123.", "(555) 010-0123"],
  ["Pour postuler, contactez Marie-Odile Paturet au 02 00 00 00 00.", "02 00 00 00 00"],
  ["Pour tout renseignement, Mme Odile Paturet : 02.00.00.00.00", "02.00.00.00.00"],
  ["Questions about the job?\nTel: 01632 960000", "01632 960000"],
  ["Contact: Orrin Vale (HR), tel. no. 01632 960000", "01632 960000"],
  ["To apply, quote reference 88 or call us on 01632 960000.", "01632 960000"],
  ["Pour postuler, appelez-nous : 02 00 00 00 00", "02 00 00 00 00"],
  ["Pour postuler, appelez le 02.03.04.20.26.", "02.03.04.20.26"],
  ["For questions call 01632 960000. Apply by phone: 01632 960000.", "01632 960000"],
])("%s: %s", (text, phone) => {
  expect(findContactPhone(text)).toBe(phone);
});

test.each([
  "Customers call 01632 960000.",
  "Journalists: contact our press office on 01632 960000.",
  "We are a shop in Ripon, 01632 960000.",
  "For questions call 01632 960000 or 01632 960001.",
  "For data protection questions, contact 01632 960000.",
  "To apply, quote 2026-11-0042.",
  "To apply, send a fax: 01632 960000.",
  "Apply by 04/12/2026 with reference 0123456.",
  "SIRET 012 345 678 00012. Pour postuler, écrivez-nous.",
  "You answer the phone: 01632 960000.",
  "To apply, quote reference 0012345678.",
  "Pour postuler, rappelez la référence 0123456789.",
  "Contact: HR team, ref 0123456789",
  "To apply, Job Reference: 0123456789",
  "Pour postuler, Numéro Siret : 012 345 678 00",
  "Apply by 04.12.2026 17.00.",
  "Interviews on 04.12.2026 17.00: apply now.",
  "Interviews on 04.12.26 17.00: apply now.",
  "Candidatures du 01.12.2026 - 15.12.2026.",
  "Envoyez votre CV au 01.12.2026 - 15.12.2026.",
  "To apply, use vacancy no. 012-345-6789",
  "Apply now: salary 030 000 - 035 000 a year",
  "Apply now: salary at 030 000 - 035 000 a year",
])("%s: no number", (text) => {
  expect(findContactPhone(text)).toBeUndefined();
});
