/** What is asked in Spanish of the counselor itself. Their words in English would be those of other questions. */
import { type Phrase, row } from "./phrase";

const someone =
  "(?:personas?|human[oa]s?|ser humano|robot|bot|chatbot|programa|maquina|computadora|inteligencia artificial|ia|consejer[oa]|asistente|chat ?gpt)";
const kind = "(?: (?:reales|real|de verdad|de carne y hueso|virtual|humanas?|humanos?|automatic[oa]))?";
const chosen =
  "(?:decid(?:e|a|as|an|ir|elo|alo)|eli[gj](?:e|a|as|an)|elegir|elijas|esco[gj](?:e|a|as|an)|escoger|escogerl[oa]|elegirl[oa])";

export const inSpanish: readonly Phrase[] = [
  row(
    "a program",
    new RegExp(
      `(?<!\\b(?:si|cuando|que|aunque|porque) )\\b(?:eres|sos|es usted)(?: (?:tu|usted|vos))? (?:(?:un|una) )?${someone}${kind}(?= o\\b|$| y\\b)`,
    ),
    "¿Eres una persona?",
  ),
  row(
    "a program",
    new RegExp(
      `^(?:(?:hola|oye|oiga|disculpe|perdon|esto|usted|y) )*es (?:un|una) ${someone}${kind}(?: o (?:un|una) \\w+${kind})?$`,
    ),
    "¿Es un programa?",
  ),
  row(
    "a program",
    /^(?:(?:hola|oye|oiga|disculpe|y) )*(?:eres|es usted|sos) (?:real|de verdad|human[oa])$/,
    "¿Eres real?",
  ),
  row(
    "a program",
    new RegExp(
      `\\b(?:hablo|hablando|hablamos|platico|platicando|chateo|chateando|converso|conversando|escribo|escribiendo) con (?:una?|algun[ao]?) ${someone}${kind}(?= o\\b|$)`,
    ),
    "¿Estoy hablando con una persona real?",
  ),
  row(
    "a program",
    /\b(?:puedo|podria|quiero|quisiera|necesito|se puede) hablar con (?:una persona|alguien|un humano|un ser humano)(?: real| de verdad| de carne y hueso)?$/,
    "¿Puedo hablar con una persona?",
  ),
  row(
    "a program",
    /\b(?:hay|esta) (?:una persona|alguien)(?: real| de verdad)? (?:ahi|alli|aqui|del otro lado|detras|contestando|respondiendo)\b/,
    "¿Hay una persona del otro lado?",
  ),
  row(
    "a program",
    /\b(?:con )?quien (?:eres|es usted|sos|te (?:hizo|creo|programo)|lo (?:hizo|creo|programo)|(?:me )?(?:contesta|responde|esta (?:contestando|respondiendo))|estoy hablando|hablo)(?: (?:tu|usted|vos|aqui|ahi|esto))?$/,
    "¿Quién eres?",
  ),
  row("a program", /^(?:(?:y|hola|oye) )*que (?:eres|es usted|sos)(?: (?:tu|usted|vos))?$/, "¿Qué eres tú?"),
  row(
    "your choice",
    new RegExp(
      `\\b${chosen} (?:\\w+ ){0,5}por (?:nosotr[oa]s|mi hij[oa]|nuestr[oa] hij[oa]|(?:mi|ella|el|ellos)(?=$| (?:a|que|cual|cuales|entre|si|y|o|en|porque|por)\\b))(?= |$)`,
    ),
    "Decide por mí",
  ),
  row(
    "your choice",
    /\b(?:(?:decide|elige|escoge) tu|(?:decida|elija|escoja) usted|(?:escogeme|eligeme|elijame|escojame)|(?:decidelo|decidalo)(?: (?:tu|usted))?$)/,
    "Mejor escoja usted",
  ),
  row(
    "your choice",
    /\b(?:toma|tome|tomar|tomes|haz|haga) la (?:decision|eleccion) por (?:mi|nosotr[oa]s|ella|el|mi hij[oa])\b/,
    "Tome la decisión por mí",
  ),
];
