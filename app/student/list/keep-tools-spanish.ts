import type { Translations } from "~/translation";

/**
 * What is said of tools kept on the device, in Spanish by its English text: a page of its own, which alone loads it.
 */
export const keepToolsMessages = {
  "Without a connection": "Sin conexión",
  "This device can keep the tools that work by themselves, also those you’ve never opened: the match quiz with your list and the FAFSA calculator, in English and Spanish; the loan calculator; the award letter decoder, for a letter you paste or type; and for the colleges on your list the cost calculator in both languages, the comparison side by side, the kitchen table, the dates of the timeline and their own pages. From then on, other comparisons and fields of study that you open stay here, too, until this site changes. While you’re offline, nothing you type there leaves this device.":
    "Este dispositivo puede guardar las herramientas que funcionan por sí solas, también las que nunca ha abierto: el cuestionario con su lista y la calculadora de la FAFSA, en español y en inglés; y, para las universidades de su lista, la calculadora de costos en los dos idiomas. En inglés guarda además la calculadora de préstamos, el lector de cartas de ayuda (para una carta que usted pegue o escriba), la comparación lado a lado, la mesa de la cocina, las fechas y las páginas de las universidades de su lista. Desde entonces, otras comparaciones y las carreras que abra también se quedan aquí, hasta que este sitio cambie. Mientras no tenga conexión, nada de lo que escriba ahí sale de este dispositivo.",
  "Some things still need a connection: planning visits, because our server works out the trips; comparing colleges that aren’t on your list, and majors you haven’t opened; reading a letter from a photo or a PDF, until it has been done here once; a match by a single program; the whole timeline and the cost year by year; what other colleges cost; and their pages.":
    "Algunas cosas siguen necesitando conexión: planear visitas, porque nuestro servidor calcula los viajes; comparar universidades que no están en su lista y las carreras que no haya abierto; leer una carta de una foto o un PDF, hasta que se haya hecho aquí una vez; buscar por un solo programa; el calendario completo y el costo año por año; lo que cuestan otras universidades, y sus páginas.",
  "Getting the tools: {size} so far …": "Recibiendo las herramientas: {size} hasta ahora…",
  "That didn’t work: the connection broke off, or this browser has no room. Try once more.":
    "No funcionó: se cortó la conexión o este navegador no tiene espacio. Inténtelo otra vez.",
  "The tools are on this device.": "Las herramientas están en este dispositivo.",
  "{fetched} were fetched, and they take up {stored}. When this site changes, they’re fetched again, unless your browser is set to save data. “Forget me” and signing out remove them, too.":
    "Se recibieron {fetched} y ocupan {stored}. Cuando este sitio cambia, se reciben de nuevo, a menos que su navegador esté configurado para ahorrar datos. “Borrar mis datos” y cerrar la sesión también las borran.",
  "Your list has changed since then.": "Su lista ha cambiado desde entonces.",
  "Keep the tools on this device (about {size})": "Guardar las herramientas en este dispositivo (unos {size})",
  "Keep them for my list as it is now": "Guardarlas para mi lista como está ahora",
  "Remove the tools from this device": "Quitar las herramientas de este dispositivo",
} as const satisfies Translations;

export type KeepToolsMessage = keyof typeof keepToolsMessages;
