import { isBox, isContentEditable, isInput, isSelect, isTextArea } from "../collect/controls.ts";
import { shadowRootsIn, type ShadowRootOf } from "../collect/walk.ts";
import type { PlannedField } from "../plan.ts";
import { skip } from "../plan/steps/step.ts";
import { EffectsReader } from "./effects.ts";
import { HitTest, pointsOf } from "./hit-test.ts";
import type { VisibilityCheck } from "./look.ts";
import { levelsOf, Scrolling, type Level } from "./reveal.ts";
import { visualSubstitutes } from "./visual-substitutes.ts";
import { hitEverything, type Hits } from "./unhittable.ts";

const minOpacity = 0.3;
const minWidth = 16;
const minHeight = 9;
const minFontPixels = 5;
const minContrast = 1.25;
/** Of the middle and the four corners. */
const minClearPoints = 3;
/** Positions in the window to which a covered field is scrolled, because of sticky headers and banners. */
const shares = [0.5, 0.25, 0.75];

type SightOptions = {
  readonly shadowRootOf: ShadowRootOf;
  /** Elements of the extension, which are ignored. */
  readonly isOurs: (element: Element) => boolean;
  /** Whether the user is scrolling, which the check must not interrupt. */
  readonly isScrolling?: () => boolean;
};

/** One pass over the page. It may scroll, and restores scroll positions before any paint. */
class VisibilityPass {
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
    return visualSubstitutes(control).some((element) => this.#isShown(element));
  }

  end(): void {
    this.#scrolling.restore();
  }

  #isShown(element: HTMLElement): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { opacity, isObscured } = this.#effects.of(element);
    if (opacity < minOpacity || isObscured) return false;
    const { width, height } = element.getBoundingClientRect();
    const isSquare = isBox(element) || element.matches("[role=radio],[role=checkbox]");
    if (width < (isSquare ? minHeight : minWidth) || height < minHeight) return false;
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
    return points.filter((point) => this.#hits.isClearAt(element, point)).length >= minClearPoints;
  }

  /** Whether the text of the field is readable, for the part in the window. */
  #isReadable(control: HTMLElement): boolean {
    if (!showsText(control)) return true;
    const style = getComputedStyle(control);
    if (Number.parseFloat(style.fontSize) < minFontPixels) return false;
    if (Math.abs(Number.parseFloat(style.textIndent)) > control.clientWidth / 2) return false;
    const view = control.ownerDocument.defaultView ?? window;
    const [middle] = pointsOf(control.getBoundingClientRect(), view);
    const contrast = middle && this.#hits.textContrast(control, middle);
    return contrast === undefined || contrast >= minContrast;
  }
}

/** Inputs without text; an empty date is often transparent to hide the browser's pattern. */
const withoutText = new Set(["checkbox", "radio", "file", "date", "month", "week"]);

const showsText = (control: HTMLElement) =>
  isInput(control)
    ? !withoutText.has(control.type)
    : isTextArea(control) || isSelect(control) || isContentEditable(control);

/** Left as a question although a field of its name is usually filled, as a page also hides such fields. */
const isLeftFact = ({ step, isOther }: PlannedField) =>
  isOther === true && step.kind === "skip" && step.reason === "question";

const isLeft = (one: PlannedField) =>
  one.step.kind === "skip" && !one.step.offer && !isLeftFact(one);

const asUnseen = (one: PlannedField): PlannedField => ({
  ...one,
  isUnseen: true,
  step: isLeftFact(one) ? skip("notVisible") : one.step,
});

/**
 * Checks which fields of a plan are visible to the user. A field that may not be scrolled to counts as visible, unless an
 * earlier check has found that it is not. Scroll positions are restored before any paint. Without layout (jsdom) all fields are visible.
 */
export function createVisibilityCheck(root: Document, options: SightOptions): VisibilityCheck {
  /** What the last check that could scroll has found. */
  const known = new WeakMap<HTMLElement, boolean>();
  return (planned, controls, mayScroll) => {
    if (typeof root.elementsFromPoint !== "function") return planned;
    const hits = hitEverything(root, shadowRootsIn(root, options.shadowRootOf));
    const glance = new VisibilityPass(options, hits);
    const isScrolling = options.isScrolling?.() ?? false;
    const isSeen = (control: HTMLElement) => {
      const before = known.get(control);
      const scrolls = mayScroll === "always" || (!isScrolling && before !== true);
      if (!scrolls && before === false) return false;
      const result = glance.isSeen(control, scrolls);
      if (scrolls) known.set(control, result);
      return result;
    };
    try {
      return planned.map((one) => {
        const members = controls.get(one.fieldId) ?? [];
        return isLeft(one) || members.some(isSeen) ? one : asUnseen(one);
      });
    } finally {
      glance.end();
      hits.end();
    }
  };
}
