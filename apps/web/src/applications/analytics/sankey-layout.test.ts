import { expect, test } from "vitest";
import { layOutSankey } from "./sankey-layout.ts";

const size = { width: 400, height: 100, nodeWidth: 10 };

test("a stage is as high as its flow, and bands do not overlap", () => {
  const { nodes, links } = layOutSankey(
    [
      { from: "applied", to: "interview1", count: 2 },
      { from: "applied", to: "rejected", count: 6 },
      { from: "interview1", to: "offer", count: 1 },
    ],
    size,
  );
  expect(nodes.map(({ stage, x, y }) => [stage, Math.round(x), y])).toEqual([
    ["applied", 0, 0],
    ["interview1", 130, 0],
    ["offer", 260, 0],
    ["rejected", 390, 0],
  ]);
  const [applied, interview] = nodes;
  expect(applied?.height).toBe(100);
  expect(interview?.height).toBe(25);
  expect(links.map(({ path }) => path.slice(0, 8))).toEqual(["M10 0C70", "M10 25C2", "M140 0C2"]);
});

test("a few moves are drawn small: a diagram is as high as its applications need", () => {
  const { nodes, height } = layOutSankey(
    [
      { from: "saved", to: "applied", count: 2 },
      { from: "applied", to: "interview1", count: 1 },
    ],
    { width: 940, height: 190, nodeWidth: 8 },
  );
  expect(nodes.map((node) => node.height)).toEqual([32, 32, 16]);
  expect(height).toBe(32);
});

test("an empty diagram has no size", () => {
  expect(layOutSankey([], size)).toEqual({ nodes: [], links: [], height: 0 });
});
