/** How families say whom a program is for and what it gives, in plain words. Pure. */

/** By what a question tells a program of which it has no name. Each is one thing that is said, in any place of it. */
export const cues = {
  // What it gives.
  help: /\b(?:free|tuition|pays?|paid|paying|money|grants?|scholarships?|waive[drs]?|waivers?|costs?|charge[ds]?|stipends?|aid|help|cover(?:s|ed)?|funds?|discount|break|owe|nothing|zero)\b/,
  waived:
    /\bwaive[drs]?\b|\bwaivers?\b|\b(?:free|no|zero|pay) tuition\b|\btuition[- ]free\b|\bfree (?:college|school)\b|\b(?:college|school|tuition) (?:is |get |for )?free\b|\b(?:aren t|isn t|not|can t|cannot) (?:allowed to )?(?:charge|bill)\w*\b|\bskip\b|\bpaid for\b|\bpays?\b/,
  free: /\bfree\b|\bpaid for\b|\bno tuition\b|\bwithout (?:paying )?tuition\b|\bpays? (?:for|my|your|his|her|our|the|all)\b|\bpays? nothing\b/,
  communityCollege: /\b(?:community|junior|two[- ]year|2[- ]year) colleges?\b|\bjuco\b/,
  training:
    /\b(?:trades?|training|weld\w*|hvac|certificates?|certifications?|technical (?:colleges?|schools?)|tech schools?|vocational|workforce|job training|short programs?|electricians?|plumb\w+|truck driving|cdl|medical assistant|mechanics?(?! engineer)|credentials?)\b/,
  inTaxes:
    /\btax(?:es)? (?:returns?|credits?|refunds?)\b|\b(?:on|in|from|with|through|off) (?:your|my|our|the|their|state|\w+) (?:state )?tax(?:es)?\b|\brefundable\b/,
  twoYears: /\b(?:two|2) years\b|\bfirst (?:two|2)\b/,
  sameTuition:
    /\b(?:tuition|price|rate)\b.*\b(?:same|freez\w+|frozen|froze|lock(?:ed|s)?|fixed|stays?|go(?:es|ing)? up|rais\w+|increas\w+)\b|\b(?:same|freez\w+|frozen|lock(?:ed|s)?(?: in)?|fixed)\b.*\b(?:tuition|price|rate)\b/,
  wholeTime: /\b(?:all|for|whole|every|each|next) (?:four|4|the|year|years|my|her|his)\b|\bwhile\b|\bonce\b|\bafter\b/,
  notApplied:
    /\b(?:never|without|didn t|haven t|hasn t|doesn t|before|not)(?: (?:even|ever|have|having|to|yet|you|he|she|i|we|they))* appl(?:y|ied|ies|ying)\b|\bno application\b/,
  place:
    /\b(?:hold(?:ing)?|sav(?:e|ed|ing)|reserv(?:e|ed|ing)|set aside)\b.*\b(?:spots?|places?|seats?)\b|\b(?:spots?|places?|seats?)\b.*\b(?:saved|reserved|held|waiting)\b|\b(?:already|automatically) (?:in|accepted|admitted)\b|\blets? (?:you|him|her|them|me|us|students) in\b|\b(?:offers?|direct|automatic) (?:of )?admissions?\b|\bget in(?:to)?\b|\baccept\w*\b|\badmit\w*\b/,
  byMail: /\b(?:letters?|mail(?:ed)?|emails?|postcards?)\b/,
  hasToTake:
    /\b(?:has|have|must|got|required|obliged|supposed) to (?:take|admit|accept|let)\b|\bmust (?:take|admit|accept)\b|\b(?:guarantees?|guaranteed|assured|automatic(?:ally)?|auto)\b.*\b(?:admissions?|admit\w*|places?|spots?|accept\w*|get in)\b|\b(?:admissions?|admit\w*|places?|spots?|accept\w*|get in)\b.*\b(?:guaranteed|assured|automatic(?:ally)?)\b/,
  needFafsa: /\bfafsa\b.*\b(?:graduat\w+|diploma|walk)\b|\b(?:graduat\w+|diploma|walk)\b.*\bfafsa\b/,
  mustFile:
    /\b(?:can t|cannot|won t|wont|not|need|needs|have to|has to|must|required?|requirement|without|unless|make|makes|mandatory)\b/,
  account: /\b(?:accounts?|savings|saved)\b/,
  fromState: /\bstate\b|\bgovernor\b/,
  moneyBack: /\b(?:money|tuition) back\b|\brefund\w*\b/,
  lowPrice: /\b(?:500|\$500)\b/,
  loanPaid: /\b(?:loans?|debt)\b/,
  // For whom it is.
  foster:
    /\bfoster (?:care|youth|kids?|child(?:ren)?|homes?|system|students?|teens?|families|family|parents?)\b|\bin foster\b|\b(?:aged|aging|ages|age) out\b|\bwards? of the (?:court|state)\b/,
  military:
    /\b(?:veterans?|vets?|army|navy|marines?|marine corps|air force|military|iraq|afghanistan|vietnam|gulf war|service ?members?|soldiers?|deployed|combat|purple heart|coast guard)\b/,
  harmed:
    /\b(?:disab\w+|killed|died|dead|wounded|hurt|injured|missing|captured|fallen|purple heart|100 ?(?:%|percent)|90 ?(?:%|percent))\b|\b(?:100|90)%/,
  relative:
    /\b(?:dad|daddy|father|mom|mother|parents?|husband|wife|spouses?|child(?:ren)?|kids?|son|sons|daughters?|step\w+|dependents?|widows?|famil(?:y|ies)|year old)\b/,
  spouse: /\b(?:husband|wife|spouses?|widows?|married)\b/,
  unusedHours: /\b(?:unused|never used|didn t use|not used|left ?over|hours)\b/,
  guard: /\b(?:national|army|air) guard\b|\bguard (?:members?|parent|drill)\b|\bin the guard\b/,
  tribal:
    /\b(?:tribes?|tribal|native americans?|american indians?|indigenous|reservation|rez|ojibwe?|chippewa|odawa|potawatomi|navajo|hopi|apache|seneca|cherokee|choctaw|chickasaw|muscogee|lakota|blackfeet|lumbee|mohawk|oneida|klamath|siletz|grand ronde|umatilla|warm springs)\b/,
  teaching:
    /\bteach\b|\bteaching\b|\b(?:future|aspiring|be|become|becoming|for) (?:an? )?(?:\w+ ){0,2}teachers?\b|\bteachers? (?:in training|scholarships?|stipends?|programs?|grants?|academy)\b/,
  studentTeaching: /\bstudent[- ]teach\w*\b/,
  teacher: /\bteachers?\b|\bteach(?:ing)?\b/,
  topOfClass:
    /\b(?:top|very top|near the top|best)\b.*\b(?:class|%|percent|tenth|school)|\btop (?:5|five|10|ten|of)\b|\bclass rank\b|\branked\b/,
  firstOfClass:
    /\b(?:number one|number 1|no 1|highest[- ]rank\w*|top[- ]ranked|valedictorians?|ranked (?:first|1st|number one)|first in (?:my|his|her|the|our) class|top (?:student|graduate))\b/,
  science: /\b(?:stem|science|engineer\w*|math\w*|technology|computer\w*|health|nurs\w+)\b/,
  medicaid: /\bmedicaid\b/,
  pell: /\bpell\b/,
  poor: /\b(?:low[- ]income|poor|poverty|next to nothing|broke|not much money|no money|little money|money worse|can t afford|don t (?:have|make) (?:much|any)|free lunch|food stamps|struggl\w+|need(?:y|iest)?|need[- ]based)\b/,
  weakGrades:
    /\b(?:bad|low|weak|poor|kinda bad|not (?:great|good|the best|so good)|terrible|rough|average|c\+?) (?:grades|gpa|student|average)\b|\bgrades?\b.*\b(?:bad|low|weak|not great|not good|slipped|suck\w*)\b|\bc\+? student\b|\bgrades? (?:aren t|are not)\b/,
  anyGrades:
    /\b(?:doesn t|don t|does not|not|no|without|regardless)(?: (?:care|need|look|matter|about|at|of|good|any|require|depend|on))* (?:grades?|gpa|test scores?)\b|\bgrades? (?:don t|doesn t|do not) (?:matter|count)\b/,
  adult:
    /\b(?:adults?|older (?:students?|people|adults?)|(?:i m|i am|im|age|aged|at|over|turned|turning|from) (?:2[5-9]|[345]\d)(?! ?(?:%|percent|k|credits|hours|thousand))|(?:2[5-9]|[345]\d) (?:years? old|and older|yrs? old)|back to (?:college|school)|never finished|laid off|grown[- ]?ups?|grown folks)\b/,
  firstGeneration:
    /\bfirst[- ]gen(?:eration)?\b|\b(?:parents?|mom|dad|neither|nobody|none)\b.*\b(?:no|not|never|didn t|don t|doesn t|without|neither|finish\w*|went)\b.*\b(?:college|degrees?|bachelor\w*)\b/,
  parenting:
    /\b(?:have|has|with|raising|got) (?:an? |my |two |three |2 |3 )?(?:kids?|child(?:ren)?|baby|toddler|dependents?)\b|\bsingle (?:mom|mother|dad|father|parent)s?\b|\bstudent parents?\b/,
  grandparent:
    /\bgrand(?:parents?|ma|mother|pa|father|dad|kids?|sons?|daughters?|child(?:ren)?)\b|\b(?:nana|granny|abuel[ao]|grampa|gramps|gramma|memaw|meemaw|papaw)\b/,
  outOfState: /\bout[- ]of[- ]state\b|\bnon ?residents?\b|\bin[- ]state\b|\bresident (?:price|tuition|rate)\b/,
  returning: /\b(?:mov(?:e|ing|ed) back|com(?:e|ing) (?:back|home)|return(?:s|ing|ed)?|went away|left)\b/,
  finishedSchool:
    /\b(?:finished|graduated|graduate|grew up|went to|did|from)\b.*\b(?:high school|hs|school)\b|\b(?:graduated|diploma)\b/,
  resident: /\bin[- ]state\b|\bresident(?:s|ial)?\b|\bresidency\b|\bcount as\b|\b(?:ohio|state)ans?\b/,
  newJob: /\b(?:job|hired|transferred|work|working|position)\b/,
  moving: /\bmov(?:e|ed|es|ing)\b|\brelocat\w+\b/,
} as const satisfies Record<string, RegExp>;

export type Cue = keyof typeof cues;
