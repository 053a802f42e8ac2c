import { useTranslate } from "../i18n/use-translate.ts";
import { matchMessages } from "./messages.ts";
import classes from "./machine-orders.module.css";

/** Sentences of a posting that are meant for language models, below their heading. */
export function MachineOrders({ orders }: { readonly orders: readonly string[] }) {
  const t = useTranslate(matchMessages);
  return (
    <>
      <p className={classes["hint"]}>{t("machines.hint")}</p>
      {orders.map((order) => (
        <blockquote key={order} className={classes["order"]}>
          {order}
        </blockquote>
      ))}
    </>
  );
}
