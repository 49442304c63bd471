import { trap } from "./topics";

/** A field that is out of sight and out of the order of the Tab key: whoever fills it in is a program. */
export function Trap() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input name={trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
