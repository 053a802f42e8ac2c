import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  generate,
  open,
  paste,
  server,
  startLetterScreens,
  written,
} from "../testing/letter-screen.tsx";

startLetterScreens();

const posting = [
  "Job title: Head of Finance",
  "Company: Common Ground",
  "Reference: CG-2291",
  "",
  "We are looking for a Head of Finance to join our small team in Leeds.",
  "Send your letter to Mr Tom Prowse, Director, by 30 November.",
].join("\n");

const valueOf = async (label: string) => {
  const field: HTMLInputElement = await screen.findByLabelText(label);
  return field.value;
};

test("reader and reference are read from the posting, shown with its words, and stay when corrected", async () => {
  const page = await open();
  await paste(posting);
  await waitFor(async () => expect(await valueOf("Addressed to")).toBe("Mr Tom Prowse"));
  expect(await valueOf("Reference")).toBe("CG-2291");
  const reader = screen.getByLabelText("Addressed to");
  const words = document.getElementById(reader.getAttribute("aria-describedby") ?? "");
  expect(words?.textContent).toBe("“Send your letter to Mr Tom Prowse, Director, by 30 November.”");
  fireEvent.change(reader, { target: { value: "Mrs Ada Lowe, Director" } });
  expect(screen.queryByText(/Send your letter to Mr Tom Prowse.*”/)).toBeNull();
  fireEvent.change(screen.getByLabelText("Company"), { target: { value: " " } });
  page.unmount();
  await open();
  await waitFor(async () => expect(await valueOf("Addressed to")).toBe("Mrs Ada Lowe, Director"));
  generate();
  await written();
  const body: object = await server.requests("POST /cover-letter")[0]?.json();
  expect(body).toMatchObject({ reader: "Mrs Ada Lowe, Director", company: null });
  for (const field of ["title", "place", "reference"]) expect(body).not.toHaveProperty(field);
});

test("a field of which the posting says nothing is blank", async () => {
  await open();
  await paste("Job title: Baker\nCompany: Four d’Or\n\nYou bake bread.");
  await waitFor(async () => expect(await valueOf("Company")).toBe("Four d’Or"));
  expect(await valueOf("Addressed to")).toBe("");
  expect(screen.getByLabelText("Addressed to").getAttribute("placeholder")).toBe(
    "Not found in the posting",
  );
});
