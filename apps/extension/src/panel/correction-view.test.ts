import { expect, test, vi } from "vitest";
import { wordsIn } from "../dom/words.ts";
import { correctionView } from "./correction-view.ts";
import { newPanelMemory } from "./panel-memory.ts";

test("Escape closes the choice alone, and leads back to its button", () => {
  const left = { kind: "left", reason: "question" } as const;
  const parts = correctionView({
    words: wordsIn("en"),
    memory: newPanelMemory(),
    field: { frameId: 0, fieldId: 1, key: "city", label: "Town", state: left },
    name: "Town",
    onCorrected: () => undefined,
  });
  document.body.replaceChildren(...parts);
  const [more, choice] = parts;
  more?.click();
  expect(choice?.hidden).toBe(false);
  const onKey = vi.fn<() => void>();
  document.body.addEventListener("keydown", onKey, { once: true });
  const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
  choice?.querySelector("select")?.dispatchEvent(escape);
  expect(choice?.hidden).toBe(true);
  expect(document.activeElement).toBe(more);
  expect(onKey).not.toHaveBeenCalled();
});
