import { isRouteErrorResponse, Link, useLocation, useNavigate, useRevalidator, useRouteError } from "@remix-run/react";
import { useEffect, useState } from "react";
import { isChunkFailure, isUnreachable } from "~/connection/cache/retry";
import { hasCopy } from "~/connection/offline/keep-page";
import { storeInput, storeRememberedInput } from "~/connection/typing/unsent-input";
import { Button, ButtonLink } from "~/design/button";
import { wordsOfStatus } from "~/http/errors";
import { useRequestId, WrittenRequestId } from "~/http/request-id";
import { resubmissionIn } from "~/http/resubmission";
import { notice } from "~/reports/notice";
import { Actions, ErrorLayout, LoadingError } from "./error-parts";
import { loadingErrorWords } from "./loading-error-words";
import { lineFor } from "./needs-connection";
import { ResubmissionScreen } from "./resubmission-screen";
import { SearchForm } from "./search-form";
import type { SuggestedPage } from "./suggest-pages";

/**
 * What the reader sees when a page could not be answered: the one place that turns an error into a screen.
 *
 * @param part whether the layout around the page is still there
 */
export default function ErrorScreens({ part }: { part: boolean }) {
  const error = useRouteError();
  useLayoutAgain(part && isRouteErrorResponse(error) && resubmissionIn(error.data) === null ? error.status : null);
  if (isRouteErrorResponse(error)) {
    const resubmission = resubmissionIn(error.data);
    if (resubmission !== null) return <ResubmissionScreen resubmission={resubmission} />;
    if (error.status === 404) return <NotFoundScreen data={error.data} />;
    return <StatusScreen status={error.status} />;
  }
  const message = error instanceof Error ? error.message : String(error);
  if (isChunkFailure(message)) return <ChunkScreen error={error} />;
  if (isUnreachable(message)) return <ConnectionScreen />;
  return part ? <PartErrorScreen error={error} /> : <PageErrorScreen error={error} />;
}

/**
 * A page that somebody may not see, or not any more: perhaps the layout around it is not theirs any more either, so it
 * is asked for once more. Not on a page that came as a document, whose layout was decided with it.
 */
function useLayoutAgain(status: number | null): void {
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  const refused = status === 401 || status === 403 || status === 404;
  useEffect(() => {
    if (refused && key !== "default") revalidate();
  }, [refused, key, revalidate]);
}

const reload = () => {
  storeInput(document, location.pathname);
  location.reload();
};

function StatusScreen({ status }: { status: number }) {
  const words = wordsOfStatus(status);
  const id = useRequestId();
  return (
    <ErrorLayout title={words?.title ?? "Unable to load page"}>
      <p>
        {words?.sentence ?? "The server couldn’t answer this request. Reload the page, or start from the home page."}
      </p>
      {words === null && <ErrorId id={id} />}
      <Actions>
        {status === 401 ? (
          <SignInAction />
        ) : (
          <Button type="button" onClick={reload}>
            Reload Page
          </Button>
        )}
        <ButtonLink to="/">Go Home</ButtonLink>
      </Actions>
    </ErrorLayout>
  );
}

/** To the sign-in service and back to this page. */
function SignInAction() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink look="next" reloadDocument to={`/auth/login?${new URLSearchParams({ returnTo: pathname + search })}`}>
      Sign in
    </ButtonLink>
  );
}

const hubs: readonly SuggestedPage[] = [
  { path: "/college-match-quiz", title: "College match quiz" },
  { path: "/colleges", title: "College search" },
  { path: "/tools", title: "Planning tools" },
  { path: "/help", title: "Help Center" },
  { path: "/", title: "Home" },
];

function NotFoundScreen({ data }: { data: unknown }) {
  const words = wordsOfStatus(404);
  const nearest = (data as { nearest?: readonly SuggestedPage[] } | null)?.nearest ?? [];
  return (
    <ErrorLayout title={words?.title ?? ""}>
      <p>{words?.sentence}</p>
      <SearchForm />
      {nearest.length > 0 && <Pages title="Did you mean" pages={nearest} />}
      <Pages title="Good places to start" pages={hubs} />
    </ErrorLayout>
  );
}

const Pages = ({ title, pages }: { title: string; pages: readonly SuggestedPage[] }) => (
  <section className="border-t border-rule pt-5">
    <h2 className="text-xl">{title}</h2>
    <ul className="mt-2">
      {pages.map(({ path, title: name }) => (
        <li key={path}>
          <Link to={path} className="inline-block py-2">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

function PartErrorScreen({ error }: { error: unknown }) {
  const id = useReport(error, "part");
  const again = useAgain();
  return (
    <ErrorLayout title="This part didn’t load">
      <p>The rest of the page is fine. It’s usually a short problem with the network or our server.</p>
      <ErrorId id={id} />
      <Actions>
        <Button type="button" look="next" onClick={again}>
          Try Again
        </Button>
      </Actions>
    </ErrorLayout>
  );
}

/** The id under which an error can be found: the server's own, or that of the report about it. */
function useReport(error: unknown, loss: "page" | "part"): string | null {
  const fromServer = useRequestId();
  const [id, setId] = useState(fromServer);
  useEffect(() => {
    // The server has its own in the log already.
    if (fromServer !== null) return;
    notice({ type: "Component", loss, error, context: { where: "error screen" } }).then(setId);
  }, [error, fromServer, loss]);
  return id;
}

function PageErrorScreen({ error }: { error: unknown }) {
  const id = useReport(error, "page");
  return (
    <ErrorLayout title="Oops! Something went wrong">
      <p>
        We encountered an unexpected error while loading this page. This is usually due to a temporary network issue or
        server delay.
      </p>
      <ErrorId id={id} />
      <Actions>
        <Button type="button" look="next" onClick={reload}>
          Reload Page
        </Button>
        <ButtonLink to="/">Go Home</ButtonLink>
      </Actions>
    </ErrorLayout>
  );
}

const ErrorId = ({ id }: { id: string | null }) =>
  id === null ? null : (
    <p className="text-sm text-muted">
      If you write to us about it, name this number: <WrittenRequestId id={id} />
    </p>
  );

let chunkTries = 0;

function ChunkScreen({ error }: { error: unknown }) {
  const again = useAgain();
  const { pathname } = useLocation();
  useEffect(() => {
    storeRememberedInput();
    notice({ type: "Chunk", loss: "page", error, context: { where: "error screen", tries: String(chunkTries) } });
  }, [error]);
  return (
    <ErrorLayout title={loadingErrorWords.title}>
      <LoadingError
        to={pathname}
        tries={chunkTries}
        onTry={() => {
          chunkTries += 1;
          again();
        }}
        onReload={reload}
      />
    </ErrorLayout>
  );
}

const afterOnline = 1000;
function ConnectionScreen() {
  const again = useAgain();
  const { pathname } = useLocation();
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    storeRememberedInput();
    const see = () => setOffline(!navigator.onLine);
    // A copy to be read is a document, which the service worker answers.
    if (!navigator.onLine) hasCopy(pathname).then((has) => has && location.reload());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const back = () => {
      see();
      timer = setTimeout(again, afterOnline);
    };
    see();
    window.addEventListener("offline", see);
    window.addEventListener("online", back);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("offline", see);
      window.removeEventListener("online", back);
    };
  }, [again, pathname]);
  return (
    <ErrorLayout title="Connection Issue">
      <p aria-live="polite">
        {offline ? "You appear to be offline." : "We're having trouble connecting to our servers."}
        {offline && ` ${lineFor(pathname)}`}
      </p>
      <Actions>
        <Button type="button" look="next" onClick={again}>
          Try Again
        </Button>
        <Button type="button" onClick={() => location.reload()}>
          Refresh Page
        </Button>
      </Actions>
    </ErrorLayout>
  );
}

/** Asks for the same page once more, without a reload. */
function useAgain(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [again] = useState(() => () => navigate({ pathname, search, hash }, { replace: true }));
  return again;
}
