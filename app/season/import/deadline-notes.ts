/**
 * What the tables note about a date, and how a student is told it; `null` for notes about the making of the table. A
 * note that isn't here is refused, so that none is printed unread.
 */
export const deadlineNotes: Readonly<Record<string, string | null>> = {
  "no closing date in the grid; scholarship or priority dates may be earlier":
    "The list names no closing day. Dates for scholarships and popular majors can come earlier.",
  "mid- or late-July date in the grid looks like an end-of-season marker; treat as rolling":
    "A July date in the list looks like the end of the season. Places and aid can run out long before it.",
  "last season; check for fall 2027": null,
  "not in the 2026-27 grid copy (name not matched or left the service)": null,
  "page undated; read on the date given as the live page": null,
  "priority window Aug 1 to Nov 30, 2026; some campuses or majors stay open later or close on this date":
    "The priority window runs from August 1 to November 30, 2026. Some campuses and many majors close for good that day, so treat it as final.",
  "upper-division transfer, same window; varies by campus":
    "For upper-division transfers. It differs by campus, and full majors close.",
  "after the priority date": "Applications are read after the priority date while there’s room.",
  "one filing window for all campuses, Oct 1 to Nov 30, 2026; Nov 30 is a Monday":
    "One application and one filing window for all campuses: October 1 to November 30, 2026. There’s no later round.",
  "fall transfer uses the same window; in past years extended a few days for transfers: do not rely on it":
    "Fall transfers file in the same window. Some campuses stayed open longer for transfers in past years; don’t count on it.",
  "applications after the priority date are read while places remain; honors programs earlier":
    "Applications are read after this date while there’s room. Honors programs close earlier.",
  "two sources differ: earlier date shown (grid), later in other_date": null,
  "two sources differ: earlier date shown (college page), later in other_date; page undated; read on the date given as the live page":
    null,
  "applied to through Northeastern University": "You apply through Northeastern University.",
  "same application and dates as Emory University": "It shares one application with Emory University.",
  "shares one application with New Brunswick (grid row Rutgers University)":
    "It shares one application with Rutgers-New Brunswick.",
  "as New Brunswick page; later applications read while places remain":
    "The date is that of Rutgers-New Brunswick. Later applications are read while there’s room.",
  "standing date; nomination dates are earlier (many in Oct to Dec)":
    "You also need a nomination. Many of those close between October and December.",
  "single filing date": "It has one date for everyone.",
  "college page Dec 1, 2026; grid prints a last date of Jul 1, 2027":
    "Applications after December 1 are read only while there’s room.",
  "single filing date; engineering early date Oct 15 in past years (check)":
    "It has one date for everyone. Engineering had an earlier one, October 15, in past years.",
  "grid and September page agree on Feb 1": null,
  "college page read 2026-09-20 names no fixed closing date; grid prints Jan 15":
    "The college’s own page names no fixed closing day; the Common App’s list says January 15.",
  "grid and September page agree on Nov 1": null,
  "date as printed in the grid; the college page speaks of rolling admission with a Mar 1 date":
    "The college’s own page speaks of rolling admission with a date of March 1.",
  "priority and scholarship date in December in past years":
    "In past years it had a priority and scholarship date in December.",
  "guaranteed-scholarship date Dec 1 in past years":
    "In past years applications for its guaranteed scholarships were due December 1.",
  "college FAQ says Jan 1; grid says Jan 5; earlier date shown": null,
};
