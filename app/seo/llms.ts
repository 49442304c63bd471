export interface LlmsSection {
  readonly title: string;
  readonly links: readonly { readonly path: string; readonly title: string; readonly description: string }[];
}

/** A guide to the site for language models, in the form of llmstxt.org: what the site is, then its pages by subject. */
export function llmsText(
  origin: string,
  site: { readonly name: string; readonly description: string },
  rules: readonly string[],
  sections: readonly LlmsSection[],
): string {
  const parts = [`# ${site.name}`, `> ${site.description}`, rules.map((rule) => `- ${rule}`).join("\n")];
  for (const { title, links } of sections) {
    if (links.length === 0) continue;
    const lines = links.map(
      (link) => `- [${oneLine(link.title)}](${origin}${link.path}): ${oneLine(link.description)}`,
    );
    parts.push(`## ${title}\n\n${lines.join("\n")}`);
  }
  return `${parts.join("\n\n")}\n`;
}

const oneLine = (text: string) => text.replace(/[[\]]/g, "").replace(/\s+/g, " ").trim();
