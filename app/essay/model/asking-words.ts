import { wordForm } from "./word-forms";

/**
 * Words with which one asks and speaks about a text. They tell no story by themselves, so they are nobody's: the gate
 * doesn't count them as the model's. Names of things, places, people and colors aren't here, nor are feelings: those
 * are a story's.
 */
const lists = [
  // What holds sentences together.
  `a an the this that these those it its itself they them their theirs themselves he him his himself she her hers herself you your
   yours yourself yourselves one ones each every both all any some none no nothing something anything everything nobody somebody
   anybody everybody someone anyone everyone another other others else same such own many much more most few fewer less least
   several enough only just even also too very quite almost nearly still yet already again once twice never always ever often
   sometimes usually and or but nor so as than if then when while until till since because before after although though unless
   whether where why how what which who whom whose whatever whoever wherever here there nowhere somewhere anywhere of in on at by for to
   from with without within into onto out off up down over under above below between among through across around about against
   toward towards during beside besides beyond behind near far along apart except per not cannot two three four five six seven
   eight nine ten half first second third fourth last next previous later earlier soon now today ago away back ahead alone together
   instead rather maybe perhaps itself per yes either neither`,
  // Verbs that any question may need.
  `be am is are was were been being have has had having do does did done doing doesn't don't didn't isn't aren't wasn't weren't
   hasn't haven't hadn't can can't could couldn't will won't would wouldn't shall should shouldn't may might must it's that's what's
   there's you're you've you'd you'll he's she's they're they've who's here's let's where's how's ask answer say tell speak talk
   write read show name mention describe explain state list repeat call skip jump move summarize sum claim announce compare switch
   use appear begin start open end finish close stop leave introduce refer point hint promise quote count give take get go come
   make let keep put find lose look see hear feel touch smell taste notice watch think know understand learn believe wonder decide
   choose want need like mean matter change happen become remain stay stand sit turn bring hold wait follow lead seem sound work try
   help learn expect guess imagine picture remember forget miss add carry rest land fall return pass set meet belong fit connect
   link separate stretch cover cross lie hide reveal offer hand share trust doubt question surprise prove realize earn depend
   concern involve include contain hold rely reach arrive agree disagree react respond reply live do act play run spend pause`,
  // What one speaks of when one speaks of a text.
  `reader readers text draft essay passage page paragraph sentence line word words phrase clause quote quotation prompt part place
   title opening beginning middle ending end close verb noun adjective adverb pronoun tense comma dialogue speech voice tone list
   detail details specific specifics scene moment image picture sense fact claim idea thought belief reason cause effect result
   example evidence answer question point purpose meaning lesson moral change difference contrast step order number amount name
   person people character story summary reflection feeling action event thing things way kind sort side role choice decision
   time day days week weeks month months year years hour hours minute minutes season age past present future morning afternoon
   evening night moment gap jump pause turn shift stretch space length rest whole half bit mind eye eyes ear ears body head hands
   life world situation problem effort habit outcome response reaction expectation attention connection`,
  // How such things are.
  `general vague abstract concrete specific exact particular certain clear unclear plain precise direct indirect long short longer
   shorter brief quick quickly slow slowly sudden suddenly early late new old different similar true real own whole single main
   important big small large little great good bad right wrong hard easy possible likely familiar usual unusual ordinary common
   strong weak close open full empty alike unnamed unsaid untold unanswered unexplained missing hidden visible silent quiet
   directly exactly clearly briefly simply actually really mostly mainly finally largely partly fully entirely completely
   otherwise meanwhile afterward afterwards elsewhere`,
];

const asking: ReadonlySet<string> = new Set(lists.flatMap((list) => list.split(/\s+/)).map(wordForm));

/** @param form as `wordForm` gives it */
export const isAsking = (form: string): boolean => asking.has(form);

/**
 * What a text is made of, and who reads and who writes it. Words after one of these speak of the text, not of the
 * story.
 */
const ofText =
  /^(?:you|your|yours|yourself|you['’](?:re|ve|d|ll)|readers?|texts?|drafts?|essays?|passages?|paragraphs?|sentences?|lines?|words?|phrases?|clauses?|quotes?|quotations?|prompts?|verbs?|nouns?|adjectives?)$/;

/** Whether a word speaks to the student. */
export const isToStudent = (word: string): boolean => /^you(?:rs?|rself|['’](?:re|ve|d|ll))?$/.test(word);

const ofTelling =
  /^(?:says?|tells?|states?|shows?|names?|named|unnamed|mentions?|mentioned|appears?|describes?|described|explains?|explained|claims?|announces?|lists?|details?|reasons?|scenes?)$/;

/** Whether a word says what a text does. A story may hold it, too. */
export const isTelling = (word: string): boolean => ofTelling.test(word);

export const isPointing = (word: string): boolean => /^(?:this|these|here)$/.test(word);

/** Whether a word (lower case) speaks to the student, of a reader, or of a piece of a text. */
export const isOfText = (word: string): boolean => ofText.test(word);
