import { useMemo, useState, type KeyboardEvent, type ReactNode } from "react";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { countryCodes } from "./country-codes.ts";
import { countriesNamed, countryNamed } from "./country-names.ts";
import { uiMessages } from "../messages.ts";
import { useListbox } from "./use-listbox.ts";
import { TextInput } from "./text-input.tsx";
import classes from "./country-field.module.css";

interface Country {
  readonly code: string;
  readonly name: string;
}

function useCountries(): readonly Country[] {
  const { language } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: "region" });
    return countryCodes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((one, other) => one.name.localeCompare(other.name, language));
  }, [language]);
}

interface CountryFieldProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly value: string | null;
  readonly error?: ReactNode;
  /** Null when the field was emptied. */
  readonly onChange: (code: string | null) => void;
}

/** The state of the combobox: typed text, matches, selection. */
function useCountryCombobox({ value, onChange }: Pick<CountryFieldProps, "value" | "onChange">) {
  const countries = useCountries();
  /** Undefined while not typing: the field then shows the selected country. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = countries.find(({ code }) => code === value)?.name ?? value ?? "";
  const matches = useMemo(() => {
    return isOpen ? countriesNamed(countries, typed ?? "") : [];
  }, [countries, isOpen, typed]);

  function choose(code: string | null) {
    setIsOpen(false);
    setTyped(undefined);
    if (code !== value) onChange(code);
  }

  return {
    text: typed ?? chosen,
    matches,
    isOpen,
    open: () => setIsOpen(true),
    type: (text: string) => {
      setTyped(text);
      setIsOpen(true);
    },
    choose,
    /** On blur, the typed name is selected; an unknown name is discarded. */
    blur: () => {
      const only = matches.length === 1 ? matches[0] : undefined;
      const named = typed ? (countryNamed(countries, typed) ?? only) : undefined;
      if (typed === "") choose(null);
      else choose(named ? named.code : value);
    },
  };
}

/**
 * A combobox for a country. Its value is the ISO 3166-1 alpha-2 code; a value that is not a code, from a résumé for
 * example, is shown unchanged.
 */
export function CountryField({ value, onChange, ...props }: CountryFieldProps) {
  const t = useTranslate(uiMessages);
  const choice = useCountryCombobox({ value, onChange });
  const { matches, isOpen, choose } = choice;
  const listbox = useListbox({
    count: matches.length,
    isOpen,
    onOpen: choice.open,
    onChoose: (index) => choose(matches[index]?.code ?? null),
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && isOpen) {
      // Escape closes only the list, not the dialog around it.
      event.stopPropagation();
      choose(value);
    }
    listbox.onKeyDown(event);
  }

  return (
    <div className={classes["field"]}>
      <TextInput
        placeholder={t("countryPlaceholder")}
        {...props}
        {...listbox.field}
        value={choice.text}
        onChange={(event) => {
          choice.type(event.currentTarget.value);
          listbox.setActiveIndex(0);
        }}
        onClick={choice.open}
        onBlur={choice.blur}
        onKeyDown={onKeyDown}
      />
      {matches.length > 0 ? (
        <div {...listbox.list} aria-label={props.label} className={classes["list"]}>
          {matches.map(({ code, name }, index) => (
            <button
              key={code}
              type="button"
              tabIndex={-1}
              {...listbox.option(index)}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(code)}
            >
              {name}
            </button>
          ))}
        </div>
      ) : null}
      {isOpen && matches.length === 0 ? <p className={classes["none"]}>{t("noCountry")}</p> : null}
    </div>
  );
}
