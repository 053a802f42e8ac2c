import { pageTexts } from "@postulo/server/page-text";
import { addSupportJob, createApplicant } from "../applicant-account.ts";
import { expect, logIn, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

const posting = [
  "Support engineer",
  "",
  "Requirements",
  "- Linux",
  "- Forklift licence",
  "",
  "You answer customers and write things down, for as long as it takes them to understand it. ",
]
  .join("\n")
  .padEnd(900, "We are a small team by the river. ");

for (const width of [1280, 375]) {
  test(`an application is printed with all of its parts and without controls, from ${width} px`, async ({
    page,
    server,
  }) => {
    const { user, client } = await createApplicant(server.url);
    const id = await addSupportJob(client, {
      posting_text: `${posting} The last line.`,
      notes: "Ring **Rose**",
      next_action: "followUp",
      next_action_date: "2026-12-01",
    });
    const job_url = `https://jobs.example.org/${"search/results/".repeat(12)}support-engineer`;
    await client
      .from("job_applied")
      .update({ location: "Lyon", job_url })
      .eq("id", id)
      .throwOnError();
    await page.setViewportSize({ width, height: 900 });
    await logIn(page, user);
    await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
    await page.goto(`/dashboard/applications/${id}`);
    await page.getByText("You answer customers").scrollIntoViewIfNeeded();
    await expect(page.getByText("Your profile shows 1 of 2")).toBeVisible();
    await expect(page.getByText("Location: Not given → Lyon")).toBeAttached();
    const texts = await pageTexts(await page.pdf({ format: "A4" }));
    const text = texts.join("\n").replaceAll(/\s+/g, " ");
    for (const shown of [
      "Support engineer",
      "Calder Valves · Lyon",
      "Follow up",
      "Forklift licence",
      "The last line.",
      "Ring Rose",
      "Location: Not given → Lyon",
    ])
      expect(text).toContain(shown);
    for (const control of [
      "Link a file",
      "Edit the text",
      "Undo:",
      "Recently deleted",
      "Add contact",
      "Make the CV",
      "Write the letter",
      "Do you have it?",
      "Have you done it?",
      "For you alone",
      "Documents",
      "People",
    ])
      expect(text).not.toContain(control);
    // A long address goes on in the next line.
    expect(text.replaceAll(" ", "")).toContain(job_url);
    // The page is as it was.
    await expect(page.getByText("Your profile shows 1 of 2")).toBeVisible();
  });
}
