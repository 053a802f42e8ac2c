import type { OperatorFacts } from "@postulo/domain/operator-fact";

/** Content of the meta tag in the built pages; `apps/web/src/ui/operator-facts.ts` writes it there. */
const builtFacts = "operator-facts";

/** An element that `apps/web/src/ui/operator-text.tsx` renders while the fact is missing: a single text. */
const operatorElement =
  /(<([a-z]+)(?: class="[^"]*")? data-operator="(\w+)" data-given="([^"]*)")(?: data-missing="true")?>[^<]*<\/\2>/g;

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => escapes[mark] ?? mark);

/**
 * Writes what the operator published into a built page, so that it is there without script too. The meta tag has the same
 * facts as JSON, from which the browser renders the same page again.
 */
export function writeOperatorFacts(html: string, facts: OperatorFacts): string {
  const values = new Map<string, string>(Object.entries(facts));
  return html
    .replace(`content="${builtFacts}"`, () => `content="${escapeHtml(JSON.stringify(facts))}"`)
    .replaceAll(operatorElement, (element, ...parts: string[]) => {
      const [opening = "", name = "", fact = "", given = ""] = parts;
      const value = values.get(fact);
      if (value === undefined) return element;
      const text = escapeHtml(value);
      const shown = fact === "contactEmail" ? `<a href="mailto:${text}">${text}</a>` : text;
      return `${opening}>${given.replace("{value}", () => shown)}</${name}>`;
    });
}
