export { SecondFactorPage as default } from "../auth/second-factor-page.tsx";
