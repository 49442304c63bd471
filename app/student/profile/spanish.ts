import type { Translations } from "~/translation";

/** The line with what a student told us, in Spanish by its English text. It comes with the line, on pages in Spanish. */
export const profileMessages = {
  // The answers in a few words
  "up to $30k": "hasta $30 mil",
  "$30–48k": "$30–48 mil",
  "$48–75k": "$48–75 mil",
  "$75–110k": "$75–110 mil",
  "over $110k": "más de $110 mil",
  "outside the U.S.": "fuera de Estados Unidos",
  "grades {gpa}%": "calificaciones: {gpa}%",
  "GPA {gpa}": "promedio {gpa}",
  "GPA {gpa} weighted": "promedio {gpa} ponderado",
  "ZIP {zip}": "código postal {zip}",
  "income {amount}": "ingresos: {amount}",
  "SAT {score}": "SAT {score}",
  "ACT {score}": "ACT {score}",
  "class of {year}": "termina en {year}",
  transfer: "transferencia",
  "gap year": "año de pausa",
  "1 field": "1 campo de estudio",
  "{count} fields": "{count} campos de estudio",
  "can pay {amount}": "puede pagar {amount}",
  "family of {size}": "familia de {size}",
  "first in the family": "primera generación",

  // The line
  "You told us: ": "Usted nos dijo: ",
  close: "cerrar",
  change: "cambiar",
  "Forget me": "Borrar mis datos",
  "One field is filled in with what you told us.": "Se llenó un campo con lo que usted nos dijo.",
  "{count} fields are filled in with what you told us.": "Se llenaron {count} campos con lo que usted nos dijo.",
  Forgotten: "Borrado",
  "Your answers, your list and everything else we kept on this device are gone.":
    "Se borraron sus respuestas, su lista y todo lo demás que guardábamos en este dispositivo.",
  "Not remembered": "No se guardó",
  "Your browser won’t let us save anything, so the other tools will ask again.":
    "Su navegador no permite guardar nada, así que las otras herramientas volverán a preguntar.",
  "Remembered on this device": "Guardado en este dispositivo",
  "No other tool asks again. “Forget me” is on top of the page.":
    "Ninguna otra herramienta vuelve a preguntar. “Borrar mis datos” está al principio de la página.",

  // The form that changes it
  "Not said": "Sin indicar",
  "Outside the U.S.": "Fuera de Estados Unidos",
  "Rather not say": "Prefiero no decirlo",
  "$30,000 or less": "$30,000 o menos",
  "$30,001 to $48,000": "De $30,001 a $48,000",
  "$48,001 to $75,000": "De $48,001 a $75,000",
  "$75,001 to $110,000": "De $75,001 a $110,000",
  "Over $110,000": "Más de $110,000",
  GPA: "Promedio (GPA)",
  "Class year": "Año en que termina",
  SAT: "SAT",
  ACT: "ACT",
  "Home state": "Estado donde vive",
  "ZIP code": "Código postal",
  "Can pay a year": "Puede pagar al año",
  "Family income": "Ingresos de la familia",
  Save: "Guardar",
  "See my match list": "Ver mi lista de universidades",
  "Every tool starts from these answers, so you type them once. They’re kept in this browser on this device, not in your account, and your income is never in a link. On a shared computer, press “Forget me” when you’re done: it also takes away your list.":
    "Todas las herramientas parten de estas respuestas, así que las escribe una sola vez. Se guardan en este navegador, en este dispositivo y no en su cuenta; sus ingresos nunca van en un enlace. En una computadora compartida, presione “Borrar mis datos” al terminar: también se borra su lista.",
  "Don’t remember anything I type": "No guardar nada de lo que escribo",
} as const satisfies Translations;

export type ProfileMessage = keyof typeof profileMessages;
