import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, Link } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";

test("after a navigation the heading takes the focus and is announced, on the initial page neither", async () => {
  onTestFinished(cleanup);
  // Other test files share the module's state.
  vi.resetModules();
  const { LanguageProvider } = await import("../i18n/language-context.tsx");
  const { AnnouncerProvider } = await import("./announcer.tsx");
  const { PageTitle } = await import("./page-title.tsx");
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
    <LanguageProvider delivered="en">
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
