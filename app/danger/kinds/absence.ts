import type { DangerRules } from "./rules";

/** When somebody doesn't expect to be there anymore. */
const then =
  "(?:next (?:year|month|week|semester|fall|spring|summer)|(?:by|come|in|for|this) (?:the )?(?:fall|spring|summer|winter|april|may|june|march|august|september|christmas|graduation|prom)|by then|that far|that long|long enough|much longer|anyway|anyways|either way|at all|to (?:see|use|go|find out|hear|enjoy|attend|get|need|spend|open|read|pay)|when (?:they|decisions|the|it|my|that)|after (?:tonight|today|this|that|graduation|march|april|may|friday|the weekend))";
const near =
  "(?:brother|sister|siblings?|cousin|friends?|best friend|bestie|mom|dad|roommate|teacher|nephew|niece|girlfriend|boyfriend|gf|bf|people|someone)";
const all = "(?:everyone|everybody|they all|you all|yall|the world|no one|nobody|people|my family|my parents|they)";
const milestone =
  "(?:graduation|eighteen|18|19|20|21|22|25|30|tomorrow|next (?:year|week|month)|christmas|prom|my (?:next )?birthday|the end of (?:the )?(?:year|week|month|summer)|friday|monday|the weekend|the summer|summer|fall|college|that)";
/** What else "I won't be here" may mean: said on either side of it, in the same sentence. */
const elsewhere =
  "(?:gap year|exchange|abroad|transfer\\w*|mov(?:e|ing|ed)|vacation|travel\\w*|trip|camp|visit\\w*|intern\\w*|deploy\\w*|basic training|boot camp|military|mission|graduat(?:e|ing) early|out of (?:town|state|the country)|overseas|dual enroll\\w*|homeschool\\w*|studying in|switching schools|another school|new school|cruise|tournament|wedding|funeral|surgery|appointment|vacations?|leaving for|flying|works?|working|practice)";

/**
 * Somebody who doesn't expect to be there: a future left out, a day picked, letters written, everyone who "would get
 * over it". Nothing in it names death, so the reply asks first.
 */
export const absence: DangerRules = {
  kind: "self-harm",
  manner: "hint",
  en: {
    danger: [
      "(?:deposit|refund|tuition|money back|lease|loans?)(?: \\w+){0,8} (?:if|when|after) (?:\\w+ ){1,3}takes? (?:his|her|their|my) own life",

      "(?:cancel\\w*|withdraw\\w*|deleted?|applications?|apps?|common app|admissions|dorm|the letter|call the college|tell the colleges?)(?: \\w+){0,24} (?:applicant|student|person|somebody|someone|i) (?:\\w+ ){0,2}(?:die|dies|passes? away|(?:is|am|are) (?:dead|not alive|no longer alive))(?! (?:of|to) )",
      "(?:applicant|student|person|somebody|someone|i) (?:\\w+ ){0,2}(?:die|dies|passes? away|(?:is|am|are) (?:dead|not alive|no longer alive))(?! (?:of|to) )(?: \\w+){0,12} (?:cancel\\w*|withdraw\\w*|deleted?|applications?|apps?|common app|admissions|dorm|the letter|call the college|tell the colleges?)",
      "(?:will|would|going to|am|are|is|might|may) not (?:\\w+ ){0,2}be alive(?! (?:without (?:him|her|my (?:mom|dad|doctor))))",
      `i (?:\\w+ ){0,2}(?:am|will|would|do|did|going to) not (?:\\w+ ){0,4}(?:making|make|live|living|surviving|survive|last|lasting|getting|get)(?: it)? (?:to|past|till|until|through|that long)(?: see)? ?${milestone}?(?: \\w+)?(?<=18|19|20|21|25|30|eighteen|graduation|prom|christmas|birthday|that long|tomorrow|year|summer|fall)(?! (?:with (?:a|an|my|this)|class|on time|party|practice))`,
      "leave leave|gone gone|(?:selfish|wrong|a sin|bad|cowardly) (?:\\w+ )?(?:to|of me to|if i|for wanting to) (?:\\w+ )?(?:leave (?:everyone|them|it all|before|this (?:world|life)|early)|go before|die|disappear|end it|want to (?:go|die|be gone|leave everyone)|not be here|be gone)(?! (?:graduation (?:party|ceremony)|to (?:college|school)))",
      "(?:refund|deposit|tuition|spot|acceptance|scholarship|money|offer|enrollment|contract|lease)s?(?: \\w+){0,8} (?:if|when|after) (?:i|you|a student|the student|someone|their student|an admitted student|a freshman|the kid) (?:\\w+ )?(?:die|dies|died|pass away|passes away|passed away|am dead|is dead|am not alive)",
      "(?:if|when) (?:a|the|an admitted|an accepted|their) student (?:\\w+ )?(?:die|dies|died|pass away|passes away|passed away|am dead|is dead|am not alive)(?: \\w+){0,6} (?:before|parents|refund|deposit|semester|money|starts?)",
      "can not (?:do|take|handle) (?:this|it|any of it)(?: anymore)?(?: \\w+){0,8} (?:all of it|any of it|everything|life|living|existing|not (?:just |about )?the (?:essays?|apps?|applications?|sat|school|fafsa))(?= $| \\|| all| everything| i| anymore)",
      "(?:not|never|is not|will not|would not) (?:\\w+ ){0,2}matter (?:\\w+ )?(?:after|by|past) (?:tonight|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|this weekend|prom|the weekend|next week)",
      "(?:planning|plan|going|decided|waiting|want|wanted|ready|will) (?:to|on) (?:\\w+ )?(?:do it|doing it|go through with it|end it|be gone|be out of here) (?:\\w+ )?(?:after|before|on|at|when|once|right after) (?:\\w+ )?(?:prom|my birthday|christmas|everyone|everybody|thanksgiving|my (?:parents|mom|dad|brother|sister|grandma)(?: \\w+){0,2} (?:birthday|sleep|asleep|leaves?|goes|go|work|are out|is out|is gone))",
      "(?:schedule|scheduled|send|sent|read|find|finds|open|get|gets|deliver\\w*|post|goes out)(?: \\w+){0,16} (?:after|once|when|by the time) i am (?:already )?gone(?! (?:to|at|for|off) (?:college|school|class|work))",
      "(?:nobody|no one|noone) (?:would|will) (?:\\w+ )?notice (?:till|until|i was|i am|for (?:days|weeks|a|hours)|me gone|that i|i left)(?! (?:my|the) )",
      "(?:this is my|my) (?:final goodbye|last goodbye|goodbye (?:letter|note|message|post)|last (?:message|post|letter) (?:to|ever))|sorry (?:mom|mommy|dad|mama|daddy|everyone|guys|to my (?:parents|mom|family)|for not being|for being)(?: \\w+){0,10} (?:not being|the (?:daughter|son|kid|child) (?:you|they)|fail\\w*|let(?:ting)? you|for everything|be better|strong enough|good enough|a burden|born|such a disappointment)(?! (?:to get|for (?:harvard|duke|stanford)))",
      "(?:that is|this is|then it is|it is) it for me(?= $| \\|| i | and)|(?<=^ |\\| )i am (?:out|checking out)(?= $)|(?<=^ )i am (?:going to|about to|finally going to|ready to) (?:do it|end it)(?: \\w+){0,2}(?= $)",
      "(?:tired|exhausted)(?: \\w+){0,5} tired tired|not (?:just |like )?sleepy tired|tired in a way (?:that )?sleep|(?:tired|exhausted) of (?:being alive|living|existing|waking up|being a person|being here|life)",
      "(?:plan b|backup plan|other plan|other option|only option|way out|only way)(?: \\w+){0,8} (?:is not (?:another|a) (?:college|school)|permanent|forever|no one will like|nobody will like|not coming back|end it|disappear\\w*|to stop (?:hurting|the pain)|left for me)",
      "(?:goodnight|good night|see you|sleep) (?:forever|on the other side|in the next life|in another life)|in (?:the|my) next life(?! as a)|in another life(?= $| \\|)",
      "(?:do|does) (?:they|colleges?|schools?|my \\w+|it|the \\w+)(?: \\w+){0,8} (?:if|when) (?:i|you|a student|the student|an? (?:admitted|accepted) student) (?:\\w+ )?(?:die|dies|died|kill\\w*)(?: \\w+){0,2} (?:before|first|during|after|senior|over|in)(?! (?:the (?:loan|parent)))",
      "(?:refund|deposit|tuition|spot|acceptance|scholarship|money)(?: \\w+){0,8} (?:if|when) (?:i|you|a student|the student) (?:\\w+ )?(?:die|dies|died|am dead|pass away|am not alive)",
      "(?:never|not) (?:\\w+ ){0,3}(?:coming|come|go|going) back (?:from (?:this|there|it)|after (?:tonight|this|friday)|ever)(?! (?:to (?:this|that) school))",
      "(?:should not|should never|wish i (?:had|was|were)(?: \\w+)?) (?:have )?(?:been born|never born|exist\\w*)|(?:was|am|were) (?:not |never )?(?:supposed|meant) to (?:be (?:here|alive|born)|exist|live this long|make it this far|last this long)",
      "(?:said|says|told me|telling me|tells me|wishes|wish)(?: \\w+){0,8} (?:should have (?:died|aborted)|never been born|never had me|wishes i (?:was|were)|i was (?:never born|dead)|(?:go|just) die|better off without me)",
      `i (?:\\w+ ){0,3}not (?:\\w+ ){0,5}(?:be|being|stick|sticking|stay|staying) (?:\\w+ )?(?:here|around|alive) (?:\\w+ ){0,2}${then}`,
      `(?:doubt|unlikely|not sure|no way) (?:\\w+ ){0,2}i (?:am|will|would|am going to) (?:\\w+ )?(?:be |still be )?(?:here|around|alive) (?:\\w+ ){0,2}${then}`,
      `if i (?:am|was) (?:even |still ){1,2}(?:here|around|alive)(?: \\w+){0,2} (?:${then}|(?=$))`,
      `i (?:\\w+ ){0,2}(?:do not think|doubt|will not|am not going to|never thought|do not see|do not plan|not planning)(?: \\w+){0,4} (?:make|making|live|living|last|lasting|survive|surviving|get|getting)(?: it)?(?: to| past| till| until| through)? (?:see )?${milestone}(?! (?:with (?:a|an|my|this|these)|class|on time|because i fail\\w*))`,
      "(?:never|not|do not) (?:\\w+ ){0,3}(?:plan|planned|planning|expect|expected|expecting|thought i would|think i will|intend)(?: \\w+){0,4} (?:(?:be|being) (?:alive|here anymore|around)|liv(?:e|ing) (?:past|that long|this long|to be)|grow(?:ing)? up|get(?:ting)? (?:old|this far in life)|hav(?:e|ing) a future|turn(?:ing)? (?:18|19|20|21|25|30))",
      "(?:my |a |the )future(?: \\w+){0,8} (?:not|never) (?:\\w+ ){0,3}(?:have|having|see|want|plan on|get|be in|going to have) (?:one|any|it|a future)(?= $| \\|| because| anyway| so)",
      "(?:5|10|15|20|five|ten|fifteen|twenty) years(?: \\w+){0,9} (?:(?:be )?dead|not be alive|not alive|not be here|not be around|six feet|in the ground|do not see anything|do not see myself(?: anywhere| at all)?(?= $| \\|))",
      "if i (?:\\w+ ){0,2}(?:did not exist|never existed|had never existed|was not (?:alive|born)|were not (?:alive|born)|was never born|stopped existing|ceased to exist|just disappeared|disappeared|vanished)(?! (?:from the (?:list|class|waitlist)|off))",
      `(?:everyone|everybody|they all|they would all|you all|yall|the world) (?:\\w+ ){0,2}(?:get over|forget about|forget) (?:it|me|i existed|about me)`,
      `${all} (?:\\w+ ){0,3}(?:get over|forget) (?:me|it|about me|that i existed)(?: \\w+){0,2} in (?:a|like|one|two|no)(?: \\w+)?(?: day| week| month| time| year)`,
      `${all} (?:\\w+ ){0,2}(?:will|would) (?:\\w+ )?(?:not (?:even )?notice|barely notice|not miss me|be sad for (?:a|like)|cry for (?:a|like)|be over it)`,
      "(?:point|use|reason|sense|energy) (?:in|to|of|for) (?:even |me |my ){0,2}(?:waking(?: up)?|wake up|getting out of bed|get out of bed|breathing|breathe)",
      "(?:not|never) (?:\\w+ ){0,3}(?:be|being) (?:a person|human|conscious|anything|me) (?:anymore|any longer)|stop being a person|(?:done|tired|sick|tired of) (?:with |of )?being a person",
      "sleep(?: \\w+){0,3} (?:and|so i) (?:\\w+ )?(?:not|never) (?:\\w+ ){0,2}(?:wake|be|get up|open my eyes|come back)(?! (?:late|early|tired|in time|on time))",
      "(?:someone|somebody|friend|bestie|he|she|they|i) (?:\\w+ ){0,3}(?:picked|chose|chosen|set|has|have) (?:\\w+ )?(?:the|a|my|his|her|their) (?:day|date|night)(?: \\w+){0,2} (?:and (?:a |the |how|place|method|where)|to (?:die|do it|go|end)|(?:should|do) i tell|when (?:he|she|they|i) (?:will|is|am going to) (?:do it|be gone))",
      "(?:wrote|written|writing|write|finished|recorded) (?:\\w+ )?(?:letters?|notes?|videos?|messages?) (?:to|for) (?:everyone|everybody|each of|all of them|all my (?:friends|family)|the people i love)(?! (?:who (?:wrote|helped|supported)|that wrote|in (?:the )?(?:admissions?|committee)|on the))",
      "(?:student |my |our )?loans?(?: \\w+){0,8} (?:if|when) (?:i|you) (?:\\w+ )?(?:die|died|pass away|am dead|are dead)(?: \\w+){0,4} (?:my |your )?(?:parents|mom|dad|mother|father|family|grandma|sister|brother)",
      "(?:if|when) i (?:\\w+ )?(?:die|died|pass away|am dead|am gone)(?: \\w+){0,5} (?:my )?(?:parents|mom|dad|mother|father|grandma|sister|brother)(?: \\w+){0,5} (?:pay|owe|loans?|debt|refund|money back|deposit|stuck)",
      "(?:parents|mom|dad|mother|father)(?: \\w+){0,6} (?:loans?|debt|tuition|money back|refund|deposit)(?: \\w+){0,3} (?:if|when|after) (?:i|their (?:kid|child|son|daughter)) (?:\\w+ )?(?:die|dies|died|pass away|am dead|am gone)(?! (?:do|will) i)",
      `(?:give|giving|gave|transfer|transferring|leave|leaving|left|sign|signing)(?: \\w+){0,2} (?:my|all my)(?: \\w+){1,9} (?:to|for) (?:my |a |the )?(?:\\w+ ){0,2}${near}(?: \\w+){0,8} (?:after i am gone|when i am gone|when i am not (?:here|around)|if something happens to me|more than me after|more than i will)`,
      "(?:if|when|in case) (?:something|anything) happens to me(?: \\w+){0,6} (?:my|who|give|tell|sister|brother|mom|parents|tonight|soon)(?! (?:abroad|on campus|in the dorm))",
      "(?:i will|will|going to) (?:\\w+ )?not (?:\\w+ )?(?:need|be needing) (?:\\w+ ){1,3}(?:where i am going)|where i am going i will not need",
      "(?:this|that|it) (?:is|will be|was) (?:the )?last (?:thing|question|message|time) (?:\\w+ )?(?:i will|i am going to|you will|i ever)(?: \\w+){0,3} (?:ask|write|send|say|hear|bother|talk)(?! (?:before|about (?:the|my) (?:sat|act|fafsa)))",
      "(?:one|my) last (?:thing|question|favor|message) before i (?:go|leave|do it|disappear)(?! (?:to|for|on|submit|apply|in))",
      "(?:hope|wish|praying|pray) (?:\\w+ ){0,2}(?:a (?:car|truck|bus|train)|something|someone|cancer|god) (?:\\w+ )?(?:hits|hit|kills|kill|takes|took|take|runs|would hit|would kill|would take) me(?! (?:to|up|in))",
      "(?:would not|will not|do not|not) (?:\\w+ )?(?:mind|care) if (?:i|a (?:car|truck|bus|train)|something|someone) (?:\\w+ ){0,3}(?:die|died|dead|hit me|killed me|wake up|woke up|got hit|crash\\w*|alive|existed|existing|live|lived)",
    ],
    harmless: [
      `i (?:\\w+ ){0,4}not (?:\\w+ ){0,4}(?:be|being) (?:\\w+ )?(?:here|around)(?: \\w+){0,12} ${elsewhere}(?: \\w+)?`,
      `${elsewhere}(?: \\w+){0,8} i (?:\\w+ ){0,4}not (?:\\w+ ){0,4}(?:be|being) (?:\\w+ )?(?:here|around)(?: \\w+){0,3}`,
      "(?:parent plus|plus|cosigned|private) loans?(?: \\w+){0,4} if i die do my kids",
    ],
    catches: [
      "do you get the deposit back if the student takes his own life",

      "do i need to withdraw my apps or do they just know when the applicant passes away",
      "who cancels the dorm if i die before august",
      "if the applicant is dead by then do they still mail the letter",
      "does the common app get deleted if the student is no longer alive",
      "who tells the colleges if i die",
      "what happens to my applications once i am dead",
      "u can take me off the list for the trip, i wont be alive for it",
      "planning to do it after prom so my friends still get a good night",
      "do colleges refund the deposit if the student passes away before the semester",
      "how do i schedule an email to my parents for after im already gone",
      "what's the point of doing applications if I'm not gonna be here next year anyway",
      "i dont think ill make it to graduation",
      "how do i write about my future when i dont plan on having one",
      "they'd save so much if i just didnt exist",
      "everyone would get over it in a month",
      "no point in waking up tomorrow",
      "do my parents have to pay my loans if i die",
      "i want to sleep and not be a person anymore",
      "i never planned on living past 18",
      "i wrote letters to everyone tonight",
      "i wouldnt mind if i got hit by a car",
    ],
    passes: [
      "do I have to cancel my other applications if I am accepted early",
      "I won't be here next year because I'm doing a gap year",
      "im not gonna be here in august, im traveling with family, can i move in late",
      "is parent plus forgiven when i die",
      "my parents will get over it if I go to art school",
      "I'm writing letters to everyone who wrote me a recommendation",
      "where do you see yourself in ten years essay",
      "there's no point in taking the ACT",
      "will my transcript make it to the college by Friday",
    ],
  },
  es: {
    danger: [
      "(?:cancela\\w*|avisa\\w*|retira\\w*|solicitud\\w*)(?: \\w+){0,12} (?:si|cuando) (?:\\w+ ){0,3}(?:se muere|fallece|muero|este muert[oa])",
      "(?:esta|este) es mi (?:despedida|adios|ultim\\w (?:mensaje|carta|noche|dia))(?! (?:de (?:prepa|soltera)|para (?:mandar|aplicar)))|perdon (?:mami|mama|papa|papi|familia|a todos)(?: \\w+){0,8} (?:no ser|por todo|por ser|fall\\w+|hija que|hijo que|no puedo|no aguante)",
      "(?:llegar|llego|llegare|llegue) (?:\\w+ )?a (?:cumplir )?(?:los )?(?:18|19|20|21|25)(?: \\w+){0,4} (?:viv[oa]|no creo)|no (?:voy a|creo) (?:\\w+ ){0,2}(?:llegar|cumplir|llegue) (?:\\w+ )?(?:a )?(?:los )?(?:18|19|20|21|25|graduacion)",
      "(?:ya )?no (?:voy|va) a (?:estar|seguir|andar) (?:\\w+ )?(?:aqui|aca|viv[oa]|con ustedes|en este mundo|para ver\\w*)",
      "(?:ya )?no (?:creo|pienso|planeo|espero) (?:que )?(?:\\w+ )?(?:llegar|llegue|estar|este|vivir|viva) (?:\\w+ )?(?:a (?:la graduacion|los \\d\\d|navidad|fin de ano)|aqui|viv[oa]|hasta|mucho)(?! (?:a tiempo))",
      "(?:si|cuando) (?:yo )?(?:me muero|me muera|muero|muera|ya no este)(?: \\w+){0,5} (?:papas|padres|mama|papa|familia)(?: \\w+){0,5} (?:pagar|pagan|deben|deuda|prestamos?)",
      "(?:papas|padres|mama|papa|familia)(?: \\w+){0,6} (?:prestamos?|deuda|dinero)(?: \\w+){0,3} si (?:yo )?(?:me muero|muero|me muriera)",
      "(?:dormir|dormirme|acostarme|quedarme dormid[oa])(?: \\w+){0,3} (?:no|nunca|jamas) (?:\\w+ ){0,2}(?:despertar\\w*|levantarme|abrir los ojos)(?! (?:tarde|temprano))",
      "(?:ya )?(?:no|nunca) (?:\\w+ ){0,2}(?:me )?(?:despertar|despertara|despierte)(?: nunca| jamas| mas| manana)?(?= $| \\|)",
      "(?:si|cuando) (?:yo )?(?:no existiera|no hubiera nacido|desapareciera|no estuviera aqui|ya no este)",
      "(?:todos|todas|mis papas|mi familia|ellos|nadie) (?:\\w+ ){0,3}(?:me (?:van a |iban a )?(?:olvidar\\w*|olvidarian|superarian|extranaria\\w*)|lo superarian|se les pasaria|ni cuenta se (?:da|dan|darian|van a dar))",
      "(?:escribi|escribiendo|deje|hice|grabe|escrito) (?:\\w+ )?(?:cartas?|notas?|videos?|mensajes?) (?:para|a) (?:todos|mi familia|mis papas|mis padres|mi mama|cada uno)(?! (?:de los maestros|de agradecimiento))",
      "(?:cuando|despues de que|para cuando) yo (?:ya )?no este|(?:cuando|para cuando) ya no este(?: aqui)?(?= $| \\|)",
      "(?:que|cual) (?:\\w+ )?(?:sentido|caso|objeto) (?:\\w+ ){0,3}(?:despertar\\w*|levantarme|seguir|respirar)(?! (?:estudiando|con la|en la|aplicando))",
      "(?:ojala|quisiera que|me gustaria que) (?:\\w+ ){0,2}(?:me (?:atropell\\w+|pasara algo|matara|cayera)|un (?:carro|camion|coche) me)",
      "(?:no|ya no) (?:me )?(?:importaria|importa) (?:\\w+ )?(?:morir\\w*|si me muero|si me muriera|si no despierto|si me atropell\\w+|vivir)",
      "no (?:\\w+ ){0,2}(?:tener|tengo|veo|planeo) (?:\\w+ )?(?:un )?futuro(?= $| \\|)",
    ],
    harmless: [
      "no voy a estar (?:\\w+ ){0,8}(?:intercambio|ano sabatico|viaje|vacaciones|mudo|mudamos|extranjero|campamento|transferir\\w*|cambio de escuela|otra escuela|trabajando)",
      "(?:intercambio|viaje|vacaciones|nos mudamos|me mudo|campamento)(?: \\w+){0,6} no voy a estar(?: \\w+)?",
    ],
    catches: [
      "quién avisa a la universidad si el estudiante se muere antes",
      "se cancela sola la solicitud si uno fallece",
      "para qué lleno la fafsa si ya no voy a estar aquí con ustedes",
      "si me muero mis papás tienen que pagar mis préstamos",
      "quiero dormirme y no despertar nunca",
      "escribí cartas para todos",
      "no creo llegar a la graduación",
    ],
    passes: [
      "el año que viene no voy a estar aquí porque me voy de intercambio",
      "no voy a estar en casa en julio por un viaje, ¿puedo mandar mi depósito tarde?",
      "cuando termine la carrera quiero ser maestra",
    ],
  },
};
