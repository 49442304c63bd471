/** What people say when they ask for a figure of a college: the patterns of each. Pure data. */
import type { CollegeFigureName } from "../tools/college-figures";

const stays =
  "comes? back|came back|return(?:s|ed)?|stay(?:s|ed)?|stick(?:s|ing)? (?:around|with it)|continues?|go(?:es)? on|keep going|make(?:s)? it|quit|leave|drop(?:s|ped)? out|transfer out|are still";
const secondYear =
  "sophomore(?: year)?|second[- ]year|2nd year|year (?:two|2)|next (?:year|fall)|another year|after (?:the |their |only |just )?(?:first|one|1|a|freshman)(?: year)?";

export const figurePatterns: Readonly<Partial<Record<CollegeFigureName, readonly RegExp[]>>> = {
  "acceptance rate": [
    /\b(?:acceptance|admissions?|admit|admittance|accept) (?:rate|percentage|percent|ratio|odds)\b/,
    /\bhow (?:hard|difficult|easy|tough|selective|competitive|exclusive)\b(?: (?:is|are|it|to|get|getting|in|into|was))*/,
    /\b(?:hard(?:er)?|easier|easy|tough(?:er)?) to get (?:in|into|accepted)\b/,
    /\b(?:what|which|like)? ?(?:share|percent|%) .*\b(?:take|takes|admit|admitted|accept|gets? in(?:to)?)\b/,
    /\b(?:takes?|accepts?|admits?) (?:more|fewer|the most)(?: (?:people|students|applicants))?\b/,
    /\bodds (?:at|overall|of)?\b/,
    /\b(?:what|how many) ?(?:percent|percentage|share)?\b.*\b(?:get in|gets in|got in|admitted|accepted|let in|accepts?|admits?)\b/,
    /\b(?:selectivity|selective)\b/,
    /\bhow many (?:people|students|applicants|kids)?.*\b(?:admit|accept|take|get in|let in)\w*/,
    /\bopen admissions?\b/,
    /\b(?:accepts?|takes?|admits?|lets? in|letting in|accepting) (?:in )?(?:every(?:one|body)|any(?:one|body))\b/,
    /\b(?:can|could) (?:every(?:one|body)|any(?:one|body)) (?:get|go|enroll)(?: in(?:to)?)?\b/,
    // "Open to anybody", "do they let everybody in", "takes just about anyone who applies".
    /\bopen to (?:just about |pretty much |almost |literally )?(?:every(?:one|body)|any(?:one|body)|all|the public)\b/,
    /\b(?:lets?|letting|takes?|taking|accepts?|admits?) (?:in )?(?:just about |pretty much |almost |basically |literally )?(?:every(?:one|body)|any(?:one|body)|whoever|all (?:applicants|students|comers))\b(?: (?:in|that|who) ?(?:applies|apply|wants)?)?/,
    /\b(?:does|do|can|will) (?:just about |pretty much |almost )?(?:every(?:one|body)|any(?:one|body)) (?:who applies )?(?:gets?|make it|is let|are let) in(?:to)?\b/,
  ],
  yield: [
    /\byield(?: rate)?\b/,
    /\bhow many (?:new |incoming )?(?:freshm[ae]n|first[- ]years?)(?: students)?\b.*\b(?:enroll(?:ed|s)?|start(?:ed|s)?|came|come)\b/,
  ],
  applicants: [
    /\bhow many (?:people|students|kids|applicants|applications)?.*\b(?:apply|applied|applicants|applications)\b/,
    /\bnumber of (?:applicants|applications)\b/,
  ],
  sat: [
    /\bsat\b.*\b(?:25th|75th|50th|25|75|lower|upper|percentiles?|quartiles?)(?: percentiles?)?\b(?: (?:math|reading|ebrw|verbal|writing))?|\bsat (?:math|reading(?: and writing)?|verbal|ebrw)(?: scores?| section)?\b/,
    /\b(?:average|mean|median|typical|middle|range|25th|75th|percentile|mid 50|good|usual|what) .*\bsat\b.*/,
    /\bsat (?:scores?|range|average|median|percentiles?|averages?)\b/,
    /\bsat\b.*\b(?:need|do i need|get in|average|range|should)\b/,
    // In a list, or behind a question of the same college: "sat?"
    /^(?:(?:and|the|their|also) )*sat$/,
  ],
  act: [
    /\b(?:average|mean|median|typical|middle|range|25th|75th|percentile|mid 50|good|usual|what) .*\bact\b.*/,
    /\bact (?:scores?|range|average|median|percentiles?|composite)\b/,
    /\bact\b.*\b(?:need|do i need|get in|average|range)\b/,
    /^(?:(?:and|the|their|also) )*act$/,
  ],
  tuition: [
    /\btuition(?: and fees)?(?: (?:cost|price|rate|fees))?\b/,
    /\bin[- ]state (?:vs|versus|and|or) out[- ]of[- ]state\b/,
  ],
  housing: [
    /^(?!.*\b(?:altogether|all together|in total|total|everything|all in)\b).*\b(?:room and board|housing and food|housing|dorms?|living costs?|meal plans?|room|rent)\b.*\b(?:costs?|price|much|expensive|pay)\b|\b(?:costs?|price|much|expensive)\b.*\b(?:room and board|housing|dorms?|living (?:on|off)|meal plans?|room|board)\b|\broom and board\b/,
  ],
  books: [
    /\b(?:textbooks|books and supplies)\b/,
    /\b(?:costs?|price|much|spend|pay|expensive|budget)\b.*\b(?:books|supplies)\b|\b(?:books|supplies)\b.*\b(?:costs?|price|much|expensive)\b/,
  ],
  grants: [
    /\b(?:how much|average|typical|give|gives|giving|offer|offers|generous|get|good)\b.*\b(?:financial aid|aid|grants?|scholarships?|merit(?: aid| money| scholarships?)?|need[- ]based aid)\b/,
    /\b(?:average|typical) (?:grant|scholarship|financial aid|aid)\b/,
    /\b(?:is there|are there|do they|does it|do you|any)\b.*\b(?:merit(?: aid| money| scholarships?)?|scholarships|grants)\b/,
    /\b(?:percent|share|how many)\b.*\b(?:financial aid|aid|(?<!pell )grants?|scholarships?)\b/,
  ],
  loans: [/\b(?:percent|percentage|share|how many)\b.*\b(?:loans?|borrow)\b/],
  debt: [/\b(?:debt|owe|owing|indebted)\b.*|\bhow much do .* borrow\b/, /\bstudent loan debt\b/],
  "four years": [
    /\b(?:four|4)[- ]year graduation(?: rate)?\b/,
    /\bgraduat\w* (?:on time|in (?:four|4)(?: years)?|within (?:four|4) years)\b/,
    /\bfinish in (?:four|4)(?: years)?\b/,
  ],
  graduation: [
    /\bgraduation (?:rate|percentage|rates)\b/,
    /\b(?:percent|percentage|share|how many|rate)\b.*\b(?:graduate|finish|complete)\w*\b/,
    /\bgrad rate\b/,
    /\bdropout rate\b/,
  ],
  retention: [
    /\bretention(?: rate)?\b/,
    // In other words: who is still there in the second year.
    new RegExp(
      `\\b(?:what |which |how many |how much )?(?:of )?(?:the |their |its )?(?:percent(?:age)?|share|part|portion|fraction|number|many|most|kids|students|people|freshm[ae]n|first[- ]years?)\\b.*\\b(?:${stays})\\b(?: (?:there|on|it|college|school|out))?(?:.*\\b(?:${secondYear})\\b)`,
    ),
    /\b(?:freshm[ae]n|first[- ]years?|first year students)\b.*\b(?:stick (?:around|with it)|stay(?:s|ed)? (?:on|enrolled)|drop(?:s|ped)? out|quit|comes? back|went back|don t return)\b/,
    /\b(?:freshm[ae]n|students|first[- ]years?)\b.*\b(?:come back|return|coming back|returning)\b/,
    /\b(?:freshm[ae]n|first[- ]year) (?:dropout|drop[- ]out|return|persistence) rates?\b|\bhow many (?:\w+ ){0,2}(?:come back|return) (?:for|as|after)\b/,
  ],
  "transfer out": [
    /\btransfer(?:s|red|ring)?[- ]out(?: rate)?\b/,
    /\b(?:percent|how many)\b.*\btransfer (?:away|to another|elsewhere)\b/,
  ],
  earnings: [
    /\b(?:earn(?:s|ings?)?|salar(?:y|ies)|paid|(?<!\b(?:we|i|parents|mom|dad) )make|income)\b.*\b(?:after(?! (?:aid|grants|scholarships|all))|graduates?|grads|alumni|graduation|degree)\b/,
    /\b(?:graduates?|grads|alumni)\b.*\b(?:earn(?:ings)?|salar(?:y|ies)|make|paid|income)\b/,
    /\bearnings\b/,
    /\b(?:starting|median|average) salary\b/,
    /\b(?:roi|return on investment|worth (?:it|the money))\b/,
    /\bsalary\b/,
  ],
  size: [
    /\bhow (?:big|large|small)\b/,
    /\bhow many (?:students|undergrads?|undergraduates|kids|people)\b(?!.*\b(?:appl|admit|accept|get in|graduat|transfer|aid|loan|borrow|per|for each|major|study))/,
    /\b(?:enrollment|student body|student population|undergraduate population|number of (?:students|undergrad\w*))\b/,
    /\bsize of\b|\b(?:school|campus|student body) size\b/,
  ],
  faculty: [
    /\bstudents?[- ](?:to[- ])?(?:faculty|teacher|professor|instructor)(?: ratio)?\b/,
    /\bfaculty (?:to )?student ratio\b|^what(?: is| s|s)? the (?:student |class )?ratio(?: (?:at|there|like|for))*$/,
    /\bstudents (?:are there |are )?(?:per|for each|for every|to each) (?:teachers?|professors?|faculty|instructors?)\b/,
    /\b(?:teachers?|professors?|faculty|instructors?)[- ](?:to[- ])?students?(?: ratio)?\b|\bstudent[- ]faculty\b/,
  ],
  pell: [
    /\bpell\b.*\b(?:students|percent|share|recipients|many)\b|\b(?:percent|share|how many|students)\b.*\bpell\b/,
    /\b(?:low[- ]income|poor) (?:students|kids|families|people)\b/,
    // "Is it true most of them are low income"
    /^(?!.*\b(?:pay|pays|costs?|prices?|tuition|aid|admit\w*|accept\w*|get in(?:to)?|graduat\w*)\b).*\b(?:most|many|share|percent\w*|half|majority|mostly|lots?|all|what part|everybody|everyone)\b.*\b(?:low[- ]income|from (?:a )?poor(?: (?:famil(?:y|ies)|homes?|backgrounds?))?|(?:are|is|come) (?:really |pretty |very )?poor)\b/,
  ],
  "graduate students": [
    /\b(?:how many|number of|count of|any)\b.*\b(?:grad(?:uate)?|post ?grad(?:uate)?) students\b|\bgraduate (?:student )?(?:enrollment|population)\b/,
  ],
  "full-time students": [
    /\b(?:how many|number of|share of|percent(?:age)? of)\b.*\bfull[- ]time\b|\bfull[- ]time (?:students|undergrad\w*|enrollment)\b/,
  ],
  "earnings after 6 years": [
    /\b(?:earn\w*|salar(?:y|ies)|make|paid|income|pay)\b.*\b(?:six|6)[- ]years?\b(?: (?:after|out|later|on)(?: (?:entry|entering|starting|they (?:start|enter)))?)?|\b(?:six|6)[- ]years? (?:after|out|later)\b.*\b(?:earn\w*|salar(?:y|ies)|make|paid|pay)\b|\b(?:six|6)[- ]year (?:earnings|salary|pay)\b/,
  ],
  "degrees awarded": [
    /\b(?:how many|number of)\b.*\b(?:degrees|diplomas|bachelor s|bachelors|associates?)(?: degrees)?\b(?:.*\b(?:award\w*|grant\w*|confer\w*|give|hand out|a year|each year|per year)\b)?|\bdegrees (?:awarded|conferred|granted)\b/,
  ],
  "state grants": [
    /\b(?:state|local)(?: or local)? (?:grants?|scholarships?)\b.*\b(?:average|share|percent|how many|how much)?|\bgrants? from (?:the|their) state\b/,
  ],
  "other costs": [/\b(?:other|personal|misc(?:ellaneous)?|additional) (?:expenses?|costs?|spending)\b/],
  "price off campus": [
    /\boff[- ]campus\b.*\b(?:price|costs?|total|coa|cost of attendance|pay|much)\b|\b(?:price|costs?|total|coa|cost of attendance|pay|how much)\b.*\boff[- ]campus\b/,
  ],
  kind: [
    /\b(?:public or (?:a )?private|private or (?:a )?public|\bis .*\b(?:public|private|religious|catholic|christian|jesuit|for[- ]profit|nonprofit|quaker|baptist|lutheran|methodist|presbyterian|mormon|lds|adventist|mennonite|episcopal|nazarene|hbcu|women|women s|women college|accredited)\b.*)/,
    /\bwhere (?:even |exactly |actually |the heck )?(?:is|are)\b(?!.*\bfafsa\b)/,
    /\b(?:located|location|what (?:city|state|town|kind of (?:school|college)|type of (?:school|college)))\b/,
    /\b(?:a )?(?:religious|christian|church|faith|catholic|secular)(?: based| run| related| affiliated)? (?:school|college|university|place|affiliation)?\b|\baffiliated with (?:a |any |the |some )?(?:church|religion|faith|denomination)\b|\b(?:run by|tied to|connected to|part of) (?:a |the |any )?(?:church|religion)\b/,
    /\b(?:religious|affiliat\w*|(?:historically )?black (?:colleges?|universit(?:y|ies)|schools?)|hbcus?|for[- ]profit|nonprofit|jesuit|catholic)\b/,
    /\b(?:is|are|campus|setting|located|school|college|vibe)\b.*\b(?:urban|rural|suburban|big city|small town)\b/,
    /\b(?:only|just) (?:takes?|admits?|accepts?|enrolls?|lets? in|for) (?:women|girls|females|men|boys|males)\b|\b(?:can|may|do|does|are|admits?|takes?|accepts?|let) (?:any |in )?(?:men|guys|boys|males|women|girls|females)\b.*\b(?:go|attend|apply|enroll|get in|allowed|too|also)\b/,
    /\b(?:all|only|just)[- ](?:guys|boys|dudes|men|males?|girls|women|females?|ladies)(?: s)?(?: (?:school|college))?\b|\b(?:guys|boys|men|girls|women) only\b|\bsingle[- ]sex\b|\bco ?-?ed(?:ucational)?\b/,
    // How far one gets there, which stands beside the kind.
    /\b(?:what|which) (?:kinds? of |types? of |levels? of )?degrees? (?:does|do|can|are|is)\b(?! (?:i|you|we|he|she|my) need).*|\bhighest degree\b|\b(?:get|offers?|have|has|do|does|give|gives|grants?|awards?|finish|earn|stay for) (?:a |an |any |my |your |his |her |the )?(?:bachelors?|4 ?-?year degrees?|four[- ]year degrees?|masters?|doctorates?|phds?)(?: degrees?)?(?: (?:too|there|also|as well|programs?))*(?: or (?:just|only) .*)?$|\b(?:just|only) (?:a )?(?:2|two)[- ]?year(?: degrees?| school| college)?\b.*/,
    /\b(?:an? (?:actual |real )?)?tribal (?:college|university|school)\b|\bone of the tribal (?:ones|colleges|schools)\b/,
    /^(?:tell me about|info on|information (?:on|about))\s*$/,
  ],
};

/** More ways to ask, kept apart so that the first list stays readable. */
export const morePatterns: Readonly<Partial<Record<CollegeFigureName, readonly RegExp[]>>> = {
  "acceptance rate": [
    /\bhow (?:hard|difficult|easy|tough|selective|competitive)\b(?: (?:is|are|it|to|get|getting|in|into|was))*/,
    /\b(?:hard(?:er)?|easier|easy|tough(?:er)?) to get (?:in(?:to)?|accepted)\b/,
    /\b(?:harder|easier|more selective)\b/,
    /\b(?:what )?(?:share|percent|percentage|%)\b.*\b(?:take|takes|admits?|admitted|accepts?|get in)\b/,
    /\b(?:takes?|accepts?|admits?) (?:more|fewer|the most)(?: (?:people|students|applicants))?\b/,
    /\b(?:acceptance|admission|admit) rates\b/,
  ],
  earnings: [
    /\b(?:who|whose|which|where|do|does)?\b.*\b(?:earns?|makes?|(?:get|gets|are|is) paid) (?:more|most|less|better)(?: money)?\b(?:.*\b(?:after\w*|later|grads?|graduates?|alumni|alums?)\b)/,
    /\b(?:what|how much)\b.*\b(?:people|students|they|grads?|graduates?|alumni|alums?)\b.*\b(?:make|earn|paid)\b.*/,
    /\bpays? (?:off )?(?:better|more|less|best|the most)(?: money)? (?:after|later|down the road|in the long run)\b/,
    /\b(?:make|earn|makes|earns)\b.*\b(?:years? (?:later|after|out)|after (?:graduat\w+|college))\b.*/,
  ],
  sat: [
    /\b(?:higher|better|lower|highest|lowest) (?:test |admission )?scores?\b/,
    /\bwhat (?:test )?scores? (?:do|does|did) (?:\w+ ){1,3}(?:get|have|send)\b/,
    /\bwhat (?:do|does|did) (?:\w+ ){1,3}score\b/,
  ],
  "four years": [/\b(?:finish|graduate|get|complete)\w*\b.*\bin (?:four|4) years\b/],
  graduation: [
    /\bgraduation\b/,
    /\bgets? (?:more|most|fewer) (?:of )?(?:the |their |its )?(?:people|students|kids|freshm[ae]n)? ?(?:through|to (?:graduate|graduation|finish|the finish line|a degree))\b/,
    /\bgraduates? (?:most|many|all|half|more|fewer)\b.*/,
    /\b(?:do|does|will) (?:\w+ ){0,2}(?:people|students|kids|they|everyone|most)\b.*\b(?:finish|graduate)\b.*/,
    /\b(?:everyone|everybody|most people|students) (?:graduate|finish)\w*\b.*/,
  ],
  housing: [
    /\b(?:food|meals?|dining|eating|to eat)\b(?: on[- ]campus| at school| there)?.*\b(?:costs?|price|much|expensive|cheap|pay)\b|\b(?:costs?|price|how much|expensive|cheap)\b.*\b(?:food|meals|dining|eat(?:ing)?)\b(?: on[- ]campus)?/,
    /\b(?:how much|what|costs?|price)\b.*\bto live on[- ]campus\b/,
    /\b(?:cheaper|expensive|save|costs?)\b.*\blive (?:on|off)[- ]campus\b|\blive (?:on|off)[- ]campus\b.*\b(?:cheaper|expensive|save|costs?)\b/,
    /\bto live on[- ]campus\b.*\b(?:costs?|price|how much)\b/,
  ],
  size: [
    /\bhow many (?:girls|boys|guys|ladies)\b(?! (?:apply|get in|graduate))/,
    /\b(?:more|most|fewer|fewest|less) (?:students|undergrads?|undergraduates|kids)\b/,
    /\bsize\b/,
    /\b(?:bigger|smaller|larger)\b/,
    /\b(?:a lot of|lots of|tons of|a ton of|many|too many|few|a few|hardly any) (?:students|undergrads?|undergraduates|kids|people)\b/,
    /\b(?:tiny|huge|massive|enormous|gigantic|really big|really small|super small|super big)\b(?: (?:schools?|colleges?|campus|universit(?:y|ies)|places?))?/,
    /\b(?:is|s|are|was) (?:it |this |that |they )?(?:a |an |really |pretty |very |kind of |fairly |too |so )*(?:small|big|large)(?: (?:schools?|colleges?|universit(?:y|ies)|places?|campus))?(?: or (?:a )?(?:small|big|large|tiny|huge)(?: (?:one|schools?|colleges?|universit(?:y|ies)|places?))?)?$/,
  ],
  kind: [
    /\b(?:in )?(?:an? |the )?(?:city|suburbs?|town|country(?:side)?|rural(?: area)?|urban(?: area)?)(?:,? (?:a |the )?(?:city|suburbs?|town))* or (?:in )?(?:an? |the )?(?:city|suburbs?|suburban|town|country(?:side)?|rural(?: area)?|urban)\b|\b(?:urbanicity|locale|what(?: kind of| type of)? setting)\b/,
    /\bis (?:\w+ )*?(?:a )?(?:public|private|religious|catholic|christian|jesuit|women|men|hbcu|hispanic[- ]serving|two[- ]year|four[- ]year)(?: s)?(?: (?:college|school|university))?\b/,
  ],
};
