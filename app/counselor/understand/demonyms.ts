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
/** The words of these names, which are no slips of a state's. */
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
