import { expect, test } from "vitest";
import { viewQuery } from "./view-query.ts";

const query = (search: string) => viewQuery(new URLSearchParams(search));

test("equal views have one query, whatever the order of their parameters and tags", () => {
  expect(query("group=stage&tag=b&q=nantes&tag=a")).toBe("q=nantes&tag=a&tag=b&group=stage");
  expect(query("tag=a&tag=b&q=nantes&group=stage")).toBe(query("group=stage&tag=b&q=nantes&tag=a"));
});

test("default and unknown values, and other parameters, are left out", () => {
  const defaults =
    "view=table&sort=applied_at&order=desc&columns=stage,priority,applied,contact,next&density=comfortable";
  expect(query(`${defaults}&group=colour&q=&saved=1&day=2026-11-23&application=2`)).toBe("");
});

test("view, order and display are kept", () => {
  const search = "view=pipeline&sort=job_title&order=asc&columns=source&density=compact&group=next";
  expect(query(search)).toBe(search);
});
