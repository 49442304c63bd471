/** Plain questions in Spanish whose section is known. */
import { plainText } from "~/counselor/words/words";
import type { Known } from "./known-section";

/** States of which our page in Spanish says what they do for students without papers, as it writes them. */
const statesWithRow = ["Arizona", "California", "Florida", "Georgia", "Illinois", "Nueva York", "Texas"];
const noPapers =
  /\b(?:sin|no tiene|no tengo|no tienen|no tenemos) (?:papeles|documentos|estatus)\b|\bindocumentad[oa]s?\b|\bdaca\b|\bdreamers?\b|\bsonador(?:a|es|as)?\b/;

/** Whether money that was given has to be paid back; what happens to it where somebody leaves is another section. */
const paidBack = (plain: string) =>
  /\b(?:devolver(?:l[ao]s?)?|devuelven?|regresar(?:l[ao]s?)?|pagar(?:l[ao]s?)? (?:de vuelta|despues)|reembols\w+|se pagan? (?:de vuelta|despues)|tengo que pagarl[ao]s?|hay que pagarl[ao]s?)\b/.test(
    plain,
  ) && !/\b(?:prestamos?|deja\w*|retir\w*|abandon\w*|estafa|cheque|si (?:me salgo|dejo)|work[- ]?study)\b/.test(plain);

export const spanishSections: readonly Known[] = [
  {
    name: "application deadlines in Spanish",
    urls: ["/es/fechas-limite#meses"],
    spanish: true,
    words: "fechas normales universidades cierran",
    asks: (plain) =>
      /\b(?:hasta cuando|cuando (?:se|hay|tiene\w*|debe\w*|es|son|cierran?)|fechas? limites?|ultimo dia|plazos?)\b/.test(
        plain,
      ) &&
      /\b(?:aplicaciones|aplicacion|aplicar|solicitud(?:es)?|solicitar)\b/.test(plain) &&
      !/\b(?:fafsa|ayuda|becas?|css|transferi\w+|dream|prestamos?)\b/.test(plain),
  },
  {
    name: "whether the Pell Grant is paid back, in Spanish",
    urls: ["/es/glosario#pell", "/es/glosario#subvencion"],
    spanish: true,
    words: "beca dinero que no se devuelve",
    asks: (plain) => /\bpell\b/.test(plain) && paidBack(plain),
  },
  {
    name: "whether grants are paid back, in Spanish",
    urls: ["/es/glosario#beca", "/es/glosario#subvencion"],
    spanish: true,
    words: "dinero que no se devuelve",
    asks: (plain) =>
      /\b(?:becas?|grants?|subvencion(?:es)?)\b/.test(plain) && !/\bpell\b/.test(plain) && paidBack(plain),
  },
  {
    name: "parents without papers and the FAFSA, in Spanish",
    urls: [
      "/es/familias-con-estatus-mixto#mis-padres-no-tienen-papeles-entonces-no-puedo-recibir-ayuda",
      "/es/fafsa-para-familias#sin-seguro-social",
    ],
    spanish: true,
    words: "padres no tienen papeles ayuda estatus requisito",
    asks: (plain) =>
      /\b(?:mis|sus|los|nuestros) (?:papas|padres)\b|\bmi (?:mama|papa|madre|padre)\b/.test(plain) &&
      /\b(?:sin|no tienen?|no tenemos) (?:papeles|documentos|estatus)\b|\b(?:indocumentad[oa]s?|ilegal(?:es)?)\b/.test(
        plain,
      ) &&
      /\b(?:puedo|puede|podemos|se puede|califico|recibir)\b/.test(plain) &&
      /\b(?:fafsa|ayuda|becas?|pell)\b/.test(plain) &&
      !/\b(?:seguro social|ssn|peligro\w*|seguro poner|miedo|deport\w*|inmigracion|migra|cuenta|datos)\b/.test(plain),
  },
  ...statesWithRow.map(
    (state): Known => ({
      name: `students without papers in ${state}, in Spanish`,
      urls: ["/es/familias-con-estatus-mixto#estados"],
      spanish: true,
      anywhere: true,
      row: state,
      words: state,
      asks: (plain) =>
        new RegExp(`\\b${plainText(state)}\\b`).test(plain) &&
        noPapers.test(plain) &&
        /\b(?:ayuda|becas?|dinero|matricula|precio|pagar|paga|universidad|estudiar|residentes?|estatal)\b/.test(
          plain,
        ) &&
        !/\b(?:mis|sus|los|nuestros) (?:papas|padres)\b|\bmi (?:mama|papa|madre|padre)\b|\bfafsa\b/.test(plain),
    }),
  ),
  {
    name: "who fills in the FAFSA, in Spanish",
    urls: ["/es/glosario#fafsa", "/es/fafsa-para-familias"],
    spanish: true,
    words: "la FAFSA la empieza el estudiante y uno de los padres, o los dos, llenan su parte",
    asks: (plain) =>
      /\bfafsa\b/.test(plain) &&
      /\bquien(?:es)? (?:la |lo )?(?:llena|hace|contesta|firma|manda|envia|tiene que (?:llenar|hacer|firmar)|debe (?:llenar|hacer))\w*\b/.test(
        plain,
      ) &&
      !/\b(?:divorci\w*|separad\w*|padrastro|madrastra|abuel\w*|tia|papeles)\b/.test(plain),
  },
  {
    name: "where the first in a family begins, in Spanish",
    urls: ["/es/como-se-paga-la-universidad#pregunte-en-la-escuela", "/es/como-se-paga-la-universidad#llene-la-fafsa"],
    spanish: true,
    words: "pregunte en la escuela llene la fafsa esta semana",
    asks: (plain) =>
      /\b(?:por donde|como|con que|que hago para) (?:se )?(?:empiez\w+|empezamos|comienz\w+|empezar|comenzar|arranc\w+)\b|\bprimer(?:os)? pasos?\b/.test(
        plain,
      ) &&
      /\b(?:primer[oa]?s?|nadie|universidad|college|colegio)\b/.test(plain) &&
      !/\b(?:ensayo|fafsa|sat|act|becas?|css|transfer\w*|solicitud|essay)\b/.test(plain),
  },
  {
    name: "loans with and without subsidy, in Spanish",
    urls: ["/es/glosario#con-subsidio", "/es/glosario#sin-subsidio"],
    spanish: true,
    words: "prestamo con subsidio sin subsidio intereses necesidad",
    asks: (plain) =>
      /\bcon (?:subsidio|subsidiad\w+)\b|\bsubsidiad[oa]s?\b/.test(plain) &&
      /\bsin subsidi\w*\b|\bno subsidiad\w*\b/.test(plain) &&
      /\b(?:diferencia|diferente|que es|que son|distint\w+|mejor|cual)\b/.test(plain),
  },
];
