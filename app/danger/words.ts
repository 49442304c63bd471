import type { DangerTone, Language } from "./kinds/rules";

/** Said above an answer about college, where it's unsure whether somebody is in danger, or is told by the way. */
const firstWords: Readonly<Record<Language, Readonly<Record<"call" | "local" | "grief", string>>>> = {
  en: {
    call: "If you or somebody near you isn’t safe, or might get hurt, call or text 988 first. Somebody listens at any hour.",
    local:
      "If there isn’t enough to eat, or no safe place to sleep, call 211 first. They know where help is near you. If somebody isn’t safe, call or text 988.",
    grief:
      "I’m so sorry about your child. If you’d like to talk with somebody, call or text 988 at any hour. They listen to grief, too.",
  },
  es: {
    call: "Si tú o alguien cercano no está a salvo, o puede salir lastimado, primero llama al 988 y oprime 2, o manda un mensaje de texto al 988. Te escuchan a cualquier hora.",
    local:
      "Si no alcanza para comer, o no hay un lugar seguro donde dormir, primero llama al 211. Saben dónde hay ayuda cerca de ti. Si alguien no está a salvo, llama al 988 y oprime 2.",
    grief:
      "Siento muchísimo lo que pasó. Si quieres hablar con alguien, llama al 988 y oprime 2, a cualquier hora. También escuchan a quien está de duelo.",
  },
};

export const firstWordsFor = (tone: DangerTone, language: Language): string =>
  firstWords[language][tone === "hunger" || tone === "no-home" ? "local" : tone === "grief" ? tone : "call"];

/** What is said before the people to call: short, warm, and nothing about college. One sentence each. */
export const dangerWords: Readonly<Record<Language, Readonly<Record<DangerTone, readonly string[]>>>> = {
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
    taken: [
      "If you have taken something, call 911 now, even if you feel fine. Say what it was and how much.",
      "Then don’t stay alone: go to somebody in the house, or a neighbor.",
      "I’m a computer program, so please call a person. At 988 somebody listens at any hour. I’m really glad you wrote it down.",
      "If this is about somebody else, call 911 and stay with them.",
    ],
    missing: [
      "I’m so sorry. Call 911 now and don’t wait. Say that there was a goodbye, and that you can’t find the person who wrote it.",
      "Keep calling and texting them, and ask their friends who heard from them last. Keep what they wrote.",
      "I’m a computer program, so please get a person beside you for this. 988 also helps people who are afraid for somebody else.",
      "If you find them, don’t leave them alone.",
    ],
    lost: [
      "Call 911 now, and don’t wait for the morning. Say how old they are, what they had on, and where and when they were last seen.",
      "If they met somebody online, left a message or took their things, tell the police that first. Keep every message.",
      "Let somebody stay at home in case they come back, and ask their friends who heard from them last.",
      "I’m a computer program and can’t look for anybody. If you’re afraid that they’ll hurt themselves, 988 helps you too.",
    ],
    stake: [
      "Call 911 now, before you read on. Say where it is, what happened, and whether there is a weapon.",
      "If you’re with them and it’s safe, stay with them. If it’s you, go to somebody close by and don’t stay alone.",
      "I’m a computer program and can’t send help. At 988 somebody listens at any hour, also while you wait.",
    ],
    eating: [
      "I’m glad you told me. What you eat and how you see yourself can start to hurt, and that can be treated.",
      "I’m a computer program, so please tell a person. 988 isn’t only for suicide: they listen to this too, at any hour.",
      "If you feel faint, your chest hurts, or you can’t keep water down, call 911.",
    ],
    partner: [
      "I’m so sorry. Nobody who loves you is allowed to hurt you, threaten you or hold you, and it isn’t your fault.",
      "I’m a computer program, so please talk to a person. The hotline below is for just this, and you don’t have to have decided anything.",
      "If you’re in danger right now, call 911. If they look at your phone, use one that’s safer.",
    ],
    assault: [
      "I’m so sorry. It isn’t your fault, whatever you drank, wore or said.",
      "I’m a computer program, so please tell somebody you trust. You can do that also when you aren’t sure what happened.",
      "An emergency room can look after you. If you aren’t safe where you are, call 911.",
    ],
    pictures: [
      "I’m so sorry. It isn’t the fault of whoever was asked, whatever they have sent or kept secret.",
      "Don’t send anything more, don’t pay, and don’t answer. Keep the messages as they are.",
      "Tell an adult you trust today, and the police with them. An adult who asks a child for pictures or for a secret is the one who does wrong.",
      "I’m a computer program, so please tell a person. If somebody is on the way to you, call 911.",
    ],
    others: [
      "If somebody could get hurt today, call 911 now, and stay away from any weapon.",
      "If you’re the one who wants to hurt them, call or text 988 before you do anything. They listen without judging you.",
      "If it’s somebody else, tell an adult at the school now, even if you aren’t sure. Telling keeps everybody safe, them too.",
      "I’m a computer program and can’t send help, but these people can.",
    ],
    payoff: [
      "I won’t work out what a death would pay. You, or the person you think of, are worth more than any bill.",
      "If somebody is thinking about dying, please talk with these people now. Worry about money is a reason to call, too.",
      "I’m a computer program and may have misread you. If somebody has died already, tell me so and ask me again.",
    ],
    grief: [
      "I’m so very sorry about your child. Nothing here has to be done today.",
      "I’m a computer program, so please have a person with you, somebody who knew them too. At 988 they listen to grief at any hour; it isn’t only for suicide.",
      "Mail, bills and accounts can wait, and somebody else may do them for you. When you want to, ask me about one of them.",
    ],
    hint: [
      "I’m not sure what you mean by that, and I’d rather ask once too often: are you safe tonight?",
      "If anything in you says no, these people are there right now, and you don’t need a reason to call.",
      "I’m a computer program and may have misread you. If I did, just ask me your question again.",
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
    taken: [
      "Si tomaste algo, llama al 911 ahora, aunque te sientas bien. Di qué fue y cuánto.",
      "Después no te quedes a solas: ve con alguien de la casa o con un vecino.",
      "Soy un programa de computadora, así que por favor llama a una persona. En el 988 te escuchan a cualquier hora. Me alegra mucho que lo hayas escrito.",
      "Si se trata de otra persona, llama al 911 y quédate con ella.",
    ],
    missing: [
      "Lo siento mucho. Llama ya al 911, sin esperar. Di que hubo una despedida y que no encuentras a quien la escribió.",
      "Sigue llamándole y mandándole mensajes, y pregunta a sus amistades quién supo algo por última vez. Guarda lo que escribió.",
      "Soy un programa de computadora, así que por favor busca a alguien que te acompañe en esto. En el 988 también ayudan a quien teme por otra persona.",
      "Si aparece, que no se quede a solas.",
    ],
    lost: [
      "Llama ya al 911, sin esperar a mañana. Di cuántos años tiene, qué ropa llevaba, y dónde y cuándo se le vio por última vez.",
      "Si conoció a alguien por internet, dejó un mensaje o se llevó sus cosas, dile eso primero a la policía. Guarda todos los mensajes.",
      "Que alguien se quede en casa por si vuelve, y pregunta a sus amistades quién supo algo por última vez.",
      "Soy un programa de computadora y no puedo buscar a nadie. Si temes que se haga daño, en el 988 también te ayudan.",
    ],
    stake: [
      "Llama ya al 911, antes de seguir leyendo. Di dónde es, qué pasó y si hay un arma.",
      "Si están juntos y es seguro, quédate a su lado. Si se trata de ti, ve con alguien que esté cerca y no te quedes a solas.",
      "Soy un programa de computadora y no puedo mandar ayuda. En el 988 te escuchan a cualquier hora, también mientras esperas.",
    ],
    eating: [
      "Me alegra que me lo digas. Lo que comes y cómo te ves puede empezar a hacerte daño, y eso tiene tratamiento.",
      "Soy un programa de computadora, así que por favor cuéntaselo a una persona. El 988 no es solo para el suicidio: también escuchan esto, a cualquier hora.",
      "Si te desmayas, te duele el pecho o no retienes ni el agua, llama al 911.",
    ],
    partner: [
      "Lo siento mucho. Nadie que te quiera tiene derecho a lastimarte, amenazarte ni encerrarte, y no es tu culpa.",
      "Soy un programa de computadora, así que por favor habla con una persona. La línea de abajo es para esto, y no tienes que haber decidido nada.",
      "Si estás en peligro ahora mismo, llama al 911. Si revisa tu teléfono, usa otro más seguro.",
    ],
    assault: [
      "Lo siento mucho. No es tu culpa, sin importar qué tomaste, qué llevabas puesto o qué dijiste.",
      "Soy un programa de computadora, así que por favor cuéntaselo a alguien de confianza, aunque no sepas bien qué pasó.",
      "En una sala de emergencias te pueden atender. Si no estás a salvo donde estás, llama al 911.",
    ],
    pictures: [
      "Lo siento mucho. No es culpa de quien recibe el mensaje, sin importar qué mandó o qué guardó en secreto.",
      "No mandes nada más, no pagues y no contestes. Guarda los mensajes como están.",
      "Cuéntaselo hoy a un adulto de confianza, y juntos a la policía. El adulto que pide fotos o secretos a alguien menor es quien hace mal.",
      "Soy un programa de computadora, así que por favor díselo a una persona. Si alguien viene por ti, llama al 911.",
    ],
    others: [
      "Si alguien puede salir lastimado hoy, llama ya al 911 y aléjate de cualquier arma.",
      "Si eres tú quien quiere hacerles daño, llama al 988 o mándales un mensaje antes de hacer nada. Te escuchan sin juzgarte.",
      "Si es otra persona, cuéntaselo ya a un adulto de la escuela, aunque no lo sepas bien. Contarlo protege a todos, también a esa persona.",
      "Soy un programa de computadora y no puedo mandar ayuda, pero estas personas sí.",
    ],
    payoff: [
      "No voy a calcular qué pagaría una muerte. Tú, o la persona en quien piensas, valen más que cualquier deuda.",
      "Si alguien piensa en morir, por favor habla ahora con estas personas. La preocupación por el dinero también es razón para llamar.",
      "Soy un programa de computadora y puedo entender mal. Si alguien ya falleció, dímelo y vuelve a preguntarme.",
    ],
    grief: [
      "Siento muchísimo lo que pasó. Nada de aquí tiene que hacerse hoy.",
      "Soy un programa de computadora, así que por favor busca la compañía de alguien que también le conoció. En el 988 escuchan a quien está de duelo, a cualquier hora; no es solo para el suicidio.",
      "El correo, las cuentas y los trámites pueden esperar, y otra persona puede hacerlos por ti. Cuando quieras, pregúntame por uno.",
    ],
    hint: [
      "No sé bien qué quieres decir, y prefiero preguntar de más: ¿estás a salvo esta noche?",
      "Si algo en ti dice que no, estas personas están ahí ahora mismo, y no necesitas una razón para llamar.",
      "Soy un programa de computadora y puedo entender mal. Si fue así, vuelve a hacerme tu pregunta.",
    ],
  },
};
