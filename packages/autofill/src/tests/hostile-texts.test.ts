import { hostileText } from "@postulo/domain/testing/hostile-texts";
import { maxRelativeCost, relativeCost } from "@postulo/domain/testing/relative-cost";
import { expect, test } from "vitest";
import { classify } from "../classify.ts";
import { collect } from "../collect.ts";
import { columnHeader } from "../collect/column-header.ts";
import { firstLine, ownText } from "../collect/text.ts";
import { readConfirmation } from "../confirmation.ts";
import { plan } from "../plan.ts";
import { camille } from "../testing/applicant.ts";
import { writePage } from "../testing/write-page.ts";

/** Seeds whose text once took 20 s as the name of a field. */
const slowest = [34, 366, 610];
const seeds = [...slowest, ...Array.from({ length: 12 }, (_, at) => at * 83)];
const length = 200_000;

const form = `<main id="around"><h1></h1><p></p><form>
  <fieldset><legend></legend><label for="a"></label><input id="a"></fieldset>
  <div><p></p><input class="named"></div>
  <input class="named" type="email"><input class="named" type="tel"><textarea class="named"></textarea>
  <select class="named"><option value=""></option><option></option><option></option></select>
  <label><input type="checkbox" class="named"><span></span></label>
  <p id="hint"></p><input type="file" class="named" aria-describedby="hint">
</form></main>`;
const texts = "h1,p,legend,label[for],option,span";
const attributes = ["name", "placeholder", "aria-label", "title", "autocomplete", "data-qa"];

/** A page with the same hostile text in each text and identifier. */
function hostilePage(text: string): Document {
  const page = writePage(form);
  for (const element of page.querySelectorAll(texts)) element.textContent = text;
  for (const element of page.querySelectorAll(".named"))
    for (const name of attributes) element.setAttribute(name, text);
  page.querySelector("#around")?.setAttribute("class", text);
  return page;
}

test.each(seeds)("a page of hostile text %i is collected and planned in time", (seed) => {
  const page = hostilePage(hostileText(seed, length));
  const address = new URL("https://jobs.example/apply");
  const fields = collect(page).fields;
  const read = () => plan(classify(collect(page).fields), camille, "en");
  expect(relativeCost(read)).toBeLessThan(maxRelativeCost);
  expect(relativeCost(() => readConfirmation(page, address))).toBeLessThan(maxRelativeCost);
  expect(fields.length).toBeGreaterThan(5);
});

test("the text of elements nested 4,000 deep is read", () => {
  const label = document.createElement("label");
  label.innerHTML = `${"<span>".repeat(4000)}First name`;
  expect(ownText(label)).toBe("First name");
  expect(firstLine(label)).toBe("First name");
}, 180_000);

test("a label with 200,000 elements inside is read from its beginning", () => {
  const page = writePage(`<label>First name <i></i><input></label>`);
  const label = page.querySelector("label");
  for (let count = 0; count < length; count++) label?.append(page.createElement("i"));
  expect(label && ownText(label)).toBe("First name");
  expect(collect(page).fields.map(({ labels }) => labels[0]?.text)).toEqual(["First name"]);
}, 180_000);

test("a table of 4,000 rows of fields has the heads of its columns", () => {
  const row = `<tr><td><input></td><td><input></td></tr>`;
  const page = writePage(
    `<table><tr><td>Employer</td><td>City</td></tr>${row.repeat(4000)}</table>`,
  );
  const [input] = [...page.querySelectorAll("input")].slice(-1);
  expect(input && columnHeader(input)).toBe("City");
});
