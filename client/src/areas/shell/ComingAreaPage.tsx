import { useRouteHandle } from "../../app/routing/route";
import { EmptyState } from "../../ui/EmptyState";
import { PageFrame } from "../../ui/PageFrame";
import { Surface } from "../../ui/Surface";

/** The screen of an area that is not there yet. It says so and pretends nothing. */
export function ComingAreaPage() {
  const { title } = useRouteHandle();
  return (
    <PageFrame title={title}>
      <Surface>
        <EmptyState text="This area is not available yet." />
      </Surface>
    </PageFrame>
  );
}
