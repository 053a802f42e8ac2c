import { expect, test } from "vitest";
import { sharesTrade } from "./trade-order.ts";

test.each([
  ["Serveuse", "Serveur"],
  ["Éducatrice spécialisée", "Éducateur spécialisé"],
  ["Caissière", "Caissier"],
  ["Infirmière", "Infirmier de nuit"],
  ["Waitress", "Waiter"],
  ["HCA", "Healthcare Assistant"],
  ["AS de nuit", "Aide-soignante"],
])("%s and %s are one trade", (own, asked) => {
  expect(sharesTrade(own, asked)).toBe(true);
});

test.each([
  ["School Cook", "School Caretaker"],
  ["Hotel Receptionist", "Hotel Maintenance Technician"],
  ["Bank Clerk", "Bank Nurse"],
  ["Customer Adviser", "Customer Engineer"],
  ["Assistante", "Assistant maternel"],
])("%s and %s are two", (own, asked) => {
  expect(sharesTrade(own, asked)).toBe(false);
});
