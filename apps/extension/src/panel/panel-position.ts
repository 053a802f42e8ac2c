import { controlBoxes, makeRoomFor, releaseRoom, type PanelHost } from "./panel-host.ts";
import { buttonPlace, moved, movedTo, panelPlace, type Box, type Size } from "./place.ts";

const windowSize = () => ({ width: innerWidth, height: innerHeight });

/** Where the panel, or the button that opens it, is in the window. */
export class PanelPosition {
  readonly #host: PanelHost;
  readonly #onChanged: () => void;
  /** The position that the user chose; undefined for the automatic position. */
  #movedTo: Box | undefined;

  constructor(host: PanelHost, onChanged: () => void) {
    this.#host = host;
    this.#onChanged = onChanged;
  }

  /** @param button - the size of the button, while the panel is closed */
  place(button: Size | undefined): void {
    const controls = controlBoxes();
    if (button) {
      const { width, height } = button;
      this.#put(buttonPlace(windowSize(), { width, height }, controls), false);
      return;
    }
    const { box, space } = panelPlace(windowSize(), controls);
    this.#put(this.#movedTo ? movedTo(this.#movedTo, box, windowSize()) : box, true);
    // With this space the panel covers no control, so it is reserved until the panel closes.
    if (space !== "none") makeRoomFor(space, box);
  }

  /** Moves the panel by a distance that the user dragged it. */
  moveBy(by: Size): void {
    const now = this.#host.element.getBoundingClientRect();
    this.#movedTo = moved(now, by, windowSize());
    this.#put(this.#movedTo, true);
  }

  /** Forgets the position that the user chose, and gives the page its space back. */
  release(): void {
    this.#movedTo = undefined;
    releaseRoom();
  }

  #put(box: Box, isSized: boolean): void {
    if (this.#host.put(box, isSized)) this.#onChanged();
  }
}
