import { operatorFacts, type OperatorFacts } from "@postulo/domain/operator-fact";

/** Content of the meta tag in the built pages; the server replaces it with the facts as JSON. */
const builtFacts = "operator-facts";

/** The content of `<meta name="operator-facts">`. */
export function operatorFactsContent(): string {
  if (typeof document === "undefined") return builtFacts;
  const tag = document.querySelector<HTMLMetaElement>("meta[name=operator-facts]");
  return tag?.content ?? builtFacts;
}

/** What the operator published in the settings; empty if the pages are not served by our server. */
export function readOperatorFacts(): OperatorFacts {
  const content = operatorFactsContent();
  if (content === builtFacts) return {};
  const facts: unknown = JSON.parse(content);
  if (typeof facts !== "object" || facts === null) return {};
  const given = new Map<string, unknown>(Object.entries(facts));
  return Object.fromEntries(
    operatorFacts.flatMap((fact) => {
      const value = given.get(fact);
      return typeof value === "string" ? [[fact, value]] : [];
    }),
  );
}
