import { TextAreaField } from "~/design/field";
import { reasonLength } from "./reason";

/** Asks why. Its words go into the log and to the person. */
export function ReasonField({
  defaultValue,
  errors,
  id = "reason",
}: {
  defaultValue?: string | undefined;
  errors?: readonly string[] | undefined;
  id?: string;
}) {
  return (
    <TextAreaField
      id={id}
      name="reason"
      label="Reason"
      hint="Goes into the log. The person can read it on their account page, so write it for them."
      defaultValue={defaultValue}
      errors={errors}
      rows={2}
      maxLength={reasonLength.most}
    />
  );
}
