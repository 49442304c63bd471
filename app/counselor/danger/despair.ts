import type { DangerRules } from "./rules";

const drug =
  "(?:tylenol|advil|ibuprofen|aspirin|benadryl|xanax|pills?|melatonin|fentanyl|percocet|oxy\\w*|adderall|meds|medication|medicine|insulin|zoloft|prozac|bleach|antifreeze|poison|alcohol and pills)";
const intends =
  "(?:want|wants|wanted|going|feel|feels|thinking|think|thought|thoughts|imagine|imagining|wish|wishing|could|might|about|urge|tempted|ready|plan|planning|should|will|would)";
const ended =
  "(?:gone|dead|died|die|not here|not alive|not around|no longer here|never born|not born|disappeared|disappear|not exist|did not exist|out of the picture|out of their lives?)";

const carryOn =
  "(?:keep going|keeping going|go on|going on|carry on|carrying on|keep on going|keep fighting|stay alive)";
/** Nothing behind it that could be gone on with: "a reason to keep going to tutoring" is another thing. */
const theEnd =
  "(?= $| \\|| anymore| any more| any longer| now(?: $| \\|)| after (?:this|that|all)| if | when (?:every|no|all)| since | because | like this| with (?:life|any of (?:this|it)))";

/** The same danger in words that name neither death nor a wound: no way on, a farewell, a car and a tree. */
export const despair: DangerRules = {
  kind: "self-harm",
  en: {
    danger: [
      "(?:point|use|purpose|meaning|sense|reasons?) (?:of|in|to|for) (?:even |me |keep |keeping |my |ever |still ){0,3}(?:living|life|live|being alive|being here|existing|exist|going on|staying alive)(?! (?:on|at|with|near|off|skills?|sciences?|insurance|experiences?|learning|list|in (?!this world|pain)))",
      `(?:not|no|never|without|zero|out of|lost|losing|what|whats|is there|hard to|hardly)(?: \\w+){0,5} reasons? (?:to|for) (?:even )?${carryOn}${theEnd}`,
      `what reasons? (?:do|does|would) \\w+ (?:even |still )?have (?:to|for) (?:even )?${carryOn}(?= $| \\|| anymore| now| after)`,
      `why (?:i|should i|would i) (?:should |would |even |must |have to )*${carryOn}${theEnd}`,
      `(?:not|no idea) (?:\\w+ )?(?:know )?how (?:to|i can|i will|i am going to|am i going to) ${carryOn}${theEnd}`,
      "(?:do|does|can|could|did) not (?:\\w+ ){0,3}see (?:the |a |any |much )?(?:point|use|reason|sense) (?:of|in|to|for) (?:anything|any of (?:it|this)|it all|trying|waking up|getting up|tomorrow)(?= $| \\|| anymore| any more| now| and| at all)",
      `(?:everyone|everybody|world|family|they|mom|dad|parents|people|friends|kids|all|life|things|it|husband|wife|children|yall|somebody) (?:\\w+ ){0,4}(?:happier|happy|better|better off|easier|relieved|fine|glad|celebrate) (?:\\w+ ){0,2}(?:if i|when i|once i|after i) (?:\\w+ ){0,3}${ended}`,
      "(?:everyone|everybody|world|they|people|all) (?:\\w+ ){0,4}(?:happier|easier|better off|relieved) without me",
      `(?:easier|better|nicer|best) (?:for \\w+ )?if i (?:\\w+ ){0,2}${ended}`,
      "(?:see|have|has|is|got|feel|feels like) no (?:\\w+ )?(?:future|hope|way out|way forward|reason)(?: left)? (?:for me|for myself|in (?:my |this )?life|anymore|left|to go on)",
      "(?:see|there is|have|feel like there is) no way out(?! of (?:the|my|this|early|ed|a|our))",
      "(?:can not|could not|not able to) (?:do|handle|deal with|face|stand|bear|survive) (?:this )?(?:life|living|another day|being alive|my life|existing)",
      "(?:easy|easier|nice|nicer|better|peaceful)(?: \\w+){0,3} to (?:just )?not (?:be|exist|wake|be alive)(?: here| around| up)?",
      "just (?:not (?:be here|exist|be alive)|stop (?:existing|living|being alive)|cease to exist)",
      "(?:wish|want|wants) (?:i could |to )?(?:just )?(?:stop existing|cease to exist|not exist)",
      `${intends}(?: \\w+){0,4} (?:drive|driving|crash|crashing|swerve|swerving|steer|ram)(?: \\w+){0,3} (?:into|off) (?:\\w+ )?(?:tree|wall|bridge|cliff|traffic|river|lake|pole|truck|road|overpass)`,
      `${intends}(?: \\w+){0,3} (?:walk|walking|step|stepping|run|running|jump|jumping|throw myself|lie|lay|lying) (?:\\w+ )?(?:into|in front of|onto|under|on) (?:\\w+ )?(?:traffic|cars?|train|tracks|bus|truck|subway|highway|ocean|river)(?! (?:pass|schedule|route|system|line))`,
      "(?:wrote|write|writing|written|left|leaving|leave|leaves|wrote out) (?:\\w+ ){0,2}(?:goodbye|suicide|farewell|final) (?:notes?|letters?|messages?|texts?|videos?)",
      "(?:wrote|left|writing|write) (?:\\w+ )?(?:notes?|letters?) (?:for|to) (?:\\w+ )?(?:parents|mom|dad|family|friends|everyone|kids|sister|brother)(?: \\w+){0,2} (?:to find|to read when|when i am|after i am|for when|in case i)",
      "(?:gave|giving|given|gives) away (?:all |most )?(?:of )?(?:my|his|her|their) (?:\\w+ )?(?:stuff|things|possessions|belongings|dog|cat|pets?|everything)(?! to (?:goodwill|charity|the))",
      "(?:tonight|today|tomorrow|this|it) (?:is|will be|might be|could be) (?:going to be )?my last (?:night|days?|post|message|birthday|christmas|hours?)(?! (?:to|of|at|for|in|before|as|with))",
      "last (?:day|night|days) (?:on earth|alive|on this planet)",
      "(?:nobody|no one|noone|not one person) (?:\\w+ )?(?:needs|loves|cares about|would miss|wants) (?:me|if i die|whether i live)(?! (?:on|in|at|as|for|to|because|with))",
      "hate (?:myself|my life|being alive|being me|existing)(?: \\w+){0,4} (?:disappear|die|end|gone|dead|cut|kill|hurt|anymore|done|alive|living|exist)",
      "want(?:s|ed|ing)? to (?:\\w+ )?(?:disappear|vanish)(?! (?:into|for a|to|from (?:the|my|this|a) (?:class|list|group|internet|mailing)))",
      "(?:burn|burning|burns|burned|scratch|scratching|scratches|carve|carving) (?:\\w+ )?(?:my (?:own )?(?:arms?|wrists?|thighs?|legs?|skin|body)|myself)(?! (?:out|on|with the|cooking|by accident|accidentally|in))",
      "(?:hit|hitting|punch|punching|hurt|hurting|bite|biting) (?:myself|my own (?:head|face|arms?|body))(?! (?:in|over|for not|playing|at|on|working))",
      "(?:until|till|til) i (?:bleed|bled|pass out|stop breathing)",
      "ways? (?:i can |i could |for me )?to (?:\\w+ )?(?:die|end it|not wake up|end my life|hurt myself|be dead)(?! (?:hard|down))",
      `(?:how much|how many|too much|too many)(?: of)?(?: \\w+){0,3} ${drug}(?: \\w+){0,5}(?: too much| too many| dangerous| deadly| die| kill| dead| at once| take| lethal| harm)(?! (?:for (?:a|my) (?:headache|cramps)))`,
      `(?:took|taking|swallowed|swallow|swallowing|drank|drink|drinking|ate)(?: \\w+){0,6} (?:bleach|antifreeze|rat poison|poison)`,
      `what (?:happens|would happen) if (?:i|you|someone) (?:take|took|swallow|drink|ate|eat)(?: \\w+){0,4} ${drug}`,
      `(?:took|taken|swallowed) (?:\\w+ ){0,2}(?:too many|too much|all|a bunch|a lot|a handful|lots)(?: \\w+){0,5} ${drug}(?! (?:class|classes|courses?|majors?|program))`,
      "(?:gun|knife|blade|it|pistol) (?:to|in|against|on) (?:my (?:head|mouth|throat|wrists?|temple)|myself)",
      "(?:life|everything|living|my life|it all|all of this) (?:is|feels|seems|just feels|has become|is just|is so) (?:\\w+ )?(?:pointless|meaningless|hopeless|worthless|unbearable|not worth it)",
      "i (?:feel|am|felt) (?:\\w+ ){0,2}(?:worthless|a waste of (?:space|life|air|oxygen)|unlovable|empty inside|dead inside|numb inside)",
      "(?:feel|feeling|felt|am|being) (?:like )?(?:such |just |only |nothing but |always )?a burden (?:to|on) (?:everyone|everybody|the world|people|anyone)",
      "i (?:just |really |honestly |literally )?can not (?:do|take|handle) (?:this|it) (?:anymore|any more|any longer)(?= $)",
      "(?:make|makes|making|made) myself (?:throw up|vomit|puke)",
      "(?:do|does) not (?:\\w+ )?(?:see|have|want) (?:\\w+ )?(?:a future|any future|a tomorrow|tomorrow)(?: for (?:me|myself|her|him))?(?! (?:in|with|at))",
      "(?:no|nothing|not anything) (?:left )?(?:to|worth) (?:live|living) for|nothing left for me",
      "(?:will|going to) be dead (?:by|before|soon|tomorrow|tonight|when)",
      "why (?:i am|am i) (?:\\w+ ){0,2}alive",
      "wish(?:es|ed)? (?:my )?(?:parents|mom|dad|they|she) (?:had )?(?:never|not|did not) (?:had|have|have had) me",
      "my (?:existence|life|birth) (?:is|was) (?:a|just a|one big) (?:mistake|waste|burden|joke and)",
      "(?:voices?|voice in my head) (?:\\w+ ){0,3}tell(?:s|ing)? me to",
    ],
    harmless: [
      "(?:fafsa|essays?|applications?|apps?|forms?|class|classes|calc\\w*|homework|sat|act|css|portal|website|tests?|deadlines?|waiting|supplements?|ap \\w+)(?: \\w+){0,8} i (?:just |really |honestly |literally )?can not (?:do|take|handle) (?:this|it) (?:anymore|any more|any longer)",
      "(?:point|use|reasons?|sense|benefits?|purpose) (?:of|in|to|for) (?:living|live) (?:on|at|with|near|off|in (?!this|pain))",
      "hit(?:ting)? myself in the head",
    ],
    catches: [
      "i got rejected everywhere and i don't see a reason to keep going",
      "ran out of reasons to keep going",
      "what reason do i have to keep going after this",
      "i don't see why i should keep going",
      "i dont know how to keep going anymore since the rejections",
      "got rejected from my ed school today. dont really see the point of anything anymore",
      "I don't see the point of living if I don't get into college",
      "i feel like everyone would be happier if i was gone",
      "i want to walk into traffic",
      "sometimes i want to drive my car into a tree",
      "i wrote a note for my parents to find",
      "tonight is my last night",
      "life feels pointless and i want out",
      "how much tylenol is too much",
      "i can't do this anymore",
      "nobody needs me",
    ],
    passes: [
      "what's the point of living on campus",
      "i don't see a reason to keep going with calculus",
      "i don't see why i should keep going to debate",
      "is there any reason to keep going to a college fair",
      "my little brother gave me a reason to keep going, can I write about that",
      "would my parents be happier if I stayed in state",
      "I see no point in taking the ACT",
      "is there no way out of early decision",
      "today is my last day to apply",
      "what happens if I take 30 credits",
      "these essays are endless, I can't do this anymore",
      "I don't see a future in engineering",
      "I don't want to be a burden on my parents with loans",
    ],
  },
  es: {
    danger: [
      "(?:que|cual es el|cual) (?:sentido|caso|objeto) (?:\\w+ ){0,3}(?:vivir|seguir viviendo|mi vida|la vida|existir|seguir aqui)",
      "(?:para que|por que) (?:\\w+ )?(?:vivir|vivo|sigo vivo|sigo viva|existo|seguir viviendo)(?! (?:en|con|cerca|lejos))",
      "(?:todos|todas|mi familia|mis papas|mis padres|el mundo|ellos) (?:\\w+ ){0,3}(?:mejor|felices|tranquilos|aliviados) (?:\\w+ ){0,2}(?:sin mi|si me (?:muero|muriera|voy para siempre)|si yo no (?:estuviera|existiera)|si no existiera|si no estuviera)",
      "(?:nadie|a nadie) (?:\\w+ )?(?:me quiere|me necesita|le importo|le importa si|me extranaria|me va a extranar)(?! (?:ayudar|contestar|dar|prestar|decir))",
      "(?:no|ya no) (?:le )?(?:veo|hay|tengo|encuentro) (?:\\w+ )?(?:salida|esperanza|futuro)(?! (?:en|de la|del|economic\\w+))",
      "(?:soy|me siento|siento que soy) (?:\\w+ )?(?:una carga|un estorbo|un inutil|una inutil) (?:para|de) (?:todos|el mundo|mi familia)",
      "(?:ya )?no (?:puedo|aguanto) (?:mas|esto mas)(?= $)",
      "(?:esta|hoy) (?:noche )?es mi ultim[oa] (?:noche|dia)(?! (?:para|de|en))",
      "(?:tome|me tome|se tomo|trague|me trague|bebi|bebio) (?:\\w+ ){0,2}(?:cloro|veneno|raticida)",
      "(?:carta|nota) de (?:despedida|suicidio)",
      "(?:cortarme|me corto|me corte|cortandome|me quemo|me estoy cortando)(?! (?:el|las unas|la (?:luz|conexion)))",
      "(?:aventarme|tirarme|lanzarme|arrojarme) (?:\\w+ ){0,2}(?:puente|tren|carros?|azotea|ventana|metro|techo)",
      "(?:cuantas|cuantos) (?:pastillas|pildoras|tylenol\\w*|medicinas)(?:(?= $)|(?= \\|)|(?: \\w+){0,6} (?:morir\\w*|dormir\\w*|matar\\w*|despertar\\w*|muer\\w+|peligros\\w*|mortal\\w*|sobredosis|hacen falta|hay que tomar|me (?:tomo|tengo|puedo)|tomar\\w*|bast\\w+))",
      "(?:quiero|quisiera|mejor) (?:dejar de existir|no existir|dejar de vivir|dormir para siempre)",
    ],
    harmless: [
      "cuantas pastillas (?:\\| )?(?:digo|perdon|quise decir)",
      "sentido (?:tiene|de|hay en) (?:vivir|seguir viviendo) (?:en (?:el|los|la|las)|con|cerca|lejos|fuera)",
      "(?:ensayos?|solicitud(?:es)?|fafsa|examen|tarea|formularios?)(?: \\w+){0,8} (?:ya )?no (?:puedo|aguanto) (?:mas|esto mas)",
    ],
    catches: [
      "nadie me necesita",
      "¿qué sentido tiene vivir?",
      "todos estarían mejor si yo no existiera",
      "no veo salida, soy una carga para todos",
      "quiero dejar de existir",
    ],
    passes: [
      "¿qué sentido tiene vivir en el campus?",
      "con tantas solicitudes ya no puedo más",
      "hoy es mi último día para mandar la FAFSA",
    ],
  },
};
