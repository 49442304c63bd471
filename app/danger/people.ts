import type { DangerTone, Language } from "./kinds/rules";

/**
 * Somebody to turn to, and how. Read in public copies on November 22, 2026: 988lifeline.org (Wyoming Department of
 * Health), Childhelp's own site and report (1-800-422-4453, call or text), thehotline.org with 800-799-7233 and START
 * to 88788 (U.S. Department of Justice, Office for Victims of Crime). No address of 211 could be confirmed, so it has
 * none.
 */
export interface Contact {
  readonly name: string;
  readonly how: string;
  readonly url?: string;
}

type Line =
  | "emergency"
  | "lifeline"
  | "childhelp"
  | "domestic"
  | "local"
  | "liaison"
  | "doctor"
  | "police"
  | "hospital"
  | "school";

const urls: Partial<Record<Line, string>> = {
  lifeline: "https://988lifeline.org/",
  childhelp: "https://childhelphotline.org/",
  domestic: "https://www.thehotline.org/",
};

const said: Readonly<Record<Language, Readonly<Record<Line, { readonly name: string; readonly how: string }>>>> = {
  en: {
    emergency: { name: "911", how: "Call if somebody could get hurt right now." },
    lifeline: { name: "988 Suicide & Crisis Lifeline", how: "Call or text 988, or chat on its website. Any hour." },
    childhelp: {
      name: "Childhelp National Child Abuse Hotline",
      how: "Talk with a crisis counselor about someone under 18 who is being hurt. Call or text 1-800-422-4453, or chat on its website.",
    },
    domestic: {
      name: "National Domestic Violence Hotline",
      how: "For anyone who is hurt or scared by a partner or someone at home. Call 800-799-7233, text START to 88788, or chat on its website.",
    },
    local: { name: "211", how: "Call 211. They know where to find a bed, food and help near you." },
    doctor: {
      name: "A doctor or the school nurse",
      how: "Say how you eat and how you feel. They hear it often, and they can find somebody who treats it.",
    },
    police: {
      name: "The local police",
      how: "On a campus, its own police too. Ask to make a report, and show them what was written.",
    },
    hospital: {
      name: "An emergency room",
      how: "Say that you were assaulted, or that you may have been. Bring somebody you trust if you can.",
    },
    school: {
      name: "An adult at the school",
      how: "The principal, a counselor or a teacher. Tell them now, by phone if you have to.",
    },
    liaison: {
      name: "The McKinney-Vento liaison of your school district",
      how: "Go to any school office and ask for the homeless liaison. You can say just that. Every district has one, for students who have lost their housing. They help with the forms for financial aid, too.",
    },
  },
  es: {
    emergency: { name: "911", how: "Llama si alguien puede salir lastimado ahora mismo." },
    lifeline: {
      name: "988, Línea de Prevención del Suicidio y Crisis",
      how: "Llama al 988 y oprime 2 para español. También puedes mandar un mensaje de texto al 988 o chatear en su sitio web. A cualquier hora.",
    },
    childhelp: {
      name: "Childhelp, línea nacional contra el abuso infantil",
      how: "Habla con una consejera de crisis si lastiman a alguien menor de 18 años. Llama o manda un mensaje de texto al 1-800-422-4453, o chatea en su sitio web.",
    },
    domestic: {
      name: "Línea Nacional contra la Violencia Doméstica",
      how: "Si tu pareja o alguien en tu casa te lastima o te da miedo. Llama al 800-799-7233, manda START por mensaje de texto al 88788 o chatea en su sitio web.",
    },
    local: { name: "211", how: "Llama al 211. Saben dónde hay una cama, comida y ayuda cerca de ti." },
    doctor: {
      name: "Una doctora o la enfermera de la escuela",
      how: "Cuéntale cómo comes y cómo te sientes. Lo oyen a menudo y pueden encontrar quién lo trate.",
    },
    police: {
      name: "La policía local",
      how: "En un campus, también la de ahí. Di que quieres hacer un reporte y enséñales lo que se escribió.",
    },
    hospital: {
      name: "Una sala de emergencias",
      how: "Di que te agredieron, o que puede que sí. Si puedes, ve con alguien de confianza.",
    },
    school: {
      name: "Un adulto de la escuela",
      how: "La dirección, una consejera o un maestro. Cuéntaselo ya, aunque sea por teléfono.",
    },
    liaison: {
      name: "El enlace McKinney-Vento de tu distrito escolar",
      how: "Ve a cualquier oficina de tu escuela y pregunta por el enlace para estudiantes sin hogar. Basta con decir eso. Cada distrito tiene uno, para estudiantes que perdieron su vivienda. También ayuda con los papeles de la ayuda económica.",
    },
  },
};

/** Whom to call first, second and so on. */
const order: Readonly<Record<DangerTone, readonly Line[]>> = {
  "self-harm": ["lifeline", "emergency"],
  violence: ["emergency", "domestic", "lifeline"],
  abuse: ["emergency", "childhelp", "domestic", "lifeline"],
  "no-home": ["local", "liaison", "emergency", "lifeline"],
  hunger: ["local", "liaison", "lifeline"],
  taken: ["emergency", "lifeline"],
  missing: ["emergency", "lifeline"],
  lost: ["emergency", "police", "lifeline"],
  stake: ["emergency", "lifeline"],
  eating: ["lifeline", "doctor", "emergency"],
  partner: ["emergency", "domestic", "lifeline"],
  assault: ["emergency", "hospital", "childhelp", "lifeline"],
  pictures: ["emergency", "police", "childhelp", "lifeline"],
  others: ["emergency", "lifeline", "school"],
  payoff: ["lifeline", "emergency"],
  grief: ["lifeline", "emergency"],
  hint: ["lifeline", "emergency"],
};

/** People to turn to, the first to call first. */
export function peopleFor(tone: DangerTone, language: Language): readonly Contact[] {
  return order[tone].map((line) => {
    const url = urls[line];
    return url === undefined ? said[language][line] : { ...said[language][line], url };
  });
}
