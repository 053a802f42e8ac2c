import TextField from "@mui/material/TextField";
import MenuItem from "@mui/material/MenuItem";
import * as RadixSelect from "@radix-ui/react-select";
import { Select as AntSelect } from "antd";
import intlTelInput from "intl-tel-input";
import phoneStyles from "intl-tel-input/styles-no-assets?inline";
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import ReactSelect from "react-select";
import { createApp, h, ref } from "vue";

document.head.append(Object.assign(document.createElement("style"), { textContent: phoneStyles }));

const countries = ["Belgium", "France", "Germany", "Italy"];
const degrees = ["High school", "Bachelor's degree", "Master's degree", "Doctorate"];

/** What the libraries hold, for the test to read. */
const state: Record<string, string> = {};
const keep = (name: string, value: string) => {
  state[name] = value;
  document.documentElement.dataset["state"] = JSON.stringify(state);
};

function PhoneField() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!input.current) return;
    const phone = intlTelInput(input.current, { initialCountry: "us" });
    return () => phone.destroy();
  }, []);
  return (
    <div className="field">
      <label htmlFor="phone">Phone</label>
      <input
        ref={input}
        id="phone"
        type="tel"
        onChange={(event) => keep("phone", event.target.value)}
      />
    </div>
  );
}

/** A part of the form that Vue draws and holds. */
function VueFields() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const email = ref("");
    const app = createApp({
      render: () =>
        h("div", { class: "field" }, [
          h("label", { for: "email" }, "Email"),
          h("input", {
            id: "email",
            type: "email",
            value: email.value,
            onInput: (event: Event) => {
              if (event.target instanceof HTMLInputElement) email.value = event.target.value;
              keep("email", email.value);
            },
          }),
        ]),
    });
    app.mount(place.current);
    return () => app.unmount();
  }, []);
  return <div ref={place} />;
}

function TownField() {
  return (
    <RadixSelect.Root onValueChange={(value) => keep("town", value)}>
      <RadixSelect.Trigger id="town">
        <RadixSelect.Value placeholder="Choose" />
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content position="popper">
          <RadixSelect.Viewport>
            {["Lille", "Lyon", "Nice"].map((name) => (
              <RadixSelect.Item key={name} value={name}>
                <RadixSelect.ItemText>{name}</RadixSelect.ItemText>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}

/** A custom element with a closed shadow root. */
class LinkField extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: "closed" });
    root.innerHTML = `<label for="link">LinkedIn profile</label> <input id="link" type="url">`;
    root.querySelector("input")?.addEventListener("input", (event) => {
      if (event.target instanceof HTMLInputElement) keep("linkedin", event.target.value);
    });
  }
}
customElements.define("link-field", LinkField);

function Form() {
  const [first, setFirst] = useState("");
  const [degree, setDegree] = useState("");
  const [country, setCountry] = useState<string>();
  const [isSent, setSent] = useState(false);
  if (isSent) return <output>Thank you for applying! Your application has been submitted.</output>;
  return (
    <form
      id="application"
      onSubmit={(event) => {
        event.preventDefault();
        void fetch("/sent", { method: "POST" });
        setSent(true);
      }}
    >
      <div className="field">
        <TextField
          label="First name"
          value={first}
          onChange={(event) => {
            setFirst(event.target.value);
            keep("first", event.target.value);
          }}
        />
      </div>
      <div className="field">
        <label htmlFor="last">Last name</label>
        <input id="last" required />
      </div>
      <VueFields />
      <PhoneField />
      <div className="field">
        <label id="country-label" htmlFor="country">
          Country
        </label>
        <ReactSelect
          inputId="country"
          aria-labelledby="country-label"
          options={countries.map((name) => ({ value: name, label: name }))}
          onChange={(option) => keep("country", option?.label ?? "")}
        />
      </div>
      <div className="field">
        <TextField
          select
          fullWidth
          label="Highest level of education"
          value={degree}
          onChange={(event) => {
            setDegree(event.target.value);
            keep("degree", event.target.value);
          }}
        >
          {degrees.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <div className="field">
        <label htmlFor="residence">Country of residence</label>
        <AntSelect
          id="residence"
          showSearch
          style={{ width: 300 }}
          {...(country === undefined ? {} : { value: country })}
          onChange={(value: string) => {
            setCountry(value);
            keep("residence", value);
          }}
          options={countries.map((name) => ({ value: name, label: name }))}
        />
      </div>
      <div className="field">
        <label htmlFor="town">City</label>
        <TownField />
      </div>
      <div className="field">
        <link-field />
      </div>
      <div className="field">
        <label htmlFor="resume">Resume/CV</label>
        <input id="resume" type="file" accept=".pdf,.docx" />
      </div>
      <div className="field">
        <label htmlFor="letter">Cover letter</label>
        <input id="letter" type="file" accept=".pdf" />
      </div>
      <div className="field">
        <label htmlFor="why">Why do you want to work here?</label>
        <textarea id="why" />
      </div>
      <div className="field">
        <label>
          <input id="terms" type="checkbox" /> I agree to the processing of my personal data
        </label>
      </div>
      <p style={{ position: "absolute", left: "-9999px" }} aria-hidden="true">
        <label htmlFor="hp">Leave this empty</label>
        <input id="hp" name="company_url_hp" tabIndex={-1} />
      </p>
      <FrameOf name="elsewhere" />
      <FrameOf name="denied" />
      <FrameOf name="embedded" sizedAfterMs={1500} />
      <button type="submit">Submit application</button>
    </form>
  );
}

interface FrameOfProps {
  readonly name: string;
  /** After load: many pages request the height of their embeds. */
  readonly sizedAfterMs?: number;
}

/** A part of the form in a frame of another site, whose address the test gives. */
function FrameOf({ name, sizedAfterMs }: FrameOfProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const src = new URLSearchParams(location.search).get(name);
    if (src === null) return;
    const frame = Object.assign(document.createElement("iframe"), { title: name, src });
    frame.style.width = "600px";
    const size = () => (frame.style.height = "220px");
    if (sizedAfterMs === undefined) size();
    else {
      frame.style.height = "0";
      frame.addEventListener("load", () => setTimeout(size, sizedAfterMs));
    }
    place.current?.replaceChildren(frame);
  }, [name, sizedAfterMs]);
  return <div ref={place} />;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "link-field": object;
    }
  }
}

const root = document.querySelector("#root");
if (root) createRoot(root).render(<Form />);
