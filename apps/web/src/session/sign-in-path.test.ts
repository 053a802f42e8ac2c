import { describe, expect, test } from "vitest";
import { pathAfterSignIn, signInPath } from "./sign-in-path.ts";

describe("signing in redirects", () => {
  test("to the page that required it", () => {
    const path = signInPath({
      pathname: "/dashboard/applications",
      search: "?sort=company&direction=asc",
    });
    expect(path).toBe(
      "/auth/login?next=%2Fdashboard%2Fapplications%3Fsort%3Dcompany%26direction%3Dasc",
    );
    expect(pathAfterSignIn(new URL(path, "https://example.org").search)).toBe(
      "/dashboard/applications?sort=company&direction=asc",
    );
  });

  test("to the dashboard by default", () => {
    expect(signInPath({ pathname: "/dashboard", search: "" })).toBe("/auth/login");
    expect(pathAfterSignIn("")).toBe("/dashboard");
  });

  test("never to a page outside of the dashboard, whatever the URL contains", () => {
    const foreign = [
      "https://evil.example/dashboard",
      "//evil.example/dashboard",
      "/\\evil.example/dashboard",
      "javascript:alert(1)",
      "/auth/login",
      "/dashboard/../auth/login",
      "/dashboardx",
      "http://[",
    ];
    for (const next of foreign)
      expect(pathAfterSignIn(`?${new URLSearchParams({ next })}`)).toBe("/dashboard");
  });
});
