export { SkillsPage as default } from "../skills/skills-page.tsx";
