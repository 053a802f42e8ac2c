import { Navigate } from "react-router";

export default function YourInformationsHome() {
  return <Navigate to="/dashboard/your-informations/profile" replace />;
}
