import type { Translations } from "~/translation";

/** What is said of SAT and ACT policies, in Spanish by its English text. */
export const policyMessages = {
  "fall {year}": "el otoño de {year}",
  "It requires SAT or ACT scores for fall {known}. Its policy for fall {fall} isn't confirmed, so plan to send a score.":
    "Exige puntajes del SAT o del ACT para el otoño de {known}. Su política para el otoño de {fall} no está confirmada, así que cuente con enviar un puntaje.",
  "Its test policy for fall {fall} isn't confirmed. Ask whether you need a score.":
    "Su política de exámenes para el otoño de {fall} no está confirmada. Pregunte si necesita un puntaje.",
  "Confirm with the college for fall {fall}.": "Confírmelo con la universidad para el otoño de {fall}.",
  "For fall {fall}, you need SAT or ACT scores here:":
    "Para el otoño de {fall}, aquí le hacen falta puntajes del SAT o del ACT:",
  "For fall {fall}, you can apply without scores here:":
    "Para el otoño de {fall}, aquí puede enviar la solicitud sin puntajes:",
  "Check where you fall.": "Vea en qué caso está usted.",
  "For students entering in fall {fall}, SAT or ACT scores are required.":
    "Para quienes entran en el otoño de {fall}, se exigen puntajes del SAT o del ACT.",
  "For students entering in fall {fall}, a test is required, and exams other than the SAT or ACT count too.":
    "Para quienes entran en el otoño de {fall}, se exige un examen, y cuentan también otros además del SAT y el ACT.",
  "For students entering in fall {fall}, you choose whether to send SAT or ACT scores.":
    "Quienes entran en el otoño de {fall} deciden si envían puntajes del SAT o del ACT.",
  "For students entering in fall {fall}, the college doesn’t consider SAT or ACT scores for admission.":
    "Para quienes entran en el otoño de {fall}, la universidad no toma en cuenta los puntajes del SAT ni del ACT en la admisión.",
  "For students entering in fall {fall}, {rule}": "Para quienes entran en el otoño de {fall}: {rule}",
  "For students entering in fall {fall}, some applicants must send SAT or ACT scores.":
    "Para el otoño de {fall}, algunos solicitantes tienen que enviar puntajes del SAT o del ACT.",
  "The college reported requiring SAT or ACT scores of {year} entrants.":
    "La universidad informó que exigió puntajes del SAT o del ACT a quienes entraron en {year}.",
  "The college reported not using SAT or ACT scores for {year} entrants. Ask whether scores are considered.":
    "La universidad informó que no usó puntajes del SAT ni del ACT para quienes entraron en {year}. Pregunte si los toma en cuenta.",
  "The college reported SAT and ACT scores as optional for {year} entrants.":
    "La universidad informó que los puntajes del SAT y del ACT fueron opcionales para quienes entraron en {year}.",
  "a {gpa} weighted GPA": "un promedio ponderado de {gpa}",
  "a {gpa} high school GPA": "un promedio de {gpa} en la escuela secundaria",
  "scores are required below {gpa}. At that GPA or higher, you choose whether to send them.":
    "se exigen puntajes por debajo de {gpa}. Con ese promedio o más, usted decide si los envía.",
  "scores are required of its state's residents below {gpa}. At that GPA or higher, you choose whether to send them.":
    "a los residentes del estado se les exigen puntajes por debajo de {gpa}. Con ese promedio o más, usted decide si los envía.",

  // Conditions as they were found
  "The state system doesn't require scores here, but the campus may. Without scores, you needed a higher GPA (3.2 in 2025-26).":
    "El sistema del estado no exige puntajes aquí, pero el campus puede exigirlos. Sin puntajes hacía falta un promedio más alto (3.2 en 2025-26).",
  "The college's page asks applicants to send ACT or SAT scores. This is the state's rule for Mississippi residents who complete the college-prep courses. With a GPA of 3.20 or higher, there's no minimum score. With 2.50, or in the top half of your class, you need an ACT of 16 or the matching SAT. With 2.00, you need an ACT of 18. We found no rule for students from other states.":
    "La página de la universidad pide que los solicitantes envíen puntajes del ACT o del SAT. Es la regla del estado para residentes de Misisipi que completan los cursos de preparación para la universidad. Con un promedio de 3.20 o más, no hay puntaje mínimo. Con 2.50, o en la mitad más alta de su clase, necesita un ACT de 16 o el SAT equivalente. Con 2.00, necesita un ACT de 18. No encontramos ninguna regla para estudiantes de otros estados.",
  "The college's page asks every applicant for scores. This is the state's rule for Mississippi residents who complete the college-prep courses. With a GPA of 3.20 or higher, there's no minimum score. With 2.50, or in the top half of your class, you need an ACT of 16 or the matching SAT. With 2.00, you need an ACT of 18. We found no rule for students from other states.":
    "La página de la universidad pide puntajes a todos los solicitantes. Es la regla del estado para residentes de Misisipi que completan los cursos de preparación para la universidad. Con un promedio de 3.20 o más, no hay puntaje mínimo. Con 2.50, o en la mitad más alta de su clase, necesita un ACT de 16 o el SAT equivalente. Con 2.00, necesita un ACT de 18. No encontramos ninguna regla para estudiantes de otros estados.",
  "It depends on the college you apply to within the university. Computer Science requires the SAT or ACT. Engineering, Dietrich, Information Systems, Mellon Science and Tepper require a test, and AP, IB, A-Level or French Baccalaureate exams also count. Fine Arts is optional. We read this on a page for fall 2026.":
    "Depende de la escuela a la que solicite dentro de la universidad. Computación (Computer Science) exige el SAT o el ACT. Ingeniería, Dietrich, Information Systems, Mellon Science y Tepper exigen un examen, y cuentan también los exámenes AP, IB, A-Level o el Baccalauréat francés. En Fine Arts es opcional. Lo leímos en una página para el otoño de 2026.",
  "The minimums of the UNC System apply, and each arts program sets requirements of its own.":
    "Se aplican los mínimos del sistema UNC, y cada programa de artes fija sus propios requisitos.",
} as const satisfies Translations;

export type PolicyMessage = keyof typeof policyMessages;
