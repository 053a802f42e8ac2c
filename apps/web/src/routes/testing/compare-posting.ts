import { comparePosting, type ComparedRequirement } from "@postulo/contract/posting-comparison";
import { readWishes } from "../../posting/read-wishes.ts";

const sourdough = {
  id: "skill",
  text: "Sourdough",
  source: { kind: "skill", name: "Sourdough" },
} as const;

/** Answers like the server for a profile whose only skill is Sourdough. */
export async function compareWithSourdough(request: Request): Promise<Response> {
  const { jobDescription } = comparePosting.request.schema.parse(await request.json());
  const requirements = readWishes(jobDescription).map(({ kind, text }, at): ComparedRequirement => {
    const isProven = text.includes(sourdough.text);
    const provenBy = isProven ? [sourdough] : [];
    return { id: `r${at + 1}`, kind, text, provenBy, missing: [] };
  });
  return Response.json({ requirements });
}
