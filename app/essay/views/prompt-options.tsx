import { promptGroups } from "../prompts/prompts";

/** Every prompt of this season as the options of a select, by where it is asked. */
export function PromptOptions() {
  return promptGroups.map((group) => (
    <optgroup key={group.name} label={group.name}>
      {group.prompts.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
}
