import type { Translations } from "~/translation";

/** What the FAFSA calculator says of answers that can't be used. */
export const mistakeMessages = {
  Parents: "Padres",
  Student: "Estudiante",
  "This is too long.": "Es demasiado largo.",
  "Check the box or leave it empty.": "Marque la casilla o déjela en blanco.",
  "{question}: type whole dollars, such as 45,000.":
    "{question}: escriba la cantidad en dólares, sin centavos, por ejemplo 45,000.",
  "{question}: this amount is too large. Please check it.":
    "{question}: esta cantidad es demasiado grande. Por favor, revísela.",
  "{question}: this can’t be below zero.": "{question}: no puede ser menor que cero.",
  "{question}: type it in, or 0.": "{question}: escriba la cantidad, o 0.",
  "{question}: choose one from the list.": "{question}: elija una opción de la lista.",
  "{question}: choose one, because it can change the result.":
    "{question}: elija una opción, porque puede cambiar el resultado.",
  "{whose}: choose whether a tax return was filed.": "{whose}: elija si se presentó una declaración de impuestos.",
  "{whose}: choose whether the return is a joint one.": "{whose}: elija si la declaración es conjunta.",
  "Schedule C profit or loss": "Ganancia o pérdida del Anexo C",
  "Family size: type a whole number from 1 to {largest}.":
    "Tamaño de la familia: escriba un número entero del 1 al {largest}.",
  "Family size: type how many people are in the family.":
    "Tamaño de la familia: escriba cuántas personas hay en la familia.",
  "Family size: with these answers it is at least {smallest}.":
    "Tamaño de la familia: con estas respuestas es por lo menos {smallest}.",
  "Choose how your legal parents live.": "Elija cómo viven sus padres legales.",
  "Choose whose numbers you’re filling in, Parent A’s or Parent B’s.":
    "Elija de qué casa son las cifras: de la Casa A o de la Casa B.",
  "Choose an award year from the list.": "Elija un año escolar de la lista.",
  "Choose a state from the list.": "Elija un estado de la lista.",
  "Choose the year of college from the list.": "Elija el año de la universidad de la lista.",
  "Choose who gave more support.": "Elija de qué casa recibió más apoyo.",
  "Choose whose income and assets are greater.": "Elija en qué casa son mayores los ingresos y los bienes.",
  "Choose whether this parent is married today.": "Elija si esta persona está casada hoy.",
} as const satisfies Translations;
