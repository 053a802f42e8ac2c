import { useId } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { answersKey, jobOf } from "../letter-request-body.ts";
import { useLetterStore } from "../letter-store.ts";
import { MachineOrders } from "../../posting/machine-orders.tsx";
import { matchMessages } from "../../posting/messages.ts";
import type { ParsedPosting } from "../posting/parsed-posting.ts";
import { PostingTasks } from "./posting-tasks.tsx";
import { Requirements } from "./requirements.tsx";
import classes from "./asked.module.css";

/** What a posting asks, beside form and letter; an empty part is not rendered. */
export default function AskedPanel({ found }: { readonly found: ParsedPosting }) {
  const { work } = useLetterStore();
  const { title, company } = jobOf(found, work.typedJob);
  const { tasks, machineOrders, text } = found;
  return (
    <div className={classes["panel"]}>
      {tasks.length === 0 ? null : (
        <PostingTasks
          posting={{ key: answersKey(found, work.typedJob), title, company }}
          tasks={tasks}
        />
      )}
      <Requirements
        posting={text}
        notRequired={[...tasks.map((task) => task.text), ...machineOrders]}
      />
      {machineOrders.length === 0 ? null : <OrdersSection orders={machineOrders} />}
    </div>
  );
}

function OrdersSection({ orders }: { readonly orders: readonly string[] }) {
  const t = useTranslate(matchMessages);
  const id = useId();
  return (
    <section className={classes["section"]} aria-labelledby={id}>
      <h2 id={id}>{t("machines.title")}</h2>
      <MachineOrders orders={orders} />
    </section>
  );
}
