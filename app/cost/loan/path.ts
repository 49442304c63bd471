export const loanPath = "/college-cost-calculator/loan";
