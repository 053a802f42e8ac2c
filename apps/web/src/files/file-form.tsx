import {
  defaultFileType,
  fileTypes,
  maxFileDescriptionLength,
  maxFileNameLength,
  type FileType,
} from "@postulo/domain/document";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { useFields } from "../ui/form/use-fields.ts";
import { fileMessages, type messages } from "./messages.ts";
import { NativeSelect } from "../ui/form/native-select.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { Textarea } from "../ui/form/textarea.tsx";

/** The editable columns of a file. */
export type FileDetails = {
  readonly name: string;
  readonly type: FileType;
  readonly description: string | null;
};

type FileValues = { name: string; type: string; description: string };

interface FileFormOptions {
  readonly initial: FileDetails;
  readonly failureTitle: string;
  /** Resolves to false when another file has the name. */
  readonly onSubmit: (details: FileDetails) => Promise<boolean>;
}

/** The form for name, type and description of a file. */
export function useFileForm({ initial, failureTitle, onSubmit }: FileFormOptions) {
  const fields = useFields<FileValues, typeof messages>({
    initialValues: {
      name: initial.name,
      type: initial.type,
      description: initial.description ?? "",
    },
    check: ({ name }) => ({ name: name.trim() === "" ? "problems.nameRequired" : undefined }),
    messages: fileMessages,
    failureTitle,
    onSubmit: async ({ name, type, description }) => {
      const isTaken = !(await onSubmit({
        name: name.trim(),
        type: fileTypes.find((known) => known === type) ?? defaultFileType,
        description: description.trim() || null,
      }));
      if (!isTaken) return;
      fields.form.setFieldError("name", "problems.duplicate");
      fields.focusField("name");
    },
  });
  return fields;
}

interface FileFieldsProps {
  readonly fields: ReturnType<typeof useFileForm>;
}

export function FileFields({ fields }: FileFieldsProps) {
  const t = useTranslate(fileMessages);
  const tProduct = useTranslate(productMessages);
  return (
    <>
      <TextInput
        label={t("fields.name")}
        maxLength={maxFileNameLength}
        autoComplete="off"
        withAsterisk
        required
        data-autofocus
        {...fields.field("name")}
      />
      <NativeSelect
        label={t("fields.type")}
        data={fileTypes.map((type) => ({ value: type, label: tProduct(`fileTypes.${type}`) }))}
        {...fields.field("type")}
      />
      <Textarea
        label={t("fields.description")}
        maxLength={maxFileDescriptionLength}
        rows={2}
        maxRows={8}
        {...fields.field("description")}
      />
    </>
  );
}
