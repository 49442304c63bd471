import { partNames } from "../model/answers/choices";
import type { StepValues } from "./step-values";
import { WeightField } from "./weight-field";

export function WeightsStep({ values }: { values: StepValues }) {
  return (
    <>
      {partNames.map((part) => (
        <WeightField key={part} part={part} value={values.one(part)} errors={values.errors(part)} />
      ))}
    </>
  );
}
