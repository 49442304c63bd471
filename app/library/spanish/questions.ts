const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "");

/**
 * Small words of a Spanish question that say nothing about what is looked for, without accents. "Sin" is none of them:
 * whoever asks about the FAFSA without a number of Social Security means it.
 */
const emptyInSpanish: ReadonlySet<string> = new Set(
  "al como con cual cuales cuando cuanta cuantas cuanto cuantos de del donde el ella ellos en es esta este hay la las le les lo los mas me mi mis nos nuestra nuestro o para pero por porque puede puedo que quien quienes se ser si soy son su sus tengo tiene un una unas unos y ya".split(
    " ",
  ),
);

/** Words that families type and that no English question has, without accents. */
const onlySpanish: ReadonlySet<string> = new Set(
  "eres usted aplicar aplicacion ayuda beca becas calculadora carrera carreras carta clases colegio comunitario consejero contribuyente costo cuesta dinero donde estado estudiante estudiantes estudiar exencion fecha fechas formulario gratis hijo hija hijos hija impuestos indocumentado indocumentados ingles limite llenar madre matricula mixto neto oferta padrastro padre padres papas pagar perdi perdon plazo precio prestamo prestamos preguntas primero requisitos seguro separados solicitar solicitud tecnicas universidad universidades verificacion requisito requisitos tasa promedio solicitudes colegios escuela diferencia subsidiado subsidiada subsidiados ensayo ensayos ganar gana ganan cuanto cuanta cuantos cuantas cuando enfermera enfermero maestra maestro ingeniero abogado porcentaje porciento admision acepta aceptan pide piden pidieron mandar mandamos ciudadano ciudadana papeles conviene necesito debo quiero puedo llena llenan inscribirse inscripcion creditos verano otono primavera trabajo trabajar mudarse hogar becados residencia residente vivienda comida libros semestre barata baratas barato mejores cerca temprana accion enfermeria ingenieria medicina derecho esposo esposa abuela abuelo abuelos hermano hermana nacio mijo mija".split(
    " ",
  ),
);

/** Whether a word of a Spanish question may be left out. */
export const saysNothing = (word: string): boolean => emptyInSpanish.has(plain(word).replace(/[^a-z]/g, ""));

const plainWords = (text: string): readonly string[] => plain(text).match(/[a-z]+/g) ?? [];

/** Small words of Spanish sentences: two of them among others show the language. */
const spanishSigns = new Set(
  "que cual cuales cuanto cuanta cuantos cuando como donde quien para necesito puedo tengo mi mis hijo hija beca becas universidad ayuda fecha limite cuesta el la los las del de una es son y con sin por prestamo prestamos ingresos padres soy somos gana ganamos si me un en se lo su sus te nos le les al muy tanto tanta tantos tantas quiero quiere saber pena estoy estamos esta este esto hay mas pero porque tambien voy va van vamos hacer hago llenar familia dinero trabajo fuera estado puede pueden nuestro nuestra tiene tenemos".split(
    " ",
  ),
);

/** Small words of English questions that no Spanish one holds. */
const englishSigns = new Set(
  "what whats how hows when where which why does do is are can will the rate college collage school have has need get to of at and for my our with".split(
    " ",
  ),
);

/** With as many small English words a question is English, whatever name it holds. */
const leastEnglish = 2;

/**
 * Whether a question is in Spanish: by a mark only Spanish has, by a word that no English question holds among other
 * Spanish words or few words at all, or by its small words. A Spanish name in an English question is too little.
 */
export function isSpanish(text: string): boolean {
  const composed = text.normalize("NFC");
  if (/[¿¡]/.test(composed)) return true;
  const words = plainWords(text);
  const small = words.filter((word) => spanishSigns.has(word)).length;
  const only = words.filter((word) => onlySpanish.has(word) && !spanishSigns.has(word)).length;
  // One word by itself is the whole question: "becas".
  if (words.length === 1 && words.some((word) => onlySpanish.has(word))) return true;
  // "Admision" among English words is a slip of "admission".
  const english = words.filter((word) => englishSigns.has(word)).length;
  // A town or a person may bear the letter in a question that is plainly English: "college in Española".
  if (/ñ/i.test(composed)) return english < leastEnglish || english <= small + only;
  if (only > 0 && only + small > english && (words.length <= 6 || (small + only) / words.length >= 0.25)) return true;
  return small >= 2 && small / words.length >= 0.3;
}
