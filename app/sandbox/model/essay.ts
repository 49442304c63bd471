import { type Act, behaviors, type Scene } from "./behavior";
import { type Asks, type EssayScene, essaySlips } from "./essay-slips";

const lines = (asks: readonly Asks[]) => asks.map((one) => `${JSON.stringify(one)}\n`).join("");

/** A model that quotes, says what stands there, and asks. */
function wellBehaved({ draft }: EssayScene): readonly Asks[] {
  const sentences = (draft.match(/[^.!?\n“”"]+/g) ?? []).map((one) => one.trim());
  const long = sentences.filter((one) => one.split(" ").length >= 5).slice(0, 3);
  const says = [
    ["This sentence says what happened, and not what you thought.", "What went on in you at that moment?"],
    ["A reader can see what you did here.", "Why did you do it that way?"],
    ["You move on quickly after these words.", "What would you see if you stayed there for a minute?"],
  ] as const;
  return long.map((quote, at) => {
    const [observation, question] = says[at % says.length] ?? says[0];
    return { quote, observation, question };
  });
}

const nobody: Scene = { question: "", given: [], isCorrected: false, hasLooked: false };

/** How the stand-in behaves when it's sent a draft, by the name of the model. Null for a name that it doesn't know. */
export function essayAct(name: string, scene: EssayScene): Act | null {
  const slip = essaySlips[name];
  if (slip) return { write: `Sure! Here you go:\n${lines(slip(scene))}` };
  if (name === "well-behaved") return { write: scene.isCorrected ? "" : lines(wellBehaved(scene)) };
  if (name === "cut" || name === "slow-drip") {
    const text = lines(wellBehaved(scene));
    return name === "cut" ? { write: text, cutAfter: text.indexOf("\n") + 10 } : { drip: text };
  }
  return behaviors[name]?.(nobody) ?? null;
}
