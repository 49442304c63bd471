import type { DangerRules } from "./rules";

const seen = "(?:fat|ugly|disgusting|gross|huge|obese|chubby|skinny|thin|skinnier|thinner|smaller)";

/** Somebody doesn't eat, or can't keep it, because of how they see themselves. No food bank helps there. */
export const eating: DangerRules = {
  kind: "self-harm",
  manner: "eating",
  en: {
    danger: [
      "(?:has|have|had|is|was|i|she|he|daughter|son|kid|friend|sister|brother|just|basically|completely|pretty much) (?:\\w+ ){0,2}(?:stopped|quit|gave up|given up) eating(?! (?:\\w+ )?(?:meat|out|at|gluten|dairy|sugar|junk|in the|fast|lunch at|on campus|candy|pork|wheat|red))",
      "(?:will|would|does|do|can) not eat (?:anything|at all|a thing|food|anymore|until|since|for days)",
      "(?:refuses?|refusing|refused) (?:to eat|food)(?! (?:at|in) (?:the )?(?:cafeteria|dining))",
      "(?:says|said|told me) (?:she|he|i) (?:will|would) (?:only )?eat (?:when|once|after|if)",
      `(?:have not|has not|not|stopped|stop|quit|barely|hardly|never|refuses? to|refusing to|scared to|afraid to) (?:\\w+ )?(?:eat|eating|eats|eaten)(?: \\w+){0,8} (?:because|so|since|until|til) (?:\\w+ ){0,5}${seen}`,
      `(?:have not|has not|not|stopped|barely|hardly) (?:\\w+ )?(?:eat|eating|eats|eaten)(?: \\w+){0,6} (?:to|so i can|so i|want to) (?:\\w+ )?(?:lose weight|be skinny|be thin|get skinny|fit into)`,
      `(?:feel|feels|feeling|am|look|looks|so) (?:\\w+ )?${seen} (?:\\w+ ){0,5}(?:stopped eating|not eat|not eating|not eaten|starve|starving|throw up|throwing up|skip meals|skipping meals)`,
      "(?:skip|skips|skipping|skipped) (?:all |my |most )?(?:meals?|lunch|dinner|breakfast|eating) (?:\\w+ ){0,3}(?:to lose weight|to be skinny|to get skinny|because i (?:am|feel|look) (?:\\w+ )?(?:fat|ugly|gross))",
      "(?:make|makes|making|made|force|forcing|forced) (?:myself|herself|himself) (?:to )?(?:throw up|vomit|puke|be sick|barf)",
      "(?:throw|throws|throwing|threw|puke|puking|vomit|vomiting) (?:it |everything |all )?up (?:\\w+ ){0,2}(?:after (?:i |she |he )?(?:eats?|eating|meals?|every|dinner|lunch)|everything i eat|what i eat|my food)",
      "(?:binge|bingeing|binging) and (?:purge|purging|throw|vomit)",
      "(?:i|she|he|daughter|son|friend|sister|brother) (?:\\w+ ){0,2}(?:purging|purge|purges)(?! (?:my|the|an?|old|files?|emails?|list))",
      "(?:taking|take|takes|took|using|use) laxatives",
      "(?:i am|she is|he is|i think i am|am i|daughter is|son is|friend is|sister is|becoming|getting) (?:\\w+ ){0,2}(?:anorexic|bulimic)",
      "(?:i|she|he|daughter|son|friend|sister|brother) (?:think i |thinks she )?(?:have|has|got|developed|am developing|struggle with|struggling with|am struggling with) (?:\\w+ ){0,2}(?:an? eating disorder|anorexia|bulimia)",
      "(?:scared|afraid|terrified) (?:of|to) (?:eat|eating|gaining weight|gain weight|food)",
    ],
    harmless: [
      "(?:essay|write|writing|wrote|statement|club|research|paper|project)(?: \\w+){0,6} (?:eating disorders?|anorexia|bulimia)",
      "(?:eating disorders?|anorexia|bulimia) (?:research|awareness|recovery essay|club|clinic (?:job|internship)|therapist|counselor|treatment (?:as a career|center job))",
      "(?:recovered|recovering|in recovery) from (?:an |my )?(?:eating disorder|anorexia|bulimia)",
    ],
    catches: [
      "i havent eaten in 3 days bc i feel fat",
      "my daughter stopped eating because she thinks she is fat",
      "i make myself throw up after dinner",
      "i skip meals to lose weight",
      "i think im anorexic",
      "i have an eating disorder and dont know who to tell",
      "I feel so fat that I just don't eat",
      "im scared to eat",
      "My daughter has stopped eating since the rejection",
      "he wont eat anything since the letter came",
    ],
    passes: [
      "can i write about my eating disorder in my essay",
      "i want to be an eating disorder therapist",
      "I recovered from anorexia, should I put it in my application",
      "is my list too big, should I cut it",
      "do i have to eat in the dining hall",
      "my son stopped eating meat, are there vegetarian meal plans",
      "does the FAFSA make me skip questions",
    ],
  },
  es: {
    danger: [
      "no (?:como|he comido|come|quiero comer|quiere comer)(?: \\w+){0,6} (?:porque|por que|pues) (?:\\w+ ){0,4}(?:gord[oa]|fe[oa]|horrible|adelgazar|bajar de peso)",
      "(?:me|se) (?:provoco|provoca|hago|hace|obligo a) (?:el )?(?:vomito|vomitar)",
      "vomit(?:o|a) (?:\\w+ ){0,2}(?:despues de comer|todo lo que como|la comida|a proposito)",
      "(?:tengo|tiene|soy|es|creo que (?:tengo|soy)) (?:un trastorno alimenticio|un trastorno de la alimentacion|anorexia|bulimia|anorexic[oa]|bulimic[oa])",
      "deje de comer (?:\\w+ ){0,3}(?:para|porque) (?:\\w+ ){0,3}(?:bajar|adelgazar|gord[oa])",
    ],
    harmless: ["ensayo (?:\\w+ ){0,4}(?:anorexia|bulimia|trastorno alimenticio)"],
    catches: ["no como porque me siento gorda", "me provoco el vómito", "creo que tengo anorexia"],
    passes: ["¿puedo escribir mi ensayo sobre la anorexia?", "¿qué incluye el plan de comida?"],
  },
};
