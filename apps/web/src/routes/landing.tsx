export { LandingPage as default } from "../landing/landing-page.tsx";
