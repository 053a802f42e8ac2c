import { Outlet } from "react-router";

/** The profile area; its tabs are its routes. */
export default function YourInformations() {
  return <Outlet />;
}
