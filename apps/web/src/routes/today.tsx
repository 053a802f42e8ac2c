export { TodayPage as default } from "../today/today-page.tsx";
