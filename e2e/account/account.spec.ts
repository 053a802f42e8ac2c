import { registerUser, expect, logIn, logOut, newUser, submitLogin, test } from "../journey.ts";

test("a new user registers, confirms by the inbox and reaches the dashboard", async ({ page }) => {
  await registerUser(page);
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(
    page.getByText("No applications yet. Add your first application using the button above!"),
  ).toBeVisible();
});

test("a wrong password shows the server's message and offers the confirmation mail again", async ({
  page,
}) => {
  const user = await registerUser(page);
  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
  await logIn(page, { ...user, password: "not the password" });
  await expect(page.getByText("Invalid login credentials")).toBeVisible();
  await expect(page.getByRole("button", { name: "Resend the confirmation e-mail" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "E-mail", exact: true })).toHaveValue(user.email);
  await logIn(page, user);
  await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
});

test("values entered and submitted before the sign-in page has hydrated are not lost", async ({
  page,
}) => {
  const arriving = Promise.withResolvers<void>();
  const delayed: string[] = [];
  await page.route("**/assets/*.js", async (route) => {
    delayed.push(route.request().url());
    await arriving.promise;
    await route.continue();
  });
  const stranger = newUser();
  await page.goto("/auth/login", { waitUntil: "commit" });
  await submitLogin(page, stranger);
  expect(delayed.some((url) => url.includes("/enhance-page-"))).toBe(true);
  await expect(page.getByText("Invalid login credentials")).toBeHidden();
  arriving.resolve();
  await expect(page.getByText("Invalid login credentials")).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByRole("textbox", { name: "E-mail", exact: true })).toHaveValue(
    stranger.email,
  );
});

test("the typed address is kept when the link for a forgotten password is clicked before the form's code is loaded", async ({
  page,
}) => {
  const arriving = Promise.withResolvers<void>();
  await page.route("**/assets/enhance-page-*.js", async (route) => {
    await arriving.promise;
    await route.abort();
  });
  await page.goto("/auth/login");
  const email = page.getByRole("textbox", { name: "E-mail", exact: true });
  await email.fill("ann@example.org");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await expect(email).toHaveValue("ann@example.org");
  arriving.resolve();
});

test("an invalid confirmation link shows the reason and offers to resend the mail", async ({
  page,
  server,
}) => {
  await page.goto(
    `${server.url}/auth/v1/verify?token=wrong&type=signup&redirect_to=${server.url}/`,
  );
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByText("This link did not work")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send a new link" })).toBeVisible();
});

test("a double click on register makes one account and one mail", async ({ page }) => {
  const person = newUser();
  await page.goto("/auth/register");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(person.name);
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(person.email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(person.password);
  await page.getByRole("textbox", { name: "Confirm password" }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).dblclick();
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  await page.goto("/inbox");
  await expect(page.getByRole("article").filter({ hasText: person.email })).toHaveCount(1);
});

test("a second tab signs out and in together with the first", async ({ page, context }) => {
  const person = await registerUser(page);
  const second = await context.newPage();
  await second.goto("/dashboard");
  await expect(second.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
  await logOut(page);
  await expect(second).toHaveURL(/\/auth\/login/);
  expect(await page.evaluate(() => localStorage.getItem("profile_id"))).toBeNull();
  await logIn(page, person);
  await expect(second.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
});

test("an expired session redirects to the login page and back, and keeps entered values", async ({
  page,
}) => {
  const person = await registerUser(page);
  await page.getByRole("button", { name: "Add application" }).click();
  await page.getByRole("textbox", { name: "Job title" }).fill("Half typed");
  // What an expired session is: the server takes neither token any more.
  await page.evaluate(() => {
    const key = "postulo-session";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    const ended = { ...session, refresh_token: "gone", expires_at: 1, expires_in: 0 };
    localStorage.setItem(key, JSON.stringify(ended));
  });
  await page.reload();
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(person.email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("button", { name: "Add application" }).click();
  await expect(page.getByRole("textbox", { name: "Job title" })).toHaveValue("Half typed");
});

test("the language toggle switches landing and auth pages to French, and is stored", async ({
  page,
}) => {
  await page.goto("/");
  // Behaviour is added to the front page when the browser is idle.
  await expect(page.locator("html")).toHaveAttribute("data-enhanced");
  await page.getByRole("link", { name: "Switch to French" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto("/auth/register");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Créez votre compte");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("an unknown path shows the not-found page and is logged to the console", async ({ page }) => {
  const logged: string[] = [];
  page.on("pageerror", ({ message }) => logged.push(message));
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("main").getByRole("link", { name: /home/i })).toBeVisible();
  await expect.poll(() => logged).toEqual(["There is no page at /no/such/page"]);
});

test("without its setting the page of the server's figures is none", async ({ page }) => {
  await registerUser(page);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
});
