import { useState, type ReactNode } from "react";

interface ChoiceProps {
  readonly options: readonly { readonly value: string }[];
  readonly icon: ReactNode;
  readonly onPick: (value: string) => void;
  readonly onRender: () => void;
}

function Choice({ options, icon, onPick, onRender }: ChoiceProps) {
  onRender();
  return (
    <p>
      {icon}
      {options.map(({ value }) => (
        <button key={value} type="button" onClick={() => onPick(value)}>
          {value}
        </button>
      ))}
    </p>
  );
}

/** Renders on each click, as a form does on each key; its select gets a new array of options each time. */
export function CountedForm({ onRender }: { readonly onRender: () => void }) {
  const [presses, setPresses] = useState(0);
  const [picked, setPicked] = useState("");
  return (
    <>
      <output>{`${presses}: ${picked}`}</output>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        press
      </button>
      <Choice
        options={[{ value: "one" }, { value: "two" }]}
        icon={<i className="icon" />}
        onPick={(value) => setPicked(value)}
        onRender={onRender}
      />
    </>
  );
}
