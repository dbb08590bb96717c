import Box from "@mui/material/Box";

/** A moment that breaks before its time only, where a table of many columns has no room for one line; nothing for no text. */
export function MomentCell({ text }: { text: string }) {
  if (text === "") return null;
  const [day, ...time] = text.split(" ");
  return (
    <Box component="span" sx={{ "& > span": { whiteSpace: "nowrap" } }}>
      <span>{day}</span> <span>{time.join(" ")}</span>
    </Box>
  );
}
