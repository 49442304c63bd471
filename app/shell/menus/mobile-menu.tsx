import { Link } from "@remix-run/react";
import { ButtonLink } from "~/design/button";
import { barPanel } from "./menu-classes";
import { joinFree, memberPage, mobilePlaces, signIn } from "./places";
import { AccountName, MemberLinks, useMember, Who } from "./user-part";

/** The list behind "Menu" on a narrow screen: shorter than the bar, with the account at its end. */
export function MobileMenu({ pathname }: { pathname: string }) {
  const member = useMember();
  const known = member.status !== "loading";
  return (
    <div data-panel className={`${barPanel} px-5 pt-2 pb-6`}>
      <ul className="divide-y divide-rule">
        {mobilePlaces.map(({ name, to }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname === to ? "page" : undefined}
              className="flex min-h-12 items-center font-serif text-lg font-semibold text-ink no-underline aria-[current]:text-brand"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-3 border-t-2 border-rule-strong pt-3">
        {member.status === "authenticated" ? (
          <>
            <Who member={member} />
            <ul>
              <MemberLinks member={member} admin="Admin" out="Sign Out" />
            </ul>
          </>
        ) : (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={joinFree.to} className="flex-1">
              {joinFree.name}
            </ButtonLink>
            <ButtonLink to={known ? signIn.to : memberPage.to} reloadDocument={known} look="quiet" className="flex-1">
              <AccountName known={known} />
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}
