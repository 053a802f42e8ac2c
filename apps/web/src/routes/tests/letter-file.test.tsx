import { fireEvent, screen, waitFor } from "@testing-library/react";
import { objectNameOf } from "@postulo/domain/document";
import { describe, expect, test, vi } from "vitest";
import { profileId } from "../testing/fake-server.ts";
import { serveTable } from "../testing/fake-tables.ts";
import {
  serveFiles,
  fileName,
  files,
  server,
  subscription,
  objectAddress,
  open,
  paste,
  generate,
  letter,
  written,
  startLetterScreens,
} from "../testing/letter-screen.tsx";

startLetterScreens();

const pdf = `${fileName}.pdf`;

describe("the letter as a file", () => {
  const openWithLetter = async () => {
    await open();
    await paste("Baker at Lenoir");
    generate();
    await written();
    await waitFor(() =>
      expect(screen.getByLabelText("File name")).toHaveProperty("value", fileName),
    );
  };
  const name = (value: string) =>
    fireEvent.change(screen.getByLabelText("File name"), { target: { value } });
  const upload = () =>
    fireEvent.click(screen.getByRole("button", { name: "Upload to your files" }));
  const released = () => server.requests("POST /rest/v1/rpc/release_usage").length;
  const credit = { p_subscription_id: subscription, p_feature: "doc_upload", p_quantity: 1 };

  test("is downloaded under the entered name, with .pdf", async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => "blob:letter", revokeObjectURL: () => {} });
    await openWithLetter();
    fireEvent.click(screen.getByRole("button", { name: "Download PDF" }));
    await waitFor(() => expect(saved).toEqual([pdf]));
    name("Lenoir 2026");
    fireEvent.click(screen.getByRole("button", { name: "Download PDF" }));
    await waitFor(() => expect(saved).toEqual([pdf, "Lenoir 2026.pdf"]));
    vi.restoreAllMocks();
  });

  test("is named after the employer too, until another name is entered, and again for the next letter", async () => {
    const named = () => screen.getByLabelText("File name");
    server.handle("POST /cover-letter", () =>
      letter("Dear", { posting: { title: "Baker", company: "Four d’Or SARL" }, language: "fr" }),
    );
    await open();
    await paste("Baker at Lenoir");
    generate();
    await written();
    await waitFor(() => expect(named()).toHaveProperty("value", "Bell-Ann-Lettre-Four-d’Or"));
    expect(screen.getByText("Bell-Ann-Lettre-Four-d’Or.pdf")).toBeDefined();
    name("mine");
    expect(screen.getByText("mine.pdf")).toBeDefined();
    generate();
    await waitFor(() => expect(named()).toHaveProperty("value", "Bell-Ann-Lettre-Four-d’Or"));
  });

  test("requires a name", async () => {
    await openWithLetter();
    name(" ");
    upload();
    expect(await screen.findByText("Enter a file name")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("File name"));
    expect(server.requests("POST /rest/v1/rpc/try_consume")).toEqual([]);
  });

  test("is uploaded for one credit, once for a double click, with a link to the files", async () => {
    await openWithLetter();
    expect(screen.queryByRole("link", { name: "View files" })).toBeNull();
    upload();
    upload();
    const way = await screen.findByRole("link", { name: "View files" });
    expect(way.getAttribute("href")).toBe("/dashboard/your-informations/files");
    expect(screen.getAllByText("Upload successful").length).toBeGreaterThan(0);
    const taken = server.requests("POST /rest/v1/rpc/try_consume");
    expect(await Promise.all(taken.map((one) => one.json()))).toEqual([credit]);
    expect(released()).toBe(0);
    const [stored] = server.requests(objectAddress(pdf));
    expect(stored?.headers.get("x-upsert")).toBe("false");
    expect(files.rows()).toEqual([
      {
        profile_id: profileId,
        file_name: pdf,
        file_path: `${profileId}/${pdf}`,
        file_type: "cover_letter",
      },
    ]);
    name("another");
    expect(screen.queryByRole("link", { name: "View files" })).toBeNull();
  });

  test("may have a name with characters that are special in URLs or not allowed in names of objects", async () => {
    const object = objectNameOf("50% #1 é what?.pdf");
    const address = objectAddress(encodeURIComponent(object));
    server.handle(address, () => Response.json({ Id: "1", Key: "k" }));
    await openWithLetter();
    name("50% #1 é what?");
    upload();
    await screen.findByRole("link", { name: "View files" });
    expect(files.rows()[0]).toMatchObject({
      file_name: "50% #1 é what?.pdf",
      file_path: `${profileId}/${object}`,
    });
  });

  test("is not uploaded when the limit is reached", async () => {
    server.handle("POST /rest/v1/rpc/try_consume", () => Response.json(false));
    await openWithLetter();
    upload();
    expect(await screen.findByText("Upload Limit Reached")).toBeDefined();
    expect(screen.getByRole("link", { name: "Upgrade plan" })).toBeDefined();
    expect(files.rows()).toEqual([]);
    expect(released()).toBe(0);
  });

  test("is not uploaded without a subscription", async () => {
    serveTable(server, "subscription", { rows: [] });
    await openWithLetter();
    upload();
    expect(await screen.findByText("No subscription found")).toBeDefined();
  });

  const duplicate = "A file with this name already exists. Please choose a different name";

  test("releases the credit and requires another name for a duplicate", async () => {
    serveFiles({
      rows: [{ id: "1", profile_id: profileId, file_name: pdf }],
    });
    await openWithLetter();
    upload();
    expect(await screen.findByText(duplicate)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("File name"));
    expect(released()).toBe(1);
    expect(server.requests(objectAddress(pdf))).toEqual([]);
  });

  test("does not overwrite an existing object", async () => {
    server.handle(objectAddress(pdf), () =>
      Response.json(
        { statusCode: "409", error: "Duplicate", message: "The resource already exists" },
        { status: 409 },
      ),
    );
    await openWithLetter();
    upload();
    expect(await screen.findByText(duplicate)).toBeDefined();
    expect(released()).toBe(1);
    expect(files.rows()).toEqual([]);
  });

  test("releases the credit when it could not be stored", async () => {
    server.handle(objectAddress(pdf), () =>
      Response.json(
        { statusCode: "413", error: "Payload too large", message: "Too large for this place" },
        { status: 413 },
      ),
    );
    await openWithLetter();
    upload();
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Upload ErrorToo large for this place",
    );
    expect(released()).toBe(1);
  });

  test.each([
    [422, "A virus was found in this file: it was not stored."],
    [424, "This file could not be checked for viruses, so it was not stored."],
  ])("explains what the virus scanner of the server did: %i", async (status, text) => {
    server.handle(objectAddress(pdf), () =>
      Response.json({ statusCode: String(status), error: "X", message: "no" }, { status: 400 }),
    );
    await openWithLetter();
    upload();
    expect((await screen.findByRole("alert")).textContent).toContain(text);
    expect(released()).toBe(1);
  });

  test("removes the object and releases the credit when its row is rejected", async () => {
    server.handle("POST /rest/v1/files", () =>
      Response.json({ code: "X", message: "The disk is full" }, { status: 500 }),
    );
    server.handle("DELETE /storage/v1/object/user-documents", () => Response.json([]));
    await openWithLetter();
    upload();
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Upload ErrorThe disk is full",
    );
    const [removed] = server.requests("DELETE /storage/v1/object/user-documents");
    expect(await removed?.json()).toEqual({ prefixes: [`${profileId}/${pdf}`] });
    expect(released()).toBe(1);
  });
});
