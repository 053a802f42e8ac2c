import { useEffect, useId, useState, type KeyboardEvent } from "react";

interface ListboxSetting {
  readonly count: number;
  readonly isOpen: boolean;
  readonly onOpen?: () => void;
  readonly onChoose: (index: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The ARIA combobox pattern with a listbox popup: the focus stays in the field, the arrow keys change the active
 * option.
 */
export function useListbox({ count, isOpen, onOpen, onChoose }: ListboxSetting) {
  const id = useId();
  const [activeIndex, setActiveIndex] = useState(0);
  const active = Math.min(activeIndex, count - 1);
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = isOpen && active >= 0 ? optionId(active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) onOpen?.();
      else if (count > 0) setActiveIndex((active + step + count) % count);
    } else if (event.key === "Enter" && isOpen && active >= 0) {
      event.preventDefault();
      onChoose(active);
    }
  }

  return {
    setActiveIndex,
    onKeyDown,
    field: {
      role: "combobox",
      autoComplete: "off",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": `${id}-list`,
      "aria-activedescendant": activeId,
    },
    list: { id: `${id}-list`, role: "listbox" },
    option: (index: number) => ({
      id: optionId(index),
      role: "option",
      "aria-selected": index === active,
    }),
  } as const;
}
