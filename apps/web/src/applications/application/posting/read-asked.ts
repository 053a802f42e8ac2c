import { readPosting } from "@postulo/posting/posting";
import { machineOrders, readTasks } from "@postulo/posting/tasks";

/** What a posting asks applicants to do, and its sentences for language models. */
export function readAsked(text: string) {
  const posting = readPosting(text);
  return { tasks: readTasks(posting).map((task) => task.text), orders: machineOrders(posting) };
}
