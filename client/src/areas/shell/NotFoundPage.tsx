import { paths } from "../../app/routing/paths";
import { EmptyState } from "../../ui/table/EmptyState";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Surface } from "../../ui/layout/Surface";
import { TextLink } from "../../ui/url/TextLink";

/** What an unknown address shows. */
export function NotFoundPage() {
  return (
    <PageFrame title="Not Found">
      <Surface>
        <EmptyState text="Page not found." action={<TextLink to={paths.dashboard()}>Return to Dashboard</TextLink>} />
      </Surface>
    </PageFrame>
  );
}
