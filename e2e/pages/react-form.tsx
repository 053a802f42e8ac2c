import { useState } from "react";
import { createRoot } from "react-dom/client";

const fields = [
  { name: "prenom", label: "Prénom", type: "text" },
  { name: "nom", label: "Nom de famille", type: "text" },
  { name: "courriel", label: "Adresse e-mail", type: "email" },
  { name: "telephone", label: "Téléphone", type: "tel" },
  { name: "ville", label: "Ville", type: "text" },
  { name: "code", label: "Code postal", type: "text" },
] as const;

/** A form whose state is React's: a value that was set past React is lost, and "state" shows what React holds. */
function ApplicationForm() {
  const [state, setState] = useState<Readonly<Record<string, string>>>({});
  const [sent, setSent] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <h1>Chargé de projet</h1>
      {fields.map(({ name, label, type }) => (
        <p key={name}>
          <label htmlFor={name}>{label}</label>
          <input
            id={name}
            type={type}
            value={state[name] ?? ""}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setState((before) => ({ ...before, [name]: value }));
            }}
          />
        </p>
      ))}
      <button type="submit">Envoyer ma candidature</button>
      <output data-testid="state">{JSON.stringify(state)}</output>
      {sent ? <p role="alert">Envoyé par le formulaire</p> : null}
    </form>
  );
}

const root = document.querySelector("#root");
if (root) createRoot(root).render(<ApplicationForm />);
