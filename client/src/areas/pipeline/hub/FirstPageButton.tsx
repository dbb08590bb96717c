import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useSearchParams } from "react-router";
import { cursorParams, writeCursorPage } from "../../../ui/table/cursorPages";

/** Leads away from a later page that failed: its address may be wrong, so that a retry would fail, too. */
export function FirstPageButton({ prefix }: { prefix?: string }) {
  const [search, setSearch] = useSearchParams();
  const params = cursorParams(prefix);
  if (!search.has(params.after) && !search.has(params.before)) return null;
  return (
    <Box sx={{ px: 4, py: 3 }}>
      <Button onClick={() => setSearch(writeCursorPage(search, params, { page: 0 }), { preventScrollReset: true })}>First Page</Button>
    </Box>
  );
}
