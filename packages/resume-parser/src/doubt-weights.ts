/** A logistic model of which entries are right. */
export interface DoubtTable {
  /** By the number of the feature, see `doubtFeatures`. */
  readonly weights: readonly number[];
  /** Entries with a lower probability are doubtful. */
  readonly least: number;
}

/**
 * Fitted by `npm run -s tune:doubt` on files of development. Of entries of files that a model did not see, 62 % of the
 * wrong positions and 13 % of the right ones are doubtful, and
 * 63 % of the wrong studies and 23 % of the right ones (docs/design/resume-parser.md).
 */
export const doubtWeights: Readonly<Record<"experiences" | "education", DoubtTable>> = {
  experiences: {
    weights: [
      0.47, -0.49, -1.53, -0.07, -0.64, -1.13, -0.36, -0.35, 0.11, -0.09, -0.3, -0.19, -0.48, -0.49,
      -0.12, -0.16, 1.04, 1.11, 1.19, 1.19, -0.94, 0.58, -1.15,
    ],
    least: 0.6,
  },
  education: {
    weights: [
      0.42, -0.75, -0.5, 0.26, 0.58, -0.65, -0.93, -1.3, -0.52, 0, -0.36, 0.29, -1.01, -0.06, 0,
      -0.55, -0.31, 1.33, 0.78, 0.73, -0.8, -0.59, -0.53,
    ],
    least: 0.5,
  },
};
