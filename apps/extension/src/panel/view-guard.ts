import { EffectsReader } from "@postulo/autofill/sight/effects";
import { HitTest } from "@postulo/autofill/sight/hit-test";
import { hitEverything } from "@postulo/autofill/sight/unhittable";
import type { Box } from "./place.ts";

/** A click counts only after the panel was continuously in full view for this time. */
const settledMs = 500;
/** The minimum `delay` of an IntersectionObserver with `trackVisibility`. */
const browserDelayMs = 100;
const leastLookMs = 60;
const mostLookMs = 140;
const leastOpacity = 0.95;
const leastShare = 0.98;
const mostShiftPixels = 2;
/** Points looked at along each side, where the browser does not say itself what is covered. */
const gridPoints = 6;

type Options = {
  /** Where the panel was put. */
  readonly boxOf: () => Box;
  readonly onChanged: (isSettled: boolean) => void;
  readonly signal: AbortSignal;
};

/** Intersection Observer 2, which Firefox has not. */
const browserKnows = () =>
  typeof IntersectionObserverEntry === "function" &&
  "isVisible" in IntersectionObserverEntry.prototype;

type SeenEntry = IntersectionObserverEntry & { readonly isVisible?: boolean };

/**
 * Knows whether a person has had the panel in full view for half a second: opaque, where it was put, in its size, and with
 * nothing over it. A page can style and move the panel's element, and cover it.
 */
export class ViewGuard {
  readonly #host: HTMLElement;
  readonly #options: Options;
  readonly #observer: IntersectionObserver | undefined;
  #isUncovered = !browserKnows();
  #sinceMs: number | undefined;
  #wasSettled = false;
  #isWatched = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: HTMLElement, options: Options) {
    this.#host = host;
    this.#options = options;
    const settings = {
      threshold: [0, leastShare, 1],
      trackVisibility: true,
      delay: browserDelayMs,
    };
    this.#observer = browserKnows()
      ? new IntersectionObserver((entries) => this.#read(entries), settings)
      : undefined;
    const mutations = new MutationObserver(() => this.#look());
    mutations.observe(host, { attributes: true });
    options.signal.addEventListener("abort", () => {
      this.stop();
      mutations.disconnect();
    });
  }

  /** To be called when the panel was opened. */
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
    this.#isUncovered = !browserKnows();
    this.#forget();
  }

  /** To be called when the panel was put elsewhere: what is under the pointer now was not there before. */
  restart(): void {
    this.#forget();
  }

  /** Looks once more, and says whether an event that happens now is meant for the panel. */
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
    this.#isUncovered = newest.isVisible === true && newest.intersectionRatio >= leastShare;
    this.#look();
  }

  #look(): void {
    if (!this.#isWatched) return;
    if (this.#isInFullView()) this.#sinceMs ??= performance.now();
    else this.#sinceMs = undefined;
    this.#tell();
  }

  /** At times that a page cannot foresee: one that hides the panel in between would have to let it flicker. */
  #lookAgain(): void {
    this.#look();
    const waitMs = leastLookMs + Math.random() * (mostLookMs - leastLookMs);
    this.#timer = setTimeout(() => this.#lookAgain(), waitMs);
  }

  #isInFullView(): boolean {
    if (document.visibilityState !== "visible" || !this.#isUncovered) return false;
    return this.#isInPlace() && this.#isOpaque() && this.#isHit();
  }

  #isInPlace(): boolean {
    const now: Box = this.#host.getBoundingClientRect();
    const wanted = this.#options.boxOf();
    const sides = ["left", "top", "right", "bottom"] as const;
    return sides.every((side) => Math.abs(now[side] - wanted[side]) <= mostShiftPixels);
  }

  #isOpaque(): boolean {
    // The root is ours: no effects of the page are inside.
    const effects = new EffectsReader(() => null);
    const { opacity, isObscured } = effects.of(this.#host);
    return opacity >= leastOpacity && !isObscured;
  }

  /** The middle and the corners in any case; all of it where the browser does not say what is covered. */
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
