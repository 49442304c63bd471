/**
 * Browser and system in a few words, such as "Firefox on Android": enough to fix a fault, too little to know a person.
 */
export function browserName(userAgent: string): string | null {
  const find = (names: readonly (readonly [RegExp, string])[]) => names.find(([mark]) => mark.test(userAgent))?.[1];
  const browser = find([
    [/bot|crawl|spider/i, "A robot"],
    [/Edg(e|A|iOS)?\//, "Edge"],
    [/SamsungBrowser\//, "Samsung Internet"],
    [/OPR\//, "Opera"],
    [/Firefox\/|FxiOS\//, "Firefox"],
    [/Chrome\/|CriOS\//, "Chrome"],
    [/Safari\//, "Safari"],
  ]);
  const system = find([
    [/Android/, "Android"],
    [/iPhone|iPad|iPod/, "iOS"],
    [/CrOS/, "ChromeOS"],
    [/Windows/, "Windows"],
    [/Mac OS X|Macintosh/, "macOS"],
    [/Linux/, "Linux"],
  ]);
  if (browser === undefined) return null;
  return system === undefined ? browser : `${browser} on ${system}`;
}
