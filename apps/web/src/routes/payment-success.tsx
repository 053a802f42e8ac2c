export { PaymentSuccessPage as default } from "../billing/payment-success-page.tsx";
