import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { AdminPage } from "~/admin/admin-page";
import { deleteMessageAs, markMessageAs } from "~/admin/site-acts.server";
import { momentInUtc } from "~/calendar/moment";
import { listMessages } from "~/contact/contact.server";
import { contactTopics } from "~/contact/topics";
import { listWaiting } from "~/contact/waitlist.server";
import { Button } from "~/design/button";
import { PageHeading, Section } from "~/design/layout";
import { pressed } from "~/forms/schema/pressed";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

const path = "/admin/messages";

export const headers = cached("closed");

export const loader = forAdmin.loader(async () => {
  const messages = (await listMessages(database())).map(({ id, at, email, about, message, answered_at }) => ({
    id,
    email,
    message,
    at: momentInUtc(at),
    about: contactTopics.find(({ value }) => value === about)?.label ?? about,
    answered: answered_at !== null,
  }));
  const waiting = (await listWaiting(database())).map(({ id, email, topics }) => ({ id, email, topics }));
  return { messages, waiting };
});

export const action = forAdmin.action(
  async ({ request, member }) => {
    const form = await readForm(request);
    const id = form.get("id") ?? "";
    const now = new Date();
    const button = pressed(form, ["answered", "open", "delete"]);
    const done =
      button === "delete"
        ? await deleteMessageAs(member, id, now)
        : await markMessageAs(member, id, button === "answered", now);
    if (!done) throw new Response(null, { status: 404, statusText: "Not Found" });
    throw redirect(path, 303);
  },
  { resubmit: false },
);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Messages and waitlist",
    description: "What people wrote to us, and who’s waiting for something to open. For administrators of this site.",
    path,
    index: false,
  });

export default function AdminMessages() {
  const { messages, waiting } = useLoaderData<typeof loader>();
  return (
    <AdminPage>
      <PageHeading title="Messages and waitlist" />
      <Section id="messages" title={`Messages (${messages.length})`}>
        {messages.length === 0 && <p>No one has written yet.</p>}
        <ul>
          {messages.map(({ id, at, email, about, message, answered }) => (
            <li key={id} className="border-t border-rule py-5">
              <p className="text-sm text-muted">
                {at} · {about} · <a href={`mailto:${email}`}>{email}</a> · {answered ? "answered" : "not answered"}
              </p>
              <p className="mt-2 max-w-[46rem] whitespace-pre-wrap">{message}</p>
              <form method="post" className="mt-3 flex flex-wrap gap-3">
                <input type="hidden" name="id" value={id} />
                <Button name="intent" value={answered ? "open" : "answered"}>
                  {answered ? "Mark as not answered" : "Mark as answered"}
                </Button>
                <Button look="quiet" name="intent" value="delete">
                  Delete
                </Button>
              </form>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="waitlist" title={`Waitlist (${waiting.length})`}>
        {waiting.length === 0 && <p>No one has confirmed yet.</p>}
        <ul>
          {waiting.map(({ id, email, topics }) => (
            <li key={id} className="border-t border-rule py-2">
              {email}: {(JSON.parse(topics) as string[]).join(", ")}
            </li>
          ))}
        </ul>
      </Section>
    </AdminPage>
  );
}
