import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  answers,
  letterId,
  letterText,
  open,
  server,
  openStoredLetter,
  paste,
  startLetterScreens,
  typeInto,
  versions,
  written,
} from "../testing/letter-screen.tsx";
import { clearToasts } from "../../ui/feedback/toast.tsx";

startLetterScreens();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // A question stays until it is answered.
  act(clearToasts);
});

/** Only of timeouts: an animation frame that Base UI has requested and that never comes would stop the focus in all later tests. */
const useFakeTimeouts = () =>
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout", "Date"] });

test("an answer that was just typed is saved by signing out", async () => {
  server.handle("POST /auth/v1/logout", () => new Response(null, { status: 204 }));
  const app = await open();
  await paste("Baker wanted");
  const field = await screen.findByLabelText(/^Why this job or employer/);
  fireEvent.change(field, { target: { value: "I like your bread." } });
  const store = answers.insert;
  server.handle("POST /rest/v1/letter_answers", () => Response.json({}, { status: 503 }));
  await app.navigate("/dashboard/profile");
  const logout = await screen.findByRole("button", { name: "Logout" });
  await waitFor(() => expect(server.requests("POST /rest/v1/letter_answers")).not.toEqual([]));
  const { promise, resolve } = Promise.withResolvers<void>();
  const retried = vi.fn<(request: Request) => Promise<Response>>(async (request) => {
    await promise;
    return store(request);
  });
  server.handle("POST /rest/v1/letter_answers", retried);
  fireEvent.click(logout);
  await waitFor(() => expect(retried).toHaveBeenCalled());
  expect(app.address()).toBe("/dashboard/profile");
  resolve();
  await waitFor(() => expect(app.address()).toBe("/"));
  expect(answers.rows()[0]).toMatchObject({ why: "I like your bread." });
});

describe("changes that nobody saved by the button", () => {
  const changed = `${letterText}\nPS`;
  beforeEach(() =>
    server.handle("POST /auth/v1/logout", () => new Response(null, { status: 204 })),
  );
  const changeLetter = async () => {
    const { app, field } = await openStoredLetter();
    typeInto(field, changed);
    return app;
  };

  test("are a version once the page is left, so that the application sends them", async () => {
    const app = await changeLetter();
    expect(versions.rows()).toHaveLength(1);
    await app.navigate("/dashboard/profile");
    await waitFor(() => expect(versions.rows()).toHaveLength(2));
    expect(versions.rows()[1]).toMatchObject({ text: changed, writer: "person" });
  });

  const rejectSaves = () =>
    server.handle("POST /rest/v1/letter_versions", () => Response.json({}, { status: 503 }));
  const logOut = async () => fireEvent.click(await screen.findByRole("button", { name: "Logout" }));

  test("are saved by signing out where leaving the page could not, each text once", async () => {
    const app = await changeLetter();
    const save = versions.insert;
    rejectSaves();
    await app.navigate("/dashboard/profile");
    await screen.findByRole("button", { name: "Logout" });
    expect(versions.rows()).toHaveLength(1);
    server.handle("POST /rest/v1/letter_versions", save);
    await logOut();
    await waitFor(() => expect(app.address()).toBe("/"));
    expect(versions.rows().map(({ text }) => text)).toEqual([letterText, changed]);
  });

  test("that are being saved are not saved again by signing out, however often it is clicked", async () => {
    const app = await changeLetter();
    const { promise, resolve } = Promise.withResolvers<void>();
    const save = versions.insert;
    server.handle("POST /rest/v1/letter_versions", async (request) => {
      await promise;
      return save(request);
    });
    await app.navigate("/dashboard/profile");
    await logOut();
    await logOut();
    resolve();
    await waitFor(() => expect(app.address()).toBe("/"));
    expect(versions.rows().map(({ text }) => text)).toEqual([letterText, changed]);
    expect(server.requests("POST /auth/v1/logout")).toHaveLength(1);
  });

  test("that cannot be saved keep the user signed in, who decides whether to lose them", async () => {
    const app = await changeLetter();
    rejectSaves();
    await app.navigate("/dashboard/profile");
    useFakeTimeouts();
    await logOut();
    await logOut();
    expect(screen.getByRole("button", { name: "Logout" }).getAttribute("aria-busy")).toBe("true");
    await vi.advanceTimersByTimeAsync(4_000);
    expect(screen.getByRole("button", { name: "Logout" }).getAttribute("aria-busy")).toBe("false");
    // Asked once, although it was clicked twice.
    expect(await screen.findByText(/not saved yet. You are still logged in/)).toBeDefined();
    expect(app.address()).toBe("/dashboard/profile");
    await vi.advanceTimersByTimeAsync(60_000);
    // Asked again, in place of the first question.
    await logOut();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await screen.findAllByText(/not saved yet. You are still logged in/)).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "Log out and lose them" }));
    await waitFor(() => expect(app.address()).toBe("/"));
    expect(localStorage.length).toBe(0);
  });

  test("are not asked about any more on another page", async () => {
    const app = await changeLetter();
    rejectSaves();
    await app.navigate("/dashboard/profile");
    useFakeTimeouts();
    await logOut();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await screen.findByText(/not saved yet. You are still logged in/)).toBeDefined();
    await app.navigate(`/dashboard/cover-letter?letter=${letterId}`);
    await waitFor(() => expect(screen.queryByText(/You are still logged in/)).toBeNull());
  });

  test("that never end being saved do not keep the user waiting", async () => {
    const app = await changeLetter();
    server.handle("POST /rest/v1/letter_versions", () => new Promise<Response>(() => {}));
    await app.navigate("/dashboard/profile");
    useFakeTimeouts();
    await logOut();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await screen.findByRole("button", { name: "Log out and lose them" })).toBeDefined();
  });

  test("stay in this browser if another tab has stored a version since", async () => {
    const app = await changeLetter();
    const other = JSON.stringify({ letter_id: letterId, text: "Dear Rose,", writer: "person" });
    await versions.insert(new Request("http://server.test", { method: "POST", body: other }));
    await app.navigate("/dashboard/profile");
    await screen.findByRole("button", { name: "Logout" });
    await app.navigate(`/dashboard/cover-letter?letter=${letterId}`);
    expect((await written()).value).toBe(changed);
    expect(versions.rows()).toHaveLength(2);
  });
});

const closeTab = () => {
  cleanup();
  sessionStorage.clear();
};

test("what was typed and not saved is there again after the tab was closed", async () => {
  const typed = `${letterText} One line more.`;
  typeInto((await openStoredLetter()).field, typed);
  closeTab();
  const { field } = await openStoredLetter();
  await waitFor(() => expect(field.value).toBe(typed));
  expect(await screen.findByText("Your changes that were not saved yet are back")).toBeTruthy();
  typeInto(field, letterText);
  closeTab();
  expect((await openStoredLetter()).field.value).toBe(letterText);
});

test("it does not replace what was saved meanwhile, but can be had", async () => {
  const typed = `${letterText} One line more.`;
  typeInto((await openStoredLetter()).field, typed);
  closeTab();
  const { field } = await openStoredLetter({}, "Dear Rose, this is newer.");
  expect(field.value).toBe("Dear Rose, this is newer.");
  fireEvent.click(await screen.findByRole("button", { name: "Show them" }));
  expect(field.value).toBe(typed);
});
