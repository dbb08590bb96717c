import { paths } from "../../app/routing/paths";
import { Breadcrumbs } from "../../ui/Breadcrumbs";
import { EmptyState } from "../../ui/EmptyState";
import { PageFrame } from "../../ui/PageFrame";
import { Surface } from "../../ui/Surface";
import { TextLink } from "../../ui/TextLink";

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
