import type { SupabaseClient } from "@supabase/supabase-js";
import { CareerSite } from "../career-site.ts";
import type { NewUser } from "../journey.ts";
import { ExtensionInFirefox } from "./extension-in-firefox.ts";
import type { Firefox } from "./firefox.ts";
import type { FirefoxPage } from "./firefox-page.ts";
import { FirefoxPanel } from "./firefox-panel.ts";
import { assertEqual, say } from "./assert-equal.ts";
import { until } from "./until.ts";

export type Applicant = {
  readonly server: string;
  readonly user: NewUser;
  readonly client: SupabaseClient;
};

const address = "/jobs/support-engineer/address";

const values = (page: FirefoxPage, ...ids: readonly string[]) =>
  page.run<readonly string[]>(
    `return ${JSON.stringify(ids)}.map((id) => {
      const { value, textContent } = document.getElementById(id);
      return value ?? textContent;
    });`,
  );

/** The state of the page's libraries. */
const held = (page: FirefoxPage, name: string) =>
  page.run<string>(`return JSON.parse(document.documentElement.dataset.state ?? "{}").${name};`);

async function logIn(account: FirefoxPage, { server, user }: Applicant): Promise<void> {
  await account.goTo(`${server}/auth/login`);
  await account.type("input[type=email]", user.email);
  await account.type("input[type=password]", user.password);
  await account.click("Log in");
  await until("the dashboard", () =>
    account.run<boolean>(
      `return location.pathname === "/dashboard" && document.querySelector("h1") !== null;`,
    ),
  );
}

async function connect(extension: ExtensionInFirefox, account: FirefoxPage, server: string) {
  say("The account page offers a connection, the popup takes it, Firefox asks for the host");
  await account.goTo(`${server}/dashboard/profile`);
  await account.read(/0 of 30/);
  await account.click("Connect the extension");
  await account.read(/Now click the Postulo icon/);
  await extension.clickIcon();
  await extension.readPopup(/Connect this extension/);
  await extension.clickInPopup("Connect");
  say(`  Firefox asked: ${await extension.allow()}`);
  await extension.readPopup(/Fill this page/);
  await account.read(/The extension is connected/);
  await extension.closePopup();
}

/** An unknown site without host permission: the click on the icon grants `activeTab`. */
async function fillStrangersPage(
  firefox: Firefox,
  extension: ExtensionInFirefox,
  site: CareerSite,
) {
  say("A site that is not known, whose rules forbid styles in the page");
  const form = await firefox.open(`${site.url}/jobs/stock-planner`);
  await extension.clickIcon();
  await extension.readPopup(/Fill this page/);
  await extension.clickInPopup("Fill this page");
  await extension.readPopup(/6 filled, 0 left to you/);
  const ids = ["fn", "ln", "ct", "zone", "about"];
  const filled = [
    "Amélie",
    "O'Connor",
    "Lyon",
    "Résumé Amélie.pdf",
    "Support engineer who writes things down.",
  ];
  assertEqual("filled by the popup", await values(form, ...ids), filled);
  const bytes = await form.run(
    `return Number(document.querySelector("#zone").dataset.bytes) > 100;`,
  );
  assertEqual("the page reads the bytes of the dropped file", bytes, true);
  await extension.closePopup();
  const panel = new FirefoxPanel(form);
  say(`  Keys of the shortcut: ${await extension.pressShortcut()}`);
  await panel.read(/Done \(6\)/);
  assertEqual("the panel has its looks", await panel.background(), "rgb(255, 255, 255)");
  await panel.click("Undo all");
  // The page still shows the name of the dropped file, which is therefore named, and stays filled.
  await panel.read(/keeps what Postulo chose here.*: Resume/);
  await panel.read(/5 to fill, 1 filled/);
  assertEqual("undone", await values(form, "fn", "ln", "ct", "about"), ["", "", "", ""]);
  await form.close();
}

type Sites = { readonly site: CareerSite; readonly other: CareerSite; readonly denied: CareerSite };

/** Widgets of common libraries and a cross-origin frame, while the background page is suspended repeatedly. */
async function fillWidgets(
  { firefox, extension }: { firefox: Firefox; extension: ExtensionInFirefox },
  { site, other, denied }: Sites,
): Promise<FirefoxPage> {
  say("A page of real widgets, with frames of another site and of one that is not allowed");
  const asked = `elsewhere=${other.url}${address}&denied=${denied.url}${address}&utm_source=fox`;
  const form = await firefox.open(`${site.url}/jobs/support-engineer?${asked}`);
  const panel = new FirefoxPanel(form);
  await extension.pressShortcut();
  await panel.read(/^14 to fill, 0 filled/m);
  assertEqual("background page, put to sleep", await extension.suspend(), "stopped");
  await panel.click("Fill everything");
  await panel.read(/^14 filled/m);
  for (const [name, value] of [
    ["first", "Amélie"],
    ["country", "France"],
    ["residence", "France"],
    ["degree", "Master's degree"],
    ["town", "Lyon"],
    ["linkedin", "https://www.linkedin.com/in/amelie-oconnor"],
  ] as const)
    assertEqual(`the page's library holds ${name}`, await held(form, name), value);
  const file = await form.run(`return document.querySelector("#resume").files[0]?.name;`);
  assertEqual("attached", file, "Résumé Amélie.pdf");
  const texts = await Promise.all((await form.frames()).map((frame) => frame.text()));
  assertEqual(
    "the frames",
    texts.map((text) => text.trim().split("\n").at(-1)),
    ["Lyon, 69003, France", ", ,"],
  );
  assertEqual("asleep again", await extension.suspend(), "stopped");
  await panel.click("Undo all");
  // What was chosen in the libraries' lists cannot be taken back: it is named, and stays filled.
  await panel.read(/^10 fields are as they were before.*: Country, .*, and City\./m);
  await panel.read(/^10 to fill, 4 filled/m);
  assertEqual("undone", await held(form, "first"), "");
  await panel.click("Fill everything");
  await panel.read(/^14 filled/m);
  return form;
}

async function send(extension: ExtensionInFirefox, form: FirefoxPage, client: SupabaseClient) {
  say("The person sends it, the page confirms, and only then it is recorded");
  const rows = async () => {
    const { data } = await client
      .from("job_applied")
      .select("job_title, company_name, job_url, application_method")
      .throwOnError();
    return data;
  };
  assertEqual("recorded before", (await rows()).length, 0);
  assertEqual("asleep again", await extension.suspend(), "stopped");
  await form.click("Submit application");
  await new FirefoxPanel(form).read(/Recorded in your applications/);
  const [row] = await rows();
  assertEqual(
    "recorded",
    [row?.job_title, row?.company_name, row?.application_method],
    ["Support Engineer", "Northwind Labs", "extension"],
  );
  const isClean = !String(row?.job_url).includes("utm_source");
  assertEqual("the address says nothing about where the visitor came from", isClean, true);
}

async function comeBack(extension: ExtensionInFirefox, account: FirefoxPage, server: string) {
  say("Signed out, one click on the account page is enough to come back");
  await account.goTo(`${server}/dashboard/profile`);
  await account.bringToFront();
  await extension.clickIcon();
  await extension.readPopup(/Sign out/);
  await extension.clickInPopup("Sign out");
  await extension.readPopup(/Sign in/);
  await extension.closePopup();
  assertEqual("asleep again", await extension.suspend(), "stopped");
  await account.click("Connect the extension");
  await account.read(/The extension is connected/);
}

/** With the release build, for which Firefox prompts for every host that is not in the manifest. */
export async function releaseJourney(firefox: Firefox, applicant: Applicant): Promise<void> {
  const extension = new ExtensionInFirefox(firefox);
  const [site, other, denied] = await Promise.all([
    CareerSite.open(),
    CareerSite.open(),
    CareerSite.open("127.0.0.2"),
  ]);
  try {
    const hosts = await extension.hosts();
    say(`Installed: ${hosts.length} patterns of hosts are granted`);
    assertEqual(
      "this machine is not among them",
      hosts.some((one) => one.includes("127.0.0.1")),
      false,
    );
    const account = await firefox.open(applicant.server);
    await logIn(account, applicant);
    await connect(extension, account, applicant.server);
    await fillStrangersPage(firefox, extension, denied);
    const form = await fillWidgets({ firefox, extension }, { site, other, denied });
    assertEqual("sent by the extension", site.sent, 0);
    await send(extension, form, applicant.client);
    assertEqual("sent by the person", await until("the form", async () => site.sent), 1);
    await comeBack(extension, account, applicant.server);
    assertEqual("what Firefox holds against its scripts", await extension.complaints(), []);
  } finally {
    await Promise.all([site.close(), other.close(), denied.close()]);
  }
}
