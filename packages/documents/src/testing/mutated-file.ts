/** A deterministic random number generator (mulberry32), 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;
const placeIn = (random: Random, length: number) => Math.floor(random() * length);

/** Mutations: random bytes, bit flips, false lengths, truncation, copied and deleted ranges. */
const damages: readonly ((file: Uint8Array, random: Random) => Uint8Array)[] = [
  (file, random) => {
    for (let times = 0; times < 1 + placeIn(random, 40); times += 1)
      file[placeIn(random, file.length)] = placeIn(random, 256);
    return file;
  },
  (file, random) => {
    const at = placeIn(random, file.length);
    file[at] = (file[at] ?? 0) ^ (1 << placeIn(random, 8));
    return file;
  },
  (file, random) => {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const lies = [0, 1, 0x7fffffff, 0xffffffff, 0xfffffffe, file.length * 2];
    for (let times = 0; times < 6; times += 1)
      view.setUint32(
        placeIn(random, Math.max(1, file.length - 4)),
        lies[placeIn(random, lies.length)] ?? 0,
        true,
      );
    return file;
  },
  (file, random) => file.subarray(0, placeIn(random, file.length)),
  (file, random) => {
    const [from, to] = [placeIn(random, file.length), placeIn(random, file.length)];
    return file.copyWithin(to, from, from + placeIn(random, 2048));
  },
  (file, random) => {
    const at = placeIn(random, file.length);
    const gone = Math.min(file.length - at, 1 + placeIn(random, 512));
    const rest = new Uint8Array(file.length - gone);
    rest.set(file.subarray(0, at));
    rest.set(file.subarray(at + gone), at);
    return rest;
  },
];

/** A mutated copy of a file, deterministic by seed. */
export function mutatedFile(file: Uint8Array, seed: number): Uint8Array {
  const random = randomFrom(seed);
  let copy = new Uint8Array(file);
  if (copy.length < 8) return copy;
  for (let times = 0; times < 1 + placeIn(random, 3) && copy.length >= 8; times += 1) {
    const damage = damages[placeIn(random, damages.length)];
    if (damage) copy = new Uint8Array(damage(copy, random));
  }
  return copy;
}
