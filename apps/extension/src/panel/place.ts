/** A rectangle in the window, in CSS pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
export type Size = { readonly width: number; readonly height: number };

const gap = 12;
export const panelWidth = 360;
/** Windows below this width have the panel at the bottom. */
const narrowWindow = 760;
const sheetShare = 0.45;
/** In a low window, as at a zoom of 200 % and more, the panel takes more, so that it shows several fields. */
const lowSheet = { height: 240, share: 0.7 };

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** The position of the button: the first free one along the edges, otherwise the corner. */
export function buttonPlace(window: Size, button: Size, controls: readonly Box[]): Box {
  const right = window.width - button.width - gap;
  const bottom = window.height - button.height - gap;
  const steps = [1, 0.8, 0.6, 0.4, 0.2, 0];
  const places = [right, gap].flatMap((left) =>
    steps.map((share) => boxAt(left, gap + (bottom - gap) * share, button)),
  );
  const corner = boxAt(right, bottom, button);
  return places.find((place) => !controls.some((box) => overlaps(place, box))) ?? corner;
}

export type PanelPlace = {
  readonly box: Box;
  /** The edge at which the page must make room, because controls would be covered. */
  readonly space: "right" | "bottom" | "none";
};

/**
 * The position of the panel: the side without controls at any scroll position; otherwise the page makes room at the right,
 * or in a narrow window at the bottom.
 */
export function panelPlace(window: Size, controls: readonly Box[]): PanelPlace {
  if (window.width < narrowWindow) {
    const low = Math.min(lowSheet.height, window.height * lowSheet.share);
    const height = Math.round(Math.max(window.height * sheetShare, low));
    const sheet = { width: window.width - 2 * gap, height: height - gap };
    return { box: boxAt(gap, window.height - height, sheet), space: "bottom" };
  }
  const size = { width: panelWidth, height: window.height - 2 * gap };
  const atRight = boxAt(window.width - panelWidth - gap, gap, size);
  const atLeft = boxAt(gap, gap, size);
  const isFree = (place: Box) =>
    controls.every((box) => box.right <= place.left - gap || box.left >= place.right + gap);
  if (isFree(atRight)) return { box: atRight, space: "none" };
  if (isFree(atLeft)) return { box: atLeft, space: "none" };
  return { box: atRight, space: "right" };
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** Moves a box within the window. */
export function moved({ left, top, right, bottom }: Box, by: Size, window: Size): Box {
  const width = right - left;
  const height = bottom - top;
  return boxAt(
    within(left + by.width, window.width - width),
    within(top + by.height, window.height - height),
    { width, height },
  );
}

/** The panel where the user moved it, in the size that it has in this window. */
export const movedTo = ({ left, top }: Box, panel: Box, window: Size): Box =>
  moved(panel, { width: left - panel.left, height: top - panel.top }, window);
