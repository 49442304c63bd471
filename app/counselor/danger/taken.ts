import type { DangerRules } from "./rules";

const thing =
  "(?:pills?|meds|medication|medicine|tylenol|advil|ibuprofen|aspirin|benadryl|xanax|sleeping pills|painkillers?|fentanyl|percocet|oxy\\w*|adderall|zoloft|prozac|bleach|antifreeze|rat poison|poison|insulin)";
const many =
  "(?:all|a bunch|a lot|lots|a handful|handfuls?|too many|too much|so many|a ton|a (?:whole |full )?bottle|the (?:whole |full |entire )?bottle|a (?:whole )?pack|half a bottle|twenty|thirty|forty|fifty|\\d{2,3})";

/** Something was swallowed already: an ambulance comes before anybody who listens. */
export const taken: DangerRules = {
  kind: "self-harm",
  manner: "taken",
  en: {
    danger: [
      `(?:i|she|he|they|daughter|son|friend|sister|brother|mom|dad|girlfriend|boyfriend|roommate|just|have) (?:\\w+ ){0,2}(?:took|taken|swallowed|downed|ate|drank|drunk) (?:\\w+ ){0,2}${many} (?:\\w+ ){0,4}${thing}(?! (?:class|classes|courses?|majors?|program))`,
      "(?:i|she|he|they|daughter|son|friend|sister|brother|girlfriend|boyfriend|roommate) (?:\\w+ ){0,2}(?:overdosed?|oded|od ed|is overdosing|am overdosing|overdosing)(?! (?:in|last (?:year|month)|years? ago|when|on (?:caffeine|homework|work|aps?|coffee)))",
      "(?:i|she|he) (?:just )?(?:took|taken|swallowed) (?:\\w+ ){0,4}(?:to die|to kill (?:myself|herself|himself)|to end it)",
    ],
    harmless: [],
    catches: [
      "i just swallowed a whole bottle of tylenol",
      "my friend took like 30 advil",
      "she took all her meds and wont wake up",
      "i think my sister overdosed",
      "he drank a bunch of bleach",
    ],
    passes: [
      "i took too many APs, will colleges care",
      "I took the SAT three times",
      "he took a lot of medicine classes",
      "my cousin died of an overdose and i want to write about it",
    ],
  },
  es: {
    danger: [
      "(?:me|se) (?:tome|tomo|trague|trago) (?:\\w+ ){0,2}(?:muchas|todas|un monton|un frasco|todo el frasco|demasiadas|un bote|\\d{2,3}) (?:\\w+ ){0,2}(?:pastillas|pildoras|medicinas?|tylenol|aspirinas?)?",
      "(?:me|se) (?:tome|tomo|trague|trago) (?:\\w+ ){0,2}(?:pastillas|pildoras)(?! (?:para|por))",
    ],
    harmless: [],
    catches: ["me tomé muchas pastillas", "mi hija se tomó un frasco de tylenol"],
    passes: ["me tomé el examen SAT", "se tomó muchas clases"],
  },
};
