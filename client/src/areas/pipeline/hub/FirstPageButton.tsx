import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { cursorParams, writeCursorPage } from "../../../ui/table/cursorPages";
import { useUrlSearch } from "../../../ui/url/useUrlSearch";

/** Leads away from a later page that failed: its address may be wrong, so that a retry would fail, too. */
export function FirstPageButton({ prefix }: { prefix?: string }) {
  const [search, change] = useUrlSearch();
  const params = cursorParams(prefix);
  if (!search.has(params.after) && !search.has(params.before)) return null;
  return (
    <Box sx={{ px: 4, py: 3 }}>
      <Button onClick={() => change((latest) => writeCursorPage(latest, params, { page: 0 }))}>First Page</Button>
    </Box>
  );
}
