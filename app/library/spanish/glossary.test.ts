import { describe, expect, it } from "vitest";
import { renderMarkdown } from "../writing/text/markdown.server";
import { findTerms, termsIn } from "./glossary";

const text = `Antes de los términos.

## Becas

### Beca Federal Pell (*Pell Grant*) {#pell}

Dinero federal que no se devuelve.

### Préstamo (*loan*)

Dinero que se devuelve con intereses.

## Formularios

### Índice de Ayuda Estudiantil (*Student Aid Index, SAI*) {#sai}

Un número. No es una factura ni una beca.

:::note[Después]
Texto que no es un término.
:::
`;
const terms = termsIn(renderMarkdown(text, () => "", "es").html);
const ids = (asked: string) => findTerms(terms, asked).map(({ id }) => id);

describe("the terms of a glossary", () => {
  it("are its headings with what follows them, in both languages", () => {
    expect(terms.map(({ id, name }) => [id, name])).toEqual([
      ["pell", "Beca Federal Pell (Pell Grant)"],
      ["prestamo-loan", "Préstamo (loan)"],
      ["sai", "Índice de Ayuda Estudiantil (Student Aid Index, SAI)"],
    ]);
    expect(terms[2]?.html).toContain("No es una factura");
    expect(terms[2]?.html).not.toContain("no es un término");
    expect(terms[0]?.html).toContain('<em lang="en-US">Pell Grant</em>');
  });

  it("are found in either language, without accents and in the plural", () => {
    expect(ids("prestamos")).toEqual(["prestamo-loan"]);
    expect(ids("LOAN")).toEqual(["prestamo-loan"]);
    expect(ids("indice")).toEqual(["sai"]);
    expect(ids("student aid")).toEqual(["sai"]);
  });

  it("come by their name first, then by what is said of them", () => {
    expect(ids("becas")).toEqual(["pell", "sai"]);
    expect(ids("devuelve")).toEqual(["pell", "prestamo-loan"]);
  });

  it("are none for nothing, and bear any text", () => {
    for (const asked of ["", " ", "¿?", "zzz", ".*(", "x".repeat(100_000)]) expect(ids(asked)).toEqual([]);
  });
});
