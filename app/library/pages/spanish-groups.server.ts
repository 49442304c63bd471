import { listings } from "../writing/articles/articles.server";
import type { PageGroup } from "./page-group";
import { groupsOf } from "./page-groups.server";

/** Subjects of the pages in Spanish, in the order in which a family needs them; `category` of a page names its own. */
const subjects = [
  ["empezar", "Por dónde empezar", "Cómo funciona todo, y qué puede hacer usted desde hoy."],
  ["pagar", "Pagar la universidad", "La FAFSA, las becas, las ofertas y el camino que cuesta menos."],
  ["familia", "Según su familia", "Cuando no todos tienen los mismos papeles."],
  ["a-mano", "Para tener a mano", "Palabras, fechas y preguntas para llevar a una cita."],
] as const;

/** The pages in Spanish by subject. */
export const spanishGroups = (): PageGroup[] =>
  groupsOf(
    subjects,
    listings().filter(({ family }) => family === "es"),
  );
