import { Button } from "~/design/button";
import { ChoiceField, SelectField, TextAreaField, TextField } from "~/design/field";
import type { ArticleFields, FieldName } from "~/desk/fields";
import type { Judged } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";

interface EditorProps extends Judged {
  readonly fields: ArticleFields;
  /** The version the form goes on from. */
  readonly seen: number;
  readonly categories: readonly { readonly value: string; readonly label: string }[];
  /** What somebody else saved in fields that were changed here too. */
  readonly theirs: Partial<Readonly<Record<FieldName, string>>>;
}

const audiences = [
  { value: "student", label: "Students" },
  { value: "parent", label: "Parents" },
  { value: "counselor", label: "Counselors" },
];
const authors = [
  { value: "editors", label: "Our editors" },
  { value: "engineers", label: "Our engineers" },
  { value: "program", label: "A program’s draft, checked by our editors" },
];

/** The form of an article: its front matter, line by line, and its text. */
export function Editor({ fields, seen, categories, theirs, result, report }: EditorProps) {
  const { props, conform, field, choice } = useValidatedForm({
    id: "article",
    result,
    values: { ...fields, audience: fields.audience.split(", ") },
    load: () => import("~/desk/article-schema"),
    schema: ({ articleSchema }) => articleSchema,
    report,
  });
  const category = field("category").defaultValue ?? "";
  const known = categories.some(({ value }) => value === category);
  return (
    <form {...props} method="post" className="space-y-5">
      {conform}
      <input type="hidden" name="seen" value={seen} />
      <TextField {...field("title")} label="Title" hint="20 to 75 characters, unique on the site." autoComplete="off" />
      <Theirs words={theirs.title} />
      <TextAreaField
        {...field("description")}
        label="Description"
        hint="What the reader will know afterwards, in 70 to 160 characters."
        rows={2}
      />
      <Theirs words={theirs.description} />
      <TextAreaField
        {...field("body")}
        label="Text"
        hint="Markdown, from “##” down. A dollar amount, a percentage or a figure is a reference: {{college.171100.netPrice}}."
        rows={28}
        className="font-mono text-sm"
        spellCheck
      />
      <Theirs words={theirs.body} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...field("category")}
          label="Category"
          options={known ? categories : [{ value: category, label: "Choose one" }, ...categories]}
        />
        <SelectField {...field("author")} label="Written by" options={authors} />
        <TextField {...field("reviewed")} label="Every fact checked on" type="date" />
        <TextField {...field("nextReview")} label="Check again by" type="date" />
      </div>
      {(["category", "author", "reviewed", "nextReview"] as const).map((name) => (
        <Theirs key={name} words={theirs[name]} />
      ))}
      <ChoiceField {...choice("audience")} label="For whom" options={audiences} many columns={3} />
      <Theirs words={theirs.audience} />
      <TextAreaField
        {...field("sources")}
        label="Sources"
        hint="One a line: Title | Publisher | Year | https://… The address only where you know that it is right."
        rows={4}
      />
      <Theirs words={theirs.sources} />
      <TextAreaField
        {...field("related")}
        label="Read next"
        hint="Two to five addresses of this site, with commas: /colleges, /help/fafsa-completion-guide."
        rows={2}
      />
      <Theirs words={theirs.related} />
      <TextAreaField
        {...field("facts")}
        label="Facts"
        hint="Beginnings of every reference in the text, with commas: college.171100, aid.2026-27.pell."
        rows={2}
      />
      <Theirs words={theirs.facts} />
      <TextField {...field("tags")} label="Tags" hint="With commas." autoComplete="off" />
      <Theirs words={theirs.tags} />
      <TextField {...field("heading")} label="Heading, where it differs from the title" autoComplete="off" />
      <Theirs words={theirs.heading} />
      <TextAreaField
        {...field("more")}
        label="More lines of front matter"
        hint="As in a file: searches: [what families type]. Rarely needed."
        rows={2}
        className="font-mono text-sm"
      />
      <Theirs words={theirs.more} />
      <Button look="next" name="do" value="save">
        Save a new version
      </Button>
    </form>
  );
}

/** What somebody else saved in a field, beside what was typed here. */
function Theirs({ words }: { words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <details open className="border-s-4 border-danger ps-4 text-sm">
      <summary className="cursor-pointer font-semibold">Theirs</summary>
      <pre className="mt-2 max-h-80 overflow-auto whitespace-pre-wrap wrap-anywhere">
        {words === "" ? "(empty)" : words}
      </pre>
    </details>
  );
}
