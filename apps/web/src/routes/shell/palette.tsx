import { useState } from "react";
import { IconSearch } from "../../ui/icons.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { SignedInProvider, useSession } from "../../session/session-context.tsx";
import { useListbox } from "../../ui/form/use-listbox.ts";
import { shellMessages } from "./messages.ts";
import { commandGroups, type Command } from "./command.ts";
import { useCommands } from "./use-commands.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import classes from "./palette.module.css";

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onHelp: () => void;
}

/** The command palette: searches pages, commands and applications. */
export default function Palette({ isOpen, onClose, onHelp }: PaletteProps) {
  const t = useTranslate(shellMessages);
  const session = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  if (session.kind !== "signedIn") return null;
  return (
    <Dialog
      isOpen={isOpen}
      title={t("palette.title")}
      variant="palette"
      returnsFocus={!isLeaving}
      onClose={onClose}
    >
      <SignedInProvider value={session}>
        <Search
          onHelp={onHelp}
          onRun={(command) => {
            setIsLeaving(command.isNavigation);
            onClose();
            command.run();
          }}
        />
      </SignedInProvider>
    </Dialog>
  );
}

interface SearchProps {
  readonly onRun: (command: Command) => void;
  readonly onHelp: () => void;
}

/** Mounted empty each time the palette opens. */
function Search({ onRun, onHelp }: SearchProps) {
  const t = useTranslate(shellMessages);
  const [search, setSearch] = useState("");
  const commands = useCommands(search, onHelp);
  const listbox = useListbox({
    count: commands.length,
    isOpen: true,
    onChoose: (index) => {
      const chosen = commands[index];
      if (chosen) onRun(chosen);
    },
  });
  return (
    <>
      <TextInput
        {...listbox.field}
        data-autofocus
        aria-label={t("palette.field")}
        placeholder={t("palette.placeholder")}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          listbox.setActiveIndex(0);
        }}
        onKeyDown={listbox.onKeyDown}
      />
      <div {...listbox.list} aria-label={t("palette.title")} className={classes["list"]}>
        {commandGroups
          .toSorted((one, other) => firstOf(commands, one) - firstOf(commands, other))
          .map((group) => (
            <Group
              key={group}
              group={group}
              {...{ commands, onRun, option: listbox.option }}
              onPoint={listbox.setActiveIndex}
            />
          ))}
      </div>
      <output className={classes["nothing"]}>
        {commands.length === 0 ? t("palette.nothing") : null}
      </output>
    </>
  );
}

const firstOf = (commands: readonly Command[], group: Command["group"]) =>
  commands.findIndex((command) => command.group === group);

interface GroupProps extends Pick<SearchProps, "onRun"> {
  readonly group: Command["group"];
  readonly commands: readonly Command[];
  readonly option: ReturnType<typeof useListbox>["option"];
  /** The pointer moved onto an option: only one is marked, and Enter runs the marked one. */
  readonly onPoint: (index: number) => void;
}

function Group({ group, commands, option, onRun, onPoint }: GroupProps) {
  const t = useTranslate(shellMessages);
  const own = [...commands.entries()].filter(([, command]) => command.group === group);
  if (own.length === 0) return null;
  const title = t(`palette.groups.${group}`);
  return (
    <fieldset aria-label={title} className={classes["options"]}>
      <div aria-hidden className={classes["group"]}>
        {title}
      </div>
      {own.map(([index, command]) => (
        <button
          key={command.id}
          type="button"
          tabIndex={-1}
          className={classes["option"]}
          {...option(index)}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => onPoint(index)}
          onClick={() => onRun(command)}
        >
          {command.label}
        </button>
      ))}
    </fieldset>
  );
}
