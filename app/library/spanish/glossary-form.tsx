import { Form } from "@remix-run/react";
import { Button } from "~/design/button";
import { TextField } from "~/design/field";
import { longestAsked } from "./glossary";

/** Looks a term of the glossary up; a plain GET form. */
export function GlossaryForm({ asked = "" }: { asked?: string }) {
  return (
    <Form
      key={asked}
      action="/es/glosario"
      role="search"
      className="flex max-w-[39rem] flex-wrap items-end gap-3 print:hidden"
    >
      <div className="min-w-0 flex-[1_1_13rem]">
        <TextField
          label="Busque un término"
          hint="En español o en inglés: “beca”, “SAI”, “deadline”"
          name="q"
          type="search"
          defaultValue={asked}
          maxLength={longestAsked}
          autoComplete="off"
        />
      </div>
      <Button>Buscar</Button>
    </Form>
  );
}
