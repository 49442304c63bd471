/** What people of a state are called; "Georgian" may be of a country, and "Washingtonian" of the capital. */
const demonyms: Readonly<Record<string, string>> = {
  californian: "CA",
  texan: "TX",
  floridian: "FL",
  "new yorker": "NY",
  michigander: "MI",
  ohioan: "OH",
  pennsylvanian: "PA",
  illinoisan: "IL",
  arizonan: "AZ",
  coloradan: "CO",
  oregonian: "OR",
  virginian: "VA",
  "north carolinian": "NC",
  "south carolinian": "SC",
  tennessean: "TN",
  alabamian: "AL",
  kentuckian: "KY",
  minnesotan: "MN",
  wisconsinite: "WI",
  iowan: "IA",
  kansan: "KS",
  nebraskan: "NE",
  missourian: "MO",
  oklahoman: "OK",
  arkansan: "AR",
  mississippian: "MS",
  nevadan: "NV",
  utahn: "UT",
  idahoan: "ID",
  montanan: "MT",
  alaskan: "AK",
  hawaiian: "HI",
  "new jerseyan": "NJ",
  marylander: "MD",
  vermonter: "VT",
};
/** Their words, which are no slip of a state's name: a Texan is no college in Texas. */
export const demonymWords: readonly string[] = Object.keys(demonyms).flatMap((name) =>
  name.split(" ").flatMap((word) => [word, `${word}s`]),
);
const calledBy = new RegExp(`\\b(${Object.keys(demonyms).join("|")})s?\\b`, "g");

/** States whose people are named in a plain question. */
export const demonymsIn = (plain: string): readonly { readonly code: string; readonly words: string }[] =>
  [...plain.matchAll(calledBy)].flatMap(([, words = ""]) => {
    const code = demonyms[words];
    return code === undefined ? [] : [{ code, words }];
  });

/** "Can Texans go to LSU": the people of a state, whatever college's teams are called so. */
export const isPeople = (words: string): boolean =>
  demonymsIn(words).some((one) => one.words === words.replace(/s$/, ""));
