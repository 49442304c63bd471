import type { DangerRules } from "./rules";

const kin =
  "(?:mom|mother|mama|dad|father|daddy|parents?|stepdad|stepfather|stepmom|stepmother|husband|wife|boyfriend|girlfriend|bf|gf|brother|stepbrother|sister|uncle|aunt|grandpa|grandma|grandfather|grandmother|guardian|foster (?:mom|dad|parents?)|ex|partner|fiance|cousin|he|she|they)";
const adult =
  "(?:coach|teacher|tutor|pastor|priest|youth leader|counselor|director|professor|recruiter|boss|manager|mentor|instructor|trainer|neighbor|man|guy|officer|scout|agent|photographer|him|he|she)";
const hurt =
  "(?:bruises?|bruised|welts?|black eye|busted lip|split lip|fat lip|swollen (?:eye|lip|face)|handprints?|choke marks|cigarette burns|broken (?:arm|rib|ribs|nose|wrist|jaw|finger)|belt marks|finger marks)";
const pictures = "(?:pics?|pictures|photos?|selfies|videos?|body shots)";

/**
 * Somebody is hurt or held in words that name no blow: the hospital, the belt, papers taken away, "our secret", a trip
 * to be married, work without pay, pictures asked for.
 */
export const control: DangerRules = {
  kind: "abuse",
  en: {
    danger: [
      `${kin} (?:\\w+ ){0,4}(?:put|puts|putting|land|lands|landed) (?:me|us|her|him|my (?:\\w+ )?(?:mom|mother|brother|sister)) (?:back )?(?:in|into) (?:the |a )?(?:hospital|er|emergency room|icu|emergency|cast|ground|grave|coma)`,
      `(?:will|going to|would) (?:\\w+ )?(?:put|send) (?:me|us|her|my (?:mom|sister|brother)) (?:back )?(?:in|into|to) (?:the |a )?(?:hospital|er|emergency room|icu|grave|coma)`,
      `(?:used|uses|use|using|gets|got|get|took|takes|grabs|grabbed|pulled|pulls|swings|swung|with) (?:out )?(?:the|his|her|a) (?:leather |metal |wooden )?(?:belt|switch|paddle|extension cord|cord|hanger|chancla|cable|broom|broomstick|wire|spoon|whip|bat|hose|buckle)(?: \\w+){0,8} (?:on me|on us|on my|till|until|marks?|welts|bled|bleed\\w*|bruises?|could not (?:sit|walk)|can not (?:sit|walk)|at me|grades?|report card|last time|every time)`,
      `(?:new|more|has|have|had|got|with|hide|hiding|hides|cover|covering|covers|cover up|explain|wear\\w* \\w+|saw|see|seen|notice\\w*|photos? of|pictures? of) (?:\\w+ ){0,4}${hurt}(?! (?:ego|from (?:\\w+ )?(?:football|soccer|lacrosse|hockey|practice|rugby|wrestling|falling|a fall|sports|volleyball|gymnastics|skating|skateboarding|work|basketball|softball|baseball|my bike|a bike|judo|karate|track)))`,
      "(?:flinch|flinches|flinched|flinching|cowers) (?:\\w+ )?(?:when|if|every|whenever|at|from|around|because)",
      `(?:no|not|never) (?:\\w+ ){0,2}want (?:\\w+ )?to (?:go|come|be) (?:back )?home (?:today|tonight|right now|after (?:school|class|practice)|ever|anymore|because|he|she|when (?:he|she|my)|if (?:he|she|my)|to (?:him|her|my (?:\\w+ )?(?:stepdad|dad|father|mom|stepmom|uncle)))(?! (?:of (?:the )?(?:distance|cost|weather)))`,
      `${kin} (?:\\w+ ){0,4}(?:comes?|came|coming|sneaks?|gets?|got|walks?|climbs?) (?:in|into|in to|to) (?:my|her|our|my sisters) (?:room|bed|bedroom)(?: \\w+){0,4} (?:when (?:my )?(?:mom|dad|mother|everyone|everybody|nobody|no one)|nights?|drunk|asleep|sleep\\w*|while|after (?:mom|dad|everyone|dark)|late)(?! (?:to (?:check|wake|remind|say|ask)))`,
      "(?:does|did|do|doing|done|makes me do) (?:\\w+ )?(?:stuff|things|something|some things|bad things|weird things|whatever he wants)(?: to| with)? (?:\\w+ )?(?:me|you|her|us|my sister|my little sister)(?: \\w+){0,3} (?:at night|when|he|she|that|in bed|while|alone|and|since|before|is|be)(?! (?:help\\w*|fun|get into|i can|good|apply))",
      `(?:coach|teacher|tutor|pastor|priest|youth leader|counselor|director|professor|recruiter|boss|manager|mentor|instructor|trainer) (?:\\w+ ){0,12}(?:our (?:\\w+ )?(?:thing|secret|relationship|little secret)|(?:a |it |this |us )secret|between us|do not tell|not to tell|nobody (?:can|has to) know|no one (?:can|has to) know|if i (?:am|was) nice to|in exchange|sit on his|his hotel|his house alone|alone (?:with|in) (?:him|his)|special massage|massag\\w+|kiss\\w*|my thigh|how (?:hot|sexy|pretty) i)(?! (?:essay|service|project))`,
      `(?:coach|teacher|tutor|pastor|priest|counselor|director|professor|recruiter|boss|manager|mentor|instructor|trainer|alum|alumni|interviewer) (?:\\w+ ){0,12}(?:if i|unless i|as long as i|only if i|if you) (?:\\w+ ){0,3}(?:keep (?:our|it|a|quiet|his)|let him|let her|kiss|come over|come to (?:his|her)|sleep|do (?:stuff|things|something|what he|him|favors)|touch|go (?:to his|home with|out with|on a date)|date|stay (?:quiet|the night)|send (?:him|her|pics|pictures|photos|something)|hang out (?:alone|with him)|hook up)`,
      "(?:coach|teacher|tutor|pastor|priest|professor|boss|manager) and (?:i|me) (?:\\w+ ){0,3}(?:dating|together|hooking up|hook up|hooked up|sleeping|slept|kissed|in love|a thing|have a thing|had sex|have sex)",
      "(?:sending|send|sends|taking|take|takes|shipping|flying|fly|making|bring|bringing) (?:me|her|my (?:\\w+ )?sister|us)(?: \\w+){0,10} (?:to (?:get|be) (?:married|engaged)|to marry|for (?:my|a|the|an|her) (?:\\w+ )?(?:wedding|marriage|engagement)|my (?:fiance|future husband)|(?:a |the )?(?:husband|man) (?:they|he|my|i have never|i never))",
      "(?:found|picked|chose|chosen|arranged|have|has|choosing|promised me to) (?:\\w+ ){0,3}(?:a husband|husband for me|a man (?:for me|to marry)|me a husband|my marriage|a marriage|an older man|someone for me to marry|a guy for me to marry|to marry me off)",
      "(?:marry|married|engaged)(?: \\w+){0,8} (?:do not want|did not agree|no choice|no say|never met|twice my age|against my will|how to say no|or they will|instead of college|what happens if i (?:refuse|say no|run))",
      "(?:will not|would not|did not|does not|do not|never|not|kept going) (?:\\w+ )?(?:stop|when|even when|even though|after|and)? ?(?:when|even when|even though|after|and) i (?:\\w+ )?(?:said|told|say|asked|begged|cried|was crying|kept saying|kept telling|pushed|froze)(?: \\w+){0,2}? (?:no|stop|him off|him no|him to|them to)(?! (?:to (?:the|an?) (?:offer|school|college)))",
      "(?:said|told him|told her|saying|tell him) (?:no|stop)(?: \\w+){0,3} (?:but|and) (?:he|she|they) (?:\\w+ )?(?:did|kept|still|would not|did not|ignored|anyway|forced|pushed|held|locked)",
      "(?:woke up|wake up|waking up)(?: \\w+){0,4} (?:him|someone|somebody|a guy|his hand|his hands|no clothes|naked|undressed|without my|my (?:pants|clothes|underwear|shirt))(?: \\w+){0,2}(?: (?:on|in|inside|off|touching|gone|were|was))?",
      "(?:without my (?:consent|permission to)|i did not consent|i never consented|took advantage of me|too drunk to (?:say|consent|stop)|i froze and|he (?:kept going|got on top|held me down|pinned me)|pinned me|held me down)",
      `(?:wants?|wanted|asking|asked|asks|keeps asking|begging|send|sending|demand\\w*|needs?|pay\\w*|paid|offer\\w*|give me)(?: \\w+){0,8} ${pictures} of (?:me(?! (?:for|with|at|in|holding|playing))|my (?:body|feet|chest|legs|butt|self)|myself (?:in|without|naked|undress\\w*))`,
      `(?:guy|man|dude|person|someone|somebody|stranger|account|older \\w+|he|recruiter|agent|photographer)(?: \\w+){0,14} (?:wants?|wanted|asking|asked|asks|keeps asking|offered|offers|demand\\w*) (?:\\w+ ){0,5}(?:${pictures}) (?:\\w+ ){0,3}(?:in (?:my )?(?:underwear|bikini|bra)|without|to see (?:if|my)|naked|topless|undress\\w*|for (?:money|cash|tuition)|no clothes)`,
      `(?:i )?(?:sent|send) (?:him |her |them )?(?:one|some|a few|a pic|pics|a picture|pictures|photos|a photo|a video)(?: \\w+){0,8} (?:wants|want|asking|demanding|asks|threat\\w*|says|said) (?:for |he |to )?(?:\\w+ )?(?:more|another|money|nudes|to meet|will (?:post|send|show|leak)|worse)`,
      `(?:has|have|got|with) (?:my |some |a )?(?:${pictures}|nudes?|video)(?: \\w+){0,8} (?:unless|if i do not|or else|pay|will (?:post|send|leak|share|show))(?! (?:the (?:fee|deposit)))`,
      "sugar (?:daddy|daddies|baby)|(?:sell|selling|sold|trade|trading) (?:\\w+ )?(?:my (?:body|nudes|self for)|myself|nudes|feet pics|sex|pics of me)|(?:have sex|sex|sleep with \\w+) (?:\\w+ )?(?:for (?:money|rent|tuition|a place|food)|to (?:pay|afford|stay))",
      `(?:keeps?|kept|has|holds?|holding|took|takes|hid|hides|confiscated) (?:all )?(?:my|our|her|his) (?:passport|documents|papers|visa|ids?)(?: \\w+){0,12} (?:owe|owes|debt|pay (?:him|her|them|it) (?:back|off)|work\\w* (?:for|without|every|all)|not let|not allowed|will not (?:let|give)|can not leave|deport\\w*|call immigration|call ice|the trip|not pay\\w*)`,
      `(?:says|said|claims|because|that) i (?:\\w+ )?owe (?:him|her|them)(?: \\w+){0,3} (?:for (?:the trip|bringing|the coyote|food|rent|crossing|everything)|money (?:for|and)|so i)(?: \\w+){0,10}`,
      "(?:work|working|works|make me work|makes me work|made to work)(?: \\w+){0,8} (?:without (?:pay|being paid|getting paid)|not (?:get paid|pay\\w* me|let me leave|let me go)|no pay|for free and|keeps? (?:all )?my (?:money|pay|paycheck|wages|tips))(?! (?:internship|study|volunteer))",
      `(?:will|threatens? to|threatened to|going to|says he will|says she will|said he will) (?:\\w+ )?(?:call (?:ice|immigration|la migra)|get me deported|have me deported|deport (?:me|my \\w+|us))`,
      "(?:boyfriend|girlfriend|bf|gf|husband|wife|ex|partner|fiance)(?: \\w+){0,14} (?:will find me|find me|make me regret|make sure i regret|regret it|regret leaving|ruin me|ruin my life|never let me (?:go|leave)|not let me (?:go|leave|apply|talk|see|work|have)|kill himself|kill herself|come after me|show up at)(?! (?:a (?:job|good)|to the (?:club|movies)))",
      "(?:boyfriend|girlfriend|bf|gf|husband|wife|ex|partner|fiance) (?:\\w+ ){0,4}(?:tracks|tracking|tracker|put a tracker|put an airtag|airtag|follows|controls|isolates|threatens|monitors|smashed|smashes|broke my (?:phone|laptop|computer|door)|breaks my|burned my|ripped up my|punches walls|punched (?:the|a) (?:wall|door))",
      `(?:tracker|airtag|gps|camera|cameras|spyware|hidden camera)(?: \\w+)? (?:on|in|inside) my (?:car|phone|bag|backpack|room|bedroom|bathroom|truck|shoes?)(?! (?:for (?:insurance|safety)))`,
      "(?:burned|burn|burns|pour\\w*|threw|throws) (?:\\w+ ){0,3}(?:hot water|boiling water|an iron|the iron|cigarettes?|acid|hot oil)(?: \\w+){0,3} (?:on|at|against) (?:me|us|my (?:arm|hand|brother|sister|mom))",
      "(?:kneel|kneeling) on (?:\\w+ )?(?:rice|beans|gravel|salt)|(?:hold|held|holds|pushed|pushes|put) my (?:head|face) (?:under|in|into) (?:the )?(?:water|toilet|pillow|wall)|(?:tied|ties|chained|handcuffed|zip tied) (?:me|us|my (?:brother|sister)) (?:to|up|down)",
      "(?:sleep|sleeping|made me sleep|makes me sleep) (?:outside|in the (?:garage|yard|dog|basement|shed|bathtub))(?: \\w+){0,6} (?:because|when|if|as (?:a )?punishment|grade|for (?:a|getting))",
      `(?:stepdad|dad|father|uncle|brother|stepbrother|grandpa|grandfather|cousin|boyfriend|husband|coach|teacher|moms boyfriend)(?: \\w+){0,6} (?:his hands? (?:on|down|up|in)|rubs? (?:my|against|himself)|rubbed|hugs? me too|looks at me in the shower|watches me|exposed himself|showed me (?:porn|his)|shows me porn|makes me (?:watch|sit)|kisses me|kissed me on the (?:mouth|lips)|sexual\\w* (?:comments|with me|stuff)|in my (?:pants|underwear|shirt))(?! (?:play|perform|with pride))`,
    ],
    harmless: [
      "(?:bruised|bruises?) (?:my |his |her )?ego",
      "(?:portfolio|paintings?|artwork|drawings|sculptures?|senior pictures|yearbook|id card|student id|recruiting|highlight) (?:\\w+ ){0,3}(?:pics?|pictures|photos?|videos?)",
    ],
    catches: [
      "if my stepdad finds out i took the tax papers he will put me in the hospital again",
      "last time he used the belt til i couldn't sit",
      "every time she visits she has new bruises",
      "he says if i go away to college he'll find me, my bf reads all my texts",
      "my coach will write my letter if i keep our thing secret",
      "he didn't stop when i said no",
      "they're sending me to my grandparents country to get married",
      "my boyfriend has a tracker on my car",
      "the man i work for keeps my documents and says i owe him for the trip",
      "a guy on discord wants pics of me",
      "he does stuff to me at night",
      "he said he'll call ICE on my mom",
    ],
    passes: [
      "my appendix put me in the hospital, can I explain my grades",
      "bruises from lacrosse practice, do I need a physical",
      "the admissions lady asked me for pictures of my paintings",
      "my coach says I can be recruited if I send film",
      "my parents want me to go home for Thanksgiving",
      "I don't want to go home every weekend, how far is Penn State",
      "my mom keeps my social security card, where do I get the number",
      "can I work without pay in an internship",
      "I said no to the offer, and they asked again",
    ],
  },
  es: {
    danger: [
      "(?:papa|padre|padrastro|novio|esposo|marido|mama|madre|madrastra|tio|hermano|ex|el|ella) (?:\\w+ ){0,3}(?:me|nos|la|lo|le) (?:\\w+ )?(?:mando|dejo|manda|va a mandar) (?:al|en el) hospital",
      "(?:me|nos|le|la) (?:\\w+ )?(?:rompio|quebro|fracturo|abrio|partio) (?:el|la|un|una|los|mi) (?:brazo|nariz|costilla\\w*|mano|pierna|labio|boca|cabeza|dedo|cara|diente\\w*)",
      "(?:me|nos|la|lo) (?:\\w+ )?(?:jala|jalo|jalonea|jaloneo|avienta|avento|empujo|empuja|estrella|estrello|agarra|agarro|azota|azoto|arrastra|arrastro) (?:\\w+ )?(?:del|de los|de las|el|contra|al|por|a la|con|mas|del pelo|cuello|la pared)(?! (?:viaje|trabajo|mundo))",
      "(?:saca|saco|agarra|agarro|usa|uso|con) (?:el|un|la|su) (?:cinto|cinturon|chancla|cable|palo|vara|manguera|hebilla)(?: \\w+){0,8} (?:me|nos|hasta|marcas?|sentar\\w*|moret\\w+|cuando|piernas|espalda|calific\\w+)",
      "(?:tiene|tengo|trae|traigo|llega|llego|con|esconder|tapar|cubrir|veo|vi|deja|dejo) (?:\\w+ ){0,3}(?:moretones?|moreteado|moreteada|golpes|el ojo morado|ojo morado|chichones?|quemaduras de cigarro)(?! (?:de (?:suerte)|por (?:el|jugar) (?:futbol|deporte)))",
      "(?:ya )?no (?:quiero|quiere|puedo|podemos) (?:regresar|volver|ir|llegar|irme|regresarme) a (?:mi |la |su )?casa(?! (?:para|en (?:navidad|verano|vacaciones)|los fines|despues de la|cada))",
      "(?:me|nos|la) (?:\\w+ )?(?:jala|revisa|checa|rastrea|vigila|controla|persigue) (?:\\w+ ){0,12}(?:si (?:le )?contesto|amenaza|golpe\\w*|me pega|me encuentra|me va a|encerr\\w*|no me deja)",
      "(?:novio|novia|esposo|esposa|marido|pareja|ex) (?:\\w+ ){0,14}(?:me va a (?:encontrar|buscar|pesar|matar)|me voy a arrepentir|no me deja (?:salir|ir|hablar|ver|trabajar|aplicar|estudiar)|me rompio (?:el|la|mi)|se mata|se va a matar|me rastrea|me revisa|me controla)(?! (?:el fin de semana))",
      "(?:me|nos) (?:tiene|tienen|tenia) (?:\\w+ )?(?:trabajando|encerrad[oa]s?|amenazad[oa]s?|sin (?:comer|salir|pagar\\w*)|amarrad[oa]|castigad[oa] sin comer|a golpes)(?! (?:en (?:el|un) proyecto|mucho|duro))",
      "(?:le|les) debo(?: \\w+){0,10} (?:pasaporte|papeles|no me dej\\w+|trabaj\\w+|viaje|cruz\\w+|me trajo|sin pag\\w+)",
      "(?:quito|quita|quitaron|guarda|escondio|tiene) (?:mi|mis|el|los|nuestros) (?:pasaporte|papeles|documentos|acta)(?: \\w+){0,10} (?:no me dej\\w+|encierr\\w+|trabaj\\w+|debo|no me (?:vaya|escape)|salir|migra|amenaz\\w+)",
      "(?:llamar\\w*|echar\\w*|hablar\\w*|denunciar\\w*|acusar\\w*) (?:\\w+ ){0,3}(?:a )?(?:la migra|migracion|ice|inmigracion)(?: \\w+){0,8} (?:si|me|nos|deport\\w+)",
      "(?:maestr[oa]|profesor[a]?|entrenador|coach|jefe|pastor|padre|tutor|senor|patron|consejero|director) (?:\\w+ ){0,10}(?:a cambio|si le (?:mando|doy|hago)|nuestro secreto|en secreto|que no (?:le )?diga|cosas que no quiero|me (?:toca|abraza|besa|beso|acaricia|manosea|agarra la)|fotos (?:mias|de mi|sin)|a solas|que salga con el|acostarme|ser carinosa)(?! (?:de (?:la )?clase|una beca de))",
      "(?:me|nos|la) (?:\\w+ )?(?:quieren|quiere|van a|va a|piensan|obligan a) (?:\\w+ )?(?:casar|casarme|casarla|casarse|mandar\\w* a casar\\w*)(?! (?:por la iglesia|despues))",
      "(?:mandar|mandan|llevar|llevan) (?:\\w+ ){0,8}para (?:que me case|casarme|que se case)",
      "no (?:se detuvo|paro|me hizo caso|se quito|me solto)(?: \\w+){0,3} (?:cuando|aunque|y) (?:yo )?(?:le )?(?:\\w+ )?(?:dije|decia|pedi|dijera|lloraba|lloraba) (?:que )?(?:no|parara|basta)?|le dije que no (?:y|pero) (?:\\w+ ){0,3}(?:siguio|no paro|me forzo|lo hizo|no le importo)",
      "(?:me|la) (?:pide|pidio|piden|esta pidiendo|sigue pidiendo|ofrece|ofrecio|paga) (?:\\w+ ){0,6}(?:fotos? (?:mias?|sin|de mi|desnud\\w+|intim\\w+|en (?:calzones|ropa interior|bikini))|packs?|pack)",
      "(?:me|nos) (?:\\w+ )?(?:hace|hacia|hizo) (?:cosas|algo) (?:\\w+ ){0,3}(?:en la noche|por la noche|cuando|que no (?:quiero|me gusta\\w*)|mal\\w*|fe\\w+)|se (?:mete|metio|mete) (?:a|en) mi (?:cuarto|cama)",
    ],
    harmless: ["(?:no )?me deja (?:\\w+ )?(?:salir|aplicar|ir|estudiar) (?:del|fuera del|lejos del|a otro) estado"],
    catches: [
      "mi novio me revisa el teléfono y me jala del pelo si le contesto",
      "no quiero regresar a mi casa hoy, mi padrastro está tomado",
      "un maestro te pide cosas a cambio de la carta, cosas que no quiero hacer",
      "el señor me tiene trabajando sin pagarme",
      "mi sobrina trae moretones",
      "me quieren casar con un señor",
    ],
    passes: [
      "mi mamá no me deja aplicar fuera del estado",
      "la maestra me pidió fotos de mis pinturas",
      "no quiero volver a casa cada fin de semana",
    ],
  },
};
