import { useSyncExternalStore } from "react";
import { keptStatuses, noStatuses, onStatusChange } from "./kept-status";

/** Where the applications of this device's list stand; empty until scripts run. */
export const useStatuses = () => useSyncExternalStore(onStatusChange, keptStatuses, noStatuses);
