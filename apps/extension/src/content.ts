import { fillPage } from "@postulo/autofill/fill-page";
import type { PageDoor } from "./page-door.ts";
import { readPosting } from "./tracking/posting.ts";

const smallestFrame = 60;

/** A frame too small to see holds no form for a person. */
const isSeen = () =>
  window === window.top || (innerWidth >= smallestFrame && innerHeight >= smallestFrame);

function createDoor(): PageDoor {
  const undoings: (() => number)[] = [];
  return {
    fill: async (applicant) => {
      if (!isSeen()) return [];
      const { lines, undo } = await fillPage(document, applicant, (element) =>
        element instanceof HTMLElement ? chrome.dom.openOrClosedShadowRoot(element) : null,
      );
      undoings.push(undo);
      return lines;
    },
    undo: () => undoings.splice(0).reduce((count, undo) => count + undo(), 0),
    posting: () => readPosting(document, location.href),
  };
}

// The script may be injected again into the same page: what it remembers for undoing must stay.
globalThis.postuloPage ??= createDoor();
