import { isBox, isEditedInPlace, isInput, isSelect, isTextArea } from "../collect/controls.ts";
import { shadowRootsIn, type ShadowRootOf } from "../collect/walk.ts";
import { EffectsReader } from "./effects.ts";
import { HitTest, pointsOf } from "./hit-test.ts";
import type { Look } from "./look.ts";
import { levelsOf, Scrolling, type Level } from "./reveal.ts";
import { standInsOf } from "./stand-in.ts";
import { hitEverything, type Hits } from "./unhittable.ts";

const leastOpacity = 0.3;
const leastWidth = 16;
const leastHeight = 9;
const leastFontPixels = 5;
const leastContrast = 1.25;
/** Of the middle and the four corners. */
const leastPoints = 3;
/** Where in the window a field is looked for when something is over it: a header that stays, a banner below. */
const shares = [0.5, 0.25, 0.75];

type SightOptions = {
  readonly shadowRootOf: ShadowRootOf;
  /** Elements of the extension itself, which a person can move out of the way. */
  readonly isOurs: (element: Element) => boolean;
  /** Whether the page is being scrolled, which a look must not interrupt. */
  readonly isScrolling?: () => boolean;
};

/** One look at the page: it may scroll, and puts everything back before anything is painted. */
class Glance {
  readonly #effects: EffectsReader;
  readonly #hits: HitTest;
  readonly #scrolling = new Scrolling();
  #mayScroll = false;

  constructor({ shadowRootOf, isOurs }: SightOptions, { unhittable }: Hits) {
    this.#effects = new EffectsReader(shadowRootOf);
    this.#hits = new HitTest({ effects: this.#effects, isOurs, unhittable });
  }

  isSeen(control: HTMLElement, mayScroll: boolean): boolean {
    this.#mayScroll = mayScroll;
    if (this.#isShown(control) && this.#isReadable(control)) return true;
    return standInsOf(control).some((element) => this.#isShown(element));
  }

  end(): void {
    this.#scrolling.restore();
  }

  #isShown(element: HTMLElement): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { opacity, isObscured } = this.#effects.of(element);
    if (opacity < leastOpacity || isObscured) return false;
    const { width, height } = element.getBoundingClientRect();
    const isSquare = isBox(element) || element.matches("[role=radio],[role=checkbox]");
    if (width < (isSquare ? leastHeight : leastWidth) || height < leastHeight) return false;
    return levelsOf(element).every((level) => this.#isLevelClear(level));
  }

  #isLevelClear(level: Level): boolean {
    if (!this.#mayScroll || this.#isClearNow(level)) return true;
    return shares.some((share) => {
      this.#scrolling.bring(level.element, level.boxOf, share);
      return this.#isClearNow(level);
    });
  }

  #isClearNow({ element, boxOf }: Level): boolean {
    const view = element.ownerDocument.defaultView;
    if (!view) return false;
    const points = pointsOf(boxOf(), view);
    return points.filter((point) => this.#hits.isClearAt(element, point)).length >= leastPoints;
  }

  /** Whether what is written into the field can be read, as far as it is in the window now. */
  #isReadable(control: HTMLElement): boolean {
    if (!showsText(control)) return true;
    const style = getComputedStyle(control);
    if (Number.parseFloat(style.fontSize) < leastFontPixels) return false;
    if (Math.abs(Number.parseFloat(style.textIndent)) > control.clientWidth / 2) return false;
    const view = control.ownerDocument.defaultView ?? window;
    const [middle] = pointsOf(control.getBoundingClientRect(), view);
    const contrast = middle && this.#hits.textContrast(control, middle);
    return contrast === undefined || contrast >= leastContrast;
  }
}

/** Inputs that show something else than text; an empty date often has no colour, to hide the pattern that the browser writes. */
const withoutText = new Set(["checkbox", "radio", "file", "date", "month"]);

const showsText = (control: HTMLElement) =>
  isInput(control)
    ? !withoutText.has(control.type)
    : isTextArea(control) || isSelect(control) || isEditedInPlace(control);

/**
 * Looks which fields of a plan a person can see. What lies over a field that may not be scrolled to is not known: it counts
 * as seen, until the look that may scroll. Scroll positions are put back before anything is painted. Without layout (jsdom) all are seen.
 */
export function openSight(root: Document, options: SightOptions): Look {
  const known = new WeakSet<HTMLElement>();
  return (planned, controls, mayScroll) => {
    if (typeof root.elementsFromPoint !== "function") return planned;
    const hits = hitEverything(root, shadowRootsIn(root, options.shadowRootOf));
    const glance = new Glance(options, hits);
    const isScrolling = options.isScrolling?.() ?? false;
    const isSeen = (control: HTMLElement) => {
      const scrolls = mayScroll === "always" || (!isScrolling && !known.has(control));
      const result = glance.isSeen(control, scrolls);
      if (result && scrolls) known.add(control);
      return result;
    };
    try {
      return planned.map((one) => {
        const members = controls.get(one.fieldId) ?? [];
        return one.step.kind === "leave" || members.some(isSeen) ? one : { ...one, isUnseen: true };
      });
    } finally {
      glance.end();
      hits.end();
    }
  };
}
