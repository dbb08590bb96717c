import Box from "@mui/material/Box";
import Tab, { type TabProps } from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { type ReactNode, useId } from "react";
import { useSearchParams } from "react-router";
import { Tip } from "../feedback/Tip";
import { type ScreenAction, useScreenAction } from "../layout/screenActions";
import { useUrlSearch } from "./useUrlParam";

/** One tab. Its value is in the address, and its content is drawn only while it is open. */
export type UrlTab = {
  value: string;
  label: string;
  content: () => ReactNode;
  /** Why it cannot be opened, even if the address names it; null if it can. */
  reason?: string | null;
  /** Parameters of its own, which leaving it removes. */
  params?: readonly string[];
};

type Props = {
  /** What the tabs are about, for assistive technology. */
  label: string;
  tabs: readonly UrlTab[];
  /** The tab that is open when the address names none; by default the first. */
  initial?: string;
  /** Called when the user opens a tab. */
  onOpen?: (value: string) => void;
  /** The search parameter that holds the open tab. */
  param?: string;
  /** Other parameters that another tab has no use for. */
  without?: readonly string[];
};

/** The open tab of a screen. It is kept in the address, so that links and reloads keep it. */
export function useUrlTab(values: readonly string[], param = "tab", initial = values[0]): string {
  const [search] = useSearchParams();
  const wanted = search.get(param);
  return wanted !== null && values.includes(wanted) ? wanted : (initial ?? "");
}

/** Tabs that keep the open one in the address. */
export function UrlTabs({ label, tabs, initial, onOpen, param = "tab", without = [] }: Props) {
  const id = useId();
  const open = useUrlTab(
    tabs.filter(({ reason = null }) => reason === null).map(({ value }) => value),
    param,
    initial,
  );
  const shown = tabs.find(({ value }) => value === open);
  const [, change] = useUrlSearch();

  const show = (value: string) => {
    onOpen?.(value);
    change((latest) => {
      const next = new URLSearchParams(latest);
      for (const other of [...without, ...(shown?.params ?? [])]) next.delete(other);
      if (value === (initial ?? tabs[0]?.value)) next.delete(param);
      else next.set(param, value);
      return next;
    });
  };

  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={open}
        onChange={(_, value: string) => show(value)}
        aria-label={label}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        sx={{
          borderBottom: 1,
          borderColor: "divider",
          mb: 4,
          "& .MuiTabs-scrollButtons.Mui-disabled": { display: "none" },
          "@media print": { "& button[aria-selected=false]": { display: "none" } },
        }}
      >
        {tabs.map((tab) => (
          <ReasonedTab
            key={tab.value}
            value={tab.value}
            label={tab.label}
            reason={tab.reason ?? null}
            id={`${id}-tab-${tab.value}`}
            aria-controls={`${id}-panel-${tab.value}`}
          />
        ))}
      </Tabs>
      {tabs.map((tab) => (
        <TabAction key={tab.value} label={tab.label} reason={tab.value === open ? "It is open." : (tab.reason ?? null)} run={() => show(tab.value)} />
      ))}
      <Box role="tabpanel" id={`${id}-panel-${open}`} aria-labelledby={`${id}-tab-${open}`}>
        {shown?.content()}
      </Box>
    </Box>
  );
}

/** Offers a tab in the search for everything, too. */
function TabAction(action: ScreenAction) {
  useScreenAction(action);
  return null;
}

type ReasonedTabProps = Omit<TabProps, "disabled"> & { reason: string | null };

/** A tab that says why it is disabled, to the pointer and to assistive technology. */
function ReasonedTab({ reason, onChange, ...rest }: ReasonedTabProps) {
  return (
    <Tip text={reason ?? ""}>
      <Tab
        {...rest}
        aria-disabled={reason !== null}
        // The arrow keys skip it.
        {...(reason !== null && { tabIndex: 0 })}
        onChange={reason === null ? onChange : undefined}
        sx={reason === null ? undefined : { color: "text.disabled", cursor: "default" }}
      />
    </Tip>
  );
}
