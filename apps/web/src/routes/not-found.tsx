export { NotFoundPage as default } from "../not-found/not-found-page.tsx";
