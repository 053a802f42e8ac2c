import { expect, test } from "./journey.ts";

for (const path of ["/", "/auth/register"])
  test(`the system's dark theme is shown from the first frame, and followed: ${path}`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.addInitScript(() => {
      localStorage.setItem("postulo-theme", "system");
      const shown = new Set<string>();
      const read = () => {
        if (document.body) shown.add(getComputedStyle(document.body).backgroundColor);
        document.documentElement.setAttribute("data-shown", [...shown].join(" "));
        requestAnimationFrame(read);
      };
      requestAnimationFrame(read);
    });
    await page.goto(server.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const root = page.locator("html");
    const dark = "rgb(11, 11, 13)";
    await expect(root).toHaveAttribute("data-shown", dark);
    await page.emulateMedia({ colorScheme: "light" });
    await expect(root).toHaveAttribute("data-shown", `${dark} rgb(255, 255, 255)`);
  });
