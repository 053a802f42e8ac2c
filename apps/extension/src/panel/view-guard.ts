import { EffectsReader } from "@postulo/autofill/visibility/effects";
import { HitTest } from "@postulo/autofill/visibility/hit-test";
import { hitEverything } from "@postulo/autofill/visibility/unhittable";
import type { Box } from "./place.ts";

/** A click counts only after the panel was continuously in full view for this time. */
const settledMs = 500;
/** The minimum `delay` of an IntersectionObserver with `trackVisibility`. */
const browserDelayMs = 100;
const minIntervalMs = 60;
const maxIntervalMs = 140;
const minOpacity = 0.95;
const minShare = 0.98;
const maxShiftPixels = 2;
/** Hit-tested points along each side, without Intersection Observer 2. */
const gridPoints = 6;

type Options = {
  /** The expected position of the panel. */
  readonly boxOf: () => Box;
  readonly onChanged: (isSettled: boolean) => void;
  readonly signal: AbortSignal;
};

/** Intersection Observer 2, which Firefox does not support. */
const supportsVisibilityTracking = () =>
  typeof IntersectionObserverEntry === "function" &&
  "isVisible" in IntersectionObserverEntry.prototype;

type SeenEntry = IntersectionObserverEntry & { readonly isVisible?: boolean };

/**
 * Checks that the panel was fully visible for half a second: opaque, in its position and size, and not covered. Prevents
 * clickjacking, because a page can style, move and cover the host element.
 */
export class ViewGuard {
  readonly #host: HTMLElement;
  readonly #options: Options;
  readonly #observer: IntersectionObserver | undefined;
  #isUncovered = !supportsVisibilityTracking();
  #sinceMs: number | undefined;
  #wasSettled = false;
  #isWatched = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: HTMLElement, options: Options) {
    this.#host = host;
    this.#options = options;
    const settings = {
      threshold: [0, minShare, 1],
      trackVisibility: true,
      delay: browserDelayMs,
    };
    this.#observer = supportsVisibilityTracking()
      ? new IntersectionObserver((entries) => this.#read(entries), settings)
      : undefined;
    const mutations = new MutationObserver(() => this.#look());
    mutations.observe(host, { attributes: true });
    options.signal.addEventListener("abort", () => {
      this.stop();
      mutations.disconnect();
    });
  }

  /** Call when the panel was opened. */
  start(): void {
    if (this.#isWatched) return;
    this.#isWatched = true;
    this.#observer?.observe(this.#host);
    this.#lookAgain();
  }

  stop(): void {
    this.#isWatched = false;
    clearTimeout(this.#timer);
    this.#observer?.disconnect();
    this.#isUncovered = !supportsVisibilityTracking();
    this.#forget();
  }

  /** Call when the panel was moved, because other content is under the pointer now. */
  restart(): void {
    this.#forget();
  }

  /** Checks again. @returns whether an event is accepted now. */
  accepts(event: Event): boolean {
    this.#read(this.#observer?.takeRecords() ?? []);
    this.#look();
    return event.isTrusted && this.#isSettled();
  }

  #isSettled(): boolean {
    return this.#sinceMs !== undefined && performance.now() - this.#sinceMs >= settledMs;
  }

  #forget(): void {
    this.#sinceMs = undefined;
    this.#tell();
  }

  #tell(): void {
    const isSettled = this.#isSettled();
    if (isSettled === this.#wasSettled) return;
    this.#wasSettled = isSettled;
    this.#options.onChanged(isSettled);
  }

  #read(entries: readonly SeenEntry[]): void {
    const newest = entries.at(-1);
    if (!newest) return;
    this.#isUncovered = newest.isVisible === true && newest.intersectionRatio >= minShare;
    this.#look();
  }

  #look(): void {
    if (!this.#isWatched) return;
    if (this.#isInFullView()) this.#sinceMs ??= performance.now();
    else this.#sinceMs = undefined;
    this.#tell();
  }

  /** Checks at random intervals, so that a page cannot hide the panel between two checks. */
  #lookAgain(): void {
    this.#look();
    const waitMs = minIntervalMs + Math.random() * (maxIntervalMs - minIntervalMs);
    this.#timer = setTimeout(() => this.#lookAgain(), waitMs);
  }

  #isInFullView(): boolean {
    if (document.visibilityState !== "visible" || !this.#isUncovered) return false;
    return this.#isInPlace() && this.#isOpaque() && this.#isHit();
  }

  #isInPlace(): boolean {
    const now: Box = this.#host.getBoundingClientRect();
    const expected = this.#options.boxOf();
    const sides = ["left", "top", "right", "bottom"] as const;
    return sides.every((side) => Math.abs(now[side] - expected[side]) <= maxShiftPixels);
  }

  #isOpaque(): boolean {
    // The shadow root has no effects of the page.
    const effects = new EffectsReader(() => null);
    const { opacity, isObscured } = effects.of(this.#host);
    return opacity >= minOpacity && !isObscured;
  }

  /** Hit-tests the middle and the corners; a grid without Intersection Observer 2. */
  #isHit(): boolean {
    const { left, top, right, bottom } = this.#options.boxOf();
    const count = this.#observer ? 2 : gridPoints;
    const inset = 14;
    const points = Array.from({ length: count * count }, (_, at) => ({
      x: left + inset + ((right - left - 2 * inset) * (at % count)) / (count - 1),
      y: top + inset + ((bottom - top - 2 * inset) * Math.floor(at / count)) / (count - 1),
    }));
    if (this.#observer)
      return points.every(({ x, y }) => document.elementFromPoint(x, y) === this.#host);
    const hits = hitEverything(document, []);
    const test = new HitTest({
      effects: new EffectsReader(() => null),
      isOurs: () => false,
      unhittable: hits.unhittable,
    });
    try {
      return points.every((point) => test.isClearAt(this.#host, point));
    } finally {
      hits.end();
    }
  }
}
