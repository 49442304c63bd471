import type { Translations } from "~/translation";

/** What is said of a student's list and family, in Spanish by its English text. */
export const studentMessages = {
  "All of them are on your list.": "Todas están en su lista.",
  "Open it": "Abrirla",
  "Use the college on your list": "Usar la universidad de su lista",
  "Use the {count} colleges on your list": "Usar las {count} universidades de su lista",
  "Use the first {most} of your list": "Usar las primeras {most} de su lista",
  "Keep all 1 college": "Guardar la universidad",
  "Keep all {count} colleges": "Guardar las {count} universidades",
  "Would you be the first in your family to finish college?":
    "¿Sería la primera persona de su familia en terminar la universidad?",
  Yes: "Sí",
  No: "No",
  "Then some fees can be waived, and people at colleges are paid to help you. Most students aren’t told.":
    "Entonces quizá no tenga que pagar algunas tarifas, y en las universidades hay personas cuyo trabajo es ayudarle. A la mayoría de los estudiantes no se lo dicen.",
  "Fees you may not have to pay": "Tarifas que quizá no tenga que pagar (en inglés)",
  "applications, the SAT and ACT": "solicitudes, el SAT y el ACT",
  "People who help for free": "Personas que ayudan gratis (en inglés)",
  "TRIO, QuestBridge and others": "TRIO, QuestBridge y otros",
  "The whole road, step by step": "Todo el camino, paso a paso (en inglés)",
  "and why each step matters": "y por qué importa cada paso",
  "With a fee waiver, our Family plan is free":
    "Con una exención de tarifa, nuestro plan familiar es gratis (en inglés)",
} as const satisfies Translations;

export type StudentMessage = keyof typeof studentMessages;
