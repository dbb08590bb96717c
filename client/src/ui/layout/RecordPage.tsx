import type { ReactNode } from "react";
import { PageSkeleton } from "../feedback/skeletons";
import { EmptyState } from "../table/EmptyState";
import { Breadcrumbs, type Crumb } from "../url/Breadcrumbs";
import { TextLink } from "../url/TextLink";
import { PageFrame } from "./PageFrame";
import { type Loadable, Panel } from "./Panel";
import { Surface } from "./Surface";

type Props<Data, One> = {
  loadable: Loadable<Data>;
  /** Finds the record in what was loaded; null if it does not exist. */
  read: (data: Data) => One | null | undefined;
  /** The kind of record, such as "Study". */
  kind: string;
  /** The title as long as there is no record. */
  title?: string;
  /** The way to the record, which comes last. */
  crumbs?: readonly Crumb[];
  /** Draws that way, if it has names that are loaded. Without data they could not be. */
  breadcrumbs?: (data: Data | null) => ReactNode;
  actions?: ReactNode;
  /** As in Panel. */
  isSteady?: boolean;
  /** Where to go if the record does not exist. */
  back?: { label: string; to: string };
  /** Draws the whole screen. */
  children: (record: One) => ReactNode;
};

/** A screen about one record, in its frame even if the record does not exist or cannot be loaded. */
export function RecordPage<Data, One>({
  loadable,
  read,
  kind,
  title = kind,
  crumbs,
  breadcrumbs = () => crumbs && <Breadcrumbs crumbs={crumbs} />,
  actions,
  isSteady = false,
  back,
  children,
}: Props<Data, One>) {
  const frame = (content: ReactNode, data: Data | null = null) => (
    <PageFrame title={title} breadcrumbs={breadcrumbs(data)} actions={actions}>
      {content}
    </PageFrame>
  );
  const missing = <EmptyState text={`${kind} not found.`} action={back && <TextLink to={back.to}>{back.label}</TextLink>} />;
  return (
    <Panel loadable={loadable} skeleton={<PageSkeleton />} failure="card" isSteady={isSteady} renderError={(error) => frame(error)}>
      {(data) => {
        const record = read(data);
        return record == null ? frame(<Surface>{missing}</Surface>, data) : children(record);
      }}
    </Panel>
  );
}
