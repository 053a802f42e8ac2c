import {
  AutoScroller,
  Cursor,
  DragDropManager,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from "@dnd-kit/dom";
import { isSortable, Sortable } from "@dnd-kit/dom/sortable";

const touchDelay = new PointerActivationConstraints.Delay({ value: 250, tolerance: 5 });

/** A finger that only scrolls the page drags nothing. */
const pointer = PointerSensor.configure({
  activationConstraints: (event) => (event.pointerType === "touch" ? [touchDelay] : undefined),
});

/**
 * Lets the lines of a list be dragged by their grips, until the returned function is called. `onSorted` is told which
 * line was dropped, and its new place. For the keyboard there are buttons.
 */
export function makeSortable(
  list: HTMLElement,
  onSorted: (id: string, to: number) => void,
): () => void {
  const manager = new DragDropManager({
    sensors: [pointer],
    plugins: [AutoScroller, Cursor, Feedback, PreventSelection],
  });
  const lines = [...list.querySelectorAll<HTMLElement>(":scope > [data-entry]")];
  const sortables = lines.map((element, index) => {
    const handle = element.querySelector("[data-grip]");
    return new Sortable(
      {
        id: element.dataset["entry"] ?? "",
        index,
        element,
        ...(handle ? { handle } : {}),
        // A line that is being changed has no grip: it stays, and others may be dropped around it.
        disabled: { draggable: handle === null },
      },
      manager,
    );
  });
  const stopListening = manager.monitor.addEventListener("dragend", ({ operation, canceled }) => {
    const { source } = operation;
    if (canceled || !isSortable(source)) return;
    if (source.index !== source.initialIndex) onSorted(String(source.id), source.index);
  });
  return () => {
    stopListening();
    for (const sortable of sortables) sortable.destroy();
    manager.destroy();
  };
}
