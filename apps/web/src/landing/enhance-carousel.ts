import type { Enhancement } from "../ui/enhancement.ts";

const slideMs = 6000;
/** Slides are loaded shortly before they scroll into view. */
const rootMargin = "300px";
/** The pause after which scrolling has ended. */
const scrollEndMs = 100;

type Target = number | "previous" | "next";

const keys = new Map<string, Target>([
  ["ArrowLeft", "previous"],
  ["ArrowRight", "next"],
]);

/** The elements of `carousel.tsx`, by their attributes. */
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

/** A scroll container of slides: selects a slide, and updates the selection after scrolling. */
function createRow(section: HTMLElement, isReducedMotion: () => boolean, signal: AbortSignal) {
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
    rest = setTimeout(selectNearest, scrollEndMs);
  };
  viewport?.addEventListener("scroll", onScroll, { signal });
  signal.addEventListener("abort", () => clearTimeout(rest));
  viewport?.setAttribute("data-alive", "");
  // A scroll container without anything in it that takes the focus has to be a tab stop (WCAG 2.1.1).
  viewport?.setAttribute("tabindex", "0");
  selectNearest();

  return (target: Target) => {
    const step = target === "next" ? 1 : -1;
    const index =
      typeof target === "number" ? target : (selected + step + slides.length) % slides.length;
    const left = (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
    viewport?.scrollTo({ left, behavior: isReducedMotion() ? "instant" : "smooth" });
    select(index);
  };
}

/** Returns whether the carousel is hovered or has the focus, which pauses autoplay. */
function watchInteraction(section: HTMLElement, signal: AbortSignal): () => boolean {
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
  // Only `:focus-visible`: a click also focuses the button.
  const onFocus = () => {
    isFocused = section.querySelector(":focus-visible") !== null;
  };
  section.addEventListener("focusin", onFocus, { signal });
  section.addEventListener("focusout", () => (isFocused = false), { signal });
  return () => isPointed || isFocused;
}

/** Autoplay until it is stopped; off with reduced motion. */
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
  const isInteracting = watchInteraction(section, signal);
  const timer = setInterval(() => {
    if (isPlaying() && !isInteracting() && !document.hidden) show("next");
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

/** Shows the other slides when they scroll near the viewport, then starts autoplay. */
export const enhanceCarousel: Enhancement = (section, signal) => {
  if (!("IntersectionObserver" in window)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      turn(section, signal);
    },
    { rootMargin: rootMargin },
  );
  observer.observe(section);
  signal.addEventListener("abort", () => observer.disconnect());
};
