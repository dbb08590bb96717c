import { countText, listText } from "./assetIdsText";
import { useAssetIdList } from "./useAssetIdList";
import { TextBox } from "../../ui/form/TextBox";

type Props = { value: string; onChange: (text: string) => void };

/** The asset ids, and what the gateway reads in them. */
export function AssetIdsField({ value, onChange }: Props) {
  const list = useAssetIdList(value);
  return (
    <TextBox
      label="Asset IDs"
      // Lines that are pasted into a field of one line lose what separates them.
      multiline
      minRows={4}
      maxRows={8}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      placeholder="All assets"
      helperText={
        list === null ? (
          "Comma-separated, spaces allowed."
        ) : (
          <>
            {countText(list.ids.length)}
            {list.droppedParts.length > 0 && ` Not asset IDs: ${listText(list.droppedParts)}.`}
            {list.duplicateIds.length > 0 && ` Repeated: ${listText(list.duplicateIds.map(String))}.`}
          </>
        )
      }
      slotProps={{ formHelperText: { role: "status" } }}
      // As high as the two fields beside it.
      sx={{ "& .MuiInputBase-root": { minHeight: 111, alignItems: "flex-start" } }}
    />
  );
}
