import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "../../i18n/language-context.tsx";
import { keepsDialogs } from "./dismissal.ts";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

/** A page with a button that opens a dialog. */
function Page({ onClosed }: { readonly onClosed?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <LanguageProvider initial="en">
      <button type="button" onClick={() => setIsOpen(true)}>
        Rename
      </button>
      <div {...keepsDialogs}>A toast</div>
      <Dialog isOpen={isOpen} title="New name" onClose={() => setIsOpen(false)} onClosed={onClosed}>
        <input aria-label="Name" data-autofocus />
      </Dialog>
    </LanguageProvider>
  );
}

async function open(page = <Page />) {
  render(page);
  const opener = screen.getByRole("button", { name: "Rename" });
  opener.focus();
  fireEvent.click(opener);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
  return opener;
}

const dialog = () => screen.queryByRole("dialog", { name: "New name" });

test("a dialog is named by its title, and returns the focus when Escape closes it", async () => {
  const onClosed = vi.fn<() => void>();
  const opener = await open(<Page onClosed={onClosed} />);
  expect(dialog()).not.toBeNull();
  fireEvent.keyDown(screen.getByLabelText("Name"), { key: "Escape" });
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(onClosed).toHaveBeenCalledOnce();
});

test("a press on a toast leaves the dialog open", async () => {
  await open();
  const toast = screen.getByText("A toast");
  fireEvent.pointerDown(toast);
  fireEvent.mouseDown(toast);
  fireEvent.click(toast);
  expect(dialog()).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(dialog()).toBeNull());
});

test("a field that gets the focus while Base UI restores it keeps it", async () => {
  await open();
  const field = screen.getByLabelText("Name");
  const popup = screen.getByRole("dialog", { name: "New name" });
  // As after the removal of the element with the focus: the popup, a field of the new content, and the popup again.
  field.blur();
  popup.focus();
  field.focus();
  popup.focus();
  expect(document.activeElement).toBe(field);
});

test("the dialog itself can have the focus", async () => {
  await open();
  const popup = screen.getByRole("dialog", { name: "New name" });
  popup.focus();
  expect(document.activeElement).toBe(popup);
});
