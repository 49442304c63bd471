import type { DangerRules } from "./rules";

const thing =
  "(?:pills?|meds|medication|medicine|tylenol|advil|ibuprofen|aspirin|benadryl|xanax|sleeping pills|painkillers?|fentanyl|percocet|oxy\\w*|adderall|zoloft|prozac|bleach|antifreeze|rat poison|poison|insulin|anti ?depressants?|lexapro|seroquel|trazodone|gabapentin|klonopin|lithium|percs?|perkies|xans?|xannies|zans?|opioids?|vicodin|codeine|lean|molly|nyquil|dayquil|zzzquil|sleep aids?|edibles|gummies|dxm|robitussin|cough syrup|vodka|tequila|whiskey|everclear|rum|liquor|detergent|tide pods?|drain cleaner|hand sanitizer|caffeine pills|iron pills|tablets|capsules|melatonin|vitamins|prescriptions?|blood pressure pills)";
/** What others see of somebody who may be dying of it. */
const sinking =
  "(?:(?:will|can|would|could) not (?:wake(?: up)?(?! up)(?! (?:early|late|on time|in time|before|for|at|when))|be woken|get up and)|can not (?:\\w+ )?(?:get|wake) (?:her|him|them|my \\w+) (?:up|awake|to wake)|(?:is|are|was) not (?:waking|breathing|responding|moving|conscious)|not (?:waking up|breathing|responsive)|(?:blue|purple|gray|grey) (?:\\w+ ){0,3}lips|lips (?:\\w+ ){0,3}(?:blue|purple|gray|grey)|breathing (?:\\w+ )?(?:weird|funny|slow|slowly|shallow|wrong|strange)|barely breathing|unconscious(?! (?:bias|mind|at college|in the hospital))|unresponsive|foaming|having a seizure|seizing|snoring (?:\\w+ )?(?:weird|funny|strange|loud)|gurgling|eyes (?:\\w+ )?rolled|cold and clammy)";
const many =
  "(?:all|a bunch|a lot|lots|a handful|handfuls?|too many|too much|so many|a ton|a (?:whole |full )?bottle|the (?:whole |full |entire )?bottle|a (?:whole )?pack|half a bottle|twenty|thirty|forty|fifty|fifteen|eighteen|whole|entire|every|half|half the|a couple (?:of )?handfuls|[6-9]|\\d{2,3}|ten|eleven|twelve|the rest of|most of)";

/** Something was swallowed already: an ambulance comes before anybody who listens. */
export const taken: DangerRules = {
  kind: "self-harm",
  manner: "taken",
  en: {
    danger: [
      "(?:took|swallowed|downed|eaten|had) (?:like |about |maybe |almost |around )?(?:[1-9]\\d|twenty|thirty|forty|fifty|fifteen|eighteen) (?:(?:of (?:them|those|these)(?: \\w+){0,2}|now|and) )?(?:(?!practice|credits?|classes|aps?|tests?|hours|minutes|pictures|days|units)\\w+ ){0,4}(?:(?:do not|please do not|nobody|no one|can not) (?:\\w+ ){0,2}(?:tell|call|know|say)|keep it between)(?! (?:tutor))",
      "(?:took|gave me|sold me|bought|popped|taken)(?: \\w+){0,6} (?:percocet|percs?|perky|oxy\\w*|xan\\w*|pills?|fent\\w*|addy|addys|adderall|edibles?)(?: \\w+){0,18} (?:nodding (?:off|out)|can not (?:\\w+ )?(?:stay awake|keep my eyes open|wake up)|falling asleep|(?:breathing|everything) is (?:\\w+ )?slow)",
      `empty (?:pill |medicine |prescription |tylenol |advil )?(?:bottles?|blister|packs?|box|packets?) of (?:\\w+ ){0,2}${thing}|empty (?:pill|medicine|prescription) (?:bottles?|packets?)|found (?:my |her|him|them)(?: \\w+){0,2} (?:\\w+ )?(?:on|in) the (?:\\w+ )?(?:floor|bathtub|tub|shower)(?: \\w+){0,16} (?:bottle|pills|mumbl\\w+|wake|breath\\w*|blood|respond\\w*|empty|cold|vomit)`,
      `(?:took|swallowed|downed|popped|taken) (?:\\w+ ){0,2}(?:handfuls?|bottles?|fistfuls?|bunch|all) (?:of )?(?:\\w+ ){0,3}${thing}(?! (?:class|classes|courses?|majors?|program))`,
      "(?:gave|slipped|sold|handed|offered) (?:me|us|her|him) (?:\\w+ ){0,5}(?:pills?|percs?|xans?|bars?|drink|edibles?|gumm\\w+|vape|something|powder|cart|brownie|shot)(?: \\w+){0,24} (?:feel my|breathe|dizzy|sleepy|passed out|spinning|numb|heart|can not (?:move|see|stand|stay)|throwing up|wake|blacked out)",
      `(?:took|taken|takes|swallowed|downed|eaten|drank|drunk|popped|snorted|smoked|did|had|drinking|mixed|mixing)(?: \\w+){0,6} (?:${thing}|adderall|vyvanse|ritalin|ecstasy|shrooms|acid|coke|cocaine|meth|heroin|weed|dabs?|carts?|alcohol|shots|beers?|drugs?|something|energy drinks?|preworkout|bottles?|(?:\\w+ )?cleaner)(?: \\w+){0,18} (?:passed out|slurring|drooling|pale|shaking|twitching|turn(?:ed|ing) blue|throwing up|vomiting|chest (?:hurts|pain|is tight)|can not (?:breathe|feel|see|move|stop)|heart (?:is )?(?:racing|pounding|beating|going)|hallucinat\\w+|seeing things|not making sense|call 911|poison control|ambulance|emergency room|to the er|will i die|going to die|is (?:it|that) (?:bad|dangerous|too much|deadly|enough))(?! (?:of (?:nerves|excitement)|from nerves))`,
      "(?:poison control|narcan|naloxone)(?! (?:training|trained|certified|certification|club|course|volunteer\\w*|program|instructor|on campus|kits? (?:on|in) (?:dorms?|campus)))|(?:should|do|can|must) (?:i|we) (?:\\w+ )?call (?:911|an ambulance|poison)(?! for a friend)|call an ambulance",
      `(?:accidentally|by accident|on purpose|impulsively) (?:\\w+ )?(?:took|taken|double dosed|swallowed|drank|overdosed|od|take)(?: \\w+){0,6} (?:too (?:many|much)|double|twice|extra|wrong|all|whole|bottle|pills?|meds|doses?|${thing})`,
      `(?:mix|mixed|mixing|combine|combined|together)(?: \\w+){0,4} ${thing}(?: \\w+)? (?:with|and|plus)(?: \\w+){0,4} (?:${thing}|alcohol|beer|wine|drinking|weed)|${thing} (?:with|and) (?:alcohol|vodka|wine|beer|whiskey|tequila)(?: \\w+){0,8} (?:die|dead|took|drank|sleep|hurt|dizzy|enough|happens?)`,
      "(?:took|taken|swallowed|downed|popped|drank|drunk|eaten)(?: \\w+){0,3} (?:the |a )?(?:whole|entire|full|rest of (?:the|my|his|her)|all (?:of )?(?:the|my|his|her)|every (?:single )?)(?: \\w+){0,4} (?:bottle|box|pack|bag|sheet|blister|tray|cabinet|jar|pills?|prescription|meds|gummies|edibles)",
      `(?:took|taken|takes|swallowed|downed|eaten|drank|drunk|popped|snorted|smoked|did|had|on)(?: \\w+){0,5} ${thing}(?: \\w+){0,16} ${sinking}`,
      `${sinking}(?: \\w+){0,16} (?:took|taken|swallowed|drank|drunk|popped|snorted|overdos\\w+|od|oded|drugs|pills|high|party|laced)`,
      `(?:friend|roommate|brother|sister|mom|dad|cousin|girlfriend|boyfriend|bf|gf|kid|son|daughter|he|she|they|someone|somebody|classmate|teammate) (?:\\w+ ){0,3}${sinking}(?! (?:until|till|til|my alarm|by|the alarm|after|because (?:he|she) (?:stays|games)))`,
      "(?:took|taken|swallowed|downed|drank|popped) (?:\\w+ ){0,2}(?:more|way more|double|triple|four times|five times|10 times|ten times) (?:than|the|my)(?: \\w+){0,4} (?:label|bottle|supposed|should|prescribed|dose|dosage|normal|recommended)(?! (?:for classes|credits))",
      "(?:took|swallowed|drank|downed|taken) (?:something|some stuff|a bunch of stuff|some things|a lot of things|whatever was|everything (?:in|i found|from)|all of (?:them|it)|the whole thing)(?: \\w+){0,10} (?:dizzy|numb|sick|sleepy|scared|regret\\w*|weird|heart|stomach|cabinet|die|sorry|feel|hurts|shaking|throwing up|cold)",
      `(?:took|swallowed|downed|popped|taken)(?: \\w+){0,6} ${thing}(?: \\w+){0,14} (?:regret\\w*|do not tell|dizzy|stomach hurts|feel sick|throwing up|threw up|ears (?:are )?ringing|heart (?:is )?(?:racing|beating)|seeing double|numb|sleepy now|scared now|is it too late|will i (?:be ok|die|be okay)|should i (?:go to|call)|an hour ago|minutes ago|hours ago)(?! (?:the test|my test))`,
      "(?:i|she|he|we|they|friend|daughter|son|sister|brother|girlfriend|boyfriend|roommate) (?:\\w+ ){0,2}(?:od|oded|od ed|odd|overdosed|overdosing|ods)(?: on| rn| right now| last night| in the| at)(?! (?:homework|work|aps?|coffee|caffeine|studying|college))",
      `(?:i|she|he|they|daughter|son|friend|sister|brother|mom|dad|girlfriend|boyfriend|roommate|just|have) (?:\\w+ ){0,2}(?:took|taken|swallowed|downed|ate|drank|drunk) (?:\\w+ ){0,2}${many} (?:\\w+ ){0,4}${thing}(?! (?:class|classes|courses?|majors?|program))`,
      "(?:i|she|he|they|daughter|son|friend|sister|brother|girlfriend|boyfriend|roommate) (?:\\w+ ){0,2}(?:overdosed?|oded|od ed|is overdosing|am overdosing|overdosing)(?! (?:in|last (?:year|month)|years? ago|when|on (?:caffeine|homework|work|aps?|coffee)))",
      "(?:i|she|he) (?:just )?(?:took|taken|swallowed) (?:\\w+ ){0,4}(?:to die|to kill (?:myself|herself|himself)|to end it)",
    ],
    harmless: [
      "(?:dog|cat|puppy|kitten|hamster|rabbit) (?:\\w+ ){0,2}(?:ate|eaten|eats)(?: \\w+){0,5} (?:grapes|raisins|chocolate|candy|food|treats|socks?|homework|essay|letter|paper)",
    ],
    catches: [
      "took like 30 of them. dont tell my parents. is the fafsa still due",
      "i took twenty and i cant tell anybody",
      "swallowed about 15 of those white ones, dont call my dad",
      "took 25, keep it between us",
      "had 40 of them, please dont tell my mom",
      "downed maybe 50 of these and nobody can know",
      "took what was supposed to be a percocet and i keep nodding off",
      "a friend gave me a pill at practice and i keep falling asleep",
      "my dog died and i took a whole bottle of pills",
      "found my daughter on the floor with an empty bottle of klonopin",
      "took 2 handfuls of benadryl on purpose",
      "someone gave me half a pill and i cant feel my face, its hard to breathe",
      "i swallowed all of my antidepressants and im kinda regretting it",
      "my friend took a bunch of xanax and shes breathing weird",
      "my brother is blue around the lips he took some percs",
      "my roommate drank a whole bottle of vodka and we cant get her up",
      "i took way more than the label says",
      "i just swallowed a whole bottle of tylenol",
      "my friend took like 30 advil",
      "she took all her meds and wont wake up",
      "i think my sister overdosed",
      "he drank a bunch of bleach",
    ],
    passes: [
      "took like 30 practice tests, dont tell my tutor",
      "i took 20 credits, dont tell my advisor",
      "i keep nodding off in calc",
      "my son won't wake up on time for 8am classes",
      "I took two ibuprofen before the SAT, is that allowed",
      "my roommate snores, can I switch",
      "my dog ate a whole bag of grapes last nite what should i do",
      "i took too many APs, will colleges care",
      "I took the SAT three times",
      "he took a lot of medicine classes",
      "my cousin died of an overdose and i want to write about it",
    ],
  },
  es: {
    danger: [
      "(?:tome|trague) (?:como |unas |casi )?(?:\\d\\d|veinte|treinta|cuarenta|cincuenta|un monton)(?: \\w+){0,8} (?:no (?:\\w+ )?(?:le|les) (?:\\w+ )?(?:digas?|digan|cuent\\w+|avis\\w+)|nadie sabe)",
      "(?:pastilla|perc\\w*)(?: \\w+){0,14} (?:se me cierran los ojos|no (?:me )?puedo (?:quedar\\w*|mantener\\w*) despiert[oa]|cabece\\w+)",
      "mezcl\\w+ (?:\\w+ ){0,4}(?:con|y) (?:\\w+ ){0,4}(?:pastillas|alcohol|medicina\\w*|tequila|vodka|cerveza|pildoras)|(?:tome|tomo|bebi) (?:\\w+ )?(?:demasiad\\w+|de mas)(?: \\w+){0,14} (?:no siento|maread\\w|vomit\\w+|respirar|pastillas|mal)",
      "(?:me|se) (?:pase|paso) (?:de|con) (?:la |las |el |los )?(?:pastillas|medicinas?|dosis|droga\\w*|alcohol|tylenol)|(?:me|se) (?:meti|metio|comi|comio|acabe|acabo|bebi|bebio) (?:\\w+ ){0,4}(?:pastillas|pildoras|medicinas?|frasco|droga\\w*|cloro|fentanilo|gomitas|percs?)",
      "(?:tome|tomo|tomamos|revolvi|revolvio|mezcl\\w+) (?:\\w+ ){0,5}(?:pastillas|pildoras|medicinas?|alcohol|tequila|vodka|cerveza|droga\\w*|algo)(?: \\w+){0,14} (?:maread\\w|vomit\\w+|no puedo respirar|corazon|no se (?:puede )?(?:levant\\w+|mueve)|dormid\\w+|palid\\w|temblando|me siento mal|borroso|ambulancia|911|desmay\\w+|arrepient\\w+|raro|rara|no despierta)",
      "(?:llamo|llamar|llamamos|llame) (?:\\w+ )?(?:al 911|a la ambulancia|una ambulancia|a emergencias)|(?:esta|se puso|se esta poniendo) (?:\\w+ )?(?:azul|morad\\w|palid\\w|convulsion\\w+)|no se (?:puede )?(?:despertar|levantar|mover)(?= $| \\|| y | que )",
      "(?:mi \\w+|amig[oa]|herman[oa]|prim[oa]|novi[oa]|hij[oa]|companer[oa]|el|ella) (?:\\w+ ){0,3}(?:tomo|trago|metio|ingirio|inhalo) (?:\\w+ ){0,3}(?:pastillas|pildoras|medicinas|medicamentos|frasco|botella|fentanilo|percs?|xanax|cloro|drogas?)(?! para)",
      "(?:me|se) (?:tome|tomo|trague|trago|acabe|acabo) (?:\\w+ ){0,4}(?:pastillas|pildoras|medicinas|medicamentos|frasco|botella|blister|tableta\\w*|antidepresiv\\w+)(?! (?:para (?:la|el)|por (?:la|el)|de agua))",
      "(?:no|ni) (?:\\w+ )?(?:despierta|reacciona|respira|responde|se despierta)(?! (?:temprano|a tiempo|para|al correo|el correo|la universidad|a mis|mis))(?= $| \\|| \\w+ (?:bien|raro|tom\\w+|fiesta|pastillas)| respira| y | que hago| tom| esta| lab| le )",
      "labios (?:\\w+ )?(?:azules|morados)|respira (?:\\w+ )?(?:raro|feo|lento|muy poco)|(?:esta|quedo|sigue) inconsciente|convulsion\\w*(?= | \\|)",
      "(?:me|se) (?:tome|tomo|trague|trago) (?:\\w+ ){0,2}(?:muchas|todas|un monton|un frasco|todo el frasco|demasiadas|un bote|\\d{2,3}) (?:\\w+ ){0,2}(?:pastillas|pildoras|medicinas?|tylenol|aspirinas?)?",
      "(?:me|se) (?:tome|tomo|trague|trago) (?:\\w+ ){0,2}(?:pastillas|pildoras)(?! (?:para|por))",
    ],
    harmless: [],
    catches: [
      "me tomé como 30, no le digas a mis papás",
      "ya me tomé veinte de esas, no le cuenten a nadie",
      "me tragué un montón y nadie sabe",
      "me dieron una pastilla en la escuela y se me cierran los ojos",
      "mi amigo tomó unas pastillas en la fiesta y no despierta",
      "me tomé todas las pastillas de mi abuela",
      "me tomé muchas pastillas",
      "mi hija se tomó un frasco de tylenol",
    ],
    passes: ["me tomé el examen SAT", "se tomó muchas clases"],
  },
};
