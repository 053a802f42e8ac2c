import { useMemo, useState, type KeyboardEvent, type ReactNode } from "react";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { countryCodes } from "./country-codes.ts";
import { uiMessages } from "./messages.ts";
import { plainText } from "./plain-text.ts";
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
  readonly value: string | null;
  readonly error?: ReactNode;
  /** Null when the field was emptied. */
  readonly onChange: (code: string | null) => void;
}

/** What is typed, what is found by it, and what becomes of it. */
function useChoice({ value, onChange }: Pick<CountryFieldProps, "value" | "onChange">) {
  const countries = useCountries();
  /** Undefined while nobody types: then the field shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = countries.find(({ code }) => code === value)?.name ?? value ?? "";
  const found = useMemo(() => {
    if (!isOpen) return [];
    return countries.filter(({ name }) => plainText(name).includes(plainText(typed ?? "")));
  }, [countries, isOpen, typed]);

  function choose(code: string | null) {
    setIsOpen(false);
    setTyped(undefined);
    if (code !== value) onChange(code);
  }

  return {
    text: typed ?? chosen,
    found,
    isOpen,
    open: () => setIsOpen(true),
    type: (text: string) => {
      setTyped(text);
      setIsOpen(true);
    },
    choose,
    /** Whoever leaves has chosen what is written; what is no country was not meant. */
    leave: () => {
      const only = found.length === 1 ? found[0] : undefined;
      const named =
        typed && (found.find(({ name }) => plainText(name) === plainText(typed)) ?? only);
      if (typed === "") choose(null);
      else choose(named ? named.code : value);
    },
  };
}

/** A country by name, searched while typing; its value is the two-letter code. A value that is no code, from a résumé say, is kept and shown. */
export function CountryField({ value, onChange, ...props }: CountryFieldProps) {
  const t = useTranslate(uiMessages);
  const choice = useChoice({ value, onChange });
  const { found, isOpen, choose } = choice;
  const listbox = useListbox({
    count: found.length,
    isOpen,
    onOpen: choice.open,
    onChoose: (index) => choose(found[index]?.code ?? null),
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && isOpen) {
      // Only the list closes, not what the field stands in.
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
          listbox.setPlace(0);
        }}
        onClick={choice.open}
        onBlur={choice.leave}
        onKeyDown={onKeyDown}
      />
      {found.length > 0 ? (
        <div {...listbox.list} aria-label={props.label} className={classes["list"]}>
          {found.map(({ code, name }, index) => (
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
      {isOpen && found.length === 0 ? <p className={classes["none"]}>{t("noCountry")}</p> : null}
    </div>
  );
}
