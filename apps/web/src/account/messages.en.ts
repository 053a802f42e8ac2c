export const messages = {
  title: "Profile",
  description: "Your account at a glance.",
  email: "E-mail",
  education: "Education entries",
  experiences: "Experience entries",
  skills: "Skills",
  loadFailed: "The overview could not be loaded.",
  logout: "Logout",
} as const;
