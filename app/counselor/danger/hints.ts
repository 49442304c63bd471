import type { DangerRules } from "./rules";

/**
 * What may be a farewell and may be nothing: said whole, or at the end of what was written, where nothing else explains
 * it. The reply asks, gently, and gives the people to call.
 */
export const hints: DangerRules = {
  kind: "self-harm",
  manner: "hint",
  en: {
    danger: [
      "(?:do|does|can|could) not (?:\\w+ ){0,2}(?:see|picture|imagine) (?:myself|me|herself|himself) (?:\\w+ )?(?:(?:sticking|being|staying|hanging) around|here|around|alive)(?: (?:after|past|for long|much longer|anymore|by|next)|(?= $| \\|))",
      "(?:no|not any|what is the|is there a|see the) (?:point|use|reason|sense) (?:in|to|of|for) (?:me |my )?(?:being|staying|sticking|be|stay|stick) (?:around|here|alive)(?! (?:at|in|on|for (?:the|my|class)))",
      "(?:not|never) (?:planning on |planning to |going to )?(?:stick|be|stay)(?:ing)? around (?:after|past|for|long|much|to (?:see|find))(?! (?:class|school|lunch|the (?:team|club|program|area)))",
      "(?:giving|gave|given|give|leaving|left) (?:\\w+ ){0,2}(?:my|his|her) (?:stuff|things|belongings|possessions|clothes|favorite things) (?:\\w+ )?(?:to|for) (?:my|his|her|a|our) (?:\\w+ )?(?:brother|sister|friends?|cousins?|siblings?|best friend|dog sitter)(?! (?:while|when) i (?:move|am at|go)|s house)",
      "(?<=^ |\\| )(?:i )?have (?:got )?a plan(?: for)? (?:tonight|tomorrow|this weekend)(?: and (?:no one|nobody) \\w+(?: \\w+){0,3})?(?= $| \\|)",
      "(?:i have|i have got) a plan (?:and|to) (?:it will|this will|everything will|it is going to) (?:all )?(?:be over|end|stop)",
      "(?:tonight|today|this) is (?:the night|it for me|the end for me|the end of me)(?= $| \\|)",
      "(?<=^ |\\| )(?:this is |it is )?(?:my )?goodbye(?: everyone| everybody| world| all| forever)?(?= $| \\|)",
      "(?:it|everything|this) (?:will|is going to) (?:all )?be over (?:soon|tonight|tomorrow|for me|by morning)(?= $| \\|)",
      "none of (?:this|it) (?:will|is going to) matter (?:soon|anymore|after tonight|tomorrow|by tomorrow|to me)(?= $| \\|)",
      "(?:you|they|everyone|my parents|my mom|nobody|no one) (?:will|would) not (?:need|have) to (?:worry about|deal with|put up with|pay for) me (?:anymore|any longer|much longer|soon|after (?:tonight|today|this))",
      "i (?:will|am going to) not be (?:a (?:problem|burden|bother)|your problem|in the way|anyones problem)(?: anymore| much longer| soon| for long)?(?= $| \\|)",
      "(?:i am|i think i am) (?:just |so |completely |finally )?(?:done|finished|checking out)(?: with (?:it all|everything|all of it|everyone|all this))?(?: for good| forever| for real)(?= $| \\|)",
      "(?:made|making) (?:my )?peace with (?:it|everything|the end|leaving|dying)(?= $| \\|)",
      "(?:no one|nobody) (?:will|can) (?:stop|save|help) me(?: now| anymore| tonight)?(?= $| \\|)",
      "(?:i )?(?:just )?want to (?:go to )?sleep (?:and|so i) (?:not|never|do not) (?:have to )?(?:wake|get) up",
      "i (?:found|know|figured out) (?:a|the) way out(?= $| \\|)",
      "(?:toaster bath|catch the bus|grippy sock|sui(?:cide)? note|forever box)(?= $| \\|)",
      "(?:i am |going to |to |just )(?:neck|rope|yeet|log) myself(?: off| out)?(?: \\w+){0,2}(?= $| \\|)",
    ],
    harmless: [
      "goodbye (?:to|letter to (?:the )?(?:team|class|school)|party|speech)",
      "plan for (?:tonight|tomorrow|this weekend) (?:to|is to|with|at) \\w+",
    ],
    catches: [
      "i have a plan for tonight",
      "ive got a plan for tonight and nobody knows",
      "tonight is the night",
      "it will all be over soon",
      "you wont have to worry about me anymore",
      "i wont be a problem much longer",
      "this is goodbye",
      "none of this will matter after tonight",
      "im done with everything for good",
      "if i dont get in anywhere in march i dont really see myself sticking around after that",
      "no point in me being around after april",
      "ive been giving my stuff to my little brother so he has it",
    ],
    passes: [
      "i have a plan for tonight's essay, is 650 words ok",
      "we have a plan for paying tuition",
      "when will it be over, the SAT",
      "is tonight the deadline for UC",
      "I'm done with the FAFSA, what now",
      "do I say goodbye to my interviewer",
      "when will application season be over",
      "I don't see myself here at a big university",
      "I'm leaving my things for my sister while I move into the dorm",
      "is there a point in staying around for the summer term",
    ],
  },
  es: {
    danger: [
      "(?<=^ |\\| )(?:ya )?tengo un plan para esta noche(?= $| \\|)",
      "(?:pronto|esta noche|manana) (?:todo )?(?:se va a acabar|se acaba|habra terminado)(?: todo)?(?= $| \\|)",
      "(?:todo )?(?:se va a acabar|se acaba|habra terminado) (?:todo )?(?:pronto|esta noche|manana)(?= $| \\|)",
      "(?:ya )?no (?:voy a ser|sere|voy a seguir siendo) (?:un problema|una carga|un estorbo)",
      "ya no (?:van|vas|tendran|tendras) (?:a )?(?:tener )?que preocupar(?:se|te) por mi",
      "(?<=^ |\\| )(?:este es mi |esto es un )?adios(?: a todos| para siempre)?(?= $| \\|)",
    ],
    harmless: [],
    catches: ["tengo un plan para esta noche", "ya no voy a ser una carga", "todo se va a acabar esta noche"],
    passes: ["tengo un plan de pagos para la universidad", "¿cuándo se acaba el plazo?"],
  },
};
