import { afterEach, expect, test } from "vitest";
import { describeFields } from "../testing/describe-fields.ts";
import { entryResults } from "../testing/entry-results.ts";
import { englishLabels } from "../testing/english-labels.ts";
import { frenchLabels } from "../testing/french-labels.ts";
import { pageResults } from "../testing/page-results.ts";
import { rareLabels } from "../testing/rare-labels.ts";
import { widgetLabels } from "../testing/widget-labels.ts";

afterEach(() => document.body.replaceChildren());

const controls = {
  text: `<input id="c">`,
  textarea: `<textarea id="c"></textarea>`,
  select: `<select id="c"><option value="">-<option>One<option>Two</select>`,
  checkbox: `<input id="c" type="checkbox">`,
  file: `<input id="c" type="file">`,
} as const;

const tables: readonly (readonly [string, keyof typeof controls, string])[] = [
  ["English labels", "text", englishLabels],
  ["French labels", "text", frenchLabels],
  ["rare labels of text inputs", "text", rareLabels.text],
  ["rare labels of lists", "select", rareLabels.select],
  ["labels of text areas", "textarea", widgetLabels.textarea],
  ["labels of lists", "select", widgetLabels.select],
  ["labels of boxes", "checkbox", widgetLabels.checkbox],
  ["labels of uploads", "file", widgetLabels.file],
];

test.each(tables)("%s: key, score and plan of each", (_, widget, table) => {
  const rows = table.trim().split("\n");
  expect(rows.length).toBeGreaterThanOrEqual(10);
  const results = rows.flatMap((row) => {
    const [label] = row.split(": ");
    return describeFields(`<form><label for="c">${label ?? ""}</label>${controls[widget]}</form>`);
  });
  expect(results).toEqual(rows);
});

test.each([...pageResults, ...entryResults])(
  "$name: the whole result",
  ({ body, language, fields }) => {
    expect(describeFields(body, language)).toEqual(fields);
  },
);
