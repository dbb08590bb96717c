import { EmptyState } from "../../ui/EmptyState";
import { PageFrame } from "../../ui/PageFrame";
import { Surface } from "../../ui/Surface";
import { useRouteHandle } from "./route";

/** The screen of an area that is not available yet. */
export function ComingPage() {
  const { title } = useRouteHandle();
  return (
    <PageFrame title={title}>
      <Surface>
        <EmptyState text="This area is not available yet." />
      </Surface>
    </PageFrame>
  );
}
