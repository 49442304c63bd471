import { telling } from "~/counselor/words/words";
import { site } from "~/site";

/** Words of somebody who starts at a community college. */
const twoYears = "community cc associate register certificate";

/**
 * Pages for one kind of student, with the words by which a question says that it comes from one. What they say of
 * divorce, credit or the FAFSA holds for those students first, so nobody else is answered from them. A page by its
 * path, a section by its address.
 */
const particular: Readonly<Record<string, string>> = {
  "/blog/deferred-waitlisted-denied":
    "denied deny denial rejected reject rejection deferred deferral defer waitlist waitlisted wait decline loci",
  "/help/community-college-first#i-missed-every-deadline-is-it-too-late": twoYears,
  "/help/community-college-first#can-i-still-live-on-a-campus": twoYears,
  "/help/athletes":
    "athlete athletic sport sports coach recruit recruited recruiting ncaa naia njcaa eligibility play team varsity division soccer football basketball swim track",
  "/help/foster-homeless-unaccompanied":
    "foster homeless unaccompanied shelter couch orphan ward emancipated guardian kicked runaway chafee mckinney independent dependent",
  "/help/hbcu-womens-tribal-hsi": "hbcu black women womens tribal native hispanic latino latina hsi historically",
  "/help/homeschool-ged-adult-starters":
    "homeschool homeschooled homeschooling ged hiset diploma dropout adult older return returning 24 25 30 40 equivalency",
  "/help/international-students":
    "international abroad visa i-20 f-1 toefl ielts foreign country overseas citizen english",
  "/help/mental-health":
    "mental health anxiety depression therapy therapist counseling stress stressed panic medication leave lonely well sad overwhelmed",
  "/help/military-rotc-academies-gi-bill":
    "military rotc academy academies army navy air force marine coast guard veteran veterans gi bill yellow ribbon serve served service soldier west point annapolis deployed",
  "/help/students-with-disabilities":
    "disability disabilities disabled 504 iep ada accommodation accommodations adhd dyslexia autism autistic deaf blind wheelchair extended",
  "/help/undocumented-and-mixed-status":
    "undocumented daca status ssn immigration immigrant mixed papers deport citizen noncitizen itin dreamer tps green social",
};

/** Words of somebody who asks about this site. */
const siteWords = `site website ${site.name} plan plans premium subscription subscribe account app pricing service`;

/** Sections that speak of what this site costs, which nobody else's question means. */
const ofThisSite: Readonly<Record<string, string>> = {
  "/faq#we-have-a-fee-waiver-do-we-pay": siteWords,
  "/faq#what-happens-when-a-subscription-ends": siteWords,
};

const stems = new Map(
  Object.entries({ ...particular, ...ofThisSite }).map(([path, words]) => [path, new Set(telling(words))]),
);

/** Whether a page is for one kind of student, and nothing in the question says that it comes from one. */
export function isForOthers(url: string, asked: ReadonlySet<string>): boolean {
  const page = url.indexOf("#");
  const words = stems.get(url) ?? (page < 0 ? undefined : stems.get(url.slice(0, page)));
  if (words === undefined) return false;
  for (const word of asked) if (words.has(word)) return false;
  return true;
}
