import { ottoline, ravi } from "./invented-people.en.ts";
import { idris, maud, solene } from "./invented-people.fr.ts";
import type { InventedPerson } from "./invented-person.ts";

export const inventedPeople: readonly InventedPerson[] = [maud, idris, ottoline, ravi, solene];
