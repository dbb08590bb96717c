import { useNavigate } from "react-router";
import { paths } from "../../../app/routing/paths";
import { useWayBack } from "../../../app/routing/useWayBack";

/** Goes back to the list of studies, as the user left it. */
export function useBackToStudies(): () => Promise<void> {
  const navigate = useNavigate();
  return useWayBack(
    ({ pathname }) => pathname === paths.attribution(),
    () => navigate(paths.attribution()),
  );
}
