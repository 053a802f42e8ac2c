import type { Enhancement } from "../ui/enhancement.ts";

const slideMs = 6000;
/** The pictures are loaded a little before they are visible. */
const nearby = "300px";
/** How long a row rests before it counts as scrolled. */
const restMs = 100;

type Target = number | "previous" | "next";

const keys = new Map<string, Target>([
  ["ArrowLeft", "previous"],
  ["ArrowRight", "next"],
]);

/** The parts of `carousel.tsx`, found by their attributes. */
function partsOf(section: HTMLElement) {
  const all = (selector: string) => [...section.querySelectorAll<HTMLElement>(selector)];
  return {
    viewport: all("[data-viewport]")[0],
    slides: all("[data-viewport] li"),
    names: all("[data-slide]"),
    toggle: all("[data-toggle]")[0],
    turns: all("[data-turn]"),
  };
}

/** A scrolled row of slides: selects one, and follows when the visitor scrolls. */
function createRow(section: HTMLElement, isStill: () => boolean, signal: AbortSignal) {
  const { viewport, slides, names } = partsOf(section);
  let selected = 0;
  const select = (index: number) => {
    selected = index;
    for (const [at, slide] of slides.entries())
      slide.setAttribute("aria-hidden", String(at !== index));
    for (const [at, name] of names.entries())
      name.setAttribute("aria-current", String(at === index));
  };
  const distance = (slide: HTMLElement) =>
    Math.abs(slide.offsetLeft - (slides[0]?.offsetLeft ?? 0) - (viewport?.scrollLeft ?? 0));
  const selectNearest = () => {
    const nearest = slides.toSorted((a, b) => distance(a) - distance(b))[0];
    if (nearest) select(slides.indexOf(nearest));
  };
  let rest: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(rest);
    rest = setTimeout(selectNearest, restMs);
  };
  viewport?.addEventListener("scroll", onScroll, { signal });
  signal.addEventListener("abort", () => clearTimeout(rest));
  viewport?.setAttribute("data-alive", "");
  // Its arrow keys are those of the carousel.
  viewport?.setAttribute("tabindex", "-1");
  selectNearest();

  return (target: Target) => {
    const step = target === "next" ? 1 : -1;
    const index =
      typeof target === "number" ? target : (selected + step + slides.length) % slides.length;
    const left = (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
    viewport?.scrollTo({ left, behavior: isStill() ? "instant" : "smooth" });
    select(index);
  };
}

/** Whether a pointer or the focus is on the carousel: nothing moves by itself meanwhile. */
function watchHold(section: HTMLElement, signal: AbortSignal): () => boolean {
  let isPointed = false;
  let isFocused = false;
  section.addEventListener(
    "pointerenter",
    ({ pointerType }) => {
      isPointed = pointerType === "mouse";
    },
    { signal },
  );
  section.addEventListener("pointerleave", () => (isPointed = false), { signal });
  // A click leaves the focus behind too, but who clicked to see it turn has not come by keys.
  const onFocus = () => {
    isFocused = section.querySelector(":focus-visible") !== null;
  };
  section.addEventListener("focusin", onFocus, { signal });
  section.addEventListener("focusout", () => (isFocused = false), { signal });
  return () => isPointed || isFocused;
}

/** Plays by itself until it is stopped, or does not begin where the system asks for less motion. */
function createPlayer(section: HTMLElement, isPlayingAtFirst: boolean) {
  const { toggle, viewport } = partsOf(section);
  let isPlaying = false;
  const setPlaying = (next: boolean) => {
    isPlaying = next;
    section.toggleAttribute("data-stopped", !next);
    toggle?.setAttribute("aria-label", toggle.dataset[next ? "pause" : "play"] ?? "");
    viewport?.firstElementChild?.setAttribute("aria-live", next ? "off" : "polite");
  };
  setPlaying(isPlayingAtFirst);
  return { isPlaying: () => isPlaying, setPlaying };
}

function turn(section: HTMLElement, signal: AbortSignal): void {
  const { viewport, slides, names, toggle, turns } = partsOf(section);
  for (const slide of slides) slide.hidden = false;
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  const show = createRow(section, () => stillness.matches, signal);
  const { isPlaying, setPlaying } = createPlayer(section, !stillness.matches);
  const isHeld = watchHold(section, signal);
  const timer = setInterval(() => {
    if (isPlaying() && !isHeld() && !document.hidden) show("next");
  }, slideMs);
  signal.addEventListener("abort", () => clearInterval(timer));

  const stop = () => setPlaying(false);
  const stopAt = (target: Target) => {
    stop();
    show(target);
  };
  toggle?.addEventListener("click", () => setPlaying(!isPlaying()), { signal });
  viewport?.addEventListener("pointerdown", stop, { signal });
  for (const [index, name] of names.entries())
    name.addEventListener("click", () => stopAt(index), { signal });
  for (const button of turns) {
    const target = button.dataset["turn"] === "next" ? "next" : "previous";
    button.addEventListener("click", () => stopAt(target), { signal });
  }
  section.addEventListener(
    "keydown",
    (event) => {
      const target = keys.get(event.key);
      if (target === undefined) return;
      event.preventDefault();
      stopAt(target);
    },
    { signal },
  );
}

/** Shows further slides as soon as the visitor comes near, and then one after the other. */
export const enhanceCarousel: Enhancement = (section, signal) => {
  if (!("IntersectionObserver" in window)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      turn(section, signal);
    },
    { rootMargin: nearby },
  );
  observer.observe(section);
  signal.addEventListener("abort", () => observer.disconnect());
};
