/** Who is signed in, as the bar shows it. It starts as loading; no page waits for it. */
export type MemberState =
  | { readonly status: "loading" }
  | { readonly status: "unauthenticated" }
  | {
      readonly status: "authenticated";
      readonly name: string;
      readonly email: string;
      readonly admin: boolean;
    };

export const profileAddress = "/api/user/profile";

let state: MemberState = { status: "loading" };
const listeners = new Set<() => void>();

export const memberState = (): MemberState => state;

export function subscribeToMember(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the answer of `/api/user/profile`; anything that is not clearly a member is nobody. */
export function readMember(answer: unknown): MemberState {
  const { authenticated, name, email, admin } = (answer ?? {}) as Record<string, unknown>;
  if (authenticated !== true || typeof email !== "string") return { status: "unauthenticated" };
  return {
    status: "authenticated",
    name: typeof name === "string" && name.trim() !== "" ? name : email,
    email,
    admin: admin === true,
  };
}

export function setMember(next: MemberState): void {
  if (JSON.stringify(next) === JSON.stringify(state)) return;
  state = next;
  for (const listener of listeners) listener();
}
