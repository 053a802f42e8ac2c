import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** A certificate and its key, both as PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

const dayMs = 24 * 3_600_000;
const tags = {
  integer: 0x02,
  bits: 0x03,
  oid: 0x06,
  text: 0x0c,
  sequence: 0x30,
  set: 0x31,
  time: 0x17,
};

/** One ASN.1 value in DER. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size =
    length < 0x80
      ? [length]
      : length < 0x100
        ? [0x81, length]
        : [0x82, Math.floor(length / 0x100), length % 0x100];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...parts: Uint8Array[]) => der(tags.sequence, ...parts);
const oid = (hex: string) => der(tags.oid, Buffer.from(hex, "hex"));
const bits = (bytes: Uint8Array) => der(tags.bits, Buffer.from([0]), bytes);
const octets = (...parts: Uint8Array[]) => der(0x04, ...parts);
const time = (date: Date) =>
  der(
    tags.time,
    Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, "").slice(2, 14)}Z`, "latin1"),
  );

const algorithms = {
  ec: sequence(oid("2a8648ce3d040302")),
  rsa: sequence(oid("2a864886f70d01010b"), der(0x05)),
};
const commonName = oid("550403");
const subjectAltName = oid("551d11");

const keyPairs = {
  ec: () => generateKeyPairSync("ec", { namedCurve: "P-256" }),
  rsa: (bitCount = 2048) => generateKeyPairSync("rsa", { modulusLength: bitCount }),
};

/** A self-signed certificate for one host name (RFC 5280), valid for a day. */
export function selfSigned(
  host: string,
  { type = "ec", bitCount }: { type?: "ec" | "rsa"; bitCount?: number } = {},
): Certificate {
  const { privateKey, publicKey } = type === "ec" ? keyPairs.ec() : keyPairs.rsa(bitCount);
  const algorithm = algorithms[type];
  const name = sequence(
    der(tags.set, sequence(commonName, der(tags.text, Buffer.from(host, "latin1")))),
  );
  const serial = createHash("sha256").update(randomBytes(16)).digest().subarray(0, 8);
  serial[0] = 1;
  const hostName = sequence(der(0x82, Buffer.from(host, "latin1")));
  const content = sequence(
    der(0xa0, der(tags.integer, Buffer.from([2]))),
    der(tags.integer, serial),
    algorithm,
    name,
    sequence(time(new Date(Date.now() - dayMs)), time(new Date(Date.now() + dayMs))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(sequence(subjectAltName, octets(hostName)))),
  );
  const signed = sequence(content, algorithm, bits(sign("sha256", content, privateKey)));
  const lines = signed.toString("base64").replaceAll(/.{64}(?=.)/g, "$&\n");
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: "pkcs8", format: "pem" })),
  };
}
