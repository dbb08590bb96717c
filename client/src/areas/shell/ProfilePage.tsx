import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import { Link } from "react-router";
import type { ProfilePageQuery } from "../../__generated__/ProfilePageQuery.graphql";
import { paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { PageFrame } from "../../ui/PageFrame";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { CardsSkeleton } from "../../ui/skeletons";
import { Surface } from "../../ui/Surface";
import { useSignOut } from "./useSignOut";

/** Who is signed in, and the way out. */
export function ProfilePage() {
  const { queryRef, reload } = useRouteQuery<ProfilePageQuery>();
  const [signOut, isSigningOut] = useSignOut();
  return (
    <PageFrame
      title="Profile"
      actions={
        <>
          <Button component={Link} to={paths.dashboard()}>
            Return to Dashboard
          </Button>
          <Button variant="contained" color="primary" onClick={signOut} loading={isSigningOut}>
            Logout
          </Button>
        </>
      }
    >
      <PanelBoundary what="your profile" onRetry={reload}>
        <Suspense fallback={<CardsSkeleton count={1} height={160} />}>
          <Details queryRef={queryRef} />
        </Suspense>
      </PanelBoundary>
    </PageFrame>
  );
}

function Details({ queryRef }: { queryRef: PreloadedQuery<ProfilePageQuery> }) {
  const { viewer } = usePreloadedQuery<ProfilePageQuery>(
    graphql`
      query ProfilePageQuery @preloadable @throwOnFieldError {
        viewer {
          company
          displayName
          email
        }
      }
    `,
    queryRef,
  );
  return (
    <Surface>
      <Box component="dl" sx={{ display: "grid", gridTemplateColumns: "minmax(96px, auto) 1fr", gap: 3, m: 0 }}>
        <Entry label="Company" value={viewer.company} />
        <Entry label="Name" value={viewer.displayName} />
        <Entry label="Email" value={viewer.email} />
      </Box>
    </Surface>
  );
}

function Entry({ label, value }: { label: string; value: string | null | undefined }) {
  return (
    <>
      <Box component="dt" sx={{ color: "text.secondary" }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
        {value}
      </Box>
    </>
  );
}
