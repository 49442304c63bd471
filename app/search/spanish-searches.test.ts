import { expect, it } from "vitest";
import { pageIndex } from "./page-index.server";
import { searchPages } from "./search-pages";

/** What families type, with the page it deserves. Accents, plurals and everyday words are as they type them. */
const searches = [
  ["cómo llenar la fafsa", "fafsa-para-familias"],
  ["fafsa en español", "fafsa-para-familias"],
  ["cuándo abre la fafsa 2027-28", "fafsa-para-familias"],
  ["fecha límite fafsa", "fechas-limite"],
  ["fafsa sin seguro social de los padres", "fafsa-para-familias"],
  ["fafsa papás indocumentados", "familias-con-estatus-mixto"],
  ["quién es el contribuyente en la fafsa", "fafsa-para-familias"],
  ["mi papá no quiere poner sus datos en fafsa", "fafsa-para-familias"],
  ["padres separados fafsa cuál papá", "fafsa-para-familias"],
  ["padrastro en la fafsa", "fafsa-para-familias"],
  ["qué es el sai", "glosario"],
  ["sai alto qué hago", "precio-neto-y-ofertas"],
  ["qué es efc", "glosario"],
  ["cuánto dan de beca pell", "fafsa-para-familias"],
  ["requisitos beca pell", "fafsa-para-familias"],
  ["becas para estudiantes hispanos", "becas"],
  ["becas para indocumentados", "becas"],
  ["becas completas para universidad", "becas"],
  ["becas sin ensayo", "becas"],
  ["becas para dreamers daca", "becas"],
  ["universidad gratis en mi estado", "colegio-comunitario-primero"],
  ["colegio comunitario gratis", "colegio-comunitario-primero"],
  ["cuánto cuesta la universidad en estados unidos", "como-se-paga-la-universidad"],
  ["calculadora precio neto", "precio-neto-y-ofertas"],
  ["préstamos para padres plus", "como-se-paga-la-universidad"],
  ["préstamo con subsidio y sin subsidio", "glosario"],
  ["cuánto puedo pedir prestado", "como-se-paga-la-universidad"],
  ["qué pasa si no pago mi préstamo", "glosario"],
  ["perdón de préstamos", "glosario"],
  ["carta para pedir más ayuda", "precio-neto-y-ofertas"],
  ["perdi mi trabajo fafsa", "fafsa-para-familias"],
  ["verificacion fafsa que documentos", "fafsa-para-familias"],
  ["transcripción de impuestos irs", "glosario"],
  ["cómo aplicar a la universidad", "fechas-limite"],
  ["exención de pago solicitud", "fechas-limite"],
  ["carta de recomendación para universidad", "glosario"],
  ["qué es early decision", "fechas-limite"],
  ["lista de espera universidad", "glosario"],
  ["mi hijo no quiere ir a la universidad", "ayudar-sin-hablar-ingles"],
  ["carreras técnicas cortas bien pagadas", "colegio-comunitario-primero"],
  ["pell para cursos cortos", "glosario"],
  ["gpa qué promedio necesito", "preguntas-para-el-consejero"],
  ["sat gratis", "fechas-limite"],
  ["transferir de community college a universidad", "colegio-comunitario-primero"],
  ["matrícula estatal para indocumentados", "familias-con-estatus-mixto"],
  ["soy el primero en mi familia en ir a la universidad", "ayudar-sin-hablar-ingles"],
  ["vivir en el campus o en casa", "como-se-paga-la-universidad"],
  ["línea de crisis en español", "ayudar-sin-hablar-ingles"],
  ["estafas de becas", "becas"],
  ["no hablo ingles", "ayudar-sin-hablar-ingles"],
  ["preguntas consejero", "preguntas-para-el-consejero"],
  ["cuanto cuesta la universida", "como-se-paga-la-universidad"],
  ["beca para hijos de inmigrantes", "becas"],
  ["como lleno el fafsa sin seguro", "fafsa-para-familias"],
  ["mi hija quiere estudiar enfermeria", "college-match-quiz"],
  ["quiero estudiar ingenieria", "college-match-quiz"],
  ["soldadura", "college-match-quiz"],
  ["calculadora de ayuda", "tools/fafsa-calculator"],
  ["calculadora", "college-cost-calculator"],
  ["plazo del fafsa en texas", "fechas-limite"],
  ["prestamo parent plus vale la pena", "como-se-paga-la-universidad"],
  ["colegio comunitario y despues universidad", "colegio-comunitario-primero"],
  ["carta de apelacion ayuda", "precio-neto-y-ofertas"],
  ["soy indocumentado puedo ir al college", "familias-con-estatus-mixto"],
  ["universidades con beca completa", "becas"],
  ["que es work study", "glosario"],
  ["como se dice tuition en español", "glosario"],
] as const;

it.each(searches)("“%s” finds %s among the first three", (asked, page) => {
  const { pages } = searchPages(pageIndex(), asked, 3);
  expect(pages.map(({ path }) => path)).toContain(`/es/${page}`);
});

it.each(["fafsa", "Pell Grant", "community college", "scholarships", "SAI", "financial aid Texas"])(
  "“%s” finds English pages first",
  (asked) => {
    const { pages } = searchPages(pageIndex(), asked, 3);
    expect(pages.filter(({ path }) => path.startsWith("/es"))).toEqual([]);
  },
);
