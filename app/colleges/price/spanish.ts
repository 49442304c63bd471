import type { Translations } from "~/translation";

/** How the price of a first year was worked out, in Spanish by its English text. */
export const priceMessages = {
  "The net price is what a year costs after grants: tuition, fees, books, housing and food, less what doesn’t have to be paid back. It’s an average of past families, not an offer.":
    "El precio neto es lo que cuesta un año después de las becas: matrícula, cuotas, libros, vivienda y comida, menos el dinero que no hay que devolver. Es un promedio de otras familias, no una oferta.",
  "Published price, {awardYear}": "Precio publicado, {awardYear}",
  "As the college reported it to the Department of Education (IPEDS), with the yearly growth in this form":
    "Como lo informó la universidad al Departamento de Educación (IPEDS), con el aumento por año de este formulario",
  "As the college reported it to the Department of Education (IPEDS), raised 3% a year":
    "Como lo informó la universidad al Departamento de Educación (IPEDS), con un aumento del 3% por año",
  "{rule}; the price for students from other states": "{rule}; el precio para estudiantes de otros estados",
  Grants: "Becas",
  "Net price": "Precio neto",
  "from {low} to {high}": "de {low} a {high}",
  "As you entered them from the college’s offer": "Como usted las escribió según la oferta de la universidad",
  "Of families like yours": "De familias como la suya",
  "all students with federal aid": "todos los estudiantes con ayuda federal",
  "families with {band}": "familias del rango {band}",
  "$30,000 or less": "$30,000 o menos",
  "$30,001 to $48,000": "de $30,001 a $48,000",
  "$48,001 to $75,000": "de $48,001 a $75,000",
  "$75,001 to $110,000": "de $75,001 a $110,000",
  "over $110,000": "más de $110,000",
  "{count} students": "{count} estudiantes",
  "a net price of {price}": "un precio neto de {price}",
  "{before} less {price}": "{before} menos {price}",
  "From {who} in {year}: {sum}, carried to the first year": "Según {who} en {year}: {sum}, ajustado al primer año",
  "{rule}; less the part a state pays its own residents": "{rule}; menos la parte que un estado paga a sus residentes",
} as const satisfies Translations;
