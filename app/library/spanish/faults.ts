/**
 * What is wrong with a text in Spanish that no rule for English finds: words that look like English ones and mean
 * something else, the familiar form of address, and amounts that are no reference. Words in italics are English and
 * left out, as is what stands in quotation marks: a page may name a word it warns of.
 * @param body Markdown, with its references
 */
export function spanishFaults(body: string): string[] {
  const amounts = body.replace(/\{\{[^}]*\}\}/g, "").match(/\d[\d,.]*\s?(?:dólares|por ciento)/gi) ?? [];
  const text = body.replace(/\{\{[^}]*\}\}|(?<!\*)\*[^*\n]+\*(?!\*)|"[^"\n]*"|“[^”\n]*”|\]\([^)\s]*\)/g, " ");
  return [
    ...amounts.map((amount) => `an amount that is no reference: ${amount}`),
    ...wrong.flatMap(([pattern, instead]) => {
      const match = pattern.exec(text);
      return match ? [`“${match[0].trim()}”: ${instead}`] : [];
    }),
  ];
}

const before = "(?<![\\p{L}\\p{N}])";
const after = "(?![\\p{L}\\p{N}])";
const word = (pattern: string) => new RegExp(`${before}(?:${pattern})${after}`, "iu");

const wrong: readonly (readonly [RegExp, string])[] = [
  [word("aplicar (?:a|para)|aplique (?:a|para)|aplican? (?:a|para)"), "to apply is “solicitar”"],
  [word("aplicación|aplicaciones"), "an application is a “solicitud”"],
  [word("cartas? de premio|premios? de ayuda"), "an award is an “oferta” or “ayuda”"],
  [word("dormitorios?"), "a dormitory is a “residencia estudiantil”"],
  [word("la facultad|los facultativos"), "the faculty is the “profesorado”"],
  [word("eventualmente"), "it means “perhaps”: say “con el tiempo”"],
  [word("grado de bachiller|bachillerato"), "a bachelor’s degree is a “licenciatura”"],
  [word("tú|tus?|ti|contigo|puedes|debes|tienes|quieres|necesitas"), "address the reader as “usted”"],
  [word("hoy en día|en el mundo actual|sin lugar a dudas|cabe destacar|es importante destacar"), "filler"],
];
