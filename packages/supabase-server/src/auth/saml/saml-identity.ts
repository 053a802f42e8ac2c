import { AuthApiError } from "../auth-error.ts";
import { normalizeEmail } from "../messages/email-address.ts";
import { metadataField } from "../request-body.ts";
import { nameIdFormats } from "./saml-options.ts";
import type { AttributeMapping, SsoProvider } from "./sso-provider.ts";
import { childrenOf, onlyChild } from "./xml-tree.ts";
import type { XmlElement } from "./xml-tree.ts";

/** A person as an identity provider describes them. */
export interface SamlIdentity {
  /** `sso:` and the id of the provider. */
  provider: string;
  /** The person's id at the provider. */
  subject: string;
  email: string;
  /** In GoTrue's shape. */
  data: Record<string, unknown>;
  /** When the provider ends its session. */
  sessionNotAfter: Date | undefined;
}

const subjectIdAttribute = "urn:oasis:names:tc:SAML:attribute:subject-id";
const emailAttributes = [
  "urn:oid:0.9.2342.19200300.100.1.3",
  "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress",
  "http://schemas.xmlsoap.org/claims/EmailAddress",
  "mail",
  "email",
];

/** Mapped claims that are not custom ones. */
const standardClaims: ReadonlySet<string> = new Set([
  "name",
  "full_name",
  "family_name",
  "given_name",
  "middle_name",
  "nickname",
  "preferred_username",
  "user_name",
  "picture",
  "avatar_url",
  "website",
  "locale",
  "zoneinfo",
]);
/** Claims that a mapping cannot set. */
const reservedClaims: ReadonlySet<string> = new Set([
  "iss",
  "sub",
  "email",
  "email_verified",
  "phone",
  "phone_verified",
  "provider_id",
  "custom_claims",
]);

const maxSubjectLength = 255;
const maxValueLength = 500;
const maxValues = 50;

const isStorable = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text);
const usable = (values: readonly string[]) =>
  values.filter((value) => value !== "" && value.length <= maxValueLength && isStorable(value));

/** The values of the attributes with that name or friendly name, in any case. */
type ReadAttribute = (name: string) => readonly string[];

function attributesOf(assertion: XmlElement): ReadAttribute {
  const values = new Map<string, string[]>();
  const attributes = childrenOf(assertion, "AttributeStatement").flatMap((statement) =>
    childrenOf(statement, "Attribute"),
  );
  for (const attribute of attributes) {
    const { Name: name = "", FriendlyName: friendlyName = name } = attribute.attributes;
    const own = childrenOf(attribute, "AttributeValue").map(({ text }) => text);
    for (const key of new Set([name.toLowerCase(), friendlyName.toLowerCase()]))
      values.set(key, [...(values.get(key) ?? []), ...own]);
  }
  return (name) => usable(values.get(name.toLowerCase()) ?? []);
}

const nameIdOf = (assertion: XmlElement) => onlyChild(onlyChild(assertion, "Subject"), "NameID");

/** As GoTrue: the attribute made for it, else a name that is not new at each sign-in. */
function subjectOf(assertion: XmlElement, read: ReadAttribute): string | undefined {
  const [subjectId] = read(subjectIdAttribute);
  if (subjectId !== undefined) return subjectId;
  const nameId = nameIdOf(assertion);
  if (!nameId || nameId.attributes["Format"] === nameIdFormats.transient) return undefined;
  const isEmail = nameId.attributes["Format"] === nameIdFormats.emailAddress;
  return isEmail ? nameId.text.toLowerCase() : nameId.text;
}

type Mapper = NonNullable<AttributeMapping["keys"]>[string];

function mappedValue(read: ReadAttribute, { name, names = [], ...mapper }: Mapper): unknown {
  for (const candidate of [...(name === undefined ? [] : [name]), ...names]) {
    const values = read(candidate);
    if (values.length > 0) return mapper.array ? values.slice(0, maxValues) : values[0];
  }
  return mapper.default;
}

/** The claims of the mapping, as many as metadata can hold. */
function mappedClaims(read: ReadAttribute, mapping: AttributeMapping): Record<string, unknown> {
  let claims: Record<string, unknown> = {};
  let custom: Record<string, unknown> = {};
  for (const [key, mapper] of Object.entries(mapping.keys ?? {})) {
    const value = mappedValue(read, mapper);
    if (value === undefined || value === null || reservedClaims.has(key)) continue;
    const [nextClaims, nextCustom] = standardClaims.has(key)
      ? [{ ...claims, [key]: value }, custom]
      : [claims, { ...custom, [key]: value }];
    if (!metadataField.safeParse({ ...nextClaims, ...nextCustom }).success) continue;
    [claims, custom] = [nextClaims, nextCustom];
  }
  return Object.keys(custom).length === 0 ? claims : { ...claims, custom_claims: custom };
}

function emailOf(
  assertion: XmlElement,
  read: ReadAttribute,
  mapping: AttributeMapping,
): string | undefined {
  const mapper = mapping.keys?.["email"];
  const mapped = mapper && mappedValue(read, mapper);
  const nameId = nameIdOf(assertion);
  const candidates = [
    ...(typeof mapped === "string" ? [mapped] : []),
    ...emailAttributes.flatMap((name) => read(name)),
    ...(nameId?.attributes["Format"] === nameIdFormats.emailAddress ? [nameId.text] : []),
  ];
  const normalized = candidates[0] === undefined ? undefined : normalizeEmail(candidates[0]);
  return typeof normalized === "string" ? normalized : undefined;
}

function sessionEndOf(assertion: XmlElement): Date | undefined {
  const times = childrenOf(assertion, "AuthnStatement")
    .map(({ attributes }) => Date.parse(attributes["SessionNotOnOrAfter"] ?? ""))
    .filter(Number.isFinite);
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}

/** Reads the identity of a verified assertion. */
export function readSamlIdentity(
  provider: SsoProvider,
  assertion: XmlElement,
): SamlIdentity | AuthApiError {
  const read = attributesOf(assertion);
  const subject = subjectOf(assertion, read) ?? "";
  if (subject === "" || subject.length > maxSubjectLength || !isStorable(subject))
    return new AuthApiError(400, "saml_assertion_no_user_id", {
      message:
        "SAML Assertion did not contain a persistent Subject Identifier attribute or Subject NameID uniquely identifying this user",
    });
  const email = emailOf(assertion, read, provider.attribute_mapping);
  if (email === undefined)
    return new AuthApiError(400, "saml_assertion_no_email", {
      message: "SAML Assertion does not contain an email address",
    });
  return {
    provider: `sso:${provider.id}`,
    subject,
    email,
    data: {
      ...mappedClaims(read, provider.attribute_mapping),
      iss: provider.entity_id,
      sub: subject,
      email,
      email_verified: true,
      phone_verified: false,
    },
    sessionNotAfter: sessionEndOf(assertion),
  };
}
