/** Fraud that's asked for sideways: "can I say I live with my aunt", "nobody checks the hours, right?" */
import { type Phrase, row } from "./phrase";

/** Who would write, or sit a test, in somebody's place. */
const others =
  "(?:someone|somebody|anyone|sister|brother|mom|mother|dad|father|friend|tutor|cousin|aunt|uncle|teacher|parents?|girlfriend|boyfriend|twin|coach|roommate)";
const done =
  "(?:clubs?|activit\\w+|awards?|honors?|jobs?|leadership|extracurriculars?|internships?|sports?|teams?|volunteer\\w*|service|hours|experience|resume)";

/** Posts somebody may say they held. */
const posts =
  "(?:president|vp|captain|founder|co ?founder|leader|chair(?:man|woman|person)?|treasurer|secretary|officer|director|head|editor|manager|valedictorian|salutatorian|varsity|leadership)";

export const falseStatements: readonly Phrase[] = [
  row(
    "two early decisions",
    /^(?!.*\bwhen\b)(?=.*\b(?:early decision|ed)\b)(?=.*\b(?:two|2|both|another|other|second|somewhere else|more than one|also)\b).*\b(?:hide|hiding|secret|secretly|without (?:them|anyone|either|the colleges?) (?:knowing|finding out)|not (?:get )?caught|get caught|find out|finds out|don t know|so they (?:don t|never))\b/,
    "I applied ED to two schools, how do I hide it from them",
  ),
  row(
    "a false statement",
    /\b(?:say|put|puts|claim|tell|write|check|list)\b.*\b(?:live|lives|living) (?:alone|by myself|on my own|by himself|by herself)\b.*\b(?:even though|although|though|but|when|while|so (?:that )?(?:i|we|it))\b/,
    "can I put that I live alone so I get more aid even though I live with my parents",
  ),
  row(
    "a false statement",
    /^(?=.*\b(?:fafsa|css|aid|form)\b).*\b(?:say|put|claim|tell|write|check)\b.*\b(?:support myself|supporting myself|independent|homeless|emancipated|married)\b.*\b(?:even though|although|though|but|when)\b.*\b(?:my (?:mom|dad|parents?|mother|father|folks)|i (?:live|am not|m not|don t|still))\b/,
    "could I say on the FAFSA that I support myself to get more aid though my mom pays everything",
  ),
  row(
    "a false statement",
    /\b(?:say|says|saying|claim|put(?: down)?|tell them|pretend)\b(?: that)?(?: \w+){0,2} (?:live|lives|living|is from|am from|are from|m from|moved)\b.*\b(?:so (?:that )?(?:it|its|i|we|he|she|they)\b|cheaper|in[- ]?state|instate|residen\w+|lower tuition)/,
    "can I say I live with my grandma in Texas so it's cheaper",
  ),
  row(
    "a false statement",
    /\b(?:mailbox|po box|p o box)\b.*\b(?:residen\w+|in[- ]?state|tuition)\b/,
    "if we rent a mailbox in Florida do I count as a resident",
  ),
  row(
    "a false statement",
    /\b(?:use|using|put|putting|give|giving|borrow(?:ing)?)\b(?: down)? (?:my|our|his|her|their|an?|some\w*) (?:\w+ ){0,3}address\b.*\b(?:in[- ]?state|instate|residen\w+|district|tuition|cheaper|uc|count)\b/,
    "can I put down my friend's address for UC tuition",
  ),
  row(
    "a false statement",
    /\b(?:usar|poner|dar)\b(?: \w+){0,3} (?:direccion|domicilio) de (?:mi|un|una|su)\b|\binventar(?:me|se)?\b.*\b(?:horas|actividades|voluntari\w+|premios?|clubes?|club|trabajos?)\b/,
    "puedo usar la dirección de mi tía",
  ),
  row(
    "a false statement",
    new RegExp(
      String.raw`^(?!.*\bweed(?:s|ed|ing)? out\b).*\b(?:mak(?:e|ing) up|made up|invent(?:ing|ed)?|fak(?:e|ing|ed)|exaggerat(?:e|ing)|inflat(?:e|ing)|round(?:ing)? up|stretch(?:ing)?|embellish(?:ing)?|lie about|lying about|fudg(?:e|ing)|fib(?:bing)?(?: about)?)\b(?: \w+){0,3} ${done}\b`,
    ),
    "can I make up volunteer hours",
  ),
  row(
    "a false statement",
    /\b(?:can|could|should|may|might|ok(?:ay)?|bad|wrong|hurt) (?:if )?(?:i|we|to|me|my (?:son|daughter|kid))\b(?: \w+){0,2} (?:exaggerate|embellish|fib|lie a (?:little|bit))\b|\bi can (?:just )?(?:exaggerate|embellish|fib)\b/,
    "nobody checks activities, so can I exaggerate",
  ),
  row(
    "a false statement",
    /\b(?:put|puts|list|listed|say|said|write|wrote|claim|add|added|include|included|mention|make)\b.*\b(?:when|but|even though|though|if|and)\b (?:it (?:was|is|s)(?: (?:really|only|more like|actually))?|i (?:only|really|actually|just) (?:did|had|have|do|got|worked)) \d/,
    "can I put 200 hours of volunteering when it was 20",
  ),
  row(
    "a false statement",
    /\b(?:put|list|listed|say|said|write|wrote|claim|add|added|include|included|mention)\b.*\b(?:i|we|he|she) (?:(?:was|were) ?n ?t (?:in|on|part|there|at|really)|(?:wasnt|werent) (?:in|on|part|there|at|really)|never (?:had|did|was|joined|played|worked|went|earned|won|took|got)|did ?n ?t (?:do|have|join|earn|win|work|play|actually|really)|didnt (?:do|have|join|earn|win|work|play|actually|really))\b/,
    "would anyone know if I added clubs I wasn't in",
  ),
  row(
    "a false statement",
    /\b(?:fake|false|made[- ]up|bogus|phony|imaginary) (?:\w+ )?(?:awards?|clubs?|activit\w+|hours|jobs?|honors?|stor(?:y|ies)|certificates?|scores?|internships?|charity|nonprofit)\b/,
    "can I put a fake award on my Common App",
  ),
  row(
    "a false statement",
    /^(?!.*\b(?:stepp?|divorced?|separated|live with|lives with|moved out|required|have to)\b).*\b(?:can|could|should|what if|ok|okay|just)\b.*\b(?:leave|leaving|keep|skip|drop|forget) (?:(?:off|out) )?(?:my|our|the|his|her)(?: \w+){0,4} (?:jobs?|income|business|tips|side (?:job|gig|hustle)|overtime|bonus|cash)\b.*\b(?:fafsa|css|profile|forms?)\b/,
    "can I leave off my mom's second job on the FAFSA",
  ),
  row(
    "a hidden asset",
    /\b(?:can|could|should|what if|just)\b.*\b(?:just )?(?:not|never) (?:put|list|report|include|mention|tell them about|count)\b(?: \w+){0,3} (?:rental|second (?:home|house)|savings|accounts?|business|stocks?|investments?|property|land|crypto|trust)\b.*\b(?:fafsa|css|profile|forms?)\b/,
    "can my dad just not put the rental house on the FAFSA",
  ),
  row(
    "a false statement",
    /\bpretend(?:s|ing)?\b.*\b(?:fafsa|aid|css|applications?|tuition|scholarships?|in[- ]?state|separated|divorced|single)\b/,
    "can my parents pretend to be separated for the FAFSA",
  ),
  row(
    "a false statement",
    /\b(?:poorer|richer|broker|smarter|busier|more \w+|less \w+|worse off) than (?:i|we) (?:am|are|really|actually)\b/,
    "can I tell the college I'm poorer than I am",
  ),
  row(
    "a false statement",
    new RegExp(
      String.raw`\b(?:have|get|let|ask|pay|hire)\b(?: \w+){0,2} ${others}(?: else)?(?: \w+){0,2} (?:take|sit(?: for)?) (?:the|my|an?) (?:\w+ )?(?:sat|act|psat|tests?|exams?|class|ap|quiz)\b|\b(?:take|sit) (?:the|my) (?:sat|act|psat|test|exam|class) for me\b`,
    ),
    "can I have someone take the SAT for me",
  ),
  row(
    "a false statement",
    /^(?!.*\b(?:mistakes?|wrong|errors?|incorrect)\b).*\b(?:can|could|if|how do) i (?:just )?(?:change|edit|alter|white out|touch up)\b(?: \w+){0,3} (?:grades?|gpa|scores?|c|d|f)\b.*\b(?:transcripts?|report card|score report)\b/,
    "can I change a grade on my transcript before I send it",
  ),
  row(
    "a false statement",
    /\bworks? (?:at|in|for) (?:the|my|our) (?:\w+ )?(?:school|office)\b.*\b(?:change|bump|raise|fix|boost)\b(?: \w+){0,3} (?:gpa|grades?|transcript)\b/,
    "my mom works at the school, can she bump my GPA",
  ),
  row(
    "an essay",
    new RegExp(
      String.raw`^(?!.*\bhelp\b)(?=.*\b(?:can|could|ok|okay|cheating|allowed|wrong|if|should|get)\b).*\b${others}(?: else)?(?: \w+){0,2} (?:write|writes|wrote|do|does|type|finish|rewrite)\b(?: \w+){0,2} (?:my|the|our|an?) (?:\w+ ){0,2}(?:essays?|supplements?|personal statement)\b`,
    ),
    "is it OK if my sister writes my essay",
  ),
  row(
    "a false statement",
    /\b(?:list|put|claim|say|write|use)\b(?: \w+){0,6} as (?:my|our) (?:home|address|residence|permanent address)\b|^(?!.*\b(?:mov\w+|if)\b(?! i just)).*\b(?:can|could|what|just)\b.*\b(?:write|put|say|claim|check)\b(?: \w+){0,3} (?:i m|im|i am|we are|we re) (?:an? )?(?:\w+ ){0,2}residents?\b/,
    "can I list my grandpa's ranch as my home",
  ),
  row(
    "a false statement",
    /\b(?:add|put|list|say|claim|write|include|make)\b.*\b(?:nobody|no one|noone|they) (?:will |would |ll |can |ever |even |really |won t |don t )*(?:checks?|knows?|notices?|finds? out|verif\w+)\b/,
    "could I add a club, nobody will check",
  ),
  row(
    "a false statement",
    /\b(?:can|could|should|what if|ok|okay)\b.*\b(?:say|put|claim|write|list|tell)\b.*\b(?:when|if|even though|but|though) (?:i|we|he|she) (?:(?:was|do|did|have|had|am|is|were|ca|wo) ?n ?t|wasnt|don t|dont|didnt|havent|cant|never did|never was)$/,
    "can I say I was captain when I wasn't",
  ),
  row(
    "a false statement",
    /^(?!.*\b(?:weekends?|summers?|half|part|weeks?|months?|nights|days|custody|divorced?|what (?:do|should|would) (?:i|we))\b).*\b(?:say|saying|put|putting|claim|tell|write|list)\b.*\b(?:does ?n ?t|doesnt|do ?n ?t|dont|not|no longer|never) (?:even )?live\b.*\b(?:he|she|they|i|we) (?:(?:really|actually|still) )*(?:(?:does|do)(?: (?:still |really )?live| too)?(?: (?:here|with (?:me|us|him|her|them)|at home))?$|(?:does|do) (?:still |really )?live\b|lives? (?:here|with (?:me|us)|at home|in (?:my|our) (?:house|home)))/,
    "can I say on the FAFSA that she doesn't live with me when she does",
  ),
  row(
    "a post never held",
    new RegExp(
      String.raw`\b(?:say|saying|put|putting|list|listing|claim|claiming|write|writing|tell|call)\b(?: \w+){0,6} ${posts}\b.*\b(?:if|when|but|even though|although|though|even if) (?:i|we|he|she|my \w+)(?: (?:was|were|am|is|m|s|only|just|really|actually|merely))* (?:(?:just|only|merely|really) (?:in|on|a|an|one|part|there|help\w*|went|go|came|joined|played|play|wrote|write|run|ran|did|do)\b|a (?:regular |normal |plain )?member\b|(?:the )?(?:vice|assistant|secretary|treasurer)\b|never\b)`,
    ),
    "can I say I was president of Key Club if I was just in it",
  ),
  row(
    "a post never held",
    new RegExp(
      String.raw`\b(?:was|were|am|is) (?:only|just) (?:an? )?(?:regular )?(?:members?|(?:in|on|part of) \w+)\b.*\b(?:can|could|should|ok|okay)\b.*\b(?:say|put|list|claim|write)\b(?: \w+){0,6} ${posts}\b`,
    ),
    "I was only a member of NHS, can I write that I was an officer",
  ),
  row(
    "a false statement",
    /\b(?:i|we|me|to) (?:just )?(?:round(?:ing)?(?: up)?|bump(?:ing)? up|fudge|inflate|raise)(?: \w+){0,2} (?:gpa|grades?|scores?)\b.*\bto \d/,
    "is it bad if I round up my GPA from 3.4 to 3.8",
  ),
  row(
    "a false statement",
    /\b(?:mak(?:e|ing) up|invent(?:ing)?) (?:an? )?(?:\w+ )?(?:tribe|story|job|school|award|disability|hardship|illness|major|college|teacher|reference)\b(?=.*\b(?:applications?|essay|common app|scholarships?|aid|form|college)\b)/,
    "what if I make up a tribe on the application",
  ),
  row(
    "a false statement",
    /\b(?:edit|alter|touch up|change)(?:ing)? (?:the )?(?:pdf|scan|copy|file|screenshot)\b.*\b(?:transcripts?|scores?|report card|letter)\b/,
    "can I edit the PDF of my transcript",
  ),
  row(
    "a false statement",
    /\b(?:say|claim|tell them|put)\b.*\b(?:divorced|separated|single|homeless|independent)\b.*\bso (?:only|just|it|its|that)\b/,
    "can I say my parents are divorced so only mom counts",
  ),
  row(
    "a false statement",
    /\b(?:report|claim|list|put(?: down)?|say)\b(?: \w+){0,3} (?:fewer|extra|more) (?:kids|people|children|dependents|siblings)\b/,
    "can I report more kids in my family",
  ),
  row(
    "a hidden asset",
    /\b(?:put|putting|move|moving|transfer|transferring|sign|signing|switch)\b(?: \w+){0,5} (?:in(?:to)?|to|over to) (?:my|our|his|her|their|an?) (?:\w+ ){0,2}(?:name|account)\b.*\b(?:before|so|to get|hide|qualify)\b.*\b(?:fafsa|css|aid)\b/,
    "can we put the house in my uncle's name before the FAFSA",
  ),
  row(
    "savings in another's name",
    /\b(?:put|putting|move|moving|transfer|transferring|sign|signing|switch|park|parking|keep|keeping|give|giving|hold|shift|shifting)\b(?: \w+){0,6} (?:(?:in(?:to)?|under|to|over to|with) (?:my|our|his|her|their|an?|the) (?:\w+ ){0,3}(?:cousin|aunt|uncle|grand\w+|brother|sister|friend|neighbor|boyfriend|girlfriend|nephew|niece|godmother|godfather|relative|in law|ex)s?)\b.*\b(?:(?:fafsa|css|profile|form|colleges?|schools?|aid office|they|it|nobody|no one)(?: profile| s)? (?:(?:will|won|can|wont|would|does|do|don|doesn|doesnt|dont|cant|never|not|ever|even)(?: ?n?.?t)? ?){0,3}(?:see|count|know|find|look at|show|notice|catch)\w*|(?:doesn ?t|won ?t|not|don ?t) (?:count|show(?: up)?|be seen|get counted)\b(?:.*\b(?:fafsa|css|aid))|off (?:of )?(?:the|our|my) (?:fafsa|css|form))/,
    "if we put my son's savings in his cousin's name the FAFSA won't see it, right?",
  ),
  row(
    "a forged letter",
    /\bwrite (?:my|her|his|our) own (?:\w+ )?(?:rec|recs|recommendations?|letters?)\b.*\bsign\b/,
    "can I write my own rec letter and have my coach sign it",
  ),
  row(
    "an essay",
    /\b(?:copy|copying|reuse|use)\b(?: \w+){0,4} essays?\b.*\b(?:online|internet|website|found|someone else|my (?:friend|sister|brother|cousin))\b/,
    "can I copy an essay I found online",
  ),
  row(
    "a false statement",
    /\b(?:hide|hiding|cover up|delete|erase|remove)\b(?: \w+){0,3} (?:c|d|f|ds|fs|grades?|class|classes|course|suspension|gpa|transcript)\b(?!.*\b(?:mistake|error|wrong|portal|list)\b)/,
    "can I hide my D in chemistry",
  ),
  row(
    "a false statement",
    /\b(?:claim|put|say|list|write|make)\b.*\bthat (?:does ?n ?t|doesnt|never|did ?n ?t|didnt|is ?n ?t|isnt) (?:exist\w*|happen\w*|true|real|mine)\b/,
    "what if I claim a club that doesn't exist",
  ),
  row(
    "a false statement",
    /\b(?:say|tell|put|claim|write|check)\b(?: \w+){0,5} (?:i|we) \w+ (?:when|but) (?:i|we) (?:really |actually )?(?:own|rent|make|earn|have|live|went|did)\b|\b(?:can|could|should|what if) i (?:say|put|claim|write|check) (?:that )?(?:im|i m|i am) .* (?:im|i m|i am) not$/,
    "should I tell the CSS we rent when we own",
  ),
  row(
    "a false statement",
    /\b(?:put|use|list|copy|claim)\b(?: my| our)?(?: \w+){0,2} (?:sister|brother|friend|cousin|twin)s? (?:s )?(?:\w+ )?(?:awards?|activit\w+|clubs?|scores?|grades?|hours|transcript)\b.*\b(?:on|as|for) (?:mine|my)\b/,
    "can I put my older sister's awards on mine",
  ),
  row(
    "a false statement",
    /\b(?:fake|false|phony) (?:\w+ )?(?:adhd|illness|disability|note|doctor|diagnosis|anxiety|dyslexia)\b/,
    "can I get a doctor's note for fake ADHD",
  ),
  row(
    "a hidden asset",
    /\b(?:give|gift|move|transfer|put)\b(?: \w+){0,4} (?:savings|money|cash|stocks|accounts?)\b.*\bbefore (?:we|i|they|my \w+) (?:file|files|fill|submit|do|does)\b/,
    "can we give my sister our savings before we file the CSS",
  ),
  row(
    "an essay",
    /\bpay(?:ing)? for (?:someone|somebody|a \w+) (?:to )?(?:write|do|finish|fill out) (?:my|the|our)\b/,
    "can I pay for someone to write my Common App",
  ),
  row(
    "an essay",
    /\b(?:buy|buying|purchase|order)\b (?:an?|my|the)?(?: \w+){0,3} ?essays?\b/,
    "can I buy a college essay",
  ),
];
