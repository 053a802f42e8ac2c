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

/** Touch scrolling must not start a drag. */
const pointer = PointerSensor.configure({
  activationConstraints: (event) => (event.pointerType === "touch" ? [touchDelay] : undefined),
});

/**
 * Makes the items of a list draggable by their grips, and returns a cleanup function. `onSorted` is called with the
 * dropped item and its new index. Keyboard users have buttons.
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
        // An item in edit mode has no grip: it cannot be dragged, but others can be dropped around it.
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
