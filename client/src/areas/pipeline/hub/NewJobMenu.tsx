import KeyboardArrowDown from "@mui/icons-material/KeyboardArrowDown";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { Link, useNavigate } from "react-router";
import { paths } from "../../../app/routing/paths";
import { useScreenAction } from "../../../ui/layout/screenActions";
import { useRunActiveMarkets } from "../runs/RunDialog";

const forms = [
  { label: "New Pipeline Job", to: paths.newPipelineJob() },
  { label: "New Campaign Job", to: paths.newCampaignJob() },
  { label: "Backfill Job (in development)", to: paths.backfillJob() },
] as const;

/** What starts jobs: forms, and the dialog that runs all active markets. */
export function NewJobMenu() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const runActiveMarkets = useRunActiveMarkets();
  return (
    <>
      <Button
        variant="contained"
        color="primary"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        endIcon={<KeyboardArrowDown />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        New Job
      </Button>
      {forms.map((form) => (
        <FormAction key={form.to} {...form} />
      ))}
      <Menu id={id} anchorEl={anchor} open={isOpen} onClose={() => setAnchor(null)} slotProps={{ list: { "aria-label": "New Job" } }}>
        {forms.map(({ label, to }) => (
          <MenuItem key={to} component={Link} to={to}>
            {label}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            runActiveMarkets.open();
          }}
        >
          {runActiveMarkets.label}
        </MenuItem>
      </Menu>
      {runActiveMarkets.dialog}
    </>
  );
}

/** Offers a form in the search for everything, which does not open the menu. */
function FormAction({ label, to }: (typeof forms)[number]) {
  const navigate = useNavigate();
  useScreenAction({ label, address: to, reason: null, run: () => void navigate(to) });
  return null;
}
