import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { IconDownload } from "../ui/icons.tsx";
import { cvMessages } from "./messages.ts";

interface PdfButtonProps {
  readonly download: {
    /** The format that is being made. */
    readonly format: string | undefined;
    readonly save: (format: "pdf") => void;
  };
}

/** Downloads a CV as PDF. */
export function PdfButton({ download }: PdfButtonProps) {
  const t = useTranslate(cvMessages);
  return (
    <AsyncButton
      leftSection={<IconDownload size={16} aria-hidden />}
      isPending={download.format === "pdf"}
      onPress={() => download.save("pdf")}
    >
      {t("download.pdf")}
    </AsyncButton>
  );
}
