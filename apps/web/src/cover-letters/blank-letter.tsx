import { useProfileFacts, type ProfileFacts } from "../posting/profile-facts.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { letterMessages } from "./messages.ts";
import classes from "./blank-letter.module.css";

/** The upper part of the letter's page before there is a letter: the sender's own lines, and where the text will be. */
export function BlankLetter() {
  const t = useTranslate(letterMessages);
  const { data } = useProfileFacts();
  return (
    <div className={classes["sheet"]}>
      <div className={classes["page"]} aria-hidden>
        <Letterhead profile={data?.profile} />
        <Lines widths={[22, 14]} />
        <Lines widths={[46]} />
      </div>
      <p className={classes["text"]}>{t("empty")}</p>
      <div className={classes["page"]} aria-hidden>
        <Lines widths={[92, 97, 60]} />
        <Lines widths={[96, 88, 93, 41]} />
        <Lines widths={[90, 95, 72]} />
      </div>
    </div>
  );
}

const filled = (values: readonly (string | null)[]) =>
  values.map((value) => value?.trim() ?? "").filter((value) => value !== "");

function Letterhead({ profile }: { readonly profile: ProfileFacts["profile"] | undefined }) {
  if (!profile) return <Lines widths={[38]} />;
  const { first_name, last_name, city, phone_number, email } = profile;
  const name = filled([first_name, last_name]).join(" ");
  return (
    <div className={classes["head"]}>
      {name === "" ? <Lines widths={[60]} /> : <span className={classes["name"]}>{name}</span>}
      <span className={classes["sender"]}>
        {filled([city, phone_number, email]).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </div>
  );
}

/** Lines of no text, of these widths in per cent. */
function Lines({ widths }: { readonly widths: readonly number[] }) {
  return (
    <span className={classes["lines"]}>
      {widths.map((width) => (
        <span key={width} style={{ width: `${width}%` }} />
      ))}
    </span>
  );
}
