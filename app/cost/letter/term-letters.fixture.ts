/** Letters of a single term, of all years at once, and with marks of notes or scans in their amounts. */
import type { SampleLetter } from "./letters.fixture";

const truth = (cost: number | null, grants: number, loans = 0, work = 0) => ({ cost, grants, loans, work });

export const termLetters: readonly SampleLetter[] = [
  {
    name: "a statement of account for one fall",
    text: "Statement of Account - Fall 2027\nTuition    $7,850.00\nMandatory fees   $612.00\nHousing  $4,100.00\nMeal Plan   $2,450.00\nPell Grant   ($3,697.50)\nMerit Scholarship  ($2,000.00)\nAmount due 8/15/2027  $9,314.50",
    truth: truth(30_024, 11_395),
    expect: "asked",
    says: /one term/,
  },
  {
    name: "a bill of one fall announced in a sentence",
    text: "Your bill for the fall 2027 semester is ready.\nTuition    $7,850.00\nHousing  $4,100.00\nPell Grant   $3,697.50\nAmount due  $8,252.50",
    truth: truth(23_900, 7_395),
    expect: "asked",
    says: /one term/,
  },
  {
    name: "a start in January with the award of one spring",
    text: "January start: your Spring 2028 award\nPell Grant $3,697\nHeritage Grant $4,000\nCost of attendance (spring) $15,000",
    truth: truth(15_000, 7_697),
    expect: "asked",
    says: /one term/,
  },
  {
    name: "a greeting that names the fall of the start",
    text: "Log in to your student account to accept your offer for fall 2027.\nPell Grant $7,395\nTiger Scholarship $4,000\nCOA $26,000",
    truth: truth(26_000, 11_395),
    expect: "read",
  },
  {
    name: "an aid period of one fall",
    text: "Aid period: Fall 2027 only\nPell Grant $3,697\nLion Grant $4,000\nCost of Attendance for the year $30,000",
    truth: truth(30_000, 15_394),
    expect: "asked",
    says: /one term/,
  },
  {
    name: "a sentence that says the amounts cover one semester",
    text: "The amounts below cover one semester.\nPell Grant $3,697\nLion Grant $4,000\nSub Loan $1,750\nAnnual cost of attendance $30,000",
    truth: truth(30_000, 15_394, 3_500),
    expect: "asked",
    says: /one term/,
  },
  {
    name: "what is received each quarter",
    text: "You will receive the following each quarter (Fall, Winter, Spring):\nPell Grant $2,465\nWashington College Grant $4,125\nSubsidized Loan $1,167\nAnnual cost of attendance: $31,902",
    truth: truth(31_902, 19_770, 3_501),
    expect: "asked",
    says: /one term/,
  },
  {
    name: "four years at the head of a sentence, and the same grants by the year below",
    text: "Congratulations, Maya! Over your four years at Hollins Ridge, you will receive $48,000 in scholarships.\nCost of Attendance: $61,000\nFounders Scholarship: $8,000\nAlumni Scholarship: $4,000",
    truth: truth(61_000, 12_000),
    expect: "asked",
  },
  {
    name: "a scholarship over a college career",
    text: "Trustee Scholarship $60,000 over your undergraduate career\nCost of attendance $70,000",
    truth: truth(70_000, 15_000),
    expect: "asked",
  },
  {
    name: "groups that name their sum first and say what they are",
    text: "Gift aid you don't repay: $15,395\n  Pell $7,395\n  Heritage Scholarship $8,000\nLoans you must repay: $5,500\n  Subsidized $3,500\n  Unsubsidized $2,000\nCost of attendance: $33,000",
    truth: truth(33_000, 15_395, 5_500),
    expect: "read",
  },
  {
    name: "a sum of gifts under a name of its own",
    text: "Bobcat Commitment Grant package $15,395\nPell $7,395\nHeritage Scholarship $8,000\nCost of attendance: $33,000",
    truth: truth(33_000, 15_395),
    expect: "asked",
    says: /exactly the sum/,
  },
  {
    name: "marks of footnotes behind amounts",
    text: "Cost of Attendance $31200¹\nMerit Scholarship $8000²\nPell $7,395³",
    truth: truth(31_200, 15_395),
    expect: "read",
  },
  {
    name: "a gap before the comma",
    text: "Cost of attendance $61 ,320\nMerit Scholarship $21 ,500\nPell $7 ,395",
    truth: truth(61_320, 28_895),
    expect: "read",
  },
  {
    name: "tuition with a discount already taken off",
    text: "Tuition $9,800 (after $4,000 Ohio resident discount)\nFees $1,240\nHousing $7,100\nMeal plan $5,200\nPell $3,395",
    truth: truth(23_340, 3_395),
    expect: "asked",
  },
  {
    name: "a promise that covers what is left of tuition",
    text: "Blue Promise covers the remaining tuition after Pell.\nTuition $12,800\nPell $7,395\nFees, housing, food: $15,600",
    truth: truth(28_400, 12_800),
    expect: "asked",
  },
];
