import { paths } from "../../../app/routing/paths";
import { Breadcrumbs } from "../../../ui/url/Breadcrumbs";
import { EmptyState } from "../../../ui/table/EmptyState";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Surface } from "../../../ui/layout/Surface";
import { TextLink } from "../../../ui/url/TextLink";

/** A screen about an attribution study that does not exist. */
export function StudyNotFound({ title }: { title: string }) {
  return (
    <PageFrame title={title} breadcrumbs={<Breadcrumbs crumbs={[{ label: "Attribution", to: paths.attribution() }]} />}>
      <Surface>
        <EmptyState
          text="Study not found."
          action={<TextLink to={paths.attribution()}>Back to Attribution Studies</TextLink>}
        />
      </Surface>
    </PageFrame>
  );
}
