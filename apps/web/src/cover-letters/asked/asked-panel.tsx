import { Suspense, useId } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { ChunkBoundary, lazyComponent } from "../../ui/lazy-component.tsx";
import { answersKey, jobOf } from "../letter-request-body.ts";
import { useLetterStore } from "../letter-store.ts";
import type { ParsedPosting } from "../parsed-posting.ts";
import { askedMessages } from "./messages.ts";
import classes from "./asked.module.css";

const PostingTasks = lazyComponent(() => import("./posting-tasks.tsx"));

/** What a posting asks, beside form and letter; renders nothing for a posting that asks nothing. */
export function AskedPanel({ found }: { readonly found: ParsedPosting }) {
  const { work } = useLetterStore();
  const { title, company } = jobOf(found, work.typedJob);
  const { tasks, machineOrders } = found;
  if (tasks.length + machineOrders.length === 0) return null;
  return (
    <div className={classes["panel"]}>
      {tasks.length === 0 ? null : (
        <ChunkBoundary fallback={null}>
          <Suspense>
            <PostingTasks
              posting={{ key: answersKey(found, work.typedJob), title, company }}
              tasks={tasks}
            />
          </Suspense>
        </ChunkBoundary>
      )}
      {machineOrders.length === 0 ? null : <MachineOrders orders={machineOrders} />}
    </div>
  );
}

function MachineOrders({ orders }: { readonly orders: readonly string[] }) {
  const t = useTranslate(askedMessages);
  const id = useId();
  return (
    <section className={classes["section"]} aria-labelledby={id}>
      <h2 id={id}>{t("machines.title")}</h2>
      <p className={classes["hint"]}>{t("machines.hint")}</p>
      {orders.map((order) => (
        <blockquote key={order} className={classes["order"]}>
          {order}
        </blockquote>
      ))}
    </section>
  );
}
