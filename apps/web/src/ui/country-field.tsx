import { Select, type SelectProps } from "@mantine/core";
import { useMemo } from "react";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { countryCodes } from "./country-codes.ts";
import { uiMessages } from "./messages.ts";
import "@mantine/core/styles/Combobox.layer.css";
import "@mantine/core/styles/ScrollArea.layer.css";

/** Without accents and capitals: nobody should have to type the é of Algérie. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A country by name, searchable; its value is the two-letter code. A value that is no code, from a résumé say, is kept and shown. */
export function CountryField({ value, ...props }: Omit<SelectProps, "data">) {
  const t = useTranslate(uiMessages);
  const { language } = useLanguage();
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: "region" });
    return countryCodes
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language));
  }, [language]);
  const known = !value || countryCodes.includes(value);
  return (
    <Select
      placeholder={t("countryPlaceholder")}
      nothingFoundMessage={t("noCountry")}
      autoComplete="country-name"
      searchable
      filter={({ options, search }) =>
        options.filter(
          (option) => "label" in option && plain(option.label).includes(plain(search.trim())),
        )
      }
      {...props}
      value={value ?? null}
      data={known ? countries : [{ value, label: value }, ...countries]}
    />
  );
}
