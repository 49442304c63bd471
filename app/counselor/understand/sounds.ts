/** Words by how they sound in English, for those that are written by ear: "fizical", "sycology", "nursin". Pure. */

const spellings: readonly (readonly [written: RegExp, sound: string])[] = [
  [/ph/g, "f"],
  [/^(?:ps|sc(?=[eiy]))/, "s"],
  [/^[kgp]n/, "n"],
  [/^wr|^rh/, "r"],
  [/sch|ck|qu/g, "k"],
  // "Psychology", "chemist" and "chiropractor", but not "child" and "teacher".
  [/(?<=s[iy])ch|^ch(?=em|ir|r)/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c(?!h)/g, "k"],
  [/z/g, "s"],
  [/y/g, "i"],
  [/(.)\1/g, "$1"],
];

/** How a word sounds: two that are the same are told apart by their letters only. */
export const soundOf = (word: string): string =>
  spellings.reduce((sound, [written, heard]) => sound.replace(written, heard), word);
