import type { DangerRules } from "./rules";

const who =
  "(?:daughter|son|kid|child|teen|teenager|brother|sister|friend|bestie|boyfriend|girlfriend|bf|gf|roommate|student|niece|nephew|cousin|wife|husband|mom|dad|grandson|granddaughter|he|she|they)";
const farewell =
  "(?:(?:good ?bye|suicide|farewell) (?:notes?|letters?|texts?|messages?|videos?|posts?|voicemails?)|(?:said|says|saying|posted|texted|wrote) (?:\\w+ ){0,3}good ?bye(?: to (?:us|me|all of us|everyone|everybody))?|(?:notes?|letter|text|message|voicemail)(?: \\w+){0,4} (?:good ?bye|sorry|forgive|end it|not want to live|better off|to die|be gone))";
const after = "(?= $| \\|| anywhere| and | since | or | help | what | who | now | please | i | we | she | he | after )";
const lost = `(?:(?:can not|could not|not able to|trying to|nobody can|no one can) (?:\\w+ )?(?:find|reach|locate|get a hold of|get hold of) (?:her|him|them)${after}|(?:do not|does not|no idea) (?:\\w+ )?(?:know )?where (?:she|he|they|(?:my|our) \\w+) (?:is|are|went)|(?:is|are|been|has|went|reported|still) (?:gone|missing|disappeared)|(?:disappeared|vanished|ran away|ran off|took off|snuck out|did not come home|never came home|is not home|not home)|(?:is not|are not|not|will not|does not|stopped) (?:\\w+ )?(?:answer|answering|respond|responding|pick up|picking up|reply|replying)|phone (?:is |goes )?(?:\\w+ )?(?:off|dead|to voicemail))`;

const quien =
  "(?:hija|hijo|hermana|hermano|amiga|amigo|novia|novio|prima|primo|sobrina|sobrino|nieta|nieto|esposa|esposo|alumna|alumno|nina|nino|ella|el)";
const despedida =
  "(?:(?:carta|nota|mensaje|audio|video|recado) (?:de (?:despedida|adios|suicidio)|(?:\\w+ ){0,4}(?:perdon\\w*|adios|despid\\w+|no quiere vivir))|se despidio)";
const perdida =
  "(?:no (?:la|lo|los|las) (?:encuentro|encontramos|hallo|hallamos|localizo|localizamos|podemos encontrar|puedo encontrar)|no (?:se|sabemos) (?:donde|en donde|a donde) (?:esta|anda|fue|se fue)|no (?:me |nos )?(?:contesta|responde)|esta desaparecid[oa]|desaparecio|se (?:fue|escapo|salio)(?: de (?:la )?casa)?|no (?:regreso|volvio|llego)(?: a (?:la )?casa)?)";

/** Somebody said goodbye and can't be found: the words are for the one who is looking, and the police come first. */
export const missing: DangerRules = {
  kind: "self-harm",
  manner: "missing",
  en: {
    danger: [
      `${who} (?:\\w+ ){0,10}${farewell}(?: \\w+){0,14} ${lost}`,
      `${who} (?:\\w+ ){0,8}${lost}(?: \\w+){0,12} ${farewell}`,
      `${farewell}(?: \\w+){0,8} ${who} (?:\\w+ ){0,4}${lost}`,
      `${who} (?:\\w+ ){0,3}left (?:\\w+ ){0,2}(?:note|letter) and (?:\\w+ ){0,3}(?:gone|missing|disappeared|vanished|ran away)`,
    ],
    harmless: [],
    catches: [
      "my daughter left a goodbye note after her SAT score, i can't find her",
      "my son left a note and is gone, phone off",
      "we found a suicide note and our daughter isn't answering",
      "my brother sent a goodbye text and we dont know where he is",
      "my kid is missing, she left a letter saying sorry after the rejection",
      "my roommate said goodbye to all of us and isnt picking up",
      "my sister's phone is off and she wrote a goodbye letter",
    ],
    passes: [
      "she left a note for the admissions office and can't find her login",
      "my daughter left a note with her password and i can't find it",
      "my son sent a thank you letter and isn't hearing back",
      "i said goodbye to my friend and the aid office won't answer",
      "my counselor left the school and is gone, who writes my letter",
    ],
  },
  es: {
    danger: [
      `${quien} (?:\\w+ ){0,10}${despedida}(?: \\w+){0,14} ${perdida}`,
      `${quien} (?:\\w+ ){0,6}${perdida}(?: \\w+){0,10} ${despedida}`,
      `${despedida}(?: \\w+){0,8} ${quien} (?:\\w+ ){0,4}${perdida}`,
    ],
    harmless: [],
    catches: [
      "mi hija dejó una carta de despedida y no la encuentro",
      "mi hijo se fue y dejó una nota pidiendo perdón",
      "encontramos una nota de despedida de mi hermano y no contesta",
      "mi amiga me mandó un audio de despedida y no sé dónde está",
      "mi hija no contesta y dejó un mensaje de adiós",
      "mi hijo desapareció, dejó una carta diciendo adiós",
    ],
    passes: ["mi hija dejó una carta para la oficina y no contesta nadie", "mi hijo perdió la nota del SAT"],
  },
};
