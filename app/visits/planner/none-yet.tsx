import { Link } from "@remix-run/react";
import { useKeptIds } from "~/student/list/keep-button";
import { KeptOffer } from "~/student/list/kept-offer";
import { pathWith, plannerPath } from "~/visits/paths";
import { mostStops } from "~/visits/routing/order";

/** Before a trip has colleges: the list on this device, or how to come by one. */
export function NoneYet() {
  const kept = useKeptIds();
  return (
    <div>
      <KeptOffer to={(unitids) => pathWith(plannerPath, `unitids=${unitids.join(",")}`)} most={mostStops} />
      {kept.length === 0 && (
        <p className="max-w-[42rem] text-muted">
          No list yet? The <Link to="/college-match-quiz">match quiz</Link> suggests colleges for your record, and the{" "}
          <Link to="/colleges">college search</Link> shows the ones in a state.
        </p>
      )}
    </div>
  );
}
