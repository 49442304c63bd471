import type { DangerKind, Language } from "./rules";

/** What is said before the people to call: short, warm, and nothing about college. One sentence each. */
export const dangerWords: Readonly<Record<Language, Readonly<Record<DangerKind, readonly string[]>>>> = {
  en: {
    "self-harm": [
      "I’m really glad you wrote that down. What you’re feeling matters, and you don’t have to carry it alone.",
      "I’m a computer program, so please talk with a person right now. These people listen at any hour, and no reason is too small.",
      "If you have taken something, or you might hurt yourself now, call 911.",
      "If this is about somebody else, stay with them and call 988 together.",
    ],
    violence: [
      "If somebody could get hurt right now, call 911 first. Get to a safe place if you can.",
      "I’m a computer program and can’t send help, but these people can.",
      "If you heard a threat at school, tell an adult there today. Telling keeps people safe.",
      "If you’re the one who is afraid of hurting somebody, call or text 988. They will listen without judging you.",
    ],
    abuse: [
      "I’m so sorry this is happening. It isn’t your fault, and nobody is allowed to hurt you.",
      "I’m a computer program, so please tell a person: one of these lines, or an adult you trust at school.",
      "If you’re in danger right now, call 911. If someone watches your phone, use one that’s safer.",
    ],
    "no-home": [
      "I’m sorry you’re going through this. Let’s think about tonight first; everything else can wait until tomorrow.",
      "I’m a computer program, but these people help with a place to stay, and they help students your age every day.",
      "If you’re in danger where you are, call 911.",
    ],
    hunger: [
      "I’m sorry. Nobody should have to go hungry, and there’s help near you today.",
      "I’m a computer program, but these people know where to get food, and you don’t have to explain yourself.",
      "You can also tell any teacher, counselor or the school nurse that there isn’t enough to eat. They’ll know what to do.",
    ],
  },
  es: {
    "self-harm": [
      "Me alegra mucho que lo hayas escrito. Lo que sientes importa, y no tienes que cargarlo a solas.",
      "Soy un programa de computadora, así que por favor habla con una persona ahora mismo. Te escuchan a cualquier hora, y ninguna razón es demasiado pequeña.",
      "Si tomaste algo, o si puedes hacerte daño ahora, llama al 911.",
      "Si se trata de otra persona, quédate con ella y llamen juntos al 988.",
    ],
    violence: [
      "Si alguien puede salir lastimado ahora mismo, llama primero al 911. Ve a un lugar seguro si puedes.",
      "Soy un programa de computadora y no puedo mandar ayuda, pero estas personas sí.",
      "Si oíste una amenaza en la escuela, cuéntaselo hoy a un adulto de ahí. Contarlo protege a todos.",
      "Si tienes miedo de lastimar a alguien, llama al 988 o mándales un mensaje. Te van a escuchar sin juzgarte.",
    ],
    abuse: [
      "Siento mucho lo que te está pasando. No es tu culpa, y nadie tiene derecho a lastimarte.",
      "Soy un programa de computadora, así que por favor cuéntaselo a una persona: una de estas líneas, o un adulto de confianza en la escuela.",
      "Si estás en peligro ahora mismo, llama al 911. Si alguien revisa tu teléfono, usa otro más seguro.",
    ],
    "no-home": [
      "Siento mucho que estés pasando por esto. Pensemos primero en esta noche; lo demás puede esperar hasta mañana.",
      "Soy un programa de computadora, pero estas personas ayudan a encontrar dónde quedarse, y todos los días ayudan a estudiantes como tú.",
      "Si estás en peligro donde estás, llama al 911.",
    ],
    hunger: [
      "Lo siento mucho. Nadie debería pasar hambre, y hoy mismo hay ayuda cerca de ti.",
      "Soy un programa de computadora, pero estas personas saben dónde conseguir comida, y no tienes que dar explicaciones.",
      "También puedes decirle a cualquier maestro, a tu consejera o a la enfermera de la escuela que no alcanza para comer. Sabrán qué hacer.",
    ],
  },
};
