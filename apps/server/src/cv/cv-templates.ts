/** The looks of a CV, in the order in which they are offered. */
export const cvTemplateNames = ["plain"] as const;
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

export const cvTemplates: Readonly<Record<CvTemplateName, CvTemplate>> = {
  plain: { columns: 1, accent: "#16161a", sizes: [11.5, 11, 10.5, 10], wordFont: "Calibri" },
};
