const plain = (text: string) =>
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
export const onlySpanish: ReadonlySet<string> = new Set(
  "aplicar aplicacion ayuda beca becas calculadora carrera carreras carta clases colegio comunitario consejero contribuyente costo cuesta dinero donde estado estudiante estudiantes estudiar exencion fecha fechas formulario gratis hijo hija hijos hija impuestos indocumentado indocumentados ingles limite llenar madre matricula mixto neto oferta padrastro padre padres papas pagar perdi perdon plazo precio prestamo prestamos preguntas primero requisitos seguro separados solicitar solicitud tecnicas universidad universidades verificacion requisito requisitos tasa promedio solicitudes colegios escuela diferencia subsidiado subsidiada subsidiados ensayo ensayos ganar gana ganan cuanto cuanta cuantos cuantas cuando enfermera enfermero maestra maestro ingeniero abogado porcentaje admision acepta aceptan pide piden pidieron mandar mandamos ciudadano ciudadana papeles conviene necesito debo quiero puedo llena llenan inscribirse inscripcion creditos verano otono primavera trabajo trabajar mudarse hogar becados residencia residente vivienda comida libros semestre barata baratas barato mejores cerca temprana accion enfermeria ingenieria medicina derecho esposo esposa abuela abuelo abuelos hermano hermana nacio mijo mija".split(
    " ",
  ),
);

/** Whether a word of a Spanish question may be left out. */
export const saysNothing = (word: string): boolean => emptyInSpanish.has(plain(word).replace(/[^a-z]/g, ""));

/**
 * Whether a question is asked in Spanish: by its letters, by a word that English does not have, or by two small words.
 * One small word is not enough, since "La" and "Los" begin the names of cities.
 */
export function isSpanish(asked: string): boolean {
  if (/[ñ¿¡]/i.test(asked.normalize("NFC"))) return true;
  const words = plain(asked).match(/[a-z]+/g) ?? [];
  return words.some((word) => onlySpanish.has(word)) || words.filter((word) => emptyInSpanish.has(word)).length > 1;
}
