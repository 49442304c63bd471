/** Which price a question means by its words: all of a year, or what it costs to live there. */

const living =
  "(?:room (?:and|n) board|board(?:ing)?|housing(?: and food)?|food and housing|dorms?|dorm rooms?|meal plans?|rooms?)";

/** Said of a chance and of a price. */
export const outOfReach =
  /\b(?:(?:totally |completely |way |just )?(?:out of|beyond) (?:our |my )?(?:reach|budget|means|price range|league)|within (?:our )?(?:reach|budget|means)|doable|realistic|off the table)\b/;

/** The whole price of a year, which holds housing and food: "total with room and board", "tuition plus dorm". */
export const withHousing =
  /\b(?:total|all[- ]in|altogether|full|whole|everything|tuition|out[- ]of[- ]state|in[- ]state)\b.*\b(?:room and board|room|housing(?: and food)?|dorms?|meal plans?|food)\b|\b(?:with|including|includes?|plus|and) (?:the )?(?:room and board|housing|dorms?|meal plans?)\b|\b(?:room and board|housing|dorms?)\b.*\b(?:total|altogether|all[- ]in|everything|included)\b/;

/**
 * Everything that a year costs, in other words: "sticker price with everything included", "all in", "the whole bill".
 */
export const wholeYear =
  /\b(?:with |and )?everything(?: (?:in|included|added(?: up)?|together|counted))?\b|\ball[- ]?(?:in|included|told)\b(?! (?:one|the|state))|\baltogether\b|\b(?:total|full|whole|entire|yearly|annual) (?:yearly |annual )?(?:bill|year|costs?|price)\b|\b(?:grand|overall) total\b|\bthe total\b|\btuition and (?:all|everything)\b|\badds? up to\b|\b(?:if (?:we|i|they|you) (?:get|got|qualify for) (?:nothing|no (?:aid|help|money|scholarships?|grants?))|(?:no|without|zero) (?:help|scholarships?|grants?|financial aid|aid))\b/;
const ofMoney = /\b(?:costs?|prices?|sticker|tuition|pay|run|runs|how much|bill|charge[sd]?|charges|total|add)\b/;

/** Whether a question asks for all that a year costs. */
export const asksWhole = (bare: string): boolean =>
  (wholeYear.test(bare) && (ofMoney.test(bare) || asksAllIn.test(bare)) && !totalOfLiving.test(bare)) ||
  (ofMoney.test(bare) && yearInDorm.test(bare));

/** "Price of one year living in the dorm": all of it, for who lives there. */
const yearInDorm =
  /\b(?:(?:one|a|per|each|every|first|freshman) years?|semester|to attend)\b.*\b(?:liv(?:e|es|ing)|stay(?:s|ing)?) (?:in|on) (?:the |a |their )?(?:dorms?|dormitory|residence halls?|campus)\b/;

/** "What is Notre Dame all in", "all in, what's a year at Syracuse": nothing else is meant by it. */
const asksAllIn = /^(?=.*\b(?:what|whats)\b).*\ball[- ]?(?:in|told)\b/;

/** "The total for room and board": the whole of a part. */
const totalOfLiving = new RegExp(
  String.raw`\b(?:total|full|whole|annual|yearly)(?: \w+){0,2} (?:for|of) (?:the )?${living}\b`,
);

const asksCost =
  /\b(?:how much|what (?:do|does|will|would|is|are|s)|costs?|price[sd]?|runs?|pay|charges?|expensive|budget(?: for)?|going to run)\b/;
const namesLiving = new RegExp(String.raw`\b${living}\b`);
/** What makes it more than living there, another kind of it, or no question of its price. */
const notAlone =
  /\b(?:tuition|fees|books|total|all[- ]?in|altogether|everything|included?|including|with|scholarships?|grants?|aid|loans?|net|after|guarantee[ds]?|required?|have to|must|nicest|best|apply|deadlines?|roommates?|off[- ]campus|apartments?|commut\w+|home|cheaper|save|instead|vs|versus|or|full|whole|free|waive[ds]?|refund\w*|deposit|late|summer|kitchens?|air|married|pets?|fraternity|sorority|greek)\b/;

/** "What do room and board run": housing and food, and nothing else of a year. */
export const asksHousingAlone = (bare: string): boolean =>
  namesLiving.test(bare) && asksCost.test(bare) && !notAlone.test(bare) && !yearInDorm.test(bare);
