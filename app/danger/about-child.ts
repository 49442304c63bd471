/** What is said to a parent who tells of danger to a child: the parent is who can act, and isn't the one in danger. */
import type { Danger } from "./danger";
import type { DangerTone, Language } from "./kinds/rules";
import { plainWords } from "./learned/plain-words";

const child =
  /\b(?:my|our) (?:(?!best |friend|ex )\w+ ){0,3}?(?:(?:step ?)?(?:son|daughter|kid|child)|teen(?:ager)?|grand ?(?:son|daughter|child|kid|baby)|nieto|nieta)s?\b(?! (?:s )?(?:\w+ )?(?:friends?|boyfriend|girlfriend|roommates?|teacher|coach|counselor|classmates?|dad|father|mom|mother|stepdad|ex|husband|wife|school)\b)|\b(?:mi|nuestr[oa]) (?:\w+ )?(?:hij[oa]|nin[oa]|niet[oa]|hijastr[oa])\b/;
const grandchild = /\b(?:my|our|mi|nuestr[oa]) (?:\w+ ){0,2}?(?:grand ?(?:son|daughter|child|kid|baby)|niet[oa])/;

/** Words in which somebody tells of the own despair, hunger for an end, or hurt, beside a child's or instead of it. */
const ofOneself =
  /\b(?:myself|my (?:own )?life|without me|better off|(?:kill|hurt|hit|hits|beat|beats|rape[ds]?|chok\w+|threaten\w*|touch(?:es|ed)?) me|(?:i|we) (?:\w+ )?(?:want|wish|hate|might|swallowed|cut|would rather|am done|am going|am so tired|can not (?:go on|take|do this|live|keep)|could not (?:go on|live)|do not (?:want|see)|should (?:just )?(?:die|end)|have (?:\w+ )?(?:thought|been thinking|a plan)|keep thinking|think (?:about|of) (?:dying|ending|death)|took (?!him|her|them|my|our|it|this|that|away|care)|feel (?:like|hopeless|empty|worthless|dead))|matarme|morirme|quitarme|lastimarme|me (?:pega|golpea|mato|quiero)|ya no (?:puedo|quiero|aguanto))\b/;

/**
 * By what was heard; what isn't here says nothing of who is in danger. In place of "{child}" stands whose child it is.
 */
const words: Readonly<Record<Language, Readonly<Partial<Record<DangerTone, readonly string[]>>>>> = {
  en: {
    "self-harm": [
      "I’m so sorry, and I’m glad you wrote. Stay with your {child} now, and don’t wait to see whether it passes.",
      "Ask plainly whether they’re thinking about dying, and listen. Put pills, blades and guns where your {child} can’t get them.",
      "If your {child} has taken something, is hurt, or may do it now, call 911.",
      "I’m a computer program, so please call a person. At 988 somebody listens at any hour, also to whoever is afraid for a child. You can call together.",
    ],
    taken: [
      "If your {child} has taken something, call 911 now, even if they seem fine. Say what it was and how much.",
      "Stay with them until help is there, and keep what they took to show it.",
      "I’m a computer program, so please call a person. 988 also helps people who are afraid for somebody else.",
    ],
    eating: [
      "I’m glad you told me. How your {child} eats may be doing harm, and that can be treated.",
      "I’m a computer program, so please tell a person. 988 isn’t only for suicide: they also listen to whoever is afraid for a child.",
      "If your {child} faints, has chest pain or can’t keep water down, call 911.",
    ],
    hint: [
      "I’m not sure what you mean by that, and I’d rather ask once too often: is your {child} safe tonight?",
      "If anything in you says no, stay with them and call. These people are there right now, and you don’t need a reason.",
      "I’m a computer program and may have misread you. If I did, just ask me your question again.",
    ],
  },
  es: {
    "self-harm": [
      "Lo siento mucho, y qué bueno que lo escribes. Quédate ahora con tu {child}, sin esperar a ver si se le pasa.",
      "Pregúntale con claridad si piensa en morir, y escucha. Pon las pastillas, las navajas y las armas donde no las alcance.",
      "Si tomó algo, está mal o puede hacerse daño ahora, llama al 911.",
      "Soy un programa de computadora, así que por favor llama a una persona. En el 988 también ayudan a quien teme por otra persona, a cualquier hora. Pueden llamar juntos.",
    ],
    taken: [
      "Si tu {child} tomó algo, llama al 911 ahora, aunque parezca estar bien. Di qué fue y cuánto.",
      "Quédate a su lado hasta que llegue la ayuda, y guarda lo que tomó para enseñarlo.",
      "Soy un programa de computadora, así que por favor llama a una persona. En el 988 también ayudan a quien teme por otra persona.",
    ],
    eating: [
      "Qué bueno que me lo dices. Lo que come o deja de comer tu {child} puede hacerle daño, y eso tiene tratamiento.",
      "Soy un programa de computadora, así que por favor cuéntaselo a una persona. El 988 no es solo para el suicidio: también ayudan a quien teme por otra persona.",
      "Si se desmaya, le duele el pecho o no retiene ni el agua, llama al 911.",
    ],
    hint: [
      "No sé bien qué quieres decir, y prefiero preguntar de más: ¿está a salvo tu {child} esta noche?",
      "Si algo en ti dice que no, quédate a su lado y llama. Estas personas están ahí ahora mismo, y no necesitas una razón.",
      "Soy un programa de computadora y puedo entender mal. Si fue así, vuelve a hacerme tu pregunta.",
    ],
  },
};

const names = {
  en: { child: "child", grandchild: "grandchild" },
  es: { child: "hijo o tu hija", grandchild: "nieto o tu nieta" },
} as const;

/**
 * What is said, to the parent or grandparent who tells of a child: the same people to call, in words for whoever can
 * stay with the child. A text that may tell of its writer, too, keeps the words for them.
 */
export function toWhomItTells(danger: Danger, text: string): Danger {
  const plain = plainWords(text);
  const said = words[danger.language][danger.tone];
  if (said === undefined || !child.test(plain) || ofOneself.test(plain)) return danger;
  const whose = names[danger.language][grandchild.test(plain) ? "grandchild" : "child"];
  return { ...danger, words: said.map((one) => one.replace("{child}", whose)) };
}
