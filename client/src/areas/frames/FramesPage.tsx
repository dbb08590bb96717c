import { EmptyState } from "../../ui/table/EmptyState";
import { FilterBar } from "../../ui/table/FilterBar";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Surface } from "../../ui/layout/Surface";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { wholeNumber } from "../../ui/form/entries";
import { RouteCustomerSelect } from "../customers/CustomerSelect";
import { FramePages } from "./FramePages";

/** The frames of a customer, a page at a time. */
export function FramesPage() {
  const [customer, setCustomer] = useUrlParam("customer");
  const customerId = customer === null ? null : wholeNumber(customer);
  return (
    <PageFrame title="Inventory">
      <Surface flush>
        <FilterBar label="Choose a customer">
          <RouteCustomerSelect
            label="Select Customer ID:"
            value={customerId}
            onChange={(next) => setCustomer(next === null ? null : String(next), { without: ["page", "frame"] })}
            sx={{ flex: { xs: "1 1 100%", sm: "0 1 320px" }, minWidth: 0 }}
          />
        </FilterBar>
        {customerId === null ? (
          <EmptyState text="Select a customer to see its frames." />
        ) : (
          // Another customer is another list: nothing of the previous one stays.
          <FramePages key={customerId} customerId={customerId} />
        )}
      </Surface>
    </PageFrame>
  );
}
