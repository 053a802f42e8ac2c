import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, Link } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { LanguageProvider } from "../i18n/language-context.tsx";
import { AnnouncerProvider } from "./announcer.tsx";
import { PageTitle } from "./page-title.tsx";

test("after a navigation the heading takes the focus and is announced, on the initial page neither", async () => {
  onTestFinished(cleanup);
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
