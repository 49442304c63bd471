import { Form } from "@remix-run/react";
import { Button } from "~/design/button";

/** Search across all pages; a plain GET form. */
export function SearchForm() {
  return (
    <Form action="/search" method="get" role="search" className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <label htmlFor="site-search" className="font-semibold">
          Search the site
        </label>
        <input
          id="site-search"
          name="q"
          type="search"
          className="mt-1.5 min-h-11 w-full rounded-md border border-rule-strong bg-surface px-3 py-2"
        />
      </div>
      <Button>Search</Button>
    </Form>
  );
}
