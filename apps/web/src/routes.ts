import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { languageSegments } from "./i18n/language-choice.ts";

export default [
  layout("routes/public-layout.tsx", [
    // One optional segment for all languages, so that the server may also send a translated page at /.
    route(languageSegments, "routes/landing.tsx"),
    route(`${languageSegments}/privacy`, "routes/privacy.tsx"),
    route(`${languageSegments}/terms`, "routes/terms.tsx"),
    route(`${languageSegments}/legal`, "routes/legal.tsx"),
    route(`${languageSegments}/about`, "routes/about.tsx"),
    route(`${languageSegments}/accessibility`, "routes/accessibility.tsx"),
    route(`${languageSegments}/extension`, "routes/extension.tsx"),
    route(`${languageSegments}/auth/login`, "routes/login.tsx"),
  ]),
  route(`${languageSegments}/demo/*`, "routes/demo.tsx"),
  layout("routes/site-layout.tsx", [
    route(`${languageSegments}/auth/return`, "routes/auth-return.tsx"),
    route(`${languageSegments}/auth/register`, "routes/register.tsx"),
    route(`${languageSegments}/auth/confirm`, "routes/confirm.tsx"),
    route(`${languageSegments}/auth/code`, "routes/sign-in-code.tsx"),
    route(`${languageSegments}/auth/forgot-password`, "routes/forgot-password.tsx"),
    route(`${languageSegments}/auth/sso`, "routes/sso.tsx"),
    route(`${languageSegments}/auth/second-factor`, "routes/second-factor.tsx"),
    route(`${languageSegments}/auth/new-password`, "routes/new-password.tsx"),
    route("admin", "routes/instance.tsx"),
    route("payment-success", "routes/payment-success.tsx"),
    route("dashboard", "routes/dashboard.tsx", [
      layout("routes/applications.tsx", [
        index("routes/application.tsx", { id: "dashboard-home" }),
        route("applications/:id?", "routes/application.tsx"),
      ]),
      route("today", "routes/today.tsx"),
      route("your-informations", "routes/your-informations.tsx", [
        index("routes/your-informations-home.tsx"),
        route("profile", "routes/profile.tsx"),
        route("files", "routes/files.tsx"),
        route("education", "routes/education.tsx"),
        route("experience", "routes/experience.tsx"),
        route("contributions", "routes/contributions.tsx"),
        route("skills", "routes/skills.tsx"),
        route("websites", "routes/websites.tsx"),
        route("other", "routes/other.tsx"),
      ]),
      route("resume", "routes/resume.tsx"),
      route("cv", "routes/cv.tsx"),
      route("cover-letter", "routes/cover-letter.tsx"),
      route("profile", "routes/account.tsx"),
      route("pricing", "routes/pricing.tsx"),
    ]),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
