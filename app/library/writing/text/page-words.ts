import type { Language } from "~/language";
import type { FrontMatter } from "../files/front-matter";

/** What stands around the text of a page of words. */
export interface PageWords {
  readonly breadcrumbs: string;
  readonly reviewedOn: string;
  /** Between the day of the last review and that of the next. */
  readonly reviewedBy: Readonly<Record<FrontMatter["author"], string>>;
  readonly minutes: (count: number) => string;
  readonly contents: string;
  readonly sources: string;
  /** Opens the sources where they're folded. */
  readonly allSources: (count: number) => string;
  /** Opens a part of a long text where it's folded. */
  readonly unfold: { readonly chapter: string; readonly answer: string; readonly fact: string };
  readonly table: (columns: string) => string;
  readonly neighbors: string;
  readonly previous: string;
  readonly next: string;
  readonly readNext: string;
  readonly share: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly sheet: SheetWords;
}

/** What stands around the one page of an article for paper, and the link that leads to it. */
interface SheetWords {
  readonly link: string;
  /** Between the day of the last review and that of the next. */
  readonly nextReview: string;
  /** Before the address of the whole page. */
  readonly whole: string;
  readonly print: string;
  /** In place of the button, where no program can press it. */
  readonly byMenu: string;
  readonly fits: string;
}

export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    breadcrumbs: "Breadcrumbs",
    reviewedOn: "Reviewed on",
    reviewedBy: {
      editors: "by our editors, next review by",
      engineers: "by our engineers, next review by",
      program: "by our editors, after a program wrote the first draft from the pages of this site; next review by",
    },
    minutes: (count) => `${count} ${count === 1 ? "minute" : "minutes"} to read`,
    contents: "On this page",
    sources: "Sources",
    allSources: (count) => `See the ${count} sources`,
    unfold: { chapter: "Read this part", answer: "Read the answer", fact: "Read the details" },
    table: (columns) => `Table: ${columns}`,
    neighbors: "Previous and next",
    previous: "Previous",
    next: "Next",
    readNext: "Read next",
    share: "Share this page:",
    copy: "Copy the link",
    copied: "Copied.",
    notCopied: "Your browser didn’t allow it: copy the address beside this button.",
    sheet: {
      link: "One page to print",
      nextReview: ", next review by",
      whole: "The whole page, with examples, questions and sources:",
      print: "Print this page",
      byMenu: "To print this page, use your browser’s menu.",
      fits: "It fits on one sheet of Letter paper.",
    },
  },
  es: {
    breadcrumbs: "Dónde está usted",
    reviewedOn: "Revisado el",
    reviewedBy: {
      editors: "por nuestra redacción; próxima revisión: a más tardar el",
      engineers: "por nuestros ingenieros; próxima revisión: a más tardar el",
      program:
        "por nuestra redacción, después de que un programa escribiera el primer borrador con las páginas de este sitio; próxima revisión: a más tardar el",
    },
    minutes: (count) => `${count} ${count === 1 ? "minuto" : "minutos"} de lectura`,
    contents: "En esta página",
    sources: "Fuentes",
    allSources: (count) => `Ver las ${count} fuentes`,
    unfold: { chapter: "Leer esta parte", answer: "Leer la respuesta", fact: "Leer los detalles" },
    table: (columns) => `Tabla: ${columns}`,
    neighbors: "Anterior y siguiente",
    previous: "Anterior",
    next: "Siguiente",
    readNext: "Siga leyendo",
    share: "Comparta esta página:",
    copy: "Copiar el enlace",
    copied: "Copiado.",
    notCopied: "Su navegador no lo permitió: copie la dirección que está junto a este botón.",
    sheet: {
      link: "Una sola hoja para imprimir",
      nextReview: "; próxima revisión: a más tardar el",
      whole: "La página completa, con ejemplos, preguntas y fuentes:",
      print: "Imprimir esta hoja",
      byMenu: "Para imprimir esta hoja, use el menú de su navegador.",
      fits: "Cabe en una sola hoja de papel tamaño carta.",
    },
  },
};

/** How a page leads to the same subject in the other language, in the words of that language. */
export const inLanguage: Readonly<Record<Language, string>> = { en: "In English:", es: "En español:" };
