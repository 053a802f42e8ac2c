import type { EmblaCarouselType } from "embla-carousel";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";

const slideMs = 6000;
/** It is loaded a little before it is seen. */
const nearby = "300px";

const directions = new Map<string, "previous" | "next">([
  ["ArrowLeft", "previous"],
  ["ArrowRight", "next"],
]);

const stillness = "(prefers-reduced-motion: reduce)";

function watchStillness(onChange: () => void): () => void {
  const query = matchMedia(stillness);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the system asks for no motion. */
function useStillness(): boolean {
  return useSyncExternalStore(
    watchStillness,
    () => matchMedia(stillness).matches,
    () => false,
  );
}

/**
 * Makes a row of slides turn for ever: by itself, by buttons, by keys and by swiping. The library comes when the slides come
 * near. Where it does not come, the row is scrolled.
 */
export function useCarousel() {
  const section = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const { carousel, isNear, selected } = useEmbla(viewport);
  const isStill = useStillness();
  // Somebody who wants no motion can still ask for it.
  const [choice, setPlaying] = useState<boolean>();
  const isPlaying = choice ?? !isStill;
  const isHeld = useHeld(section);

  useEffect(() => {
    if (!carousel || !isPlaying || isHeld) return;
    const timer = setInterval(() => {
      if (!document.hidden) carousel.scrollNext(isStill);
    }, slideMs);
    return () => clearInterval(timer);
  }, [carousel, isPlaying, isHeld, isStill]);

  useEffect(() => {
    // Who swipes wants to look at what he chose.
    const stop = () => setPlaying(false);
    carousel?.on("pointerDown", stop);
    return () => {
      carousel?.off("pointerDown", stop);
    };
  }, [carousel]);

  const show = useCallback(
    (which: number | "previous" | "next") => {
      setPlaying(false);
      if (which === "previous") carousel?.scrollPrev(isStill);
      else if (which === "next") carousel?.scrollNext(isStill);
      else carousel?.scrollTo(which, isStill);
    },
    [carousel, isStill],
  );

  useArrowKeys(section, show);

  return {
    section,
    viewport,
    isNear,
    isAlive: carousel !== undefined,
    selected,
    isPlaying,
    togglePlaying: () => setPlaying(!isPlaying),
    show,
  };
}

type Found = { readonly current: HTMLElement | null };

/** While a pointer or the focus is there, nothing moves by itself. */
function useHeld(section: Found): boolean {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const area = section.current;
    if (!area) return;
    const listening = new AbortController();
    const { signal } = listening;
    const listen = area.addEventListener.bind(area);
    listen("pointerenter", ({ pointerType }) => setPointed(pointerType === "mouse"), { signal });
    listen("pointerleave", () => setPointed(false), { signal });
    // A click leaves the focus behind too, but who clicked to see it turn has not come by keys.
    listen("focusin", () => setFocused(area.querySelector(":focus-visible") !== null), { signal });
    listen("focusout", () => setFocused(false), { signal });
    return () => listening.abort();
  }, [section]);
  return isPointed || isFocused;
}

function useArrowKeys(section: Found, show: (direction: "previous" | "next") => void): void {
  useEffect(() => {
    const area = section.current;
    if (!area) return;
    const press = (event: KeyboardEvent) => {
      const direction = directions.get(event.key);
      if (!direction) return;
      show(direction);
      event.preventDefault();
    };
    area.addEventListener("keydown", press);
    return () => area.removeEventListener("keydown", press);
  }, [section, show]);
}

function useEmbla(viewport: Found) {
  const [carousel, setCarousel] = useState<EmblaCarouselType>();
  const [isNear, setNear] = useState(false);
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    const row = viewport.current;
    if (!row || !("IntersectionObserver" in window)) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setNear(true);
      },
      { rootMargin: nearby },
    );
    watch.observe(row);
    return () => watch.disconnect();
  }, [viewport]);

  useEffect(() => {
    // Until it turns by itself it is scrolled, by keys too.
    const row = viewport.current;
    if (!row || !isNear || carousel) return;
    row.setAttribute("tabindex", "0");
    return () => row.removeAttribute("tabindex");
  }, [viewport, isNear, carousel]);

  useEffect(() => {
    const row = viewport.current;
    if (!row || !isNear) return;
    let made: EmblaCarouselType | undefined;
    let isGone = false;
    const begin = async () => {
      const { default: createCarousel } = await import("embla-carousel");
      if (isGone) return;
      const startIndex = Math.round(row.scrollLeft / Math.max(row.clientWidth, 1));
      row.scrollTo({ left: 0, behavior: "instant" });
      const turning = createCarousel(row, { loop: true, startIndex });
      turning.on("select", () => setSelected(turning.selectedScrollSnap()));
      made = turning;
      setSelected(startIndex);
      setCarousel(turning);
    };
    // Without the library the row stays what it is.
    void begin().catch(() => undefined);
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, [viewport, isNear]);

  return { carousel, isNear, selected };
}
