/** Groups of words that patterns name in braces. Each is a list of choices in the words of `plainWords`. */
const groups: Readonly<Record<string, string>> = {
  my: "(?:my|our|his|her|their|the|a|this|that|some)",
  family:
    "(?:mom|mother|mommy|mama|dad|father|daddy|stepdad|stepfather|stepmom|stepmother|step dad|step mom|parents?|folks|brother|stepbrother|sister|uncle|aunt|cousin|grandpa|grandma|grandfather|grandmother|guardian|foster (?:mom|dad|parents?)|family|husband|wife|boyfriend|girlfriend|bf|gf|ex|partner|fiance|roommate|coach|teacher|boss|landlord|pastor|priest|neighbor|moms boyfriend|dads girlfriend|moms bf)",
  child:
    "(?:son|daughter|kid|child|friend|bestie|best friend|brother|sister|cousin|student|roommate|classmate|boyfriend|girlfriend|bf|gf|mom|dad|mother|father|niece|nephew)",
  someone:
    "(?:he|she|they|someone|somebody|(?:my|our|his|her|the|a|this|that|some) (?:\\w+ )?(?:mom|mother|mama|dad|father|stepdad|stepfather|stepmom|stepmother|step dad|step mom|parents?|folks|brother|stepbrother|sister|uncle|aunt|cousin|grandpa|grandma|grandfather|grandmother|guardian|family|husband|wife|boyfriend|girlfriend|bf|gf|ex|partner|roommate|coach|teacher|boss|landlord|pastor|priest|neighbor|guy|man|kid|kids|boy|girl|student|classmate|friend)s?)",
  me: "(?:me|us|my (?:\\w+ )?(?:mom|mother|mama|dad|father|brothers?|sisters?|siblings?|son|daughter|kids?|child|children|friend|grandma|girlfriend|boyfriend|cousin)|her|him)",
  weapon: "(?:gun|guns|knife|rifle|pistol|weapon|machete|bomb|firearm|glock|ar ?15)",
  often:
    "(?:(?:always|keeps?|kept|still|just|also|literally|really|constantly|sometimes|usually|often|has|have|had|is|was|been|starts?|started|gets? drunk and|physically|sexually|verbally|even|would|will|did|does|regularly) ){0,4}",
  go: "(?:i am (?:just |really |literally )?going to|i will|i want to|i wish i could|i might|i plan to|i need to|i should|i could|i feel like|i have to|thinking (?:of|about)|about to|planning (?:to|on)|ready to|going to|want to|wants to|wanted to|wanting to|trying to|tried to|tries to|threatens to|threatening to|threatened to|swears to)",
  very: "(?:(?:just|really|literally|honestly|kinda|so|even|ever|actually|fucking|fricking|lowkey|already|always|kind of) ){0,3}",
  // Spanish
  familia:
    "(?:papa|padre|papi|mama|madre|mami|padrastro|madrastra|padres|papas|hermano|hermana|tio|tia|primo|prima|abuelo|abuela|novio|novia|ex|esposo|esposa|pareja|marido|familia|entrenador|maestro|profesor|jefe|vecino|companero|companera)",
  hijo: "(?:hijo|hija|hermano|hermana|amigo|amiga|nino|nina|primo|prima|novio|novia|mama|papa|madre|padre|sobrino|sobrina|companero|companera)",
};

/** A pattern of the rules as a regular expression over the words of `plainWords`; words are matched whole. */
export function compile(patterns: readonly string[]): RegExp {
  const sources = patterns.map((pattern) =>
    pattern
      .replace(/\{([a-z]+)\}/g, (_, name: string) => {
        const group = groups[name];
        if (group === undefined) throw new Error(`no group of words is called ${name}`);
        return group;
      })
      // Between words there may be as many as the pattern says, and never a part of a word.
      .trim(),
  );
  return new RegExp(`(?<= )(?:${sources.map((source) => `(?:${source})`).join("|")})(?= )`, "g");
}

/**
 * The patterns in a few expressions: the engine takes far longer to read one of fifty patterns than ten of five, and
 * the first question after a start would wait for it.
 */
export function compileInParts(patterns: readonly string[]): readonly RegExp[] {
  const parts = Array.from({ length: Math.ceil(patterns.length / atOnce) }, (_, part) =>
    patterns.slice(part * atOnce, (part + 1) * atOnce),
  );
  return parts.map((part) => compile(part));
}

const atOnce = 5;
