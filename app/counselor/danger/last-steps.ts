import type { DangerRules } from "./rules";

const loved =
  "(?:daughter|son|kid|child|friend|bestie|best friend|brother|sister|cousin|student|roommate|boyfriend|girlfriend|bf|gf|niece|nephew|stepson|stepdaughter|grandson|granddaughter)";
const drug =
  "(?:tylenol|advil|ibuprofen|aspirin|benadryl|xanax|pills?|melatonin|fentanyl|percocet|percs?|oxy\\w*|meds|medication|antidepressants?|sleeping pills|zoloft|lexapro|insulin|painkillers?)";
const skin = "(?:thighs?|arms?|wrists?|legs?|forearms?|stomach|hips?|skin|ankles?)";

/**
 * The last steps before it, or what others see of it: a means that lies ready, somebody who's afraid of themselves,
 * a note that was found, marks on the arms of a child.
 */
export const lastSteps: DangerRules = {
  kind: "self-harm",
  en: {
    danger: [
      "(?:scared|afraid|terrified) of (?:myself|what i (?:might|will|could|am going to|would|may) do|my own (?:mind|thoughts|head)|being alone (?:with (?:myself|my thoughts)|tonight|right now))",
      "(?:not|can not|do not) (?:\\w+ )?trust myself (?:alone|tonight|right now|around|to (?:be alone|stay safe|not)|not to|with (?:the|a|my|these) (?:pills|knife|knives|razors?|gun|meds|car))|not safe (?:with|from|around) myself|(?:should not|can not|do not want to) be alone (?:tonight|right now)(?! in)",
      `(?:bottle|handful|pile|pack|bunch|jar) of (?:\\w+ ){0,2}${drug}(?: \\w+){0,4} (?:in front of|next to|beside|in my|on my|right here|sitting|ready|staring)`,
      `(?:${drug}|gun|knife|razors?|blades?|rope|noose|belt|exacto) (?:\\w+ ){0,3}(?:(?:in front of|next to|beside) me|in my (?:hand|hands|lap|mouth)|counted|lined up|is ready|right here|on my (?:bed|desk|nightstand))(?! (?:for|because) (?:a|my) (?:cold|headache|cramps|migraine))`,
      `(?:counted|counting|saving up|saved up|been saving|stockpil\\w+|hoarding|collecting|hiding|found|stash\\w*)(?: \\w+){0,4} ${drug}(?: \\w+){0,6}(?: in (?:her|his|my) (?:room|drawer|bag|backpack|closet)| out| up| enough| for| under (?:her|his|my)| night| all)`,
      "i (?:\\w+ )?tied it(?: already| up)?(?= $| \\||(?: \\w+){0,8} (?:sorry|bye|goodbye))|(?:rope|noose|sheet|cord) (?:is )?(?:\\w+ )?(?:tied|up|ready|around (?:my|the))",
      "(?:think|thinking|thinks|looking|look|staring|stare|stop thinking|walk\\w*|go|going|stand\\w*) (?:\\w+ )?(?:about|at|of|to|by|on|over) (?:the|that|a|my|this) (?:\\w+ ){0,2}(?:bridge|train tracks|tracks|overpass|roof|balcony|ledge|cliff|medicine cabinet|razors?|noose)(?: \\w+){0,6} (?:every|all the time|at night|jump\\w*|end|over|again|lately|and wonder\\w*|wonder\\w*|daily|constantly|what if|what it|how (?:high|far|long)|tonight)",
      "(?:keep|keeps|constantly|can not stop) (?:\\w+ )?(?:thinking|staring|looking) (?:\\w+ )?(?:about|at|of) (?:the|that|a|my) (?:\\w+ )?(?:bridge|train tracks|overpass|roof|balcony|ledge|cliff|pills|razor|knife|knives|gun|medicine cabinet)(?! (?:program|year|scholarship|loan|course|to college))",
      `(?:lines|cuts|scratches|scars|slashes|slits|burns|burn marks|cut marks|razor marks|scabs|marks) (?:\\w+ ){0,2}(?:on|all over|up|down|along|across|up and down) (?:\\w+ )?(?:her|his|my (?:\\w+ )?${loved}s?|their|my) (?:\\w+ ){0,2}${skin}(?! (?:from (?:surgery|a car|an accident|the accident|a dog|eczema|work|cooking|the fire)|after surgery))`,
      `(?:her|his|their) (?:\\w+ )?(?:arms?|wrists?|thighs?|legs?) (?:\\w+ ){0,5}(?:covered in|full of|with|has|have) (?:\\w+ )?(?:cuts|lines|scars|scratches|burns|marks|bandages?)`,
      "(?:blood|razors?|blades?|razor blades?)(?: \\w+){0,3} (?:in|on|under) (?:her|his|my (?:sons|daughters|kids)) (?:\\w+ )?(?:sheets|pillow|room|sleeves?|drawer|bed|mattress|backpack|phone case|trash)",
      "(?:found|saw|read|discovered|came across)(?: \\w+){0,6} (?:note|letter|notes|journal|diary|poem|draft|search history|searches|list)(?: \\w+){0,10} (?:sorry|goodbye|without (?:her|him|me)|better off|die|dying|death|dead|not be here|not want to live|gone|hates? (?:her|his) life|pills|suicide|end it|forgive|take care of|funeral|how to)(?! (?:of (?:a|the) (?:class|pet|character)))",
      "(?:sorry|goodbye|bye|forgive (?:me|her|him)|i love you all)(?: \\w+){0,5} (?:note|letter|text|message|voicemail|post)(?: \\w+){0,12} (?:not (?:answering|responding|picking up|replying)|no answer|can not (?:find|reach)|will not (?:answer|pick up|respond)|phone is off|missing|disappeared)",
      "(?:everyone|we|you|you all|our family|the family|this family|everybody|the house|mom|they) (?:\\w+ ){0,3}(?:better|happier|easier|fine|ok|okay|richer|good) (?:\\w+ ){0,2}without (?:me|her|him)(?! (?:on (?:the|this)|in the (?:room|interview)))",
      "(?:without me|if i was not (?:here|around)|if i were not (?:here|around)|once i am gone|when i am gone) (?:\\w+ ){0,6}(?:happier|better|easier|less (?:stress\\w*|money|to)|save|saves|one less|more money|could (?:have|use|afford) (?:my|more|a)|free(?:r)?)",
      `(?:my )?${loved} (?:\\w+ ){0,4}(?:stopped|quit|is not|has not|does not|will not)(?: \\w+){0,6} (?:not want to live|wish\\w* (?:he|she) (?:was|were) dead|no reason to live|does not care (?:if|whether) (?:he|she) (?:lives|dies|is alive))`,
      "(?:says|said|keeps saying|told (?:me|us)|saying|texted|posted|wrote)(?: \\w+){0,5} (?:you|we|i|they|nobody|no one) (?:will|would) not have to (?:worry about|pay for|deal with)(?: \\w+){0,2} (?:tuition|college|me|her|him|it|anything)(?: anymore| soon| much longer)?(?= $| \\|)",
      "(?:not (?:a |even a )?(?:joke|joking|kidding)|meant it|serious|for real)(?: \\w+){0,4} (?:kill myself|kill themself|die|dying)|kill myself (?:is not|not) (?:\\w+ )?(?:a joke|joke|funny)",
      "(?:google|googled|googling|search|searched|searching|looking up|looked up|asked chatgpt)(?: \\w+){0,4} (?:how (?:many|much|high|long|fast)|painless|ways to|how to)(?: \\w+){0,6} (?:die|dying|kill\\w*|overdose|fall|hang\\w*|end (?:it|my)|bleed\\w*|disappear|not wake)",
      "how (?:high|deep|long|fast)(?: \\w+){0,8} (?:to die|until (?:you|i) die|to kill (?:you|me|someone|a person)|to be fatal|be fatal|would kill (?:you|me)|not survive|bleed out)",
      "(?:relapsed|relapsing|relapse|clean for|clean from|days clean|broke my streak)(?: \\w+){0,6} (?:cutting|razor|blade|hurting|burning|selfharm|harm|cut|thighs?|wrists?|arms?)",
      "(?:pressing|press|holding|held|put|putting|stub\\w*)(?: \\w+){0,4} (?:lighter|cigarettes?|razor|blade|knife|scissors|iron|needle|pin|compass)(?: \\w+){0,3} (?:to|on|against|into|out on) (?:my|her|his) (?:\\w+ )?(?:skin|arms?|wrists?|thighs?|legs?|hand|throat)",
      "(?:can not|could not|do not know how to|not able to) (?:\\w+ )?(?:see|find|get) (?:\\w+ )?(?:a |any )?(?:way|future|reason)(?: \\w+){0,3} (?:alive|to live|to keep living|to stay alive|to be here)",
    ],
    harmless: [
      "(?:essay|story|novel|poem|character|scene|play|art|painting|short film)(?: \\w+){0,6} (?:found|finds|reads) (?:a|the) (?:note|letter|diary)",
      "(?:thank you|recommendation|acceptance|award|rejection|denial) (?:note|letter)s?",
    ],
    catches: [
      "theres a bottle of advil in front of me and im scared of myself",
      "i tied it already",
      "i keep thinking about the bridge every single day",
      "she has lines on her thighs and wears hoodies in summer",
      "I found a letter in my son's room asking us to forgive him",
      "my son told us we won't have to worry about tuition",
      "how high does a bridge have to be to die",
      "they'd have more money without me, mom could have my room, everyone would be happier w/o me",
    ],
    passes: [
      "I keep thinking about the bridge program at Cal State",
      "I have scars on my arms from surgery, can I write about it",
      "she found a letter from the college in the mail",
      "we would be better off without him on the loan",
      "how high does my SAT have to be for Duke",
      "do I have to send my meds form to the dorm",
    ],
  },
  es: {
    danger: [
      "(?:miedo|temo) (?:de|a) (?:mi mism[oa]|lo que (?:puedo|pueda|voy a|podria) hacer\\w*|hacerme)",
      "no (?:confio en mi|debo estar sol[oa]|quiero estar sol[oa] (?:hoy|esta noche|ahorita))",
      "(?:frasco|bote|caja|monton|punado) de (?:\\w+ )?(?:pastillas|pildoras|medicinas?|tylenol|aspirinas?)(?: \\w+){0,4} (?:enfrente|en la mano|junto|aqui|lista)",
      "(?:pienso|pensando|penso|miro|mirando|viendo|dejo de pensar) (?:\\w+ )?(?:en|a|el|la|desde) (?:\\w+ )?(?:puente|las vias|azotea|pastillas|navaja|soga|cuerda|pistola|cuchillo)(?! (?:de (?:la )?carrera|program\\w*))",
      "(?:encontre|encontramos|hallamos|halle|vi|lei|descubri) (?:\\w+ ){0,9}(?:carta|nota|diario|cuaderno|mensaje|recado)(?: \\w+){0,10} (?:perdon|perdona\\w*|adios|despid\\w+|morir\\w*|muert[eo]|cuid\\w+|sin (?:ella|el)|no quiere vivir|pastillas|quit\\w+ la vida)",
      "(?:cortadas|cortes|cicatrices|marcas|rayas|lineas|quemaduras|rajadas|heridas)(?: \\w+){0,3} (?:en|por) (?:los|las|sus|mis|el|la) (?:\\w+ )?(?:brazos?|munecas?|piernas?|muslos?|antebrazos?)(?! (?:por (?:una|la) (?:cirugia|operacion|caida)|del accidente))",
      "(?:se|me) (?:\\w+ )?(?:corta|corto|corte|raja|rajo|quema|quemo|lastima|lastimo|pega|rasguna|rasguno)(?: \\w+){0,3} (?:con|los|las|la piel|a proposito|cuando)(?: \\w+)?(?: \\w*(?:navaja|brazos?|piernas?|munecas?|cuchillo|encendedor|sacapuntas|piel|sac\\w+|sient\\w+|est\\w+))",
      "(?:amig[oa]|herman[oa]|novi[oa]|prim[oa]|hij[oa]|companer[oa]) (?:\\w+ ){0,8}(?:despidiendose|se despidio|diciendo adios|dijo adios|me dijo que me cuid\\w+)",
      "(?:estaria|estaria mejor|estarian|estariamos|viviria|vivirian|viven|estan) (?:\\w+ )?(?:mejor|mas felices|tranquil\\w+) sin (?:mi|ella|el)(?! (?:\\w+))",
      "(?:ya )?(?:tengo|compre|consegui|amarre|prepare) (?:\\w+ ){0,2}(?:soga|cuerda|navaja|pastillas para)(?: \\w+){0,3}",
    ],
    harmless: ["carta de (?:recomendacion|aceptacion|agradecimiento|rechazo)"],
    catches: [
      "encontré en el cuarto de mi hijo una carta donde nos pide perdón",
      "una amiga me mandó un audio despidiéndose",
      "mi hija tiene cortadas en los brazos",
      "tengo miedo de lo que pueda hacer",
    ],
    passes: ["encontré una carta de recomendación en el cuarto", "¿dónde hay un programa puente?"],
  },
};
