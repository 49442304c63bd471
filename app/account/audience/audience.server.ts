import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { signInPath } from "~/account/paths";
import { currentSession, type Member } from "~/account/session/session.server";
import { env } from "~/env.server";
import { largestForm, readBody } from "~/http/body.server";
import { readOnce } from "~/http/once";
import { isSameOrigin } from "~/http/origin";
import { askToResubmit, askToResubmitSoon, askWhoSends } from "./resubmission.server";

/**
 * Who may call a loader or an action. Every route builds its loaders and actions through one of these, so that the
 * check runs for pages, for `.data` requests and for resource routes alike; a check in a parent layout would not.
 *
 *     export const loader = forEveryone.loader(({ request }) => …);
 *     export const action = forMember.action(({ request, member }) => …);
 *
 * Actions also refuse requests from other sites (403): Remix itself does not check the origin of resource routes. And
 * an address with a NUL character in it is no address of this site (404): nothing has such a name, and PostgreSQL fails
 * at it.
 *
 * A form that comes without a session is answered with a page that holds its fields and can send them again (decision
 * 29). So is one that comes while the site is too busy to work out what it asks for (503). Forms that act on an account
 * as a whole are not held: what somebody deletes there is asked for again.
 *
 *     export const action = forMember.action(({ request, member }) => …, { resubmit: false });
 *
 * The body of an action is read to its end before anybody is admitted. A sender who could keep it back would act by the
 * rights of the moment at which the headers came. What the action gets is a request that holds the whole body.
 */
export type Audience = "everyone" | "member" | "admin";

interface Sending {
  /** What becomes of a form that comes without a session: the words of the button that sends it again, or false. */
  readonly resubmit?: string | false;
  /** The largest body that is read, in bytes. */
  readonly limit?: number;
}

const sentAgain = "Send it again";

type Who<A extends Audience> = A extends "everyone" ? object : { member: Member };

function builder<A extends Audience>(audience: A) {
  const allow = (request: Request, resubmit: string | false, loaders?: object) =>
    admit(audience, request, resubmit, loaders) as Promise<Who<A>>;
  return {
    loader<R>(answer: (args: LoaderFunctionArgs & Who<A>) => R | Promise<R>) {
      const loader = async (args: LoaderFunctionArgs): Promise<R> => {
        refuseNul(args);
        return answer({ ...args, ...(await allow(args.request, false, args.context)) });
      };
      return Object.assign(loader, { audience });
    },
    action<R>(
      answer: (args: ActionFunctionArgs & Who<A>) => R | Promise<R>,
      { resubmit = sentAgain, limit = largestForm }: Sending = {},
    ) {
      const action = async (args: ActionFunctionArgs): Promise<R> => {
        if (!isSameOrigin(args.request.headers, [env().siteOrigin, new URL(args.request.url).origin])) {
          throw new Response(null, { status: 403, statusText: "Request from another site" });
        }
        refuseNul(args);
        const whole: ActionFunctionArgs = { ...args, request: await readBody(args.request, limit) };
        const copy = resubmit === false ? null : whole.request.clone();
        const admitted = await allow(whole.request, resubmit);
        try {
          return await answer({ ...whole, ...admitted });
        } catch (error) {
          if (!(error instanceof Response) || copy === null || resubmit === false) throw error;
          const sender = "member" in admitted ? admitted.member.id : "";
          // Something that is worked out waits for its turn too long, and nothing has been written.
          if (error.status === 503) throw (await askToResubmitSoon(copy, sender, resubmit)) ?? error;
          // The session ended after that and before anything was written: see `account/write-account.server.ts`.
          if (error.status !== 401 || sender === "") throw error;
          throw (await askToResubmit(copy, sender, resubmit)) ?? error;
        }
      };
      return Object.assign(action, { audience });
    },
  };
}

function refuseNul({ request, params }: LoaderFunctionArgs): void {
  const named = [...Object.values(params), ...new URL(request.url).searchParams.values()];
  if (named.some((text) => text?.includes("\0"))) throw new Response(null, { status: 404, statusText: "Not Found" });
}

/** @param loaders Remix's context where loaders ask: those of one request read the session once, and each decides */
async function admit(
  audience: Audience,
  request: Request,
  resubmit: string | false,
  loaders?: object,
): Promise<object> {
  if (audience === "everyone") return {};
  const read = () => currentSession(request);
  const { member, ended, was = "" } = await (loaders === undefined ? read() : readOnce(loaders, "session", read));
  if (member === null) {
    // Signed in until now, and the provider may still know this browser: ask it without showing anything.
    if (ended && isDocument(request)) throw redirect(signInPath(pathOf(request), { prompt: "none" }));
    const sentBack = resubmit === false ? null : await askToResubmit(request, was, resubmit);
    throw sentBack ?? new Response(null, { status: 401, statusText: "Not signed in" });
  }
  // To someone who is no administrator the admin area does not exist.
  if (audience === "admin" && !member.admin) throw new Response(null, { status: 404, statusText: "Not Found" });
  const asked = resubmit === false ? null : await askWhoSends(request, member, resubmit);
  if (asked !== null) throw asked;
  return { member };
}

const isDocument = ({ method, headers }: Request) =>
  method === "GET" && (headers.get("Accept") ?? "").includes("text/html");

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

export const forEveryone = builder("everyone");
export const forMember = builder("member");
export const forAdmin = builder("admin");
