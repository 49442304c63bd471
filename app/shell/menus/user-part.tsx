import { Link } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { type MemberState, memberState, subscribeToMember } from "~/connection/signed-in/member";
import { Chevron, Person } from "../parts/icons";
import { accountPage, adminPage, memberPage, planPage, signIn } from "./places";

export function useMember(): MemberState {
  return useSyncExternalStore(subscribeToMember, memberState, () => loading);
}
const loading: MemberState = { status: "loading" };

/** One or two letters of a name. */
export function initials(name: string): string {
  const words = name.split(/[\s@._-]+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase();
}

/**
 * What the link to the account is called. Whether somebody signed in on this device is marked on the document before
 * the first paint (`first-load.tsx`), so the words are right from the start and don't change when the server has
 * answered.
 */
export function AccountName({ known }: { known: boolean }) {
  if (known) return signIn.name;
  return (
    <>
      <span className="[[data-member]_&]:hidden [@media(scripting:none)]:hidden">{signIn.name}</span>
      <span className="hidden [[data-member]_&]:inline [@media(scripting:none)]:inline">Account</span>
    </>
  );
}

/**
 * The user part of the bar. Until the server has said who this is, and without JavaScript, it is a link to the account
 * page, which knows.
 */
export function UserPart() {
  const member = useMember();
  if (member.status === "authenticated") return <UserMenu member={member} />;
  const known = member.status !== "loading";
  return (
    <Link
      to={known ? signIn.to : memberPage.to}
      reloadDocument={known}
      data-head
      className="inline-flex min-h-11 min-w-28 items-center justify-center gap-2 rounded-md px-3 font-semibold text-ink no-underline hover:bg-brand-tint"
    >
      <Person />
      <AccountName known={known} />
    </Link>
  );
}

type Member = Extract<MemberState, { status: "authenticated" }>;

function UserMenu({ member }: { member: Member }) {
  return (
    <details name="menu" data-menu className="group relative">
      <summary
        data-head
        className="flex min-h-11 items-center gap-2 rounded-md px-2 hover:bg-brand-tint"
        aria-label={`Account: ${member.name}`}
      >
        <Avatar member={member} />
        <Chevron className="transition-transform group-open:rotate-180" />
      </summary>
      <div
        data-panel
        className="absolute end-0 top-full mt-2 w-72 rounded-md border border-rule bg-surface p-2 shadow-lift"
      >
        <Who member={member} />
        <ul className="border-t border-rule pt-1">
          <MemberLinks member={member} admin={adminPage.name} out="Log out" />
        </ul>
      </div>
    </details>
  );
}

export function Who({ member }: { member: Member }) {
  return (
    <div className="flex items-center gap-3 px-3 py-2">
      <Avatar member={member} />
      <div className="min-w-0">
        <p className="truncate font-semibold">{member.name}</p>
        <p className="truncate text-sm text-muted">{member.email}</p>
        {member.admin && (
          <p className="mt-1 inline-block rounded-full bg-target-tint px-2.5 text-sm font-semibold text-target">
            Administrator
          </p>
        )}
      </div>
    </div>
  );
}

const row =
  "flex min-h-11 w-full items-center rounded-md px-3 text-start text-ink no-underline hover:bg-brand-tint hover:text-brand-deep";

/** What somebody with an account finds here, in the bar and in the mobile menu. */
export function MemberLinks({ member, admin, out }: { member: Member; admin: string; out: string }) {
  return (
    <>
      {[planPage, memberPage, accountPage].map(({ name, to }) => (
        <li key={to}>
          <Link to={to} className={row}>
            {name}
          </Link>
        </li>
      ))}
      {member.admin && (
        <li>
          <Link to={adminPage.to} className={row}>
            {admin}
          </Link>
        </li>
      )}
      <li>
        {/* A whole request, not one from this page: everything that was loaded for this person goes with it. */}
        <form method="post" action="/auth/logout">
          <button type="submit" className={row}>
            {out}
          </button>
        </form>
      </li>
    </>
  );
}

/** The letters of the name. The site keeps no pictures of people (decision 43). */
function Avatar({ member }: { member: Member }) {
  return (
    <span className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-brand text-sm font-semibold text-on-brand">
      <span aria-hidden="true">{initials(member.name)}</span>
    </span>
  );
}
