import type { DangerKind, DangerManner } from "./rules";

/**
 * What means nothing alone and much beside another: a laptop given to a sister is a gift, "I won't need it" is a
 * choice, both in one breath may be a farewell. Signs of one kind; two different ones close together are a danger.
 */
export interface WeakSigns {
  readonly kind: DangerKind;
  readonly manner?: DangerManner;
  /** Each sign in the words of `plainWords`, English and Spanish together: families mix them. */
  readonly signs: Readonly<Record<string, readonly string[]>>;
  readonly catches: readonly string[];
  readonly passes: readonly string[];
}

const near =
  "(?:brother|sister|siblings?|cousin|friends?|best friend|bestie|mom|dad|parents|roommate|nephew|niece|girlfriend|boyfriend|gf|bf|people|someone|everyone|him|her|them|kids?)";
const theirs =
  "(?:stuff|things|clothes|laptop|phone|switch|ps5|xbox|guitar|car|savings|money|college (?:fund|money|savings)|529|dog|cat|pet|room|jewelry|shoes|sneakers|hoodies?|books|records|bike|camera|glove|bat|collection|cards|ring|necklace|scholarship money|account|games?|controller|drums|piano|violin|sketchbooks?|journals?|plants|fish|everything)";
const partner = "(?:boyfriend|girlfriend|bf|gf|husband|wife|ex|partner|fiance|stepdad|dad|stepmom|uncle|novio|esposo)";

const farewell: WeakSigns = {
  kind: "self-harm",
  manner: "hint",
  signs: {
    absent: [
      "(?:will not|would not|not going to|wont) (?:\\w+ )?(?:be needing|need|be using|use|want|have any use for) (?:it|them|him|her|any of it|that|this|anything|my \\w+|the money)(?: anymore| where i| after| soon| anyway)?(?! (?:because (?:i got|of my|my (?:full|scholarship))|for (?:the|my) (?:class|application|sat|act)))",
      "(?:will not|not going to) (?:\\w+ )?be (?:at school|in school|in class|there|here|around|at (?:practice|work|graduation|prom)|coming (?:back|in|to school)|at my)(?: \\w+){0,2} (?:or after|anymore|again|ever|after|monday|tomorrow|next|anyway|by)",
      "(?:will not|would not|not going to) (?:\\w+ )?matter(?: \\w+){0,2}(?= $| \\|| anyway| after| soon| to me| then| by)",
      "(?:by|after) (?:then|after|tonight|that|monday|friday|the weekend) (?:\\w+ ){0,3}(?:will not|wont|would not|does not) (?:\\w+ )?(?:matter|care|be|need|have)",
      "(?:more than me|more than i do|better than me|than i will)(?: after| anyway| now| soon)?(?= $| \\||$)",
      "(?:after|once|when) i am (?:gone|not here|not around|no longer|out of (?:here|the picture|the way))",
      "if (?:anything|something) happens(?: to me| tonight| to him| to her)?",
      "(?:before (?:saturday|sunday|monday|tuesday|wednesday|thursday|friday|tonight|the weekend|my birthday)|by (?:tonight|saturday|sunday|this weekend))(?= $| \\|)",
      "no longer (?:be )?(?:my|a|your) problem|out of (?:everyones|your|their|my parents) (?:way|hair)",
      "(?:ya )?no (?:\\w+ ){0,2}(?:voy a (?:ocupar|necesitar|usar)|ocupo|necesito|ocupare|necesitare|usare)(?: nada| mas)?",
      "(?:ya )?no (?:voy a estar|estare|voy a ir|voy a volver|voy a regresar)",
      "(?:ya )?no (?:va a importar|importa|importara)(?: nada| ya)?",
    ],
    giving: [
      "(?:gave|giving|given|gives) (?:me|us|my \\w+|his \\w+|her \\w+|everyone) (?:all )?(?:of )?(?:his|her|their|my) (?:\\w+ )?(?:trophies|trophy|hoodie|jacket|ring|necklace|dog|cat|guitar|switch|games|collection|stuff|things|books|clothes|jewelry|car keys|airpods|medals?|records|favorite \\w+)",
      "(?:gave|giving) (?:my|all my) \\w+(?: \\w+)? to my (?:\\w+ )?(?:sister|brother|cousin|friend|best friend)(?: and my \\w+(?: \\w+)? to my \\w+)?",
      "(?:regalo|regala|regalando|regale|dio|repartio|repartiendo) (?:toda|todas|todos|todo) (?:su|sus|mi|mis) (?:ropa|cosas|juguetes|libros|dinero|zapatos|tenis)(?! viej\\w+)",
      `(?:give|giving|gave|given|transfer|transferring|leave|leaving|left|sign|signing over|hand\\w*|pass\\w*|donate|donat\\w+|put)(?: \\w+){0,3} (?:my|all my|his|her)(?: \\w+){0,3} ${theirs}(?: \\w+){0,6} (?:to|for|with|in) (?:my |a |the |his |her )?(?:\\w+ ){0,2}${near}`,
      `(?:give|giving|gave|given) (?:my |his |her |a |the )?(?:\\w+ ){0,3}${near} (?:all )?(?:of )?(?:my|his|her)(?: \\w+){0,4} ${theirs}`,
      "(?:give|giving|gave|given|gives) (?:all |most )?(?:of )?(?:my|his|her|their) (?:\\w+ ){0,2}(?:stuff|things|possessions|belongings|clothes|everything|favorite \\w+) (?:away|out)(?! (?:before (?:i move|college|moving|the dorm)|to goodwill))",
      "(?:take care of|look after|watch|feed|adopt|keep) (?:my|his|her) (?:dog|cat|pets?|fish|plants|brother|sister|little \\w+|mom|kids?)(?: for me)?(?! (?:while|when) i)",
      "(?:he|she|my \\w+|they|you) (?:could|can|should|will) (?:have|take|keep|use|get) my (?:room|college (?:fund|money)|car|stuff|things|laptop|savings|dog|money|spot)",
      "(?:le |les )?(?:regale|regalo|regalando|di|doy|deje|dejo|voy a dar|voy a dejar|estoy regalando|heredar) (?:\\w+ )?(?:mi|mis|todas mis|todo mi|a mi|su|sus)(?: \\w+){0,6} (?:a|para) (?:mi |un |una |el |la |su )?(?:herman\\w+|prim\\w+|amig\\w+|mama|papa|sobrin\\w+|novi\\w+|vecin\\w+|gente)",
      "(?:cuid\\w+|cuidame|encargo) (?:\\w+ )?(?:a )?(?:mi|mis|su|sus) (?:perr\\w+|gat\\w+|herman\\w+|mama|abuel\\w+|hij\\w+)",
      "(?:cancel|close|close out|cash out|empty) (?:my |all my )(?:account|accounts|savings|bank)",
    ],
    closing: [
      "(?:withdraw|cancel|delete|take back|pull|deleting|deleted|canceling|withdrawing)(?: \\w+){0,2} (?:all|every|everything)(?: \\w+){0,3}",
      "(?:delete|deleted|deleting|deactivated|wiped|erased) (?:all )?(?:of )?(?:my|his|her|their) (?:\\w+ ){0,2}(?:accounts?|social media|insta\\w*|photos|pictures|profiles?|messages|texts|posts|phone|everything)",
      "(?:want|get|getting|need|have|put|putting) (?:\\w+ )?(?:everything|it all|things|my affairs|all of it|stuff) (?:\\w+ )?(?:sorted|settled|in order|taken care of|tied up|wrapped up|squared away)",
      "(?:stopped|quit|dropped) (?:eating with|baseball|soccer|football|band|talking to (?:us|everyone|anyone|all)|all (?:his|her|my)|everything|hanging out|seeing (?:friends|anyone)|coming out of)|(?:does not|do not|will not) (?:\\w+ )?(?:come out of|leave) (?:his|her|my) (?:room|bed)",
      "(?:cleaned|cleaning|packed up|emptied) (?:out )?(?:my|his|her) (?:\\w+ )?(?:room|locker|closet|desk)(?: out)?(?! (?:before|because|for) (?:i move|college|the))",
      "(?:wrote|write|writing|made|make) (?:\\w+ )?(?:a |my )?(?:will|playlist for my funeral|obituary)(?= $| \\||(?: and| so| for))",
      "(?:do not|does not) (?:\\w+ )?care (?:what happens|about (?:anything|any of it|it|school|college)|anymore)(?: to me| anymore)?",
      "cancelar tod\\w+|borr(?:e|o|ando|ar) (?:tod\\w+|mis (?:cuentas|fotos)|sus (?:cuentas|fotos))|dejar todo (?:arreglado|listo|en orden)",
    ],
    goodbye: [
      "(?:posted|sent|wrote|left|texted|put|made) (?:\\w+ ){0,2}(?:goodbyes?|farewell)|sorry for wasting (?:your|everyones) time",
      "(?:bye|goodbye|farewell|good bye)(?: forever| everyone| all| guys| now| for now)?(?= $| \\|)",
      "tell (?:\\w+ ){1,5}(?:i love (?:them|her|him|you)|thank you|thanks|i am sorry|sorry|goodbye|bye|it was not (?:their|his|her)|it is not (?:their|his|her))",
      "(?:just )?(?:want|wanted) (?:\\w+ )?to (?:say|tell \\w+) (?:\\w+ ){0,2}(?:sorry|thank you|thanks|goodbye|bye|i love you|i am sorry)",
      "(?:thanks|thank you|gracias) (?:for|por) (?:everything|all of it|all you did|helping|being (?:nice|kind)|todo|ayudarme|haberme|being there|trying)",
      "(?:says|saying|said|says she is|she is|he is|they are|i am) (?:\\w+ )?sorry (?:for|about|to) (?:everything|everyone|being|all|my (?:parents|family|mom|dad)|letting|the trouble)",
      "(?:sent|texted|left|dmed|posted|wrote|writing|sending|messaged|sends)(?: \\w+){0,4} (?:long|weird|goodbye|sorry|bye|last|sad|really long|loving|strange) (?:\\w+ )?(?:text|message|dm|post|voice (?:memo|message|note)|paragraphs?|snap|letter|note|video|email|voicemail)s?",
      "(?:telling|saying|said|saying how|told) (?:\\w+ ){0,4}(?:how much (?:she|he|they|i) (?:loves?|appreciate\\w*|love)|loves? (?:me|us|you)|will miss|proud of)",
      "(?:loves me and|love you all|love you guys|i love you all|i love yall|always loved you)",
      "(?:perdon|perdonenme|perdoname|perdonen|lo siento) (?:por todo|a todos|mama|papa|familia)|(?:diganle|dile|les dicen|digale) (?:\\w+ ){0,4}(?:que (?:la|lo|los|las) (?:quiero|amo)|gracias|perdon)",
      "(?:adios|me despido|hasta siempre|los quiero mucho|cuidense mucho)(?= $| \\|| a todos| de todos)|(?:nos pide|pide|pidio|pidiendo) perdon",
      "(?:mando|dejo|envio|mandar|puso|escribio)(?: \\w+){0,3} (?:audio|mensaje|carta|nota|video|texto)(?: \\w+){0,5} (?:despid\\w+|muy largo|larg\\w+|perdon|adios|rar\\w+|llorando|gracias)",
    ],
    silent: [
      "(?:turned|shut|turns) (?:\\w+ ){0,3}(?:location|phone|life360) off|turned off (?:her|his|their|my) (?:location|phone)|black screen",
      "(?:is not|not|has not|stopped|will not|wont|no longer) (?:\\w+ )?(?:answering|answer|responding|respond|picking up|pick up|replying|reply|responded|replied|answered|opening my)(?: \\w+){0,2}(?= now| anymore| her| his| my| me| since| the phone| calls| texts| and| \\|| $| we| so| what)",
      "(?:phone is off|straight to voicemail|can not (?:find|reach) (?:him|her|them)|nobody (?:can|has) (?:find|found|reach|seen|heard)|left the house and|did not come (?:home|to school)|location is off)",
      "(?:ya )?no (?:me |nos )?(?:contesta|responde|contestan|aparece)(?: el| los| mis)?(?: \\w+)?|no la encuentro|no lo encuentro",
    ],
    hopeless: [
      "(?:what is|whats|is there|no|not see|not see the|see no|not any|whats even) (?:even |the |a |any ){0,3}point(?! (?:average|scale|guard|range|deduction|of (?:contact|view)|on the))",
      "(?:so|just|completely|really|honestly|am|feel) (?:\\w+ )?done(?: like)? (?:done|done done)|(?:i am|am) (?:\\w+ )?(?:so|just|completely|officially) done(?= $| \\|| with (?:it all|everything|everyone|life|people|this)| and| like| i | tbh| ngl)",
      "(?:tired|sick|exhausted) of (?:everything|it all|all of it|all this|trying|fighting|pretending|being (?:me|here|strong|a disappointment|tired|like this|the)|feeling|everyone|hurting|waking up)",
      "(?:nothing|none of (?:it|this)) (?:\\w+ )?(?:matters|feels (?:good|real|fun)|gets better|helps|will get better|will ever change|makes me happy)",
      "(?:can not|could not) (?:\\w+ )?(?:do (?:this|it|any of this)|take (?:this|it|much more)|go on|keep (?:going|doing this|pretending)|feel anything|get out of bed|stop crying)(?: anymore| any longer| much longer)?",
      "(?:i am|i have been|am|feel|feeling|felt) (?:\\w+ ){0,2}(?:empty|hopeless|numb|worthless|trapped|a failure|such a failure|a disappointment|a burden|broken|a waste|useless|invisible|nothing|so alone|completely alone|the problem)(?! (?:handed|in (?:the|a)))",
      "(?:ruined|failed|let down|disappointed|wasted) (?:everything|everyone|my life|my family|my parents|everybody|my whole life|all of you|them all)",
      "(?:no|not have|not see|without) (?:a |any |much )?(?:future|hope|friends left|one left|way out|reason)|hate (?:myself|my life|being me|who i am)",
      "(?:ya )?no (?:puedo|aguanto|doy) (?:mas|para mas|con todo)|(?:cansad[oa]|hart[oa]) de (?:todo|vivir|esto|la vida|mi|luchar|intentar)|nada (?:tiene sentido|me importa|vale la pena|importa)|(?:soy|me siento) (?:\\w+ )?(?:un fracaso|un estorbo|una carga|vaci[oa]|inutil|un gasto|una decepcion|un problema)",
      "para que (?:\\w+ ){0,3}(?:lleno|aplico|estudio|sigo|me esfuerzo|intento|voy|mando|lo hago)",
      "(?:would|will) not (?:\\w+ )?(?:wake up|be alive|be here|exist)",
    ],
    burden: [
      `(?:everyone|everybody|they|people|parents|mom|dad|family|friends|you|nobody|no one|kids|all of them|he|she) (?:\\w+ ){0,4}(?:would|will|could|can) (?:\\w+ ){0,3}(?:get over (?:it|me)|move on|forget (?:me|about me)|be (?:fine|ok|okay|relieved|better off|happier)|not notice|survive|be sad for)(?! (?:with (?:the|a)|paying|if i (?:go|choose|pick|attend|commit)))`,
      "(?:save|saves|saving) (?:\\w+ ){0,4}(?:money|stress|trouble|a lot)(?: \\w+){0,5} (?:if i|without me|not having me)",
      "(?:i am|am|just|being|such|feel like) (?:\\w+ ){0,3}(?:a burden|an expense|in the way|a waste of money|dead weight|dragging (?:everyone|them|the family|my family|people)|costing (?:them|everyone)|one less|an extra mouth)(?! to (?:my parents )?financ\\w+)",
      "one less (?:mouth|kid|problem|person|thing|bill|tuition)|without me|dragging (?:everyone|them|the family|my family|my parents) down",
      "(?:would|will) be (?:\\w+ )?(?:better|easier|happier|cheaper|relieved)(?: \\w+){0,2} (?:off|without|if i)",
      "(?:mejor|felices|tranquil\\w+) sin mi|un gasto menos|una boca menos|(?:lo van a|lo|me van a) (?:superar\\w*|olvidar\\w*)|se les va a pasar",
    ],
    peaceful: [
      "(?:feel|feels|feeling) (?:\\w+ )?(?:light|lighter|so light|free|good about it|weirdly good|nothing anymore)(?= $| \\|| now| today)|not that i (?:will|would|am going to) (?:see|need|be)",
      "(?:feel|feels|feeling|am|been|finally|kind of|seems|is) (?:\\w+ ){0,2}(?:peaceful|at peace|calm about|calm now|so calm|relieved now|free now|ready to go|weirdly (?:calm|happy)|in peace|okay with it now|ok with it now)(?! (?:campus|place|town))",
      "(?:made|make) (?:my )?(?:peace|decision|mind up)|made up my mind|(?:i have )?(?:already )?decided(?= $| \\|| what i| and no| tonight)|(?:picked|chose|chosen|set) (?:the|a|my|his|her|their) (?:day|date|night|time|place|spot)(?! (?:for|of|to (?:visit|tour|take|move|submit))|s)",
      "(?:it is|i am|feels) (?:\\w+ )?(?:almost over|over soon|not (?:a )?joke for me|not joking)|already (?:picked|chose|know) (?:the|a|my|his|her|their) (?:day|date|way|place|how)",
      "(?:me siento|estoy) (?:\\w+ )?(?:en paz|tranquil[oa] ya|list[oa] para irme)|ya (?:lo )?decidi",
    ],
    means: [
      "(?:the|a|that|my|his|her|some) (?:\\w+ ){0,2}(?:bridge|rope|noose|razors?|razor blades?|blades?|overpass|train tracks|gun|pills|sleeping pills)(?! (?:program|course|year|loan|scholarship))",
      "(?:bottle of|handful of) (?:\\w+ )?(?:pills|advil|tylenol|meds|xanax|ibuprofen|benadryl|vodka|sleeping)",
      "(?:i (?:\\w+ )?(?:tied|loaded|planned|practiced|wrote|did) it)(?: already| all)?|(?:researched|googled|looked up|looking up) (?:how|ways|methods)",
      "(?:alone|by myself|home alone|nobody home|no one home|house to myself|parents are (?:out|gone|away)) (?:tonight|right now|until|all|this weekend)",
      "(?:soga|navaja|pastillas|puente|vias del tren|azotea|pistola)",
    ],
    secret: [
      "(?:tell|telling) (?:an? |the |his |her |my |our )?(?:adult|teacher|counselor|parents|mom|dad|someone|somebody|grown up)(?! (?:about (?:the|my) (?:fafsa|college|grades|sat)))",
      "snitch\\w*|(?:promised|promise|swore|made me (?:swear|promise))(?: \\w+){0,4} (?:not|wont|never|tell|secret)|asking for a friend|hypothetically",
      "(?:do not|please do not|pls do not) tell (?:my|anyone|anybody|mom|them|her|him)|(?:do not|not) know who to (?:tell|talk to)|no one (?:knows|to talk to)|nobody (?:knows|to talk to)",
      "(?:worried|scared|concerned|terrified|afraid) (?:\\w+ )?(?:about|for|of) (?:him|her|them|my (?:\\w+ )?(?:friend|son|daughter|brother|sister|kid|niece|nephew|child))|should i be (?:worried|concerned)|what do i do(?= $| \\|)",
      "(?:tengo|con) (?:\\w+ )?miedo|(?:preocupad[oa])(?: por)?|no se que hacer|no le digan|a quien (?:decirle|contarle)",
    ],
  },
  catches: [
    "is it ok if i just give my laptop and my college savings to my little sister, she'll need it more than me after",
    "tell mrs alvarez thank you for everything. i wont be at school monday or after",
    "i gave my dog to my cousin, i wont be needing him",
    "ngl im so done. like done done. they would get over it",
    "le regalé mi perro a mi primo, ya no lo voy a ocupar",
  ],
  passes: [
    "can I give my old laptop to my sister when I get a new one",
    "I'm so done with applications, like done done, submitted the last one",
    "what's the point of early decision, thanks",
    "thank you for everything, when is the FAFSA due",
    "should I tell my counselor about my grades",
  ],
};

const held: WeakSigns = {
  kind: "abuse",
  signs: {
    watched: [
      `${partner} (?:\\w+ ){0,4}(?:checks|reads|goes through|looks through|tracks|monitors|took|takes|has|controls|revisa|lee|rastrea) (?:\\w+ )?(?:all )?(?:of )?(?:my|mi|mis) (?:\\w+ ){0,2}(?:phone|texts|messages|emails?|location|dms|keys|car keys|money|paycheck|bank|laptop|passwords?|telefono|celular|mensajes)`,
      "(?:he|she) (?:\\w+ ){0,3}(?:checks|reads|goes through|tracks|monitors|took|takes|controls|hid) (?:\\w+ )?(?:all )?(?:of )?my (?:\\w+ ){0,2}(?:phone|texts|messages|emails?|location|dms|keys|car keys|money|paycheck|laptop|passwords?|browser|history|searches)",
      "took my (?:car )?keys|(?:tracker|airtag) (?:on|in) my|(?:he|she|they) (?:can|will|might) see (?:this|my (?:search\\w*|history|phone))|me (?:revisa|quito|quita|checa) (?:\\w+ ){0,3}(?:telefono|celular|cel|llaves|mensajes|dinero)",
    ],
    papers: [
      "(?:took|takes|taken|keeps|kept|keep|hides|hid|holds|holding|has|stole|ripped up|burned|destroyed|threw away|locked up) (?:all )?(?:of )?my (?:\\w+ ){0,6}(?:passport|papers|documents|birth certificate|social security(?: card)?|green card)",
      "(?:quito|quita|quitaron|escondio|tiene|guarda|rompio|quemo) (?:\\w+ ){0,3}(?:pasaporte|papeles|documentos|acta)",
    ],
    confined: [
      "not allowed to (?:\\w+ )?(?:leave (?:the|our|my) (?:house|room|apartment)|go outside|talk to (?:anyone|people|my)|have friends|see (?:anyone|my friends)|go to (?:the doctor|school))",
      "(?:will not|does not|do not|never) let(?:s)? me (?:\\w+ )?(?:apply|leave|out|go anywhere|go to school|see (?:anyone|my)|talk to|work|get a job|have (?:friends|a phone|my))(?! (?:out of state|for early))",
      "(?:no me dej\\w+ (?:salir|ir|hablar|trabajar|aplicar|estudiar|ver a)|me encierr\\w+|encerrad[oa])(?! (?:del|fuera del) estado)",
      "(?:says|said|say) i (?:can not|am not allowed to|have to) (?:\\w+ )?(?:apply|go|leave|quit|drop out|stay home)",
    ],
    threat: [
      "(?:he|she|they|stepdad|dad|mom|boyfriend|bf|husband|ex|uncle|brother) (?:\\w+ ){0,6}(?:will|would|going to) (?:\\w+ )?(?:find me|come (?:find|after|for|get) me|track me down|make me (?:pay|regret|sorry)|make sure i regret|ruin my life|make me disappear|hurt|kill|beat|send me back|burn|destroy|break)",
      "regret it|or else|find out where i|come looking for me|(?:finds?|found) out i (?:\\w+ )?(?:told|talked|applied|left|called|am writing)|kill me (?:if|when)(?: \\w+){0,4} (?:finds?|tell|told|leave|talk|hear)",
      "(?:me va a|va a) (?:buscar|encontrar|pesar|matar|pegar|golpear)|me voy a arrepentir|me la va a pagar|si se entera",
    ],
    injury: [
      "(?:bruises?|welts?|belt|black eye|flinch\\w*|choke\\w*|by (?:the|my) (?:throat|neck|hair|arm)|stitches|concussion)(?! (?:ego))",
      `(?:he|she|${partner}) (?:\\w+ ){0,2}(?:broke|smashed|threw|punched|destroyed|slammed|burned|ripped|kicked) (?:my|the|a|our|me)`,
      "(?:last time|the last time|again|always) (?:\\w+ ){0,4}(?:hospital|er|emergency room|belt|bled|bleeding|blood|unconscious|could not (?:walk|sit|breathe))|moret\\w+|(?:me )?rompio (?:el|la|mi)",
    ],
    fear: [
      "(?:he|she|dad|stepdad|mom|husband|boyfriend|bf) (?:\\w+ )?(?:gets?|is|will be) (?:\\w+ )?(?:mad|angry|furious) (?:if|when)|(?:because|since|when|while) (?:my )?(?:dad|stepdad|mom|stepmom|father|uncle|brother|he|she) is (?:\\w+ )?(?:home|there|drunk|mad|angry)",
      "(?:scared|afraid|terrified|frightened|fear) (?:\\w+ ){0,2}(?:of (?:him|her|them|my|what)|for (?:my|her|him)|to (?:go|be|tell|leave|say)|he|she|at|when)",
      "(?:not|never) (?:\\w+ )?(?:want to|have to|safe to) (?:go|come|be) (?:back )?(?:home|there|to (?:his|her|my (?:dads|moms)))",
      `(?:far|away|escape|hide|run|safe|get out|protected?)(?: \\w+){0,3} from (?:my )?(?:\\w+ )?(?:${partner}|him|her|brother|mom|father)`,
      "(?:gotta|have to|got to|need to) (?:log off|get off|go|delete this)(?: \\w+){0,3} (?:before|because|he|she)|(?:he|she) (?:is|will be|gets) (?:home|back) (?:at|soon|in)|before (?:he|she) (?:gets|comes|is) (?:home|back)|never (?:has|have|had) to go back",
      "(?:he|she|dad|mom|stepdad|papa|padrastro) (?:\\w+ ){0,3}(?:gets|is|was|been|comes home|esta|anda|llega) (?:\\w+ )?(?:drunk|drinking|wasted|high|so mad|mad|angry|tomado|borracho|enojado)|when he drinks|ya se como se pone",
      "tengo (?:\\w+ )?miedo|no quiero (?:regresar|volver|estar)|antes de que (?:llegue|regrese)",
    ],
    secret: [
      "(?:our|a|the|his|keep (?:it|this|our|us)) (?:\\w+ )?(?:secret|between us)|(?:do not|not|can not|cant|wont) tell (?:anyone|anybody|my|mom|dad|nobody)|nobody (?:believes|knows|can know)|no one (?:believes|knows|can know)|made me (?:promise|swear)",
      "(?:nuestro|en) secreto|no le (?:diga|digas) a nadie|nadie me cree",
    ],
    child: [
      "(?:i am|im|she is|he is|tengo|only) (?:\\w+ )?(?:12|13|14|15|16|17)(?! (?:years? from|aps?|credits?|schools|colleges|on))(?= $| \\|| and| years| but| so| he| she)",
      "(?:older|grown|adult) (?:man|guy|men|woman)|(?:he|she) (?:says (?:he|she) )?is (?:2\\d|3\\d|4\\d|5\\d)|(?:met|talking to|dating)(?: \\w+){0,4} (?:on (?:discord|snap\\w*|instagram|insta|roblox|tiktok|reddit|an app|tinder)|online|in a game)",
    ],
    asked: [
      "(?:wants?|wanted|asks?|asked|asking|keeps asking|send|sent|mand\\w+|pide|pidio) (?:\\w+ ){0,5}(?:pics?|pictures|photos|selfies|videos?|fotos?|nudes)(?! (?:of (?:my|the) (?:art|paintings?|work|portfolio|project)|de (?:mis|la|mi) (?:pinturas|arte|portafolio|tarea|boleta)))",
      "(?:his|her) (?:house|place|hotel|car|apartment|office|room) (?:\\w+ )?(?:alone|after|at night|late)|alone with (?:him|her)|pick me up|(?:pay|paying|paid|buys?|gives?) me (?:\\w+ )?(?:for|to|money|things|stuff|gifts|if)|me (?:ofrece|paga|compra)",
    ],
    owed: [
      "i (?:\\w+ )?owe (?:him|her|them)|pay (?:him|her|them) back|(?:not|never|without) (?:\\w+ )?(?:pay|paid|paying|paid me|pay me)(?: me)?|le(?:s)? debo|sin pagar\\w*|keeps my (?:money|pay|tips|wages)",
      "(?:works?|working|sleep|sleeping|live|living) (?:\\w+ ){0,2}(?:at|in|for) (?:the|his|her|their) (?:restaurant|shop|house|farm|salon|store|ranch|factory|motel|family)|(?:man|lady|guy|people|family|boss|senor|patron) (?:\\w+ ){0,3}(?:who|that|i work for|que me) (?:brought me|me trajo|work for|took me in|trajo)",
    ],
  },
  catches: [
    "my bf reads all my texts and took my keys. he says if i go away to college he'll find me",
    "mom took my passport my social security card and my phone, says im not allowed to leave the house",
    "need a college far away from my stepdad, he gets drunk and i am scared to go home",
  ],
  passes: [
    "my parents took my phone because of bad grades, does a C matter",
    "I want to go far away from my parents lol",
    "my mom won't let me apply out of state",
    "I'm 17 and live with my grandma, is that independent",
  ],
};

const armed: WeakSigns = {
  kind: "violence",
  signs: {
    weapon: [
      "(?:gun|guns|rifle|pistol|glock|ammo|bullets|gun safe|shotgun|firearm|knife|machete|bomb|pistola|rifle|cuchillo|navaja|machete|escopeta|balas)(?! (?:control|violence|laws?|rights|club|team|debate|policy|range|season|skills))",
    ],
    warning: [
      "(?:do not|not to|better not|should not) (?:come|go) (?:to|on|in)|stay home (?:on )?(?:monday|tuesday|wednesday|thursday|friday|tomorrow|that day)|no (?:vengas|vayas|vengan|vayan) (?:a|el)|(?:is|was) (?:he|she|it) (?:\\w+ )?(?:joking|serious|kidding)|no se si creerle|not sure if (?:he|she|it) is (?:joking|serious|a joke|kidding)",
    ],
    anger: [
      "(?:pay for (?:what|this|how|everything)|get back at|revenge|what they deserve|deserve (?:it|to)|laughed at me|bullied (?:me|him|her)|everyone at (?:that|this|my) school|hates? (?:everyone|them all|everybody|all of them|that school)|make them|snap|lose it|burn it)(?! (?:financial|aid))",
      "(?:screaming|screams|yelling|threat\\w*|furious|out of control|drunk|going crazy|amenaz\\w+|gritando|enojad\\w+|burl\\w+|veran|venganza)",
    ],
    list: [
      "(?:list|lista|names|nombres) (?:of|de|con|in) (?:\\w+ )?(?:names|people|kids|students|teachers|classmates|his|her|nombres|personas|companeros|notebook)(?! (?:to (?:thank|ask|write)|for (?:my )?(?:rec|letters)))|red x|crossed out|drawings? of (?:\\w+ )?(?:guns|shooting|dead|killing|blood)",
    ],
    near: [
      "(?:outside|at) my (?:door|house|window|room)|inside (?:our|my|the) house|last night|anoche|right now|on (?:friday|monday|tuesday|wednesday|thursday) (?:at|in) (?:school|class)|(?:knows?|know) where (?:i|we) live|(?:my|his|her) (?:locker|backpack|mochila|casillero)",
    ],
  },
  catches: [
    "my brother has a knife, hes outside my door",
    "he wrote a list of names in his notebook and my husband's gun is gone",
    "un chavo dice que no vayas a la escuela, trae pistola",
  ],
  passes: [
    "I'm on the gun control debate team",
    "I bought a knife for my culinary class",
    "can I make a list of people to ask for letters last night",
  ],
};

const unhoused: WeakSigns = {
  kind: "no-home",
  signs: {
    out: [
      "can not (?:\\w+ )?(?:go|come|move) (?:back|home)(?: to| there| home)?|(?:turn|turning|turned) 18(?: \\w+){0,8} (?:foster|stuff|out|leave|care)|(?:aging|age|aged) out|disowned|not welcome|(?:kicked|threw|thrown|put|locked) (?:me )?out(?! of (?:the )?(?:class|club|team|program|portal|account))|evicted|eviction|desaloj\\w+|lost our (?:home|house|apartment)|told me to (?:leave|get out)",
    ],
    where: [
      "where (?:do|am|can|will|should|could) (?:i|we)(?: \\w+){0,2} (?:go|sleep|stay|live)(?= $| \\|| till| until| now| tonight)|(?:safe )?place to (?:stay|sleep|go|crash|live)|somewhere to (?:stay|sleep|go)|(?:a )?donde (?:ir|voy|dormir|quedarme)",
    ],
    night: [
      "(?:stay|sleep|open|safe|been|here)(?: \\w+){0,4} (?:all night|overnight|24 hours|till morning|until morning)|(?:at|in) (?:a |the )?(?:mcdonalds|walmart|laundromat|bus station|parking lot|library|gas station|waffle house|dennys)(?: \\w+){0,3} (?:wifi|all night|tonight|right now|overnight|since)|tonight(?= $| \\|)|esta noche",
    ],
    spot: [
      "(?:couch|couches|motel|car|shelter|tent|storage|truck|van|hotel)(?: \\w+){0,3} (?:since|ends|until|tonight|money|for now|right now|anymore)|last (?:one|couch|place|night) (?:ends|is|at)|on the porch|in (?:trash|garbage) bags|what address (?:do|should|can) (?:i|we)|que direccion pongo",
    ],
  },
  catches: [
    "is the library safe to stay all night, cant go back to my dads place",
    "i turn 18 next week and my foster mom wants me gone, put me out. where do i go until dorms open",
  ],
  passes: [
    "where can I stay overnight for a campus visit",
    "I can't go back and change my FAFSA answer",
    "what address do I put on the Common App",
  ],
};

export const weakSigns: readonly WeakSigns[] = [farewell, held, armed, unhoused];
