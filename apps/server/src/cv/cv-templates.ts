/** The looks of a CV, in the order in which they are offered. */
export const cvTemplateNames = ["plain", "serif", "margin", "compact", "sidebar", "split"] as const;
export type CvTemplateName = (typeof cvTemplateNames)[number];

export const defaultCvTemplate: CvTemplateName = "plain";

type CvTemplate = {
  readonly columns: 1 | 2;
  /** `#rrggbb`, where the user chose none. */
  readonly accent: string;
  /** In points, from large to small; each is tried from airy to tight. */
  readonly sizes: readonly number[];
  /** The family in Word, which has to be on the reader's machine. */
  readonly wordFont: string;
};

const sizes = [11.5, 11, 10.5, 10];

export const cvTemplates: Readonly<Record<CvTemplateName, CvTemplate>> = {
  plain: { columns: 1, accent: "#16161a", sizes, wordFont: "Calibri" },
  serif: { columns: 1, accent: "#7a2e2a", sizes, wordFont: "Georgia" },
  margin: { columns: 1, accent: "#1f4e79", sizes, wordFont: "Calibri" },
  compact: { columns: 1, accent: "#2f4858", sizes: [10.5, 10], wordFont: "Georgia" },
  sidebar: { columns: 2, accent: "#34308c", sizes, wordFont: "Calibri" },
  split: { columns: 2, accent: "#1d4d4f", sizes: [11, 10.5, 10], wordFont: "Georgia" },
};
