import { useNavigate } from "@remix-run/react";
import type { ComponentProps } from "react";
import { collegePath } from "~/colleges/address";
import { CollegeField } from "./college-field";

/** The field of a search: a college that is chosen opens its page, and the button looks for whatever was typed. */
export function CollegeLinkField(props: Omit<ComponentProps<typeof CollegeField>, "onChoose" | "press">) {
  const navigate = useNavigate();
  return <CollegeField {...props} onChoose={(college) => navigate(collegePath(college))} />;
}
