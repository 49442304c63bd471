import { expect, it } from "vitest";
import { readingOf } from "../writing/text/reading";
import { gradeOfEase, readingEase, spanishSyllables } from "./reading-ease";

it.each([
  ["ciudad", 2],
  ["país", 2],
  ["leer", 2],
  ["guía", 2],
  ["que", 1],
  ["averigüe", 4],
  ["matrícula", 4],
  ["estadounidense", 6],
  ["muy", 1],
  ["y", 1],
  ["ayuda", 3],
  ["universidad", 5],
  ["FAFSA", 2],
  ["2027", 1],
])("“%s” has %i syllables", (word, syllables) => expect(spanishSyllables(word)).toBe(syllables));

it("works out the formula: two syllables a word and ten words a sentence are 76.64", () => {
  expect(readingEase(Array(20).fill("casa"), 2)).toBeCloseTo(206.84 - 120 - 10.2);
});

it("tells years of school by the scale of the formula", () => {
  expect([95, 85, 75, 65, 55, 40, 10].map(gradeOfEase)).toEqual([4, 5, 6, 8, 10, 13, 16]);
});

it("finds an office letter harder than a plain sentence", () => {
  const plain = readingOf("Llame hoy a la oficina. Diga su nombre. Pida una cita.", "es");
  const office = readingOf(
    "La determinación institucional correspondiente incorporará consideraciones suplementarias relativas a responsabilidades parentales.",
    "es",
  );
  expect(plain.grade).toBeLessThanOrEqual(6);
  expect(office.grade).toBe(16);
  expect(plain.words).toBe(11);
});
