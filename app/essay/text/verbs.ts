/**
 * Verbs that somebody could have filmed, with their past where it isn't made with -ed. Whether a sentence shows or sums
 * up is read from them.
 */
const seen: readonly (readonly [present: string, past?: string])[] = `
add aim answer arrange ask bake balance beg bend,bent bike bite,bit blow,blew boil borrow bow break,broke bring,brought
brush build,built bump button buy,bought call carry catch,caught chase check chop clap clean climb close collect comb cook
copy count cover crawl cross crouch cry cut,cut dance deal,dealt deliver dial dig,dug dip draw,drew drag drain dress drink,drank drive,drove drop
dry dust eat,ate empty enter erase fall,fell feed,fed fetch fill film fish fix flip fly,flew fold follow freeze,froze fry gather
give,gave glance glue grab grate grill grip hammer hand hang,hung haul heat hide,hid hit,hit hold,held hop hug hum hurry iron jog jump
kick kneel,knelt knit knock label laugh lay,laid lean lick lift light,lit line listen load lock look lower mail mark measure melt
mix mop move mow nail nod open pack paint park paste pay,paid pedal peel phone pick pin pinch plant play plug point polish pound pour
pray press print pull pump punch push put,put race raise reach read,read record refill repeat replace reply rewind ride,rode ring,rang rinse
rip roll rub run,ran sand scan scoop scrape scratch scream screw scribble scrub search sell,sold send,sent set,set sew shake,shook shave
shout shovel show shrug shut,shut sigh sign sing,sang sip sit,sat skate sketch skip slam sleep,slept slice slide,slid slip smell
smile smooth snap sneak sniff solder sort spell spill spin,spun split,split spray spread,spread squat squeeze stack stand,stood stare
stir stitch stop stretch strike,struck string,strung strum swallow sweep,swept swim,swam swing,swung switch take,took tap tape taste
tear,tore tell,told text throw,threw tie tighten tilt toss touch trace translate tuck turn twist type unfold unlock unpack
unscrew untie vacuum wait wake,woke walk wash watch water wave weigh weld whisper whistle wipe wrap write,wrote yell zip
`
  .trim()
  .split(/\s+/)
  .map((entry) => entry.split(",") as [string, string?]);

const doubled = /^(?:.*[^aeiou])?[aeiou][bdgmnprt]$/;

/** The past of a verb that follows the rule. */
function pastOf(verb: string): string {
  if (verb.endsWith("e")) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  if (verb.length <= 4 && doubled.test(verb)) return `${verb}${verb.at(-1)}ed`;
  return `${verb}ed`;
}

function thirdOf(verb: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

/** "ran", "folded": what somebody did. */
export const actedBefore: ReadonlySet<string> = new Set([
  ...seen.map(([present, past]) => past ?? pastOf(present)),
  "said",
  "went",
  "came",
  "left",
  "got",
]);
/** "run", "folds": what somebody does. */
export const actsNow: ReadonlySet<string> = new Set([
  ...seen.flatMap(([present]) => [present, thirdOf(present)]),
  "say",
  "says",
  "go",
  "goes",
  "come",
  "comes",
  "get",
  "gets",
]);
/** Forms that say nothing about when: "put", "read". */
export const actsAnytime: ReadonlySet<string> = new Set([...actedBefore].filter((form) => actsNow.has(form)));
