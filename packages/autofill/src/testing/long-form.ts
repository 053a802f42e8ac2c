const labels: readonly (readonly [string, string])[] = [
  ["First name", `<input name="f{n}">`],
  ["Last name", `<input name="f{n}">`],
  ["Email address", `<input type="email" name="f{n}">`],
  ["Mobile phone", `<input type="tel" name="f{n}">`],
  ["City", `<input name="f{n}">`],
  [
    "Country",
    `<select name="f{n}"><option value="">-<option>Belgium<option>France<option>Germany</select>`,
  ],
  ["LinkedIn profile", `<input type="url" name="f{n}">`],
  ["Why do you want to work here?", `<textarea name="f{n}"></textarea>`],
  [
    "Will you require visa sponsorship?",
    `<select name="f{n}"><option value="">-<option>Yes<option>No</select>`,
  ],
  ["What would you change about our product?", `<textarea name="f{n}"></textarea>`],
];

/** The body of a page with a generated form, for measuring. */
export function longForm(fieldCount: number): string {
  const rows = Array.from({ length: fieldCount }, (_, at) => {
    const [label = "", control = ""] = labels[at % labels.length] ?? [];
    const tied = control.replace("{n}", String(at)).replace(/ name=/, ` id="c${at}" name=`);
    return `<div class="row"><label for="c${at}">${label}</label><div class="control">${tied}</div></div>`;
  });
  return `<h1>Apply</h1><form>${rows.join("")}<button>Send</button></form>`;
}
