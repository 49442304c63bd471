/**
 * Questions about oneself at a college, once a record was told: how one stands there, and what only a record answers.
 */
import type { Asked } from "./intent";

/** Words by which somebody asks how they themselves stand at a college, once their record is known. */
const ofOwnRecord =
  /\bis it (?:dumb|stupid|crazy|pointless|silly|realistic|smart|a mistake|a joke|too much)\b.*\b(?:apply\w*|try|shoot)\b|\bwhere does (?:my|his|her) (?:\w+ ){1,3}put (?:me|him|her)\b|\b(?:do|would|does|will) (?:i|he|she|we|my \w+) (?:even )?qualify for$|\b(?:these|those) (?:grades?|stats|scores?|numbers)\b|\b(?:long shot|reach|safety|safe|target|match|likely|over|hopeless|realistic|doable|possible|(?:safe|reach|target|match|likely) (?:school|college|bet|pick|choice)) for (?:me|him|her|us|my \w+)\b|\b(?:will|would|gonna|going to)(?: \w+){0,2} (?:reject|deny|turn down|say no to) (?:me|him|her|us|my \w+)\b|\bhow (?:strong|weak|far off|close|competitive)(?: of an applicant)? (?:am i|are we|is (?:he|she|my \w+))\b|\b(?:am i|are we|is (?:he|she)) (?:\w+ )?(?:in|within|out of|near|close to|below|above) (?:the |their )?(?:range|ballpark|running|average)\b|\bis (?:an? )?\d[\d.]{1,3} (?:\w+ )?(?:ok|okay|good|high|low|enough|decent|competitive|bad)\b|\b(?:with|on|given) (?:these|those|this|that|my|our|his|her|their)(?: \w+){0,2} (?:grades?|stats|scores?|numbers|gpa|record|profile|transcript|sat|act)\b|\b(?:my|our|his|her|their) (?:\w+ )?(?:grades?|gpa|scores?|stats|numbers|sat|act|record)\b.*\b(?:ok|okay|good|bad|enough|low|high|sucks?|terrible|weak|strong|work|works|problem|fit|range|competitive|disqualif\w*|hurt|gap|cut it|take|get)\b|\b(?:is|are) (?:my|our|his|her)(?: \w+){0,2} (?:grades?|gpa|scores?|stats|numbers|sat|act) (?:too )?\w+\b|\bsomeone with (?:my|his|her|these)\b|\b(?:would|will|does|do|could|might|can|still)(?: \w+){0,2} (?:take|accept|admit|want|let|consider|say yes to) (?:me|him|her|us|my \w+)\b|\bhow (?:do|would|does) (?:i|we|he|she|my \w+) (?:look|stack up|compare|measure up|rate|do|fare|fit)\b|\bwhere (?:do|would|does) (?:i|we|he|she|my \w+) (?:stand|fall|land)\b|\b(?:out of|in|within|above) (?:my|his|her|our) (?:league|range|reach|depth)\b|\b(?:worth (?:it|applying|a shot|a try|my time)|bother(?: with)? apply\w*|bother with|waste of|wasting|over ?qualified|under ?qualified|shoo in|any hope|hopeless|best (?:shot|odds|chance|bet)|top half|slam dunk|lock for)\b|\b(?:someone|somebody|a (?:kid|student|person|girl|guy)) like (?:me|him|her|my \w+)\b|\b(?:have|has|got|stand|stands) (?:a|any|much of a|no) (?:chance|shot|prayer|hope)\b/;
/** Which of several takes one sooner. */
export const ofWhichEasier =
  /\b(?:easier|easiest|harder|hardest|likelier|likeliest|more likely|most likely|least likely|better (?:odds|chance|shot))\b/;
const ofMyself = /\b(?:me|i|we|us|my|our|him|her|he|she)\b/;
/**
 * Who won't send a score, which is no question of whether one is asked for: "if I don't send scores", "test optional".
 */
export const sendsNone =
  /\b(?:if (?:i|we|he|she|they) )?(?:(?:don t|do not|doesn t|didn t|won t|isn t|not|never|without|no|skip\w*|withhold\w*|leav(?:e|es|ing) (?:out|off)|hold(?:s|ing)? back|keep(?:s|ing)? back) ?(?:send(?:ing)?|submit(?:ting)?|report(?:ing)?|includ(?:e|ing)|tak(?:e|ing)|have|giv(?:e|ing))? ?(?:in )?(?:any |a |an |the |my |his |her |our |in )*(?:tests?(?: scores?)?|sat|act|scores?)|(?:go(?:es|ing)?|appl(?:y|ies|ying)|as|am|is) (?:in )?test[- ](?:optional|free|blind)|test[- ]optional(?:ly)?)\b/;
/** What it takes to get in, of whom the record is known. */
export const ofTakes =
  /\bwhat (?:does|do|would|will|s|is)(?: it| one| you)? (?:really )?takes?\b.*\b(?:get in(?:to)?|be admitted|get admitted|get accepted)\b|\bwhat (?:it|s it|does it|do you|do i|does one|does he|does she) (?:takes?|needs?|have to have)\b.*\b(?:get in(?:to)?|be admitted|get admitted|get accepted|get to)\b|\b(?:requirements?|needed|necessary) (?:to (?:get|be)|for (?:getting|admission)) ?(?:in(?:to)?|admitted|accepted)?\b|\bhow good (?:do|does) .*\b(?:get in(?:to)?|admitted|accepted)\b/;
/** What else may be asked about a college, which one's record doesn't answer. */
const notOfChance =
  /\b(?:costs?|pay|price|prices|afford\w*|cheap\w*|expensive|tuition|aid|fafsa|css|pell|grants?|scholarships?|merit|money|majors?|deadlines?|due|when|essays?|transfer\w*|housing|dorms?|credits?|honors|waitlist\w*|defer\w*|appeal|roommates?|send|submit\w*|withhold|superscore|graduat\w*|resident\w*|in[- ]state tuition)\b/;

/** Whether a question asks how the record that was told stands at a college. */
export function asksOfOwnRecord({ colleges, student, understood: { bare } }: Asked): boolean {
  if (colleges.length === 0 || (student.gpa ?? student.sat ?? student.act) === null) return false;
  const rest = bare.replace(/\bapplication fee\b/g, " ").replace(sendsNone, " ");
  if (notOfChance.test(rest)) return false;
  return ofOwnRecord.test(bare) || ofTakes.test(bare) || (ofWhichEasier.test(bare) && ofMyself.test(bare));
}

/** Topics that a college's guides and figures answer whoever asks. */
const otherTopic =
  /\b(?:what (?:is|are|s)|when|how many|how much|how (?:do|can) (?:i|we) (?:apply|visit|contact|get to)|have|offers?|who|visit\w*|tours?|emails?|call|interviews?|recruit\w*|sports?|teams?|coach|play|nervous|letters?|recs?|recommend\w*|essays?|ranks?|ranked|legacy|dean|close to|far|drive|miles|weather|campus|crime|people|students?|internship\w*|jobs?|abroad|visa|international|undocumented|ap|ib|clep|test|tests|require\w*|optional|rolling|early|decision|action|enroll\w*|accepted|rejected|denied|got in|in[- ]state|out of state)\b/;
const mostWords = 14;

/**
 * "Can I make it at Caltech", "tell me straight, Duke for me": a few words of oneself and a college, with a record, and
 * nothing else that is asked. Weaker than whatever else a tool is sure of.
 */
export const isLeftToRecord = ({ colleges, student, understood: { bare, field } }: Asked): boolean =>
  colleges.length > 0 &&
  colleges.length < 4 &&
  field === null &&
  (student.gpa ?? student.sat ?? student.act) !== null &&
  ofMyself.test(bare) &&
  bare.split(" ").length <= mostWords &&
  !notOfChance.test(bare) &&
  !otherTopic.test(bare);
