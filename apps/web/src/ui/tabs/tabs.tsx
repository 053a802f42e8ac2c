import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import classes from "./tabs.module.css";

interface TabsProps<Value extends string> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly { readonly value: Value; readonly label: string }[];
  /** `TabPanel`s. */
  readonly children: ReactNode;
}

/** Tabs, of which the arrow keys open the next one. */
export function Tabs<Value extends string>({ value, onChange, tabs, children }: TabsProps<Value>) {
  return (
    <Base.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((known) => known.value === chosen);
        if (tab) onChange(tab.value);
      }}
    >
      <Base.List activateOnFocus className={classes["list"]}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={classes["tab"]}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  );
}

/** The content of a tab, mounted while the tab is selected. */
export const TabPanel = Base.Panel;
