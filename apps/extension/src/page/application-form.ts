/** Fields of application forms, which other forms rarely combine. */
const applicationFields = [
  "input[type=file]",
  "input[type=email],input[autocomplete~=email],input[name*=email i],input[id*=email i]",
  "input[type=tel],input[autocomplete~=tel],input[name*=phone i],input[id*=phone i],input[name*=tele i]",
  "input[autocomplete~=given-name],input[name*=first i],input[id*=first i],input[name*=prenom i],input[id*=prenom i]",
  "input[autocomplete~=family-name],input[name*=last i],input[id*=last i],input[name=nom i],input[id=nom i]",
  "textarea",
];
const minFields = 3;

/** Titles of pages with a form for an application, whose fields may have names of their own. */
const applyingTitle = /\b(?:application|candidature|postuler|bewerbung)/i;
const minControls = 8;

const isTitledForm = (root: ParentNode) =>
  root instanceof Document &&
  applyingTitle.test(root.title) &&
  root.querySelectorAll("input:not([type=hidden]),textarea").length >= minControls;

type ShadowRootOf = (element: Element) => ShadowRoot | null;

/** Only custom elements, with a dash in their name, are checked. */
function shadowRootsIn(root: ParentNode, shadowRootOf: ShadowRootOf): readonly ShadowRoot[] {
  return [...root.querySelectorAll("*")]
    .filter((element) => element.localName.includes("-"))
    .map(shadowRootOf)
    .filter((shadow) => shadow !== null);
}

/** Whether the document has at least `minFields` of these fields, or many fields under such a title. Fast, because it runs on every page of a platform. */
export function holdsApplicationForm(root: ParentNode, shadowRootOf: ShadowRootOf): boolean {
  if (isTitledForm(root)) return true;
  const open: ParentNode[] = [root];
  const found = new Set<string>();
  for (let scope = open.shift(); scope; scope = open.shift()) {
    for (const selector of applicationFields) {
      if (scope.querySelector(selector) !== null) found.add(selector);
      if (found.size >= minFields) return true;
    }
    open.push(...shadowRootsIn(scope, shadowRootOf));
  }
  return false;
}
