import { connections, devices, metrics } from "~/vitals/metrics";
import type { Filter, TableShape } from "../table";

/** Weeks that can be looked at, this one included. Counts of days before stay in the store for a while. */
export const weeksShown = 12;

export const metricLabels = {
  LCP: "LCP, ms",
  INP: "INP, ms",
  CLS: "CLS",
  FCP: "FCP, ms",
  TTFB: "TTFB, ms",
} as const;

export const deviceLabels = { phone: "Phone", tablet: "Tablet", computer: "Computer" } as const;
const connectionLabels = { fast: "4G or better", slow: "Slower than 4G", unknown: "Not reported" } as const;

const options = <Key extends string>(keys: readonly Key[], labels: Readonly<Record<Key, string>>) =>
  keys.map((value) => ({ value, label: labels[value] }));

const metric: Filter = { key: "metric", label: "Metric", options: options(metrics, metricLabels), usual: "LCP" };
const device: Filter = { key: "device", label: "Device", options: options(devices, deviceLabels) };
const week: Filter = {
  key: "week",
  label: "Week",
  options: Array.from({ length: weeksShown }, (_, ago) => ({
    value: String(ago),
    label: ago === 0 ? "This week" : ago === 1 ? "Last week" : `${ago} weeks ago`,
  })),
};
const connection: Filter = { key: "connection", label: "Connection", options: options(connections, connectionLabels) };

export const vitalsShape: TableShape = {
  name: "vitals",
  caption: "By page, week and device",
  columns: [
    { key: "page", label: "Page", sorts: true },
    { key: "label", label: "Metric", sorts: true },
    { key: "on", label: "Device", sorts: true },
    { key: "monday", label: "Week from Monday, UTC", sorts: true },
    { key: "p75", label: "p75", kind: "number", sorts: true },
    { key: "budget", label: "Budget", kind: "number" },
    { key: "within", label: "Within budget, percent", kind: "number", sorts: true },
    { key: "values", label: "Values", kind: "number", sorts: true },
    { key: "says", label: "Says", sorts: true },
  ],
  filters: [metric, device, week, connection],
  search: "Words in it",
  sort: "-monday",
  empty: "Nothing was measured.",
};

export const overShape: TableShape = {
  name: "vitals-over",
  caption: "Over budget",
  prefix: "over-",
  columns: [
    { key: "page", label: "Page", sorts: true },
    { key: "label", label: "Metric", sorts: true },
    { key: "on", label: "Device", sorts: true },
    { key: "p75", label: "p75", kind: "number" },
    { key: "budget", label: "Budget", kind: "number" },
    { key: "times", label: "Times the budget", kind: "number", sorts: true },
    { key: "values", label: "Values", kind: "number", sorts: true },
    { key: "release", label: "Since release" },
    { key: "since", label: "Which first served", kind: "moment", sorts: true },
  ],
  filters: [],
  search: "Words in it",
  sort: "-times",
  empty: "No budget is broken, as far as enough values say.",
};

export const causesShape: TableShape = {
  name: "vitals-causes",
  caption: "What takes longest",
  prefix: "cause-",
  columns: [
    { key: "page", label: "Page", sorts: true },
    { key: "label", label: "Metric", sorts: true },
    { key: "on", label: "Device", sorts: true },
    { key: "longest", label: "Takes longest", sorts: true },
    { key: "values", label: "Values", kind: "number", sorts: true },
    { key: "percent", label: "Percent", kind: "number", sorts: true },
  ],
  filters: [
    { ...metric, label: "Metric to explain" },
    { ...device, label: "Device to explain" },
    { ...week, label: "Week to explain" },
  ],
  search: "Words in it",
  sort: "-values",
  empty: "No value was over its budget.",
};

export const distributionShape: TableShape = {
  name: "vitals-distribution",
  caption: "Values by size",
  prefix: "of-",
  columns: [
    { key: "above", label: "Above", kind: "number", sorts: true },
    { key: "upTo", label: "Up to", kind: "number" },
    { key: "values", label: "Values", kind: "number", sorts: true },
    { key: "percent", label: "Percent", kind: "number" },
  ],
  filters: [
    { key: "template", label: "Page", options: [], hidden: true },
    { ...metric, label: "Metric to draw" },
    { ...device, label: "Device to draw" },
    { ...week, label: "Week to draw" },
    { ...connection, label: "Connection to draw" },
  ],
  sort: "above",
  empty: "Nothing was measured.",
};
