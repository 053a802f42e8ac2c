import { useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** Such platforms draw what a select would be. */
const drawnAs = (role: string, onClick?: () => void) => ({ role, onClick });

/** The lists behind buttons of this kind of platform: nothing is in the page until the button is pressed. */
function ListField({
  label,
  options,
}: {
  readonly label: string;
  readonly options: readonly string[];
}) {
  const [chosen, setChosen] = useState("");
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-automation-id="formField-country">
      <label htmlFor="country">{label}</label>{" "}
      <button
        type="button"
        id="country"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen || "Choisir"}
      </button>
      {isOpen ? (
        <div {...drawnAs("listbox")} aria-label={label}>
          {options.map((option) => (
            <div
              key={option}
              aria-selected={option === chosen}
              {...drawnAs("option", () => {
                setChosen(option);
                setOpen(false);
              })}
            >
              {option}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function TextField({
  id,
  label,
  type = "text",
}: {
  readonly id: string;
  readonly label: string;
  readonly type?: string;
}) {
  const [value, setValue] = useState("");
  return (
    <p data-automation-id={`formField-${id}`}>
      <label htmlFor={id}>{label}</label>{" "}
      <input id={id} type={type} value={value} onChange={(event) => setValue(event.target.value)} />
    </p>
  );
}

const steps: readonly { readonly title: string; readonly fields: ReactNode }[] = [
  {
    title: "Mes informations",
    fields: (
      <>
        <TextField id="prenom" label="Prénom" />
        <TextField id="nom" label="Nom de famille" />
        <TextField id="courriel" label="Adresse e-mail" type="email" />
        <ListField label="Pays" options={["Allemagne", "Belgique", "France"]} />
        <TextField id="ville" label="Ville" />
      </>
    ),
  },
  {
    title: "Mon expérience",
    fields: (
      <>
        <TextField id="poste" label="Intitulé du poste actuel" />
        <TextField id="employeur" label="Employeur actuel" />
        <p>
          <label htmlFor="cv">CV</label> <input id="cv" type="file" accept=".pdf" />
        </p>
      </>
    ),
  },
  {
    title: "Questions",
    fields: (
      <>
        <TextField id="linkedin" label="Profil LinkedIn" type="url" />
        <TextField id="motivation" label="Qu’est-ce qui vous attire chez nous ?" />
        <p>
          <label>
            <input id="accord" type="checkbox" /> J’accepte la politique de confidentialité
          </label>
        </p>
      </>
    ),
  },
];

/** Three pages under one address, each drawn when the one before is done, and then the page of thanks. */
function Steps() {
  const [at, setAt] = useState(0);
  const step = steps[at];
  if (!step) return <h1>Votre candidature a bien été envoyée</h1>;
  const isLast = at === steps.length - 1;
  return (
    <form
      key={at}
      data-automation-id="applyFlowPage"
      onSubmit={(event) => {
        event.preventDefault();
        if (isLast) void fetch("/sent", { method: "POST" });
        setAt(at + 1);
      }}
    >
      <h2>{step.title}</h2>
      {step.fields}
      <button type="submit">{isLast ? "Envoyer" : "Suivant"}</button>
    </form>
  );
}

const root = document.querySelector("#root");
if (root) createRoot(root).render(<Steps />);
