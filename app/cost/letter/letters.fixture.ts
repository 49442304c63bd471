/**
 * Aid offers as colleges write them, invented for the tests, with what a careful aid counselor reads in each. The
 * amounts are of one year in whole dollars. `read`: every figure is read right. `asked`: the letter leaves something
 * open, and the decoder has to say so instead of counting it.
 */
export interface SampleLetter {
  readonly name: string;
  readonly text: string;
  /**
   * Published cost, gift aid, borrowing of student and parents together, and work-study; null where the letter does not
   * say.
   */
  readonly truth: {
    readonly cost: number | null;
    readonly grants: number;
    readonly loans: number;
    readonly work: number;
  };
  readonly expect: "read" | "asked";
  /** Words that have to stand in a warning or a question. */
  readonly says?: RegExp;
}

const truth = (cost: number | null, grants: number, loans = 0, work = 0) => ({ cost, grants, loans, work });

export const sampleLetters: readonly SampleLetter[] = [
  // Plain letters
  {
    name: "one list with a total cost",
    text: "Cost of attendance $28,500\nFederal Pell Grant $7,395\nState Need Grant $2,100\nFederal Direct Subsidized Loan $3,500\nFederal Work-Study $2,000",
    truth: truth(28_500, 9_495, 3_500, 2_000),
    expect: "read",
  },
  {
    name: "costs one by one",
    text: "Estimated costs 2027-28\nTuition and fees 12,450\nHousing and food 13,200\nBooks and supplies 1,100\nTransportation 1,400\nPersonal expenses 2,050\nYour grants\nPell Grant 5,145\nUniversity Grant 4,000",
    truth: truth(30_200, 9_145),
    expect: "read",
  },
  {
    name: "sections with subtotals that add up",
    text: "GRANTS AND SCHOLARSHIPS\nFederal Pell Grant  $7,395\nTrustee Scholarship  $18,000\nTotal Grants and Scholarships  $25,395\nLOANS\nDirect Subsidized Loan  $3,500\nDirect Unsubsidized Loan  $2,000\nTotal Loans  $5,500\nTotal Cost of Attendance  $61,200",
    truth: truth(61_200, 25_395, 5_500),
    expect: "read",
  },
  {
    name: "the College Financing Plan",
    text: "Total Cost of Attendance 2027-28 $34,812 / yr\nTuition and fees $15,012\nHousing and meals $13,900\nBooks and supplies $1,250\nTransportation $1,950\nOther education costs $2,700\nScholarships\nMerit-Based Scholarships $4,000 / yr\nGrants\nFederal Pell Grants $6,145 / yr\nInstitutional Grants $3,500 / yr\nLoan Options\nFederal Direct Subsidized Loan $3,500 / yr\nFederal Direct Unsubsidized Loan $2,000 / yr\nWork-Study $2,400 / yr",
    truth: truth(34_812, 13_645, 5_500, 2_400),
    expect: "read",
  },
  {
    name: "each aid on a line with its name above",
    text: "Cost of attendance\n$41,000\nPell Grant\n$7,395\nPresident's Scholarship\n$12,000\nDirect Unsubsidized Loan\n$5,500",
    truth: truth(41_000, 19_395, 5_500),
    expect: "read",
  },
  {
    name: "dots as leaders",
    text: "Tuition and fees...........9,850\nFood and housing..........11,400\nBooks.......................900\nPell Grant...............7,395\nMAP Grant................4,968\nDirect Sub Loan..........3,500",
    truth: truth(22_150, 12_363, 3_500),
    expect: "read",
  },
  {
    name: "a sentence letter",
    text: "Dear Jordan,\nYou have been offered the Founders Scholarship of $14,000 per year.\nYour estimated cost of attendance is $52,300.\nYou may also borrow a Federal Direct Loan of $5,500.\nSincerely, the Office of Financial Aid",
    truth: truth(52_300, 14_000, 5_500),
    expect: "read",
  },
  {
    name: "cents everywhere",
    text: "COA 24,310.00\nPELL 7,395.00\nTAP 5,665.00\nFDSL 3,500.00\nFWS 1,800.00",
    truth: truth(24_310, 13_060, 3_500, 1_800),
    expect: "asked",
    says: /TAP/,
  },
  {
    name: "no aid but loans",
    text: "Total cost of attendance $38,000\nFederal Direct Unsubsidized Loan $5,500\nFederal Direct Parent PLUS Loan $32,500\nTotal financial aid $38,000",
    truth: truth(38_000, 0, 38_000),
    expect: "asked",
    says: /Parent PLUS|parent/i,
  },
  {
    name: "only a scholarship and no cost",
    text: "Congratulations! You have been awarded the Dean's Scholarship in the amount of $9,000 per year, renewable with a 3.0 GPA.",
    truth: truth(null, 9_000),
    expect: "read",
    says: /cost of attendance/i,
  },
  // Two terms
  {
    name: "fall, spring and total",
    text: "Award            Fall 2027   Spring 2028   Total\nFederal Pell Grant   3,697   3,698   7,395\nMerit Scholarship   6,000   6,000   12,000\nDirect Subsidized Loan  1,750  1,750  3,500\nCost of attendance 43,000",
    truth: truth(43_000, 19_395, 3_500),
    expect: "read",
  },
  {
    name: "fall and spring without a total",
    text: "                     Fall      Spring\nFederal Pell Grant   $3,697.50  $3,697.50\nState Grant   $1,000   $1,000\nDirect Unsub   $1,000   $1,000\nEstimated cost of attendance for the year $26,400",
    truth: truth(26_400, 9_395, 2_000),
    expect: "read",
  },
  {
    name: "a lone fall column",
    text: "Fall 2027\nFederal Pell Grant $3,698\nUniversity Grant $4,500\nDirect Subsidized Loan $1,750\nCost of attendance 2027-28 $30,000",
    truth: truth(30_000, 16_396, 3_500),
    expect: "asked",
    says: /fall|one (term|semester)/i,
  },
  {
    name: "a lone spring column for a January start",
    text: "Spring 2028 only\nPell Grant 3,698\nCampus Grant 2,000\nTotal cost of attendance 15,400",
    truth: truth(15_400, 5_698),
    expect: "asked",
    says: /spring|one (term|semester)/i,
  },
  {
    name: "fall behind each name",
    text: "Cost of attendance $33,000\nPell Grant Fall $3,698\nGateway Scholarship Fall $2,500",
    truth: truth(33_000, 12_396),
    expect: "asked",
    says: /fall|one (term|semester)/i,
  },
  {
    name: "fall lines and spring lines",
    text: "Cost of attendance $33,000\nPell Grant Fall $3,698\nGateway Scholarship Fall $2,500\nPell Grant Spring $3,697\nGateway Scholarship Spring $2,500",
    truth: truth(33_000, 12_395),
    expect: "read",
  },
  {
    name: "a fall block and a spring block",
    text: "Fall 2027\nPell Grant 3,698\nOpportunity Grant 1,500\nDirect Sub Loan 1,750\nSpring 2028\nPell Grant 3,697\nOpportunity Grant 1,500\nDirect Sub Loan 1,750\nCost of attendance for the year 27,600",
    truth: truth(27_600, 10_395, 3_500),
    expect: "read",
  },
  {
    name: "amounts per semester",
    text: "Cost of attendance $47,500 per year\nPell Grant $3,697 per semester\nHonors Scholarship $5,000 per semester\nFederal Work-Study $1,250 per semester",
    truth: truth(47_500, 17_394, 0, 2_500),
    expect: "read",
  },
  {
    name: "amounts per term, whatever a term is",
    text: "Cost of attendance $36,000\nPell Grant $7,395\nOregon Opportunity Grant $1,300 per term",
    truth: truth(36_000, 11_295),
    expect: "asked",
    says: /Oregon Opportunity/,
  },
  {
    name: "three quarters and their sum",
    text: "Fall  Winter  Spring  Total\nPell Grant 2,465 2,465 2,465 7,395\nState University Grant 1,914 1,914 1,914 5,742\nCost of attendance 29,800",
    truth: truth(29_800, 13_137),
    expect: "read",
  },
  {
    name: "costs per semester, aid per year",
    text: "Tuition $7,800 per semester\nHousing and food $6,400 per semester\nAcademic Scholarship $8,000 per year\nPell Grant $7,395 per year",
    truth: truth(28_400, 15_395),
    expect: "read",
  },
  // Four years
  {
    name: "a scholarship over four years",
    text: "Cost of attendance $58,000\nPresidential Scholarship $80,000 over four years\nPell Grant $7,395",
    truth: truth(58_000, 27_395),
    expect: "asked",
    says: /Presidential Scholarship/,
  },
  {
    name: "over 4 years in digits",
    text: "You have earned $64,000 over 4 years in merit scholarships!\nTotal cost of attendance $49,900",
    truth: truth(49_900, 16_000),
    expect: "asked",
    says: /merit scholarships|64,000/i,
  },
  {
    name: "a four-year total in brackets",
    text: "Trustee Scholarship $22,000 per year ($88,000 over four years)\nCost of attendance $71,000\nDirect Subsidized Loan $3,500",
    truth: truth(71_000, 22_000, 3_500),
    expect: "read",
  },
  {
    name: "a four-year total first",
    text: "Trustee Scholarship: $88,000 total, $22,000 per year\nCost of attendance: $71,000",
    truth: truth(71_000, 22_000),
    expect: "read",
  },
  {
    name: "renewable for a total of",
    text: "Provost Award $10,000, renewable for a total of $40,000\nCost of attendance $39,000",
    truth: truth(39_000, 10_000),
    expect: "asked",
    says: /Provost/,
  },
  {
    name: "four years of cost",
    text: "Estimated cost for four years $212,000\nMerit Grant $20,000 per year",
    truth: truth(53_000, 20_000),
    expect: "asked",
    says: /cost/i,
  },
  {
    name: "a four-year value in a sentence",
    text: "Your Regents Scholarship, valued at $48,000 over your four years, is our highest honor.\nCost of attendance $31,000",
    truth: truth(31_000, 12_000),
    expect: "asked",
    says: /Regents/,
  },
  {
    name: "amounts of each year in columns",
    text: "                     Year 1   Year 2   Year 3   Year 4\nMerit Scholarship   10,000   10,000   10,000   10,000\nCost of attendance 45,000",
    truth: truth(45_000, 10_000),
    expect: "read",
  },
  // Offered and accepted
  {
    name: "offered and accepted are the same",
    text: "Award  Offered  Accepted\nPell Grant  $7,395  $7,395\nCal Grant B  $9,358  $9,358\nCost of attendance $33,500",
    truth: truth(33_500, 16_753),
    expect: "read",
  },
  {
    name: "a loan accepted in part",
    text: "Award  Offered  Accepted\nPell Grant  $7,395  $7,395\nDirect Unsubsidized Loan  $6,000  $2,000\nCost of attendance $25,000",
    truth: truth(25_000, 7_395, 6_000),
    expect: "asked",
    says: /Direct Unsubsidized/,
  },
  {
    name: "a loan declined",
    text: "Award  Offered  Accepted\nPell Grant  $7,395  $7,395\nDirect Unsubsidized Loan  $2,000  $0\nCost of attendance $25,000",
    truth: truth(25_000, 7_395, 2_000),
    expect: "asked",
    says: /Direct Unsubsidized/,
  },
  {
    name: "status words behind amounts",
    text: "Federal Pell Grant  $7,395  Accepted\nState Grant  $1,850  Offered\nDirect Subsidized Loan  $3,500  Declined\nCost of attendance  $27,000",
    truth: truth(27_000, 9_245, 0),
    expect: "asked",
    says: /Direct Subsidized/,
  },
  {
    name: "an estimated grant",
    text: "Cost of attendance $27,000\nFederal Pell Grant (estimated) $7,395\nState Grant (estimated) $1,850",
    truth: truth(27_000, 9_245),
    expect: "read",
  },
  // Scans
  {
    name: "an l for a one",
    text: "Cost of attendance 31,200\nPell Grant 5,l00\nState Grant 2,400",
    truth: truth(31_200, 7_500),
    expect: "asked",
    says: /Pell Grant/,
  },
  {
    name: "an O for a zero",
    text: "Cost of attendance $3O,OOO\nPell Grant $7,395\nMerit Scholarship $1O,OOO",
    truth: truth(30_000, 17_395),
    expect: "asked",
    says: /Merit Scholarship/,
  },
  {
    name: "a space behind the comma",
    text: "Cost of attendance $31, 200\nPell Grant $7, 395\nState Grant $2,400",
    truth: truth(31_200, 9_795),
    expect: "read",
  },
  {
    name: "a dot for a comma",
    text: "Cost of attendance $31,200\nPell Grant $7.395\nState Grant $2,400",
    truth: truth(31_200, 9_795),
    expect: "asked",
    says: /Pell Grant/,
  },
  {
    name: "an S for a five and a B for an eight",
    text: "Cost of attendance $4S,000\nPell Grant $7,39S\nHope Scholarship $B,000",
    truth: truth(45_000, 15_395),
    expect: "asked",
    says: /Hope Scholarship/,
  },
  {
    name: "an amount cut off by the scan",
    text: "Cost of attendance $31,200\nPell Grant $7,3\nState Grant $2,400",
    truth: truth(31_200, 9_795),
    expect: "asked",
    says: /Pell Grant/,
  },
  {
    name: "a lost digit found by the stated total",
    text: "Cost of attendance $31,200\nPell Grant $7,395\nMerit Scholarship $1,000\nTotal Grants and Scholarships $17,395",
    truth: truth(31_200, 17_395),
    expect: "asked",
    says: /17,395/,
  },
  {
    name: "a total of all aid that does not add up",
    text: "Cost of attendance $31,200\nPell Grant $7,395\nDirect Subsidized Loan $3,500\nTotal financial aid $14,895",
    truth: truth(31_200, 7_395, 3_500),
    expect: "asked",
    says: /14,895/,
  },
  {
    name: "costs that do not add up to their total",
    text: "Tuition and fees $12,000\nHousing and food $12,000\nTotal cost of attendance $29,500\nPell Grant $7,395",
    truth: truth(29_500, 7_395),
    expect: "read",
  },
  {
    name: "costs above their total",
    text: "Tuition and fees $22,000\nHousing and food $12,000\nBooks $1,000\nTotal cost of attendance $29,500\nPell Grant $7,395",
    truth: truth(35_000, 7_395),
    expect: "asked",
    says: /29,500/,
  },
  {
    name: "a net price that counts loans as aid",
    text: "Cost of attendance $40,000\nPell Grant $7,395\nDirect Subsidized Loan $3,500\nFederal Work-Study $2,500\nNet price $26,605",
    truth: truth(40_000, 7_395, 3_500, 2_500),
    expect: "read",
    says: /26,605/,
  },
  {
    name: "an award of each term with its yearly total only at the end",
    text: "Pell Grant $3,698\nMerit Scholarship $6,000\nTotal per semester $9,698\nTotal per year $19,396\nCost of attendance $44,000",
    truth: truth(44_000, 19_396),
    expect: "asked",
    says: /semester|19,396/i,
  },
  // Federal limits
  {
    name: "a Pell Grant above the largest there is",
    text: "Cost of attendance $33,000\nFederal Pell Grant $14,790\nState Grant $2,000",
    truth: truth(33_000, 9_395),
    expect: "asked",
    says: /Pell/,
  },
  {
    name: "a Direct Loan above the limit of a year",
    text: "Cost of attendance $33,000\nPell Grant $7,395\nDirect Subsidized Loan $14,000",
    truth: truth(33_000, 7_395, 3_500),
    expect: "asked",
    says: /Subsidized/,
  },
  {
    name: "more grants than the college costs",
    text: "Cost of attendance $22,000\nPell Grant $7,395\nMerit Scholarship $20,000",
    truth: truth(22_000, 12_395),
    expect: "asked",
    says: /more than the (college|published)|above the cost/i,
  },
  {
    name: "an SEOG above its limit",
    text: "Cost of attendance $30,000\nPell Grant $7,395\nFederal SEOG $6,000",
    truth: truth(30_000, 11_395),
    expect: "asked",
    says: /SEOG/,
  },
  {
    name: "a Parent PLUS loan above the yearly cap",
    text: "Cost of attendance $62,000\nUniversity Grant $20,000\nParent PLUS Loan $42,000",
    truth: truth(62_000, 20_000, 42_000),
    expect: "asked",
    says: /PLUS/,
  },
  // Loans and jobs as aid
  {
    name: "Parent PLUS and work-study among the awards",
    text: "Your Financial Aid Award\nPresidential Scholarship $15,000\nFederal Work-Study $3,000\nFederal Direct Unsubsidized Loan $5,500\nParent PLUS Loan $18,500\nTotal Award $42,000\nCost of attendance $42,000",
    truth: truth(42_000, 15_000, 24_000, 3_000),
    expect: "read",
    says: /PLUS|borrow|work/i,
  },
  {
    name: "a private loan suggested as aid",
    text: "Cost of attendance $40,000\nPell Grant $7,395\nSallie Mae Smart Option Student Loan $12,000",
    truth: truth(40_000, 7_395, 12_000),
    expect: "read",
  },
  {
    name: "loans under short names",
    text: "COA $27,800\nPELL $7,395\nDL SUB $3,500\nDL UNSUB $2,000\nPPLUS $6,000",
    truth: truth(27_800, 7_395, 11_500),
    expect: "read",
  },
  {
    name: "a payment plan among the aid",
    text: "Cost of attendance $36,000\nPell Grant $7,395\nMonthly payment plan $1,200\nState Grant $2,000",
    truth: truth(36_000, 9_395),
    expect: "read",
  },
  {
    name: "the family's contribution among the aid",
    text: "Cost of attendance $36,000\nStudent Aid Index 4,200\nFinancial need $31,800\nPell Grant $3,195\nUniversity Grant $11,000",
    truth: truth(36_000, 14_195),
    expect: "read",
  },
  {
    name: "the Student Aid Index beside a grant",
    text: "Cost of attendance $36,000\nFederal Pell Grant (SAI 0) $7,395\nState Grant $2,000",
    truth: truth(36_000, 9_395),
    expect: "read",
  },
  {
    name: "an award without a kind",
    text: "Cost of attendance $48,000\nPresidential Award $12,000\nPell Grant $7,395",
    truth: truth(48_000, 19_395),
    expect: "asked",
    says: /Presidential Award/,
  },
  {
    name: "a tuition waiver and a charge",
    text: "Tuition and fees $11,000\nHousing and food $12,500\nTuition waiver $11,000\nPell Grant $7,395",
    truth: truth(23_500, 18_395),
    expect: "read",
  },
  {
    name: "a range",
    text: "Cost of attendance $48,000\nMerit Scholarship $10,000 to $15,000\nPell Grant $7,395",
    truth: truth(48_000, 17_395),
    expect: "asked",
    says: /Merit Scholarship/,
  },
  {
    name: "up to",
    text: "Cost of attendance $48,000\nFederal Work-Study up to $2,500\nPell Grant $7,395",
    truth: truth(48_000, 7_395, 0, 2_500),
    expect: "asked",
    says: /Work-Study/,
  },
  {
    name: "in-state and out-of-state costs side by side",
    text: "Cost of attendance In-state Out-of-state\nTuition and fees $11,000 $32,000\nHousing and food $12,000 $12,000\nPell Grant $7,395",
    truth: truth(23_000, 7_395),
    expect: "asked",
    says: /Tuition and fees/,
  },
  // Spanish
  {
    name: "a letter in Spanish",
    text: "Costo de asistencia $29,600\nBeca Federal Pell $7,395\nBeca estatal $2,500\nPréstamo federal directo subsidiado $3,500\nTrabajo y estudio federal $2,000",
    truth: truth(29_600, 9_895, 3_500, 2_000),
    expect: "read",
  },
  {
    name: "costs in Spanish",
    text: "Costos\nMatrícula y cuotas $11,200\nAlojamiento y comida $12,000\nLibros y materiales $1,000\nTransporte $1,300\nGastos personales $1,500\nAyuda\nSubvención Pell $7,395\nBeca de mérito $3,000",
    truth: truth(27_000, 10_395),
    expect: "read",
  },
  {
    name: "a parent's loan in Spanish",
    text: "Costo total de asistencia $35,000\nBeca universitaria $10,000\nPréstamo PLUS para padres $20,000\nTotal de ayuda $30,000",
    truth: truth(35_000, 10_000, 20_000),
    expect: "read",
  },
  {
    name: "per semester in Spanish",
    text: "Costo de asistencia $30,000 por año\nBeca Pell $3,697 por semestre\nBeca estatal $1,000 por semestre",
    truth: truth(30_000, 9_394),
    expect: "read",
  },
  {
    name: "fall and spring in Spanish",
    text: "            Otoño    Primavera\nBeca Pell   $3,697   $3,698\nPréstamo subsidiado  $1,750  $1,750\nCosto de asistencia del año $28,000",
    truth: truth(28_000, 7_395, 3_500),
    expect: "read",
  },
  {
    name: "four years in Spanish",
    text: "Costo de asistencia $45,000\nBeca del Presidente $40,000 durante cuatro años\nBeca Pell $7,395",
    truth: truth(45_000, 17_395),
    expect: "asked",
    says: /Beca del Presidente/,
  },
  {
    name: "a lone term in Spanish",
    text: "Otoño 2027\nBeca Pell $3,698\nBeca estatal $1,000\nCosto de asistencia del año $28,000",
    truth: truth(28_000, 9_396),
    expect: "asked",
    says: /one (term|semester)|fall/i,
  },
];
