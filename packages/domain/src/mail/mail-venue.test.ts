import { describe, expect, test } from "vitest";
import { mail, read } from "../testing/sample-mails.ts";

const en = "We would like to invite you to an interview on Thursday 17 September at 2pm";
const fr = "Nous vous invitons à un entretien le jeudi 17 septembre à 9 h";
const venueOf = (text: string) => read(mail(text)).venue;

describe("where an interview is", () => {
  test.each([
    [`${en} at our offices, 14 Mill Lane, Leeds LS1 4AB.`, "14 Mill Lane, Leeds LS1 4AB"],
    [`${en}, Building C, second floor, room 12.`, "Building C, second floor, room 12"],
    [
      `${en}.\nWhere: Rosewood Hall, 5 Station Road, Otley\nPlease bring your passport.`,
      "Rosewood Hall, 5 Station Road, Otley",
    ],
    [`${en} at 22 Pine Street, Dayton, OH 45402.`, "22 Pine Street, Dayton, OH 45402"],
    [`${en} at our premises.`, null],
    [`${fr}, bâtiment D, 3ème étage, bureau 41.`, "bâtiment D, 3ème étage, bureau 41"],
    [`${fr}. Il aura lieu au 12 bis rue des Lilas à Vernon.`, "12 bis rue des Lilas à Vernon"],
    [
      `${fr}, au 3e étage du 7 quai de la Douane, 69003 Lyon.`,
      "3e étage du 7 quai de la Douane, 69003 Lyon",
    ],
    [`${fr} dans nos locaux.`, null],
    [
      "Votre entretien est reporté au mercredi 16 septembre à 15h, salle B, 12 rue des Lilas, Vernon.",
      "salle B, 12 rue des Lilas, Vernon",
    ],
  ])("is on site: %s", (text, place) => {
    expect(venueOf(text)).toMatchObject({ kind: "onSite", place });
  });

  test.each([
    [`${en} on Teams. The link will follow.`, null],
    [`${en}: https://meet.google.com/abc-defg-hij.`, "https://meet.google.com/abc-defg-hij"],
    [`${fr} en visio.`, null],
  ])("is a video call: %s", (text, place) => {
    expect(venueOf(text)).toMatchObject({ kind: "video", place });
  });

  test.each([`${en} by phone.`, `${en}. We will call you.`, `${fr}, par téléphone.`])(
    "is the telephone: %s",
    (text) => {
      expect(venueOf(text)).toMatchObject({ kind: "phone", place: null });
    },
  );

  test.each([
    `${en}.`,
    `${en}. Our teams look forward to it.`,
    `${en}, either by video or at our office.`,
    `${en}.\n\nKind regards,\nLenoir, 14 Mill Lane, Leeds LS1 4AB`,
    `${fr}.`,
    `${fr}.\n\nCordialement,\nLenoir, 12 rue des Lilas, 69003 Lyon`,
  ])("is not told: %s", (text) => {
    expect(venueOf(text)).toMatchObject({ kind: null, place: null });
  });

  test("is no place where the mail names two", () => {
    const text = `${en}, at 14 Mill Lane. The entrance is in 3 Park Road.`;
    expect(venueOf(text)).toMatchObject({ kind: "onSite", place: null });
  });

  test.each([
    [`${en}. You will meet Dr Amara Singh.`, "Dr Amara Singh"],
    [`${fr}, avec Mme Odile Caron et M. Thierry.`, "Mme Odile Caron, M. Thierry"],
    [`${en}. Mr Rowe sends his regards.`, null],
    [`${en} with Sarah Cole, Head of Retail.`, "Sarah Cole"],
    [`${en} with Sarah Cole (our store manager).`, "Sarah Cole"],
    [`${en}. You will meet Sarah Cole and Dan Hill.`, "Sarah Cole, Dan Hill"],
    [`${fr} avec Claire Morel, directrice du magasin.`, "Claire Morel"],
    [`${en} with Northgate Books, Leeds.`, null],
    [`${en}. You will meet Human Resources.`, null],
    [`${en}. Location: Meeting Room Three.`, null],
    [`${en}. You will be meeting Sarah Cole.`, "Sarah Cole"],
    [`${en}. You will meet Oakwood Clinic staff.`, null],
    [`${en}. You will meet Oakwood Lane staff.`, null],
    [`${en} with Tramline Ltd, our partner.`, null],
  ])("and with whom: %s", (text, people) => {
    expect(venueOf(text).people).toBe(people);
  });
});
