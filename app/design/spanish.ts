import type { Translations } from "~/translation";

/** What the answer beside a form says. */
const live = {
  "We couldn’t work this out here. Press “{button}” instead.":
    "No pudimos calcularlo aquí. Presione “{button}” en su lugar.",
  "To see {goal}:": "Para ver {goal}:",
  "These figures are from before your last change:": "Estas cifras son de antes de su último cambio:",
  "Before your last change: {line}": "Antes de su último cambio: {line}",
} as const satisfies Translations;

/** What every form and every table of a tool says. */
const forms = {
  "There’s a problem": "Hay un problema",
  "There are {count} problems": "Hay {count} problemas",
  "Error: ": "Error: ",
  "Saving what you type": "Guardar lo que escribe",
  "Save what I type on this device. It isn’t sent to us. Don’t check this on a shared computer.":
    "Guardar en este dispositivo lo que escribo. No se nos envía. No marque esta casilla en una computadora compartida.",
  "Either way, this browser remembers the few answers that every tool asks, such as your state, ZIP code and income. “Forget me” on top of the page takes them away.":
    "De todos modos, este navegador recuerda las pocas respuestas que piden todas las herramientas, como el estado donde vive, su código postal y sus ingresos. “Borrar mis datos”, al principio de la página, las borra.",
  "Open the colleges you saved": "Abrir las universidades que guardó",
  "Open the colleges you saved on this device": "Abrir las universidades que guardó en este dispositivo",
  "Forget it": "Borrarlo",
  "Your browser won’t let us save anything, so nothing was saved.":
    "Su navegador no permite guardar nada, así que no se guardó nada.",
  "Save to my plan": "Guardar en mi plan",
  "For people with {plan}. Your answers are stored encrypted, and the result is worked out again each time you open it.":
    "Para quienes tienen {plan}. Sus respuestas se guardan cifradas, y el resultado se calcula de nuevo cada vez que lo abre.",
  "a plan": "un plan",
  Keep: "Guardar",
  "Colleges found": "Universidades encontradas",
  "No college by that name yet. Try fewer letters or the city.":
    "Todavía no hay una universidad con ese nombre. Pruebe con menos letras o con la ciudad.",
  "One college. Use the arrow keys to choose.": "Una universidad. Use las flechas para elegir.",
  "{count} colleges. Use the arrow keys to choose.": "{count} universidades. Use las flechas para elegir.",
  Kept: "Guardada",
  ", press to take it off your list": ", presione para quitarla de su lista",
  "A list holds {most} colleges": "En una lista caben {most} universidades",
  "Take one off to keep another.": "Quite una para guardar otra.",
  "Kept until you leave this page": "Guardada hasta que salga de esta página",
  "Your browser won’t let us save anything. The link to your list still works.":
    "Su navegador no permite guardar nada. El enlace de su lista sigue sirviendo.",
  "not reported": "sin dato",
  "under 1%": "menos del 1%",
  "over 99%": "más del 99%",
  ", how {of} was worked out": ", cómo se calculó {of}",
  "Step by step": "Paso por paso",
  plus: "más",
  minus: "menos",
  gives: "da",
  Safety: "Segura",
  Target: "Posible",
  Reach: "Difícil",
} as const satisfies Translations;

/** What the shared parts of the tools say, in Spanish by its English text. */
export const designMessages = { ...live, ...forms };

export type LiveMessage = keyof typeof live;
export type DesignMessage = keyof typeof designMessages;
