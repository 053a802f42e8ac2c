/** One figure of the table: what it is called, what it may be, and how it is taken. */
export type Row = {
  readonly name: string;
  readonly unit: string;
  /** The bound the figure must keep. */
  readonly budget: { readonly atMost: number } | { readonly atLeast: number };
  readonly measure: () => Promise<number>;
};

export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly budget: string;
  readonly ok: boolean;
};

/** Takes the figure and holds it against its bound. */
export async function takeFigure({ name, unit, budget, measure }: Row): Promise<Figure> {
  const value = await measure();
  return "atMost" in budget
    ? { name, value, unit, budget: `≤ ${budget.atMost}`, ok: value <= budget.atMost }
    : { name, value, unit, budget: `≥ ${budget.atLeast}`, ok: value >= budget.atLeast };
}
