import { Form } from "@remix-run/react";
import { Button } from "~/design/button";
import { TextField } from "~/design/field";
import { dollars } from "~/design/figures";
import { Section } from "~/design/layout";
import { More } from "~/design/more";
import { resultsPath } from "~/visits/paths";
import { assumptions } from "~/visits/routing/assumptions";
import type { TripView } from "./view";

const priced = ["mpg", "fuel", "night", "rooms"];

/** Fuel and nights, with prices that can be changed on the spot. */
export function CostSection({ view }: { view: TripView }) {
  const { cost, answers, miles, search } = view;
  const { milesPerGallon, dollarsPerGallon, dollarsPerNight } = assumptions.cost;
  const gallons = Math.round(miles / (answers.mpg ?? 1));
  const rooms = answers.rooms ?? 0;
  return (
    <Section id="costs" title="What it costs">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <table className="w-full self-start">
          <caption className="sr-only">Costs of the trip</caption>
          <tbody>
            <tr className="border-b border-rule">
              <th scope="row" className="py-2.5 pe-4">
                Fuel
                <span className="block text-sm font-normal text-muted">
                  about {gallons} {gallons === 1 ? "gallon" : "gallons"} at ${(answers.fuel ?? 0).toFixed(2)}
                </span>
              </th>
              <td className="figures text-end align-baseline">{dollars(cost.fuel)}</td>
            </tr>
            <tr className="border-b border-rule">
              <th scope="row" className="py-2.5 pe-4">
                {cost.nights === 0
                  ? "No nights away from home"
                  : cost.nights === 1
                    ? "One night"
                    : `${cost.nights} nights`}
                <span className="block text-sm font-normal text-muted">
                  {rooms === 1 ? "one room" : `${rooms} rooms`} at {dollars(answers.night)}
                </span>
              </th>
              <td className="figures text-end align-baseline">{dollars(cost.lodging)}</td>
            </tr>
            <tr>
              <th scope="row" className="py-2.5">
                Together
              </th>
              <td className="figures text-end text-xl font-semibold">{dollars(cost.total)}</td>
            </tr>
          </tbody>
        </table>
        <div className="print:hidden">
          <More
            className="border-y border-rule"
            title="Change these prices"
            open={new URLSearchParams(search).size > 0 && priced.some((name) => new URLSearchParams(search).has(name))}
          >
            <Form method="get" action={`${resultsPath}#costs`} className="grid gap-5 sm:grid-cols-2" preventScrollReset>
              {[...new URLSearchParams(search)]
                .filter(([name]) => !priced.includes(name))
                .map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
              <TextField
                name="mpg"
                label="Miles per gallon"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={answers.mpg ?? ""}
              />
              <TextField
                name="fuel"
                label="Price per gallon"
                inputMode="decimal"
                autoComplete="off"
                before="$"
                defaultValue={answers.fuel ?? ""}
              />
              <TextField
                name="night"
                label="Price per room"
                inputMode="decimal"
                autoComplete="off"
                before="$"
                defaultValue={answers.night ?? ""}
              />
              <TextField
                name="rooms"
                label="Rooms per night"
                inputMode="numeric"
                autoComplete="off"
                hint="Enter 0 if you’re staying with family or friends."
                defaultValue={answers.rooms ?? ""}
              />
              <div className="self-end">
                <Button>Recalculate</Button>
              </div>
            </Form>
          </More>
        </div>
      </div>
      <p className="mt-6 max-w-[46rem] text-sm text-muted">
        Meals, tolls and parking aren’t counted. Unless you change them: {milesPerGallon.value} miles a gallon (
        <a href={milesPerGallon.address}>{milesPerGallon.source}</a>), ${dollarsPerGallon.value.toFixed(2)} a gallon (
        <a href={dollarsPerGallon.address}>{dollarsPerGallon.source}</a>, {dollarsPerGallon.year}), $
        {dollarsPerNight.value} a night (<a href={dollarsPerNight.address}>{dollarsPerNight.source}</a>,{" "}
        {dollarsPerNight.year}).
      </p>
    </Section>
  );
}
