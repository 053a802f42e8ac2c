import type { CvTemplateName } from "@postulo/domain/cv-look";

type PrintedTemplate = {
  /** In points, from large to small; each is tried from airy to tight. */
  readonly sizes: readonly number[];
  /** The family in Word, which has to be on the reader's machine. */
  readonly wordFont: string;
};

const sizes = [11.5, 11, 10.5, 10];

export const printedTemplates: Readonly<Record<CvTemplateName, PrintedTemplate>> = {
  plain: { sizes, wordFont: "Calibri" },
  serif: { sizes, wordFont: "Georgia" },
  margin: { sizes, wordFont: "Calibri" },
  compact: { sizes: [10.5, 10], wordFont: "Georgia" },
  sidebar: { sizes, wordFont: "Calibri" },
  split: { sizes: [11, 10.5, 10], wordFont: "Georgia" },
};
