import { useEffect } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useAnnounce } from "../ui/feedback/announcer.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import type { Writing } from "./letter-store.ts";
import { letterMessages } from "./messages.ts";
import classes from "./streamed-letter.module.css";

/** In percent; 0 is an empty line. */
const lineWidths = [34, 22, 0, 48, 0, 96, 92, 88, 40, 0, 94, 70];

/** The letter while it is being generated: each sentence appears once the fact gate has accepted it. */
export function StreamedLetter({ writing }: { readonly writing: Writing }) {
  const t = useTranslate(letterMessages);
  const announce = useAnnounce();
  const { paragraphs, revised } = writing;
  const started = paragraphs.filter((sentences) => sentences.length > 0).length;

  useEffect(() => {
    // Announces each paragraph, because an announcement per sentence would interrupt the previous one.
    if (started > 1) announce(t("paragraphWritten", { number: started - 1 }));
  }, [started, announce, t]);

  return (
    <section className={classes["frame"]} aria-labelledby="writing-title" aria-busy="true">
      <h2 id="writing-title" className={classes["title"]}>
        {t("letter")}
      </h2>
      <output className={classes["progress"]}>
        <Progress revised={revised} />
      </output>
      {paragraphs.map((sentences, at) => (
        <p key={at}>
          {sentences.map(({ at: place, text }) => (
            <span key={place} className={classes["sentence"]}>
              {text}{" "}
            </span>
          ))}
        </p>
      ))}
      <div className={classes["outline"]} aria-hidden>
        {lineWidths.slice(started === 0 ? 0 : -3).map((width, line) => (
          <Skeleton key={line} className={classes["line"]} width={`${width}%`} />
        ))}
      </div>
    </section>
  );
}

function Progress({ revised }: { readonly revised: number | undefined }) {
  const t = useTranslate(letterMessages);
  if (revised === undefined) return t("generating");
  return revised === 0 ? t("continued") : t("revised", { count: revised });
}
