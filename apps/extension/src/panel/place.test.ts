import { describe, expect, test } from "vitest";
import { buttonPlace, moved, movedTo, panelPlace } from "./place.ts";

const window = { width: 1280, height: 800 };
const button = { width: 160, height: 44 };
const box = (...[left, top, right, bottom]: readonly [number, number, number, number]) => ({
  left,
  top,
  right,
  bottom,
});

describe("the button", () => {
  test("is in the lower right corner", () => {
    expect(buttonPlace(window, button, [])).toEqual(box(1108, 744, 1268, 788));
  });

  test("moves up the edge, and then to the other one, to avoid controls", () => {
    const submit = box(1100, 740, 1280, 800);
    expect(buttonPlace(window, button, [submit]).bottom).toBeLessThan(740);
    expect(buttonPlace(window, button, [box(900, 0, 1280, 800)]).left).toBe(12);
  });
});

describe("the panel", () => {
  test("is at the right of a form in the middle", () => {
    const place = panelPlace(window, [box(300, 100, 860, 140)]);
    expect(place.space).toBe("none");
    expect(place.box).toEqual(box(908, 12, 1268, 788));
  });

  test("is at the left of a form at the right, also of controls outside of the window", () => {
    const place = panelPlace(window, [box(500, 4000, 1200, 4040)]);
    expect(place).toMatchObject({ space: "none", box: { left: 12, right: 372 } });
  });

  test("makes the page leave room when the form is as wide as the window", () => {
    expect(panelPlace(window, [box(20, 100, 1260, 140)]).space).toBe("right");
  });

  test("is at the bottom of a narrow window", () => {
    const place = panelPlace({ width: 375, height: 700 }, [box(10, 100, 365, 140)]);
    expect(place).toEqual({ space: "bottom", box: box(12, 385, 363, 688) });
  });

  test("takes more of a low window, as at a zoom of 200 %", () => {
    const place = panelPlace({ width: 640, height: 400 }, [box(10, 100, 630, 140)]);
    expect(place).toEqual({ space: "bottom", box: box(12, 160, 628, 388) });
  });

  test("takes most of the window at a zoom of 400 %", () => {
    const place = panelPlace({ width: 320, height: 256 }, [box(10, 100, 310, 140)]);
    expect(place).toEqual({ space: "bottom", box: box(12, 77, 308, 244) });
  });
});

test("it is moved within the window only", () => {
  const place = box(908, 12, 1268, 400);
  expect(moved(place, { width: -40, height: 20 }, window)).toEqual(box(868, 32, 1228, 420));
  expect(moved(place, { width: 400, height: -400 }, window)).toEqual(box(920, 0, 1280, 388));
});

test("moved by the user, it has the size of the window that it is in", () => {
  const chosen = box(100, 300, 460, 1076);
  const small = { width: 320, height: 256 };
  const { box: sheet } = panelPlace(small, []);
  expect(movedTo(chosen, sheet, small)).toEqual(box(24, 89, 320, 256));
  const { box: side } = panelPlace(window, []);
  expect(movedTo(chosen, side, window)).toMatchObject({ left: 100, top: 24, right: 460 });
});
