import type { Translations } from "~/translation";

/** What is said of answers that can't be used, in Spanish by its English text. */
export const mistakeMessages = {
  "This is too long. Please shorten it.": "Es demasiado largo. Acórtelo, por favor.",
  "Choose one of the four weights, from “Leave it out” to “A lot”.":
    "Elija una de las cuatro opciones, de “No cuenta” a “Mucho”.",
  "Enter the year you finish high school, such as {example}.":
    "Escriba el año en que termina la escuela secundaria, por ejemplo {example}.",
  "Enter a year with four digits, such as {example}.": "Escriba un año con cuatro cifras, por ejemplo {example}.",
  "That looks like a grade. Enter the year you finish high school, such as {example}.":
    "Eso parece un grado escolar. Escriba el año en que termina la escuela secundaria, por ejemplo {example}.",
  "{year} looks like a birth year. Enter the year you finish high school, such as {example}.":
    "{year} parece un año de nacimiento. Escriba el año en que termina la escuela secundaria, por ejemplo {example}.",
  "Enter the year you finish high school, from {from} to {to}.":
    "Escriba el año en que termina la escuela secundaria, de {from} a {to}.",
  "Enter your GPA as a number or a letter, such as 3.4, 92 or B+.":
    "Escriba su promedio (GPA) como número o letra, por ejemplo 3.4, 92 o B+.",
  "Choose the scale of your GPA.": "Elija la escala de su promedio (GPA).",
  "Choose how demanding your courses are.": "Elija qué tan exigentes son sus cursos.",
  "Enter your class rank as a percent from the top, such as 10, or as your place, such as 34 of 340.":
    "Escriba su lugar en la clase como porcentaje, por ejemplo 10 si está en el 10% más alto, o como número, por ejemplo 34 de 340.",
  "Enter how many AP, IB or dual-enrollment courses, as a number.":
    "Escriba con un número cuántos cursos AP, IB o universitarios.",
  "Enter a whole number from 0 to {most}.": "Escriba un número entero de 0 a {most}.",
  "Enter your SAT total as a number, such as 1180.": "Escriba su puntaje total del SAT como número, por ejemplo 1180.",
  "That looks like an ACT score. Enter it under ACT, or an SAT total from 400 to 1600.":
    "Eso parece un puntaje del ACT. Escríbalo en el campo del ACT, o un total del SAT de 400 a 1600.",
  "An SAT total is between 400 and 1600.": "El total del SAT va de 400 a 1600.",
  "SAT totals end in 0, such as 1180. Please check the score.":
    "Los totales del SAT terminan en 0, como 1180. Revise el puntaje, por favor.",
  "Enter your ACT composite as a number, such as 24.":
    "Escriba su puntaje compuesto del ACT como número, por ejemplo 24.",
  "That looks like an SAT total. Enter it under SAT, or an ACT composite from 1 to 36.":
    "Eso parece un total del SAT. Escríbalo en el campo del SAT, o un puntaje compuesto del ACT de 1 a 36.",
  "An ACT composite is a whole number from 1 to 36.": "El puntaje compuesto del ACT es un número entero de 1 a 36.",
  "Choose whether you plan to take a test.": "Elija si piensa tomar un examen.",
  "Choose fields from the list.": "Elija campos de la lista.",
  "Choose your home state from the list.": "Elija de la lista el estado donde vive.",
  "A ZIP code has five digits, such as 43004.": "El código postal tiene cinco cifras, por ejemplo 43004.",
  "We don’t know the ZIP code {zip}. Check it, or choose your home state instead.":
    "No conocemos el código postal {zip}. Revíselo o, en su lugar, elija el estado donde vive.",
  "Enter a distance in miles, such as 250.": "Escriba una distancia en millas, por ejemplo 250.",
  "Enter a distance from 1 to {most} miles.": "Escriba una distancia de 1 a {most} millas.",
  "Choose regions from the list.": "Elija regiones de la lista.",
  "Choose states from the list.": "Elija estados de la lista.",
  "Choose sizes from the list.": "Elija tamaños de la lista.",
  "Choose settings from the list.": "Elija entornos de la lista.",
  "Choose from public, nonprofit and for profit.": "Elija entre pública, sin fines de lucro y con fines de lucro.",
  "Choose missions from the list.": "Elija misiones de la lista.",
  "Choose a religious affiliation from the list.": "Elija una afiliación religiosa de la lista.",
  "Choose four-year, two-year, or both.": "Elija de cuatro años, de dos años o las dos.",
  "Choose wishes from the list.": "Elija preferencias de la lista.",
  "Check the box or leave it empty.": "Marque la casilla o déjela en blanco.",
  "Enter what your family can pay in a year, in dollars, such as 15000.":
    "Escriba en dólares lo que su familia puede pagar por año, por ejemplo 15000.",
  "Enter a yearly amount from $0 to $200,000.": "Escriba una cantidad por año de $0 a $200,000.",
  "Choose an income band from the list.": "Elija un rango de ingresos de la lista.",
  "We can’t convert a GPA out of {most}. We take grades on a 4.0 scale, weighted up to 6, or in percent. If your school weights grades, enter the GPA alone and choose “Weighted”; convert any other scale first.":
    "No podemos convertir un promedio de una escala hasta {most}. Usamos la escala de 4.0, la ponderada hasta 6 o porcentajes. Si su escuela pondera las calificaciones, escriba solo el promedio y elija “Ponderado”; cualquier otra escala, conviértala antes.",
  "A GPA is between 0 and 4.0 (6.0 if weighted, 100 in percent).":
    "El promedio (GPA) va de 0 a 4.0 (hasta 6.0 si es ponderado, hasta 100 en porcentaje).",
  "Is this right? If your school weights grades up to 6.0, choose “Weighted”. Otherwise check the number.":
    "¿Es correcto? Si su escuela pondera las calificaciones hasta 6.0, elija “Ponderado”. Si no, revise el número.",
  "Is this out of 100?": "¿La escala es hasta 100?",
  "If it’s in percent, choose “Percent”.": "Si es un porcentaje, elija “Porcentaje”.",
  "A grade in percent is from {least} to 100.": "Una calificación en porcentaje va de {least} a 100.",
  "We take grades on a 4.0 scale, weighted up to 6, or in percent. Convert a 10- or 20-point scale first.":
    "Usamos la escala de 4.0, la ponderada hasta 6 o porcentajes. Convierta antes una escala de 10 o de 20 puntos.",
  "An unweighted GPA is at most 4.0. If honors or AP courses count extra, choose “Weighted”; for grades up to 100, choose “Percent”.":
    "Un promedio no ponderado es de 4.0 como máximo. Si los cursos de honores o AP valen más, elija “Ponderado”; para calificaciones hasta 100, elija “Porcentaje”.",
  "A weighted GPA is at most 6.0. For grades up to 100, choose “Percent”.":
    "Un promedio ponderado es de 6.0 como máximo. Para calificaciones hasta 100, elija “Porcentaje”.",
  "A percent grade is at most 100.": "Una calificación en porcentaje es de 100 como máximo.",
} as const satisfies Translations;
