import { brokenFragments } from "./checks/broken-fragment";
import { brokenLinks } from "./checks/broken-link";
import { cachePolicies } from "./checks/cache-policy";
import { canonicals } from "./checks/canonical";
import { deadEnds } from "./checks/dead-end";
import { deepPages } from "./checks/deep";
import { descriptionLengths } from "./checks/description-length";
import { missingDescriptions } from "./checks/description-missing";
import { sameDescriptions } from "./checks/description-same";
import { hardPages } from "./checks/hard-to-read";
import { headingOrder } from "./checks/heading-order";
import { heavyPages } from "./checks/heavy";
import { alternatives } from "./checks/image-alternative";
import { languages } from "./checks/language";
import { missingInSitemap } from "./checks/not-in-sitemap";
import { orphans } from "./checks/orphan";
import { redirectChains } from "./checks/redirect-chain";
import { redirectedLinks } from "./checks/redirected-link";
import { sitemapErrors } from "./checks/sitemap-error";
import { slowPages } from "./checks/slow";
import { socialPictures } from "./checks/social-picture";
import { stalePages } from "./checks/stale";
import { structuredFaults } from "./checks/structured-fault";
import { structuredMissing } from "./checks/structured-missing";
import { thinPages } from "./checks/thin";
import { titleLengths } from "./checks/title-length";
import { missingTitles } from "./checks/title-missing";
import { sameTitles } from "./checks/title-same";
import { topHeadings } from "./checks/top-heading";
import type { Check } from "./site/site";

/** Every check of the crawl, one file each. Their order is that of two checks that weigh the same. */
export const checks: readonly Check[] = [
  brokenLinks,
  brokenFragments,
  redirectedLinks,
  redirectChains,
  sitemapErrors,
  missingInSitemap,
  orphans,
  deepPages,
  deadEnds,
  missingTitles,
  titleLengths,
  sameTitles,
  sameDescriptions,
  missingDescriptions,
  descriptionLengths,
  topHeadings,
  headingOrder,
  canonicals,
  alternatives,
  structuredFaults,
  structuredMissing,
  socialPictures,
  thinPages,
  hardPages,
  heavyPages,
  slowPages,
  cachePolicies,
  stalePages,
  languages,
];

const byKey = new Map(checks.map((check) => [check.key, check]));

/** A check by its key; undefined for one that there is no more. */
export const checkOf = (key: string): Check | undefined => byKey.get(key);
