import { type ComponentType, useEffect, useState } from "react";
import type { DeviceOffer } from "./device-offer";

type Offering = Parameters<typeof DeviceOffer>[0];

/**
 * The place where a page of a plan offers to keep what this device knows, and the other way. Its program comes with the
 * page's own scripts: without them there is nothing on the device to offer.
 */
export function DeviceOfferPlace(offering: Offering) {
  const [Offer, setOffer] = useState<ComponentType<Offering> | null>(null);
  useEffect(() => {
    let gone = false;
    import("./device-offer").then(
      (arrived) => {
        if (!gone) setOffer(() => arrived.DeviceOffer);
      },
      () => {
        // Without it nothing is offered; the plan and the device keep what they have.
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  return Offer === null ? null : <Offer {...offering} />;
}
