import { operatorFacts, type OperatorFacts } from "@postulo/domain/operator-fact";

/** Content of the meta tag in the built pages, until the server writes the facts as JSON in its place. */
const builtFacts = "operator-facts";

/** The content of `<meta name="operator-facts">`, as the server delivered it. */
export function operatorFactsContent(): string {
  if (typeof document === "undefined") return builtFacts;
  const tag = document.querySelector<HTMLMetaElement>("meta[name=operator-facts]");
  return tag?.content ?? builtFacts;
}

/** What the operator of this server published about it; empty where pages are served by something other than our server. */
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
