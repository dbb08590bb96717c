import { paths } from "../../app/routing/paths";
import { EmptyState } from "../../ui/EmptyState";
import { PageFrame } from "../../ui/PageFrame";
import { Surface } from "../../ui/Surface";
import { TextLink } from "../../ui/TextLink";

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
