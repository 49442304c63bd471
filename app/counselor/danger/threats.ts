import type { DangerRules } from "./rules";

const weapon =
  "(?:gun|guns|knife|knives|rifle|rifles|pistol|weapons?|machete|bomb|firearm|glock|ar ?15|shotgun|ammo|bullets|switchblade|draco)";
const day = "(?:monday|tuesday|wednesday|thursday|friday|tomorrow|today|next week|that day|the last day|graduation|prom)";
const school =
  "(?:school|campus|class|prom|graduation|homecoming|the (?:game|cafeteria|assembly|pep rally|gym|dance)|church|work|the mall)";

/** A threat in words that name no deed: "don't come to school Friday", "they'll pay for it", a list, a key, a photo. */
export const threats: DangerRules = {
  kind: "violence",
  en: {
    danger: [
      "(?:ex|he|guy|man|stranger|someone|somebody|car|truck|they|boyfriend|dude|boy|person|woman|lady)(?: \\w+){0,6} (?:driving by my|drives by my|parked outside|sitting outside|waiting (?:for me )?(?:outside|by my|at my|after school|in the parking)|followed me|follows me|following me|outside my (?:house|window|door|work|dorm|job|apartment)|keeps? (?:coming to|showing up|following|watching)|showed up at my|shows up at my|shows up outside|watching my (?:house|window)|watches my|knows my (?:schedule|address|route|classes))(?! (?:on (?:instagram|insta|tiktok|linkedin)|back))",
      "(?:want|wants|fantasi\\w+|fantasies|imagine|imagining|imagines|daydream\\w*|dream|dreaming|thought|thoughts|thinking|think|urge|urges|feel like|scared i (?:will|might)|afraid i (?:will|might)|might|could|going to)(?: \\w+){0,4} (?:hurting|killing|shooting|stabbing|choking|strangling|beating|attacking|blowing up|hurt|burning down|kill|stab|shoot|strangle|choke|snap)(?: \\w+){0,3} (?:people|someone|somebody|him|them|everyone|everybody|(?:my|the|that|this) (?:\\w+ )?(?:dad|mom|father|mother|stepdad|stepmom|brother|sister|teacher|principal|coach|bully|bullies|classmates?|roommate|kids?|students|school|family|parents|boss|neighbor|ex|boyfriend|girlfriend|whole school|guy|girl|boy|class))(?! (?:feelings?|chances?|with kindness|financially|if i (?:apply|choose)|average|budget|vibe|by (?:going|applying|leaving|choosing)))",
      "(?:how|where) (?:do|can|could|would|to) (?:i |you |someone |he |a kid )?(?:\\w+ )?(?:get|buy|make|build|print|3d print|find) (?:a |an |some )?(?:\\w+ )?(?:guns?|bombs?|weapons?|silencer|explosives?|ghost guns?|molotov\\w*|ammo|knife for)(?! (?:license|permit|safety|for (?:hunting|rifle)))",
      "(?:wrote|posted|has|have|writing|writes|found|making|made) (?:\\w+ ){0,3}(?:his|her|their|a|an?) (?:\\w+ )?(?:manifesto|hit list|kill list|death list|death note|list of targets|countdown to)(?! (?:essay|class|college|decision|graduation))",
      "(?:run|running|ran|runs) (?:me|us|him|her|them|people) over|(?:try|tried|trying|tries|going|wants|wanted) to (?:\\w+ )?(?:run me|choke|drown|suffocate|smother|strangle|poison|push me (?:off|down|in|out)|set me|throw me (?:off|out|down)|drive (?:us|me) off|crash (?:us|the car|with))(?: \\w+)?",
      "(?:hear|hearing|heard) (?:\\w+ ){0,2}(?:gun ?shots?|shots|shooting|gunfire|pops)(?! (?:at the range|of espresso|in the (?:film|movie)))|(?:we are|in|on|under) (?:\\w+ ){0,2}lockdown (?:right now|now|and)|(?:hiding|hide|hid) (?:in|under) (?:a |the |my )?(?:classroom|desk|closet|bathroom)(?= $| \\|| and| right now| because)",
      "(?:someone|somebody|kid|kids|guy|guys|student|friend|brother|cousin|boy|girl|dude|classmate|he|she|they|son|ex)(?: \\w+){0,10} (?:says|said|told|posted|texted|keeps saying|joking about|jokes about|joked about|talks about|talking about|promised|swears|wants|planning|plans|wrote|bragging|threat\\w*|going)(?: \\w+){0,8} (?:shoot\\w*|blow\\w* up|stab\\w*|bomb\\w*|murder\\w*|kill\\w*|attack\\w*|burn\\w* down)(?: \\w+){0,5} (?:school|everyone|everybody|people|us all|classes|teachers?|kids|graduation|prom|the (?:place|cafeteria|building|house)|tomorrow|monday|friday|someone|somebody|students|his (?:mom|dad|family|parents|teacher|ex)|her (?:mom|dad|family|ex|boyfriend))(?! (?:(?:budget|gpa|average)|with kindness))",
      "(?:brings?|bringing|brought|bring|carries|carrying|carry|has|had|have|keeps|hiding|hid|packing|saw) (?:\\w+ ){0,4}(?:gun|knife|pistol|glock|weapon|blade|bomb|switch|strap|ar)(?: \\w+){0,6} (?:to|in|at|on|under) (?:\\w+ ){0,2}(?:school|class|backpack|bookbag|locker|bus|waistband|campus|bathroom|car at|bag|hoodie|lunch)(?! (?:policy|rules|skills|for (?:culinary|art|theater)))",
      "(?:beat|beats|beating|jump|jumped|jumping|fight|stab|stabbed|shoot|shot|slash\\w*|attack\\w*) (?:\\w+ )?(?:me|him|her|my (?:\\w+ )?(?:brother|sister|friend|son|daughter|cousin)) (?:up )?(?:after|at|outside|on|in|every|again|last|yesterday|because|and|so|over|until|for)(?: \\w+)?(?! (?:the (?:sat|act|psat)|chess|math|smash|basketball|2k|tennis|every subject))",
      `(?:said|says|saying|told|texted|posted|post|posts|messaged|warned|wrote|announced|snapped|story|like)(?: \\w+){0,8} (?:do not|not to|better not|should not|stay home|nobody should|no one should) (?:\\w+ )?(?:come|go|be|show up|from)?(?: to| at| in)? ?${school}(?: on)? ${day}`,
      `(?:do not|not to|better not) (?:come|go|show up) to ${school} (?:on )?${day}(?= $| \\|| if| or| because| something)`,
      `(?:showed|showing|posted|posting|sent|sending|shared|shares|shows|posts|has|have|taking|took)(?: \\w+){0,4} (?:pics?|pictures?|photos?|videos?|snaps?|selfies?|story|tiktok)(?: \\w+){0,2} (?:of|with|holding)(?: \\w+){0,3} ${weapon}`,
      `(?:make|making|made) (?:everyone|everybody|them(?: all)?|all of them|all of you|those (?:\\w+ )?(?:kids|people|guys|girls|boys|bullies)|him|her|these people|this school|that school|the whole school|every one of them)(?: \\w+){0,6} (?:pay (?:for (?:what|it|this|everything|how|all)|back)|regret (?:what|it|how|ever|messing|laughing|everything)|suffer|be sorry|bleed|beg|scream|disappear)(?! (?:with (?:my|the) success|by (?:getting|becoming)))`,
      "(?:they|everyone|you|all of them|he|she) (?:will|are going to|is going to) (?:all )?(?:pay for (?:what|this|everything|how)|get what (?:they|he|she|you) (?:deserve|have coming)|be sorry (?:they|he|she|when|tomorrow|on)|not be laughing|see what i (?:can|am)|remember my name|know my name)(?! (?:tuition|on the))",
      "(?:will not|would not|not going to) (?:\\w+ )?be laughing (?:anymore|at|when|after|on|then)",
      "(?:get|getting|got|want|wants|taking|take|getting my|plan\\w*) (?:\\w+ )?(?:revenge|payback|even)(?: \\w+){0,2} (?:on|against|with) (?:everyone|everybody|them|him|her|my (?:\\w+ )?(?:school|class\\w*|bull\\w+|teacher\\w*|ex|dad|stepdad)|the (?:kids|people|guys|school|whole)|this school|those)",
      "(?:list|names)(?: \\w+){0,8} (?:red x|xs|x s|crossed (?:out|off)|to (?:kill|shoot|die|get rid)|who (?:deserve|should die|hurt me|hurt him)|that (?:deserve|should die)|he hates|she hates|i hate|wants (?:dead|gone)|kids (?:he|who bully))",
      `(?:asking|asks|asked|looking|look|looked|took|takes|stole|found|got|get|has|have|knows|figured out|searching|trying)(?: \\w+){0,6} (?:gun|guns|ammo|bullets|gun safe|gun cabinet)(?: \\w+)?(?: key| code| safe| combination| missing| gone)`,
      `(?:gun|rifle|pistol|glock|shotgun|ammo|gun safe)(?: \\w+){0,3} (?:is |are |was |were )?(?:missing|gone|not (?:in|there|where)|unlocked|open)(?! (?:carry|season))`,
      `(?:bring|bringing|brings|take|taking|carry|carrying|get|getting|grab|borrow|use|using|steal|stole|have|show)(?: \\w+){0,3} ${weapon}(?: \\w+){0,8} (?:scare|threaten|protect myself|protect me|show (?:them|him|her|everyone)|teach (?:him|them|her)|back off|leave me alone|mess with me|get back|shoot|kill|stab|at school|to school|to class|on the bus)`,
      `shoot(?:ing|s)? (?:up )?(?:at )?(?:my|our|his|her|their|the|a) (?:\\w+ )?(?:house|home|car|block|party|crib|place|apartment|window\\w*|neighborhood|street|family|cousin|funeral)(?! (?:video|film|scene|documentary|photos?))`,
      "(?:shot|shots|shooting|bullets?|drive by)(?: \\w+)? (?:at|into|through|outside|in front of|hit) (?:my|our|us|me|the house|his house|her house)(?! (?:school (?:in|last)|dream|goal))",
      `(?:pointed|points|pointing|aimed|aims|held|holds|put|waved|waving|waves|pulled|pulls|grabbed|swung|chased|chasing|came|comes|coming)(?: \\w+){0,5} (?:a |his |her |the |with )+(?:\\w+ )?${weapon}(?: \\w+){0,3} (?:at|to|on|us|me|my|her|him|head|throat|and said|in (?:my|his|her|our))(?! (?:show|class|club|range|team))`,
      `(?:has|have|got|with|holding|carrying) (?:a |the |his |her )?(?:kitchen )?${weapon} (?:\\w+ ){0,4}(?:outside|door|screaming|yelling|banging|angry|mad|drunk|room|coming|says|said|won t|will not put)(?! (?:club|range|club room|policy))`,
      `(?:bang|banging|pounding|kicking|breaking|break|broke|smashing|punching|kicked)(?: \\w+)? (?:on |down |in |through )?(?:my|our|the) (?:bedroom |front |bathroom |room |car )?(?:door|window)s?(?: \\w+){0,6} (?:screaming|scream\\w*|yell\\w*|scared|hiding|locked|hide|threat\\w*|kill|right now|drunk|in the (?:bathroom|closet)|let (?:him|her) in)`,
      "(?:hiding|hid|hide|locked myself|locked ourselves|barricaded)(?: \\w+){0,3} (?:in|under|behind) (?:the|my|a|our) (?:bathroom|closet|bed|room|bedroom|basement|car|garage)(?: \\w+){0,8} (?:dad|he|him|stepdad|mom|she|brother|husband|boyfriend|screaming|yelling|fight\\w*|drunk|gun|knife|scared|until|because|from)",
      "(?:will|going to|gonna|threatened to|threatens to|said he will|says he will) (?:\\w+ )?(?:burn|blow|set)(?: up| down)? (?:\\w+ )?(?:the|my|our|this|that) (?:\\w+ )?(?:school|house|place|car|home|apartment|building)(?: \\w+)?(?: down| up| on fire)?",
      "(?:slit|cut) (?:my|our|your|his|her|their) throats?|(?:bash|smash|crack|blow)(?:es|ed|ing)? (?:my|our|his|her|their|your) (?:head|heads|skull|brains?|face)(?: in| off| out)?(?! (?:with (?:math|calculus)))",
      "(?:idolizes|obsessed with|worships|admires|talks about|fan of|wants to be like)(?: \\w+){0,4} (?:school shooters?|columbine|mass shooters?|sandy hook|parkland)(?! (?:research|prevention|case|documentary))",
      "(?:gang|crew|guys|people|they|homies|opps)(?: \\w+){0,6} (?:know where (?:i|we|my \\w+) (?:live|lives|go|work)|looking for (?:me|my brother|my cousin)|after (?:me|my brother|us)|put a hit|hit on me|want me dead|green light|jump me|jump in|jumped in|initiat\\w+)",
      "(?:jump|beat|stomp|shank|stab|shoot|fight|kill) me (?:after|at|outside|when|on) (?:school|the (?:bus|park)|lunch|practice|i (?:leave|get)|monday|friday|sight|tomorrow)",
    ],
    harmless: [
      "regret (?:rejecting|not (?:accepting|admitting|letting)|waitlisting|deferring|denying|passing)(?: \\w+)?",
      "(?:shoot|shooting|filming|photograph\\w*) (?:a |my |our |the )?(?:\\w+ )?(?:film|movie|video|documentary|music video|short film)(?: \\w+){0,6}",
    ],
    catches: [
      "kid in my class said don't come to school friday",
      "im gonna make everyone at that school pay for what they did to me",
      "he wrote a list of names with red x's",
      "my son keeps asking where the gun safe key is",
      "if i bring my uncle's glock just to scare them",
      "theyre gonna shoot up my house",
      "he posted a pic with a gun",
      "my dad's pistol is missing",
      "im hiding in the bathroom, my dad is drunk and screaming",
    ],
    passes: [
      "i'm going to make them regret rejecting me",
      "make my dad pay for college",
      "my school has a no school friday, when is the ACT",
      "a list of names for my recommendation letters",
      "we are shooting a film at my house for my portfolio",
      "does a photo of me with a rifle at the rifle team look bad",
      "will my ex's knife skills help in culinary school",
    ],
  },
  es: {
    danger: [
      "(?:quiero|quisiera|ganas de|pienso en|pensando en|voy a|va a|van a|dijo que|dice que|planea|quiere|imagino)(?: \\w+){0,4} (?:golpear|matar|lastimar|apunalar|picar|disparar|balacear|quemar|hacerles? dano|vengar(?:me|se)|madrear|atacar|explotar|matarlos|matarlas|matarlo|matarla|ahorcar\\w*)(?: \\w+){0,2} (?:a (?:todos|mi|mis|los|las|un|una|alguien|su|sus|el|ella|ese|esa)|la escuela|todos|alguien|de (?:todos|ellos|mi)|gente|con (?:la|una|un))(?! (?:por la fafsa|tiempo|calorias))",
      "(?:me|nos|la|lo) (?:sigue|siguen|siguio|esta siguiendo|anda siguiendo|espera|esperan|esperaba|espia|vigila|persigue) (?:\\w+ ){0,4}(?:afuera|a la salida|carro|casa|hasta|escuela|trabajo|todos los dias|parada)|(?:me|nos|lo|la) (?:quieren|quiere|van a|va a|querian) (?:\\w+ )?(?:golpear|madrear|matar|picar|levantar|secuestrar|balacear|apunalar|reclutar|llevar a la fuerza)(?! (?:si (?:no|repruebo)|cuando vean))",
      "(?:balazos|balacera|disparos|tiros|tiroteo) (?:\\w+ ){0,3}(?:afuera|en mi|cerca|ahora|anoche|aqui|escuela|calle|contra)|(?:esta|estan|hay alguien|hay un hombre|ex|el) (?:\\w+ ){0,4}(?:afuera|en la puerta) (?:\\w+ ){0,4}(?:golpeando|gritando|con (?:un|una)|amenaz\\w+|tocando|queriendo entrar)",
      "(?:subio|publico|puso|mando|posteo) (?:\\w+ ){0,4}(?:foto|historia|video|mensaje)(?: \\w+){0,4} (?:con|de|sobre) (?:\\w+ ){0,3}(?:pistola|arma|rifle|cuchillo|matar\\w*|tiroteo|disparar\\w*)",
      "(?:traer|llevar|trae|lleva|llevara|traera|saca|saco|trajo|tiene|enseno|mostro|agarro|agarra|compro|consiguio|escondio|publico|subio|apunto|apunta) (?:\\w+ ){0,6}(?:pistolas?|armas?|rifle|cuchillo|navaja|machete|escopeta|balas|bomba|fusca|fierro)(?! (?:deportiv\\w+|de (?:agua|juguete|silicon)|secret\\w+))",
      "amenaz\\w+ (?:\\w+ ){0,6}(?:con|de) (?:\\w+ )?(?:cuchillo|pistola|arma|machete|navaja|matar\\w*|muerte|quemar\\w*|golpe\\w*|palo|tijeras)",
      "(?:los|las|les|te) voy a (?:matar|balacear|quemar|disparar|picar|acuchillar)(?! (?:a preguntas|de risa))",
      "(?:me (?:las|la) (?:van|vas|va) a pagar|van a pagar (?:por lo que|todo lo que|caro)|se van a arrepentir|van a saber quien soy)(?! (?:de no (?:admitir\\w*|aceptar\\w*)))",
      "no (?:vayas|vayan|vengas|vengan|ir|vaya) a la (?:escuela|prepa|graduacion) (?:el )?(?:lunes|martes|miercoles|jueves|viernes|manana)",
      "lista (?:\\w+ )?(?:de|con) (?:\\w+ )?(?:nombres|gente|companeros|personas)(?: \\w+){0,8} (?:matar\\w*|odia|tach\\w+|cruz\\w*|muert\\w+|x roja)",
      "(?:disparar\\w*|balace\\w+|dispar(?:o|aron)|tiroteo|balazos|tiros) (?:\\w+ ){0,3}(?:mi casa|la casa|nuestra casa|la escuela|en mi (?:calle|escuela)|afuera)",
      "(?:saben|sabe) donde (?:vivo|vivimos|vive mi)(?: \\w+){0,6}|(?:me|nos|lo|la) (?:andan|anda|estan) buscando (?:para|los|unos|la pandilla)(?: \\w+)?",
      "(?:escondid[oa]s?|encerrad[oa]s?|me encerre|nos encerramos|me escondi) (?:\\w+ ){0,3}(?:en el|en la|en mi) (?:bano|cuarto|closet|recamara|carro)(?: \\w+){0,8} (?:papa|padrastro|el|hermano|grit\\w+|borracho|tomado|miedo|cuchillo|golpe\\w+)",
      "pandilla (?:\\w+ ){0,4}(?:me|nos|quier\\w+|amenaz\\w+|busc\\w+|obliga\\w*)",
    ],
    harmless: ["disparar (?:a |por )?(?!(?:la|el|los|las|mi|mis|un|una|todos|todas|alguien|gente|ellos|ellas|en)\\b)\\w+"],
    catches: [
      "dice que va a traer la pistola de su papá el viernes",
      "mi hermano amenazó a mi mamá con un cuchillo",
      "los voy a matar a todos los que se burlaron de mí",
    ],
    passes: ["voy a disparar a Harvard y Yale", "se van a arrepentir de no admitirme", "¿hay equipo de tiro deportivo?"],
  },
};
