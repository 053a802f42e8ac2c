import { useTranslate } from "../../i18n/use-translate.ts";
import type { PlacedDoubt } from "./doubts.ts";
import { doubtsTitleId } from "./use-open-doubts.ts";
import { letterMessages } from "../messages.ts";
import classes from "./doubt-list.module.css";

interface DoubtListProps {
  readonly doubts: readonly PlacedDoubt[];
  readonly onShow: (doubt: PlacedDoubt) => void;
}

/** Passages of the user's own sentences that neither profile nor posting support. The user decides about them. */
export function DoubtList({ doubts, onShow }: DoubtListProps) {
  const t = useTranslate(letterMessages);
  if (doubts.length === 0) return null;
  return (
    <section className={classes["frame"]} aria-labelledby={doubtsTitleId}>
      <h3 id={doubtsTitleId} tabIndex={-1}>
        {t("toCheck", { count: doubts.length })}
      </h3>
      <p>{t("yourDecision")}</p>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt.start}>
            <button type="button" className={classes["way"]} onClick={() => onShow(doubt)}>
              {t(`doubts.${doubt.kind}`, { words: doubt.words })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
