/** What the site is, for machines (schema.org): the organization and the website with its search. */
export function siteStructure(site: { name: string; description: string; language: string }, origin: string) {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${origin}/#organization`,
        name: site.name,
        url: `${origin}/`,
        logo: `${origin}/favicon.svg`,
      },
      {
        "@type": "WebSite",
        "@id": `${origin}/#website`,
        name: site.name,
        description: site.description,
        url: `${origin}/`,
        inLanguage: site.language,
        publisher: { "@id": `${origin}/#organization` },
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
