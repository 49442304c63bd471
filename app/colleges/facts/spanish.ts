import type { Translations } from "~/translation";

/** What is said of colleges and of where their figures come from, in Spanish by its English text. */
export const collegeMessages = {
  "Only {rate} finish within {years} years.": "Solo el {rate} termina en {years} años.",
  "Only {rate} of full-time students who start here finish within {years} years; at half of such colleges more than {median} do.":
    "Solo el {rate} de los estudiantes de tiempo completo que empiezan aquí termina en {years} años; en la mitad de las universidades de este tipo termina más del {median}.",
  "Another {share} transferred to another college.": "Otro {share} se transfirió a otra universidad.",
  "Ask why, and what help there is, before you count on it.":
    "Pregunte por qué, y qué ayuda hay, antes de contar con ella.",
  "Ask which language classes are taught in: federal data doesn’t say.":
    "Pregunte en qué idioma se dan las clases: los datos federales no lo dicen.",

  // Regions
  "New England": "Nueva Inglaterra",
  "Mid-Atlantic": "Atlántico Medio",
  "Great Lakes": "Grandes Lagos",
  Plains: "Grandes Llanuras",
  Southeast: "Sureste",
  Southwest: "Suroeste",
  "Rocky Mountains": "Montañas Rocosas",
  "Far West": "Oeste, Alaska y Hawái",
  "Puerto Rico and the islands": "Puerto Rico y las islas",

  // Where figures come from; publications keep their English titles
  "Applicants and admission rate": "Solicitantes y tasa de admisión",
  "SAT and ACT scores": "Puntajes del SAT y del ACT",
  "Only first-year students who sent a score. Half of them scored between the lower and the upper quartile.":
    "Solo estudiantes de primer año que enviaron un puntaje. La mitad sacó entre el cuartil inferior y el superior.",
  "Net price": "Precio neto",
  "Full-time first-year students with federal aid; at public colleges only those who pay in-state tuition.":
    "Estudiantes de primer año de tiempo completo con ayuda federal; en las universidades públicas, solo los que pagan matrícula de residentes.",
  "Colleges that mostly award bachelor's degrees.": "Universidades que dan sobre todo licenciaturas.",
  "Published cost of attendance": "Costo de asistencia publicado",
  "Tuition, fees, books, housing, food and other costs of a full-time first-year student, before any aid.":
    "Matrícula, cuotas, libros, vivienda, comida y otros gastos de un estudiante de primer año de tiempo completo, antes de cualquier ayuda.",
  "Graduation rate": "Tasa de graduación",
  "First-time full-time students who graduated from this college within 150 % of the normal time: entrants of 2018 at four-year colleges, of 2021 at two-year colleges.":
    "Estudiantes nuevos de tiempo completo que se graduaron de esta universidad dentro del 150% del tiempo normal: los que entraron en 2018 en universidades de cuatro años y en 2021 en las de dos años.",
  Students: "Estudiantes",
  "All undergraduates, degree-seeking or not.": "Todos los estudiantes de pregrado, busquen o no un título.",
  "fall 2024": "otoño de 2024",
} as const satisfies Translations;

export type CollegeMessage = keyof typeof collegeMessages;
