import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  first,
  hide,
  lastDocument,
  open,
  opened,
  part,
  serveCv,
  startCvScreens,
} from "../testing/cv-screen.tsx";

startCvScreens();

test("offers the notes that are not on CVs, and shows one that is chosen", async () => {
  serveCv({
    master: { ...opened().master, offered: [{ id: "n9", text: "Other: First aid 2024" }] },
  });
  await open();
  await part("Lines");
  const note = await screen.findByRole("checkbox", { name: "Other: First aid 2024" });
  expect(note).toHaveProperty("checked", false);
  fireEvent.click(note);
  expect(note).toHaveProperty("checked", true);
  await waitFor(async () =>
    expect(await lastDocument()).toMatchObject({
      operations: [{}, {}, { kind: "show", target: "n9" }],
    }),
  );
  await part("Changes");
  expect(await screen.findByText("Note shown")).toBeDefined();
  await part("Lines");
  fireEvent.click(await screen.findByRole("checkbox", { name: "Other: First aid 2024" }));
  await waitFor(async () =>
    expect(await lastDocument()).toMatchObject({ operations: [first, hide("job/0")] }),
  );
});
