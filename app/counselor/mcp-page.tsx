import { Link } from "@remix-run/react";
import { Page, PageHeading, Section } from "~/design/layout";
import { site } from "~/site";
import { counselorPath } from "./answer/paths";

interface McpPageProps {
  /** Whole address of the endpoint. */
  readonly address: string;
  readonly tools: readonly { readonly name: string; readonly description: string }[];
}

/** How to add this site's tools to an assistant, what they answer, and what the assistant's maker sees. */
export function McpPage({ address, tools }: McpPageProps) {
  const settings = JSON.stringify(
    { mcpServers: { [site.name.toLowerCase()]: { type: "http", url: address } } },
    null,
    2,
  );
  return (
    <Page>
      <PageHeading
        above={<Link to={counselorPath}>Ask the counselor</Link>}
        title="Use our checked figures in your own assistant"
      >
        <p>
          Many AI assistants can ask other programs for facts. Give yours this address, and it can look up colleges,
          prices, chances and dates here, each with its source and year.
        </p>
      </PageHeading>
      <Section id="add" title="How to add it">
        <div className="prose">
          <ol>
            <li>
              Open your assistant’s settings and look for “connectors,” “tools” or “MCP servers.” Not every assistant or
              every plan has them.
            </li>
            <li>
              Choose to add one by its address, and paste this: <code className="wrap-anywhere">{address}</code>
            </li>
            <li>Leave sign-in and keys empty. You need no account here.</li>
            <li>
              Ask something such as “What did families making $60,000 pay at Ohio State?” and check that the answer
              shows its source.
            </li>
          </ol>
          <p>
            A program that keeps its settings in a file usually takes these lines. Some call the list{" "}
            <code>servers</code> instead.
          </p>
          <pre className="whitespace-pre-wrap wrap-anywhere">
            <code>{settings}</code>
          </pre>
        </div>
      </Section>
      <Section id="tools" title={`The ${tools.length} things it can ask`}>
        <dl className="max-w-[46rem]">
          {tools.map(({ name, description }) => (
            <div key={name} className="border-t border-rule py-3">
              <dt>
                <code>{name}</code>
              </dt>
              <dd className="mt-1">{description}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="rules" title="What to know first">
        <div className="prose">
          <ul>
            <li>
              <strong>Your assistant can still get it wrong.</strong> We check our figures, not the sentences that your
              assistant makes of them. Follow the address beside a figure before you rely on it.
            </li>
            <li>
              <strong>What you type goes to your assistant’s maker,</strong> under its rules. We get only what it asks
              us, such as a college and an income. We don’t keep that or write it into a log.
            </li>
            <li>
              <strong>It reads and never changes anything.</strong> It knows nobody: no plan, no account, no earlier
              question.
            </li>
            <li>
              <strong>There’s a limit.</strong> One sender may ask about 300 times in a row and five times a second
              after that. A program that gets the answer 429 should wait a minute.
            </li>
            <li>
              It’s for assistants and programs on your own computer or server. A web page of another site can’t call it.
            </li>
          </ul>
          <p>
            You don’t need an assistant for any of this: <Link to={counselorPath}>ask the counselor here</Link>.
          </p>
        </div>
      </Section>
    </Page>
  );
}
