import type { Translations } from "~/translation";

/** The answer beside the form of the FAFSA calculator while somebody fills it in. */
export const liveMessages = {
  "We couldn’t load the answer that follows as you type. “Work out the SAI” gives you the whole result.":
    "No pudimos cargar la respuesta que aparece mientras escribe. Con “Calcular el SAI” verá el resultado completo.",
  "Use {amount}, the middle of the income you told us": "Usar {amount}, la mitad del tramo de ingresos que nos dijo",
  "Three questions for a range": "Tres preguntas para un cálculo aproximado",
  "You’ll see it as you answer. The form below makes it exact, and already has what you type here.":
    "Lo verá mientras contesta. Con el formulario de abajo, que ya tiene lo que escriba aquí, el cálculo es exacto.",
  "If they live apart, only one of them counts: the one who gave you more support in the last 12 months.":
    "Si viven separados cuenta solo uno: el que le dio más apoyo en los últimos 12 meses.",
  "I’m independent, so they don’t count": "Soy independiente, así que no cuentan",
  "{link} in the form.": "{link} en el formulario.",
  "Check what makes you independent": "Vea qué lo hace independiente",
  "How many people are in the family?": "¿Cuántas personas hay en la familia?",
  "You, the parents who count, and everyone they support more than half.":
    "Usted, los padres que cuentan y todas las personas a quienes ellos mantienen en más de la mitad.",
  "Their adjusted gross income (AGI), or yours if you’re independent":
    "El ingreso bruto ajustado (AGI) de ellos, o el suyo si usted es independiente",
  "Form 1040, line 11 (11a on the 2025 form). A rough number is fine for a range.":
    "Formulario 1040, línea 11 (11a en el de 2025). Para un cálculo aproximado basta una cifra redonda.",
  "Your result so far": "Su resultado hasta ahora",
  "Your range": "Su cálculo aproximado",
  "a range": "un cálculo aproximado",
  "You’re offline: this is worked out on this device; the full page with every line comes when you’re connected. What you typed stays here.":
    "No tiene conexión: esto se calculó en este dispositivo; la página completa, con cada línea, llega cuando tenga conexión. Lo que escribió se queda aquí.",
  "Worked out on this device. What you type isn’t sent until you press “Work out the SAI,” which shows every line.":
    "Se calcula en este dispositivo. Lo que escribe no se envía hasta que presione “Calcular el SAI”, que muestra cada línea.",
  "Student Aid Index (SAI) for {awardYear}": "Índice de Ayuda Estudiantil (SAI) para {awardYear}",
  "Pell Grant a year": "Beca Pell por año",
  "Pell Grant a year, not final": "Beca Pell por año, no definitiva",
  "The Pell amounts are those of {amountsOf}: the U.S. Department of Education hasn’t published those of {awardYear}.":
    "Las cantidades de la Beca Pell son las de {amountsOf}: el Departamento de Educación de Estados Unidos no ha publicado las de {awardYear}.",
  "What the range leaves open": "Lo que todavía no se sabe",
  "For the exact figure:": "Para la cifra exacta:",
  "What each answer moved": "Cuánto cambió el índice con cada respuesta",
  "The SAI after it": "El SAI después de ella",
  Answer: "Respuesta",
  "Change of the SAI": "Cambio del SAI",
  "Income and family": "Ingresos y familia",
  "Amounts you leave empty count as 0.": "Las cantidades que deje en blanco cuentan como 0.",
  "{low} to {high}": "de {low} a {high}",
  "between {low} and {high}": "entre {low} y {high}",
  "This isn’t your result: the FAFSA uses the household of {counts}, and these are {here}’s numbers.":
    "Este no es su resultado: la FAFSA usa la {counts}, y estas cifras son de la {here}.",
  "What if: ": "Si contara: ",
  "{whose}SAI {sai} · Pell {pell}": "{whose}SAI {sai} · Pell {pell}",
  "{whose}SAI {sai} · Pell, not final, {pell}": "{whose}SAI {sai} · Pell, no definitiva, {pell}",
  "For {awardYear} the Student Aid Index is {sai}, and the Pell Grant {pell}.":
    "Para {awardYear}, el Índice de Ayuda Estudiantil es {sai} y la Beca Pell es {pell}.",
  "For {awardYear} the Student Aid Index is {sai}, and the Pell Grant {pell}, with amounts that aren’t final.":
    "Para {awardYear}, el Índice de Ayuda Estudiantil es {sai} y la Beca Pell es {pell}, con cantidades que no son definitivas.",
  "Income tax: none, or all of it without a credit, by the tax brackets of 2024.":
    "Impuesto sobre los ingresos: ninguno, o todo sin créditos, según las tasas de 2024.",
  "Work: all of the income is counted as earned.": "Trabajo: todo el ingreso cuenta como ganado trabajando.",
  "Work: all of the income is counted as earned, by one person or half by each of two.":
    "Trabajo: todo el ingreso cuenta como ganado trabajando, por una persona o la mitad por cada una de dos.",
  "Savings and investments: nothing, or {amount}.": "Ahorros e inversiones: nada, o {amount}.",
  "Filing status: single, or head of household.": "Estado civil en la declaración: soltero, o cabeza de familia.",
  "Everything else you leave empty counts as 0, your own income and savings too. They can raise the index above this range.":
    "Todo lo demás que deje en blanco cuenta como 0, también sus propios ingresos y ahorros. Pueden hacer que el índice sea más alto.",
  "Everything else you leave empty counts as 0, and can raise the index above this range.":
    "Todo lo demás que deje en blanco cuenta como 0, y puede hacer que el índice sea más alto.",
  You: "Usted",
  "{who}: {what}": "{who}: {what}",
  "{what}, second person": "{what}, segunda persona",
} as const satisfies Translations;
