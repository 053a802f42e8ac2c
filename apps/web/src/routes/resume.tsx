export { ReviewPage as default } from "../resume-review/review-page.tsx";
