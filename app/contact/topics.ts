/** What the two forms ask about. */
export const contactTopics = [
  { value: "figure", label: "A number or fact that’s wrong" },
  { value: "trouble", label: "Something that isn’t working" },
  { value: "plan", label: "My plan or my account" },
  { value: "billing", label: "My subscription" },
  { value: "security", label: "A security problem" },
  { value: "other", label: "Something else" },
] as const;

export const waitlistTopics = [
  { value: "counselor", label: "The counselor with a model" },
  { value: "essay-coach", label: "The essay coach with a model" },
  { value: "states", label: "Guides for more states" },
] as const;

/** A field that people do not see. Whoever fills it in is a program. */
export const trap = "website";
export const isTrapped = (form: URLSearchParams): boolean => (form.get(trap) ?? "") !== "";
