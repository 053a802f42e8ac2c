/** One figure of the table: its name, its budget, and how it is measured. */
export type Row = {
  readonly name: string;
  readonly unit: string;
  /** The bound on the figure. */
  readonly budget: { readonly atMost: number } | { readonly atLeast: number };
  readonly measure: () => Promise<number>;
};

export type Figure = {
  readonly name: string;
  /** null when the row failed. */
  readonly value: number | null;
  readonly unit: string;
  readonly budget: string;
  readonly ok: boolean;
  /** Why the row failed. */
  readonly error?: string;
};

function budgetText({ budget }: Row): string {
  return "atMost" in budget ? `≤ ${budget.atMost}` : `≥ ${budget.atLeast}`;
}

/** A row without a value: it fails the bench, and the other rows are measured nevertheless. */
export function failedFigure(row: Row, error: string): Figure {
  const { name, unit } = row;
  return { name, value: null, unit, budget: budgetText(row), ok: false, error };
}

/** Measures a row and compares the value with its budget. */
export async function takeFigure(row: Row): Promise<Figure> {
  const { name, unit, budget, measure } = row;
  try {
    const value = await measure();
    const ok = "atMost" in budget ? value <= budget.atMost : value >= budget.atLeast;
    return { name, value, unit, budget: budgetText(row), ok };
  } catch (error) {
    return failedFigure(
      row,
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    );
  }
}
