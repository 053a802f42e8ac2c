import { describe, expect, test } from "vitest";
import { collect } from "./collect.ts";
import { writePage } from "./testing/write-page.ts";

const fieldsOf = (body: string) => collect(writePage(body)).fields;
const labelsOf = (body: string) =>
  fieldsOf(body)[0]?.labels.map((label) => `${label.source}: ${label.text}`);

describe("labels", () => {
  test.each([
    ["a label that names the field", `<label for="a">City</label><input id="a">`, "label: City"],
    ["a label around the field", `<label>City <input></label>`, "label: City"],
    [
      "a label around a select leaves its choices out",
      `<label>City <select><option>Lyon</select></label>`,
      "label: City",
    ],
    [
      "aria-labelledby",
      `<b id="l">City</b><p><input aria-labelledby="l"></p>`,
      "ariaLabelledby: City",
    ],
    ["aria-label", `<input aria-label="City">`, "ariaLabel: City"],
    [
      "the legend of a group with one field",
      `<fieldset><legend>City</legend><input></fieldset>`,
      "legend: City",
    ],
    [
      "a heading in front",
      `<h3><span>City</span><i>*</i></h3><div><input></div>`,
      "before: City *",
    ],
    [
      "the table cell in front",
      `<table><tr><td>City</td><td><input></td></tr></table>`,
      "before: City",
    ],
    [
      "a label whose for leads nowhere",
      `<label for="gone">City</label><input id="b">`,
      "label: City",
    ],
    [
      "bold text on the same line",
      `<p><b>City</b> (required) <input></p>`,
      "before: City (required)",
    ],
    ["a placeholder", `<input placeholder="City">`, "placeholder: City"],
    [
      "the text behind a box",
      `<div><input type="checkbox"> <span>I agree</span></div>`,
      "after: I agree",
    ],
  ])("%s", (_, body, label) => {
    expect(labelsOf(body)?.[0]).toBe(label);
  });

  test.each(["This field is required", "(Optional)", "Champ obligatoire", "Pflichtfeld *"])(
    "are no remarks such as “%s”",
    (remark) => {
      expect(labelsOf(`<small>${remark}</small><input placeholder="Subject">`)).toEqual([
        "placeholder: Subject",
      ]);
      expect(labelsOf(`<p>City</p><p>${remark}</p><input>`)).toEqual(["before: City"]);
    },
  );

  test("are never taken from another field", () => {
    expect(labelsOf(`<label for="x">Email</label><input id="x"><input id="y">`)).toEqual([
      "label: Email",
    ]);
    expect(fieldsOf(`<label for="x">Email</label><input id="x"><input id="y">`)[1]?.labels).toEqual(
      [],
    );
  });

  test("are found in open shadow roots and on their hosts", () => {
    const page = writePage(`<my-field label="City"></my-field>`);
    const host = page.querySelector("my-field");
    host?.attachShadow({ mode: "open" }).append(document.createElement("input"));
    expect(collect(page).fields[0]?.labels).toEqual([{ source: "ariaLabel", text: "City" }]);
  });

  test("of groups are found around shadow roots, and around slots", () => {
    const page = writePage(`<my-group></my-group>`);
    const group = (host: Element | null, content: string) => {
      const root = host?.attachShadow({ mode: "open" });
      if (root)
        root.innerHTML = `<fieldset><legend>Emergency contact</legend>${content}</fieldset>`;
      return root;
    };
    const outer = group(page.querySelector("my-group"), `<my-field label="Phone"></my-field>`);
    const field = outer?.querySelector("my-field");
    field?.attachShadow({ mode: "open" }).append(document.createElement("input"));
    expect(collect(page).fields[0]?.headings).toEqual(["Emergency contact"]);
    const slotted = writePage(`<my-group><label>Phone <input></label></my-group>`);
    group(slotted.querySelector("my-group"), `<slot></slot>`);
    expect(collect(slotted).fields[0]?.headings).toEqual(["Emergency contact"]);
  });
});

describe("a control is recognised by its behaviour", () => {
  test.each([
    [`<input>`, "text"],
    [`<input type="email">`, "email"],
    [`<input type="tel">`, "tel"],
    [`<input type="url">`, "url"],
    [`<input type="number">`, "number"],
    [`<input type="month">`, "date"],
    [`<input type="file">`, "file"],
    [`<input type="checkbox">`, "checkbox"],
    [`<textarea></textarea>`, "textarea"],
    [`<select><option>A</select>`, "select"],
    [`<div contenteditable="true" role="textbox" aria-label="Summary"></div>`, "editable"],
    [`<div role="checkbox" aria-label="Remote"></div>`, "checkbox"],
    [`<button type="button" aria-haspopup="listbox">Choose</button>`, "listboxButton"],
  ])("%s", (body, widget) => {
    expect(fieldsOf(body).map((field) => field.widget)).toEqual([widget]);
  });
});

describe("fields", () => {
  test("radios of one name are one field with their choices", () => {
    const [field, ...others] = fieldsOf(
      `<p>Remote?</p><label><input type="radio" name="r" value="1">Yes</label><label><input type="radio" name="r" value="0">No</label>`,
    );
    expect(others).toEqual([]);
    expect(field?.widget).toBe("radioGroup");
    expect(field?.labels[0]?.text).toBe("Remote?");
    expect(field?.options).toEqual([
      { text: "Yes", value: "1" },
      { text: "No", value: "0" },
    ]);
  });

  test("the same name in two forms is two fields", () => {
    const radios = `<input type="radio" name="r"><input type="radio" name="r">`;
    expect(fieldsOf(`<form>${radios}</form><form>${radios}</form>`)).toHaveLength(2);
  });

  test("a select on its first choice is empty, one that the page set is not", () => {
    expect(fieldsOf(`<select><option>France<option>Italy</select>`)[0]?.isFilled).toBe(false);
    expect(fieldsOf(`<select><option>France<option selected>Italy</select>`)[0]?.isFilled).toBe(
      true,
    );
    expect(fieldsOf(`<select><option value="x" selected>Please select</select>`)[0]?.isFilled).toBe(
      false,
    );
  });
});

describe("excluded fields", () => {
  test.each([
    ["honeypot", `<label for="h">Leave this field blank</label><input id="h">`],
    ["honeypot", `<input name="honeypot_email" aria-label="Email">`],
    ["honeypot", `<label for="h">Ne pas remplir</label><input id="h">`],
    ["honeypot", `<label for="h">Laissez vide si vous êtes humain</label><input id="h">`],
    ["honeypot", `<label for="h">Email (leave blank if you are human)</label><input id="h">`],
    ["honeypot", `<label for="h">Leave blank when you are human</label><input id="h">`],
    ["honeypot", `<label for="h">Leave empty unless you are a robot</label><input id="h">`],
    ["hidden", `<label for="h">Email</label><input id="h" style="display:none">`],
    ["hidden", `<div style="position:absolute;left:-9999px"><label>Email <input></label></div>`],
    ["hidden", `<label>Email <input style="opacity:0"></label>`],
    ["mirror", `<input tabindex="-1" aria-hidden="true" name="email">`],
    ["captcha", `<textarea name="g-recaptcha-response"></textarea>`],
    ["search", `<input type="search" aria-label="Search jobs by city">`],
    ["search", `<div role="search"><input aria-label="City"></div>`],
    [
      "cookieChoice",
      `<div id="cookie-banner"><label><input type="checkbox">Analytics</label></div>`,
    ],
  ])("%s: %s", (exclusion, body) => {
    expect(fieldsOf(body)[0]?.excluded).toBe(exclusion);
  });

  test("a later step of the form is hidden, but not excluded", () => {
    const step = `<label>Email <input></label><label>Phone <input></label><label>City <input></label>`;
    const [first] = fieldsOf(`<section style="display:none">${step}</section>`);
    expect(first?.excluded).toBeUndefined();
    expect(first?.isShown).toBe(false);
  });

  test("the lists and boxes of a later step are hidden, not replaced by custom ones", () => {
    const step = `<label>Currency <select><option>EUR</option></select></label><label>Salary <input></label>`;
    const fields = fieldsOf(
      `<form><div style="display:none">${step}<label><input type="checkbox">I work here</label></div></form>`,
    );
    expect(fields.map(({ isShown }) => isShown)).toEqual([false, false, false]);
    const [custom] = fieldsOf(
      `<div>Country <div style="display:none"><select><option>FR</option></select></div></div>`,
    );
    expect(custom?.isShown).toBe(true);
  });

  test("a short name of searches is any name where the field has a label of its own", () => {
    const excluded = (body: string) => fieldsOf(body)[0]?.excluded;
    expect(excluded(`<label for="s">Family name</label><input id="s">`)).toBeUndefined();
    expect(excluded(`<input name="q">`)).toBe("search");
    expect(excluded(`<label for="s">Search for:</label><input id="s" name="s">`)).toBe("search");
  });

  test("a file input behind a custom upload button is visible", () => {
    const [field] = fieldsOf(
      `<div>Resume <button>Choose</button><input type="file" style="display:none"></div>`,
    );
    expect(field?.excluded).toBeUndefined();
    expect(field?.isShown).toBe(true);
  });
});

test("texts below the fields of a row name them, and a hint below a lone field does not", () => {
  const part = (name: string, text: string) =>
    `<div><input name="${name}"><span>${text}</span></div>`;
  const { fields } = collect(
    writePage(`<form>
      <div><label>Name</label><div><div>${part("a", "First")}${part("b", "Last")}</div></div></div>
      <div><label>Phone</label><div><input name="c"><span>With its area code</span></div></div>
      <div>${part("d", "City")}<div><input name="e" placeholder="State"><span>Two letters</span></div></div>
    </form>`),
  );
  const textsOf = fields.map(({ labels }) => labels.map(({ text }) => text));
  expect(textsOf.slice(0, 4).map(([first]) => first)).toEqual(["First", "Last", "Phone", "City"]);
  expect(textsOf[1]).not.toContain("First");
  expect(textsOf[4]).toContain("State");
  expect(textsOf[4]).not.toContain("City");
});

test("an aria-label that many fields with labels of their own share names none of them", () => {
  const field = (text: string) => `<div><label>${text}</label><input aria-label="name"></div>`;
  const { fields } = collect(writePage(`${field("Company")}${field("Job title")}${field("City")}`));
  expect(fields.map(({ labels }) => labels.map(({ text }) => text))).toEqual([
    ["Company"],
    ["Job title"],
    ["City"],
  ]);
});
