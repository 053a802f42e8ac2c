const maxSteps = 4;

/** Round numbers from 0 to at least `max`, in at most 4 equal steps of 1, 2 or 5 times a power of ten. */
export function axisTicks(max: number): readonly number[] {
  const needed = Math.max(max, 1) / maxSteps;
  const power = 10 ** Math.max(Math.floor(Math.log10(needed)), 0);
  const step =
    [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= needed) ?? power;
  return Array.from({ length: Math.ceil(Math.max(max, 1) / step) + 1 }, (_, at) => at * step);
}
