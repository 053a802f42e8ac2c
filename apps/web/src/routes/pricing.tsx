export { PricingPage as default } from "../billing/pricing-page.tsx";
