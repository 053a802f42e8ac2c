import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { profileId } from "../testing/fake-server.ts";
import {
  emptyReport,
  input,
  open,
  opened,
  profiles,
  server,
  startProfileScreens,
} from "../testing/profile-screen.tsx";

startProfileScreens();

test("a résumé is undone in one step, also after leaving the page", async () => {
  const p_filled = { phone_number: "+33612345678" };
  const addedIds = { experiences: ["11111111-1111-4111-8111-111111111111"] };
  server.handle("POST /resume-parser", () => {
    profiles.change(profileId, p_filled);
    return Response.json({
      ...emptyReport,
      filled: p_filled,
      added: { ...emptyReport.added, experiences: 1 },
      addedIds,
    });
  });
  server.handle("POST /rest/v1/rpc/undo_resume", () => {
    profiles.change(profileId, { phone_number: "" });
    return Response.json({ deleted: 1, cleared: 1 });
  });
  const first = await open();
  await opened();
  const file = new File(["%PDF-1.7"], "somebody-else.pdf");
  const files = { 0: file, length: 1, item: () => file };
  fireEvent.change(await screen.findByLabelText(/Résumé file/), { target: { files } });
  await screen.findByRole("button", { name: "Undo this résumé" }, { timeout: 4000 });
  first.unmount();
  await open();
  expect((await screen.findByText(/Last résumé: somebody-else.pdf/)).textContent).toContain(
    "1 value filled in · 1 entry added",
  );
  fireEvent.click(screen.getByRole("button", { name: "Undo this résumé" }));
  expect(await screen.findByText("Résumé undone")).toBeDefined();
  const [requested] = server.requests("POST /rest/v1/rpc/undo_resume");
  expect(await requested?.json()).toEqual({ p_filled, p_added: addedIds });
  await waitFor(() => expect(input("Phone number").value).toBe(""));
  expect(screen.queryByRole("button", { name: "Undo this résumé" })).toBeNull();
});
