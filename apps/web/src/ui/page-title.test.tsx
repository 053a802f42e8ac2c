import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, Link } from "react-router";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";

afterEach(() => vi.restoreAllMocks());

/** Loads the modules again, because the page rendered before is a variable of the module. */
async function loadModules() {
  vi.resetModules();
  const [{ PageTitle }, { AnnouncerProvider }, { LanguageProvider }] = await Promise.all([
    import("./page-title.tsx"),
    import("./feedback/announcer.tsx"),
    import("../i18n/language-context.tsx"),
  ]);
  return { PageTitle, AnnouncerProvider, LanguageProvider };
}

test("after a navigation the heading takes the focus and is announced, on the initial page neither", async () => {
  onTestFinished(cleanup);
  const { PageTitle, AnnouncerProvider, LanguageProvider } = await loadModules();
  const Pages = createRoutesStub([
    {
      path: "/one",
      Component: () => (
        <>
          <PageTitle documentTitle="One">One</PageTitle>
          <Link to="/two">Two</Link>
        </>
      ),
    },
    { path: "/two", Component: () => <PageTitle documentTitle="Two">Two</PageTitle> },
  ]);
  render(
    <LanguageProvider initial="en">
      <AnnouncerProvider>
        <Pages initialEntries={["/one"]} />
      </AnnouncerProvider>
    </LanguageProvider>,
  );
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole("status").textContent).toBe("");

  fireEvent.click(screen.getByRole("link", { name: "Two" }));
  const heading = await screen.findByRole("heading", { name: "Two" });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole("status").textContent).toBe("Two · Postulo");
});

test("a link from a static page focuses the heading, unless an element has the focus already", async () => {
  onTestFinished(cleanup);
  vi.spyOn(document, "referrer", "get").mockReturnValue(`${window.location.origin}/`);
  const open = async (field: HTMLElement | undefined) => {
    const { PageTitle, AnnouncerProvider, LanguageProvider } = await loadModules();
    const Pages = createRoutesStub([
      { path: "/one", Component: () => <PageTitle documentTitle="One">One</PageTitle> },
    ]);
    document.body.append(...(field ? [field] : []));
    field?.focus();
    render(
      <LanguageProvider initial="en">
        <AnnouncerProvider>
          <Pages initialEntries={["/one"]} />
        </AnnouncerProvider>
      </LanguageProvider>,
    );
  };
  await open(undefined);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "One" }));
  cleanup();
  const field = document.createElement("input");
  await open(field);
  expect(document.activeElement).toBe(field);
  field.remove();
});
