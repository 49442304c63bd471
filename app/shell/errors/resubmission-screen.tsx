import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, type ButtonLook, buttonClass } from "~/design/button";
import { type Resubmission, resubmissionTitle, sentAsField } from "~/http/resubmission";
import { Actions, ErrorLayout } from "./error-parts";

/**
 * A form that came without a session, or for another account than the one signed in: its fields are on this page once
 * more, and nowhere else. Everything else opens in a new tab, because leaving the page would lose them.
 */
export function ResubmissionScreen({ resubmission }: { resubmission: Resubmission }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const { button, sender, waiting } = resubmission;
  if (waiting !== undefined) {
    return (
      <ErrorLayout title={resubmissionTitle(resubmission)}>
        <BusyWords seconds={waiting} button={button} />
        <Actions>
          <SendAgain resubmission={resubmission} address={address} look="next">
            {button}
          </SendAgain>
        </Actions>
      </ErrorLayout>
    );
  }
  const signIn = `/auth/login?${new URLSearchParams({ returnTo: address, display: "popup" })}`;
  return (
    <ErrorLayout title={resubmissionTitle(resubmission)}>
      {sender === null ? (
        <>
          <NobodyWords button={button} />
          <Actions>
            <NewTab to={signIn} look="next">
              Sign in, in a new tab
            </NewTab>
            <SendAgain resubmission={resubmission} address={address} look="plain">
              {button}
            </SendAgain>
          </Actions>
        </>
      ) : (
        <>
          <SenderWords {...sender} />
          <Actions>
            <SendAgain resubmission={resubmission} address={address} look="next">
              {button} as {sender.name}
            </SendAgain>
            <NewTab to="/account" look="plain">
              Open this account in a new tab
            </NewTab>
          </Actions>
        </>
      )}
    </ErrorLayout>
  );
}

const NewTab = ({ to, look, children }: { to: string; look: ButtonLook; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noopener" className={buttonClass(look)}>
    {children}
  </a>
);

interface Sending {
  readonly resubmission: Resubmission;
  readonly address: string;
  readonly look: ButtonLook;
  readonly children: ReactNode;
}

/** The form once more. A whole request, so that the answer is a page of its own with and without scripts. */
function SendAgain({ resubmission: { fields, sentAs }, address, look, children }: Sending) {
  return (
    <form method="post" action={address} data-private="">
      {fields.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and the list never changes
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={sentAsField} value={sentAs} />
      <Button look={look} className="wrap-anywhere">
        {children}
      </Button>
    </form>
  );
}

const BusyWords = ({ seconds, button }: { seconds: number; button: string }) => (
  <p>
    A lot of people are using the site right now, so we haven’t gotten to yours yet. What you entered is still here on
    this page, and nowhere else. Wait about {seconds} seconds, then press “{button}”.
  </p>
);

const NobodyWords = ({ button }: { button: string }) => (
  <>
    <p>
      You weren’t signed in, so nothing has been saved yet. What you entered is still here on this page, and nowhere
      else.
    </p>
    <ol className="list-decimal space-y-1 ps-6">
      <li>
        Sign in. It opens in a new tab, so this page stays open. If you don’t have an account, you can make one there.
      </li>
      <li>Come back to this tab and press “{button}”.</li>
    </ol>
  </>
);

const SenderWords = ({ name, email }: { name: string; email: string }) => (
  <>
    <p>
      You’re signed in as {name} ({email}). We can’t tell who filled in this page, so nothing has been saved yet. If you
      did, press the button and it goes to this account.
    </p>
    <p>
      If this isn’t your account, open it in a new tab, log out and sign in with your own. Then come back to this tab
      and press the button. We’ll ask you once more.
    </p>
  </>
);
