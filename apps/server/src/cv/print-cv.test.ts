import { applyOperations } from "@postulo/cv/apply-operations";
import { masterCv } from "@postulo/cv/master-cv";
import { cvTemplateNames, cvTemplates } from "@postulo/domain/cv-look";
import { storedProfile } from "@postulo/evidence/profile";
import { describe, expect, test } from "vitest";
import { createCvPrinter } from "./print-cv.ts";

const masterOf = (jobs: number) =>
  masterCv(
    storedProfile.parse({
      profile: { first_name: "Ada", last_name: "Orrin", country: "United Kingdom" },
      experiences: Array.from({ length: jobs }, (_, at) => ({
        company: `Quay ${at}`,
        title: "Dental Nurse",
        start_date: String(2024 - at),
        end_date: String(2025 - at),
        description: "Set up trays for 25 patients a day\nOrdered stock each week",
      })),
    }),
    "en",
  );

const print = createCvPrinter(() => new Date(2026, 10, 23));

describe.each(cvTemplateNames)("the template %s", (template) => {
  const look = {
    template,
    paper: "a4",
    accent: cvTemplates[template].accent,
    title: "CV",
  } as const;

  test("sets nothing smaller than 10 pt, and needs no second page for a short career", async () => {
    const short = await print({ document: masterOf(2), ...look });
    expect(short.pages).toBe(1);
    const long = await print({ document: masterOf(40), ...look });
    expect(long.pages).toBeGreaterThan(1);
    for (const { size } of [short, long]) expect(size).toBeGreaterThanOrEqual(10);
  });

  test("prints a version without changes as the master, byte for byte", async () => {
    const master = masterOf(3);
    const { document } = applyOperations(master, []);
    const [own, version] = [
      await print({ document: master, ...look }),
      await print({ document, ...look }),
    ];
    expect(version.content.equals(own.content)).toBe(true);
  });
});
