type Question = readonly [label: string, control: string];

const yesOrNo = `<select name="f{n}"><option value="">-<option>Yes<option>No</select>`;
const text = `<input name="f{n}">`;

/** Asked once: contact data that a form asks for again are of somebody else. */
const contact: readonly Question[] = [
  ["First name", text],
  ["Last name", text],
  ["Email address", `<input type="email" name="f{n}">`],
  ["Mobile phone", `<input type="tel" name="f{n}">`],
  ["City", text],
  [
    "Country",
    `<select name="f{n}"><option value="">-<option>Belgium<option>France<option>Germany</select>`,
  ],
];

const further: readonly Question[] = [
  ["How did you hear about us?", text],
  ["When can you start?", text],
  ["Notice period", text],
  ["Are you willing to relocate?", yesOrNo],
  ["Expected salary", text],
  ["Favourite colour", text],
];

const always: readonly Question[] = [
  ["LinkedIn profile", `<input type="url" name="f{n}">`],
  ["Why do you want to work here?", `<textarea name="f{n}"></textarea>`],
  ["Will you require visa sponsorship?", yesOrNo],
  ["What would you change about our product?", `<textarea name="f{n}"></textarea>`],
];

const first = [...contact, ...always];
const later = [...further, ...always];

/** The body of a page with a generated form, for measuring. */
export function longForm(fieldCount: number): string {
  const rows = Array.from({ length: fieldCount }, (_, at) => {
    const questions = at < first.length ? first : later;
    const [label = "", control = ""] = questions[at % questions.length] ?? [];
    const tied = control.replace("{n}", String(at)).replace(/ name=/, ` id="c${at}" name=`);
    return `<div class="row"><label for="c${at}">${label}</label><div class="control">${tied}</div></div>`;
  });
  return `<h1>Apply</h1><form>${rows.join("")}<button>Send</button></form>`;
}
