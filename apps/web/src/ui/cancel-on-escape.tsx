import { useWindowEvent } from "@mantine/hooks";

/** Stands where a dialog will, as long as its code is on its way: nobody is shown what they have given up meanwhile. */
export function CancelOnEscape({ onCancel }: { readonly onCancel: () => void }) {
  useWindowEvent("keydown", ({ key }) => {
    if (key === "Escape") onCancel();
  });
  return null;
}
