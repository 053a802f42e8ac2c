import { CareerSite } from "../career-site.ts";
import { ExtensionInFirefox } from "./extension-in-firefox.ts";
import type { Firefox } from "./firefox.ts";
import { FirefoxPanel } from "./firefox-panel.ts";
import type { Applicant } from "./release-journey.ts";
import { assertEqual, say } from "./assert-equal.ts";
import { until } from "./until.ts";

/**
 * With the test build, for which this machine is a known platform, so that the button is shown automatically. The
 * background page is suspended when idle.
 */
export async function knownSiteJourney(
  firefox: Firefox,
  { server, user }: Applicant,
): Promise<void> {
  const extension = new ExtensionInFirefox(firefox);
  const site = await CareerSite.open();
  try {
    say("A known site: the button comes by itself, and leads to the sign-in");
    const form = await firefox.open(`${site.url}/emplois/infirmiere`);
    const panel = new FirefoxPanel(form);
    await panel.read(/Fill with Postulo/);
    await panel.click("Fill with Postulo");
    await panel.read(/Sign in first/);
    await panel.click("Sign in");
    const popup = await until("the sign-in", () => firefox.opened("moz-extension:"));
    await popup.click("Passer au français");
    await popup.read(/Se connecter/);
    await popup.type("#email", user.email);
    await popup.type("#password", user.password);
    await popup.run(`document.querySelector("details").open = true;
      document.querySelector("#server").value = ${JSON.stringify(server)};`);
    await popup.click("Se connecter");
    await popup.read(/Remplir cette page/);
    await popup.close();

    say("A form of three pages, in French");
    await form.reload();
    await panel.click("Remplir avec Postulo");
    for (const [toFill, filled] of [
      ["5", "5"],
      ["3", "8"],
      ["1", "9"],
    ] as const) {
      await panel.read(new RegExp(`^${toFill} à remplir, 0 remplis`, "m"));
      await panel.click("Tout remplir");
      await panel.read(new RegExp(`^${filled} remplis|^Fait \\(${filled}\\)`, "m"));
      const names = await form.run<readonly string[]>(
        `return [...document.querySelectorAll("form input, form textarea")]
          .map((field) => field.type === "checkbox" ? field.checked : field.value);`,
      );
      say(`  The page holds ${JSON.stringify(names)}`);
      await form.click(toFill === "1" ? "Envoyer" : "Suivant");
    }
    await panel.read(/Enregistrée dans vos candidatures/);
    say("  ✓ recorded after the page's own words");

    say("A page that may not be entered, with the form in a frame of a known site");
    const stranger = await CareerSite.open("127.0.0.2");
    const inFrame = `?elsewhere=${site.url}/jobs/care-coordinator`;
    const outside = await firefox.open(`${stranger.url}/jobs/support-engineer${inFrame}`);
    const frame = await until("the frame", async () => (await outside.frames())[0]);
    await new FirefoxPanel(frame).read(/Remplir avec Postulo/);
    assertEqual("no button in the page itself", await new FirefoxPanel(outside).text(), undefined);
    await stranger.close();
    assertEqual("what Firefox holds against its scripts", await extension.complaints(), []);
  } finally {
    await site.close();
  }
}
