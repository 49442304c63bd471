import { beforeAll, describe, expect, it } from "vitest";
import { mainOf, textOf } from "../setup/page";
import { type SharedSite, sharedSite } from "../setup/site";
import { Visitor } from "../setup/visitor";

/** The tools below `/es` by request, as a browser without scripts sends their forms. */
let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** English words that no sentence in Spanish has. Names keep theirs: parts in another language say so by `lang`. */
const english =
  /\b(?:the|and|your|you|with|from|for|are|this|that|have|has|not|what|which|each|year|years|college|colleges|income|choose|loan|price|state|student|parents)\b/gi;

/** English words in a page, each with what stands around it. */
function englishIn(html: string): string[] {
  const spanish = mainOf(html).replace(/<(\w+)[^>]* lang="en-US"[\s\S]*?<\/\1>/g, " ");
  const text = textOf(spanish.replace(/<\/(?:p|li|h\d|td|th|dt|dd|label|option|a|legend|summary|caption)>/g, "$& "));
  // The law's own name of it, beside the Spanish one.
  const own = text.replaceAll("(income protection allowance)", "");
  return [...own.matchAll(english)].map(({ index }) => own.slice(Math.max(0, index - 40), index + 40));
}

function bodyOf(fields: Fields): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
}

async function posted(path: string, fields: Fields, status = 200): Promise<string> {
  const response = await new Visitor(site.origin).post(path, bodyOf(fields));
  expect(response.status).toBe(status);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const html = await response.text();
  expect(html).toMatch(/<html[^>]* lang="es"/);
  return html;
}

async function opened(path: string): Promise<string> {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  return response.text();
}

/** The page in English and the one in Spanish name each other. */
async function expectPair(path: string) {
  const links = ["en-US", "es", "x-default"].map((language) => {
    const there = site.origin + (language === "es" ? `/es${path}` : path);
    return new RegExp(`<link rel="alternate" hrefLang="${language}" href="${there}"`, "i");
  });
  for (const page of [path, `/es${path}`]) {
    const html = await opened(page);
    for (const link of links) expect(html).toMatch(link);
  }
}

describe("the FAFSA calculator in Spanish", () => {
  const path = "/es/tools/fafsa-calculator";
  const family: Fields = {
    award_year: "2026-27",
    state: "CA",
    situation: "married",
    family_size: "4",
    "parents.taxes": "filed",
    "parents.joint": "yes",
    "parents.agi": "92,000",
    "parents.tax_paid": "5,100",
    "parents.earned": "60,000",
    "parents.earned2": "32,000",
    "parents.cash": "16,000",
    "parents.business_farm": "150,000",
    "student.cash": "900",
  };

  it("is paired with the one in English", () => expectPair("/tools/fafsa-calculator"));

  it("asks in Spanish alone", async () => {
    const html = await opened(path);
    expect(englishIn(html)).toEqual([]);
    expect(textOf(html)).toContain("Carolina del Norte");
  });

  it("answers in Spanish with the figures of the English page", async () => {
    const html = await posted(path, family);
    expect(englishIn(html)).toEqual([]);
    const text = textOf(html);
    expect(text).toContain("Su resultado para 2026-27");
    expect(text).toContain("30 de junio de 2027");
    expect(text).toContain("El Índice de Ayuda Estudiantil dice cuánto suponen las reglas federales");
    expect(text).toContain(", cómo se calculó el Índice de Ayuda Estudiantil");
    const figures = (page: string) =>
      [...mainOf(page).matchAll(/class="figures [^"]*">([^<]*)</g)].map(([, one]) => one);
    const inEnglish = await new Visitor(site.origin).post("/tools/fafsa-calculator", bodyOf(family));
    const own = figures(html).map((one) => one?.replace("no cambia", "no change"));
    expect(own).toEqual(figures(await inEnglish.text()));
    expect(own.length).toBeGreaterThan(10);
    expect(html).toContain('action="/es/college-cost-calculator"');
  });

  it("says in Spanish what is missing and keeps what was typed", async () => {
    const html = await posted(path, { ...family, family_size: "cuatro", "parents.agi": "" }, 400);
    expect(englishIn(html)).toEqual([]);
    const text = textOf(html);
    expect(text).toContain("Hay 2 problemas");
    expect(text).toContain("Padres, Ingreso bruto ajustado (AGI): escriba la cantidad, o 0.");
    expect(html).toContain('value="cuatro"');
  });

  it("works two homes out in Spanish, one after the other", async () => {
    const apart = { ...family, situation: "apart", support: "second", household: "first", remarried: "no" };
    const html = await posted(path, { ...apart, "parents.status": "single" });
    expect(englishIn(html)).toEqual([]);
    expect(textOf(html)).toContain("La FAFSA de 2026-27 usa la Casa B");
    const next = await posted(path, { ...apart, "parents.status": "single", intent: "other" });
    expect(englishIn(next)).toEqual([]);
    expect(textOf(next)).toContain("Ahora, la Casa B");
  });
});

describe("the cost calculator in Spanish", () => {
  const path = "/es/college-cost-calculator";
  // Ohio State, Case Western Reserve and Kenyon.
  const unitids = "204796,201645,203535";
  const family: Fields = {
    unitids,
    state: "OH",
    income: "60,000",
    plan529: "16,000",
    savings: "4,000",
    household1: "3,000",
    household2: "2,000",
    "grant1.name": "Rotary",
    "grant1.yearly": "1,000",
    "grant1.renews": "gpa",
    direct: "yes",
    plus: "4,000",
    credit: "joint",
    "c204796.offered": "5,000",
  };

  it("is paired with the one in English", () => expectPair("/college-cost-calculator"));

  it.each(["", `?unitids=${unitids}`, "?q=ohio", "?q=zzxqyv", "?unitids=999999"])(
    "asks in Spanish alone: %s",
    async (search) => {
      const response = await site.get(path + search);
      expect(englishIn(withoutColleges(await response.text()))).toEqual([]);
    },
  );

  it.each([
    ["4", family],
    ["2+2", { ...family, way: "2+2" }],
    ["5", { ...family, way: "5", sai: "4,000", income: "", band: "1", credit: "no" }],
    ["4", { unitids, state: "abroad" }],
    ["4", { unitids, state: "PA", income: "180,000", household1: "90,000" }],
  ] as const)("answers in Spanish, %s years", async (way, fields) => {
    const html = await posted(path, { ...fields, way });
    expect(englishIn(withoutColleges(html))).toEqual([]);
    expect(textOf(html)).toContain("Lado a lado");
  });

  it("gives the figures of the English page", async () => {
    const figures = (page: string) => [...mainOf(page).matchAll(/[−-]?\$[\d,]+(?:\.\d\d)?/g)].map(([one]) => one);
    const html = await posted(path, family);
    const own = figures(html);
    expect(textOf(html)).toContain("Según familias del rango de $48,001 a $75,000");
    expect(textOf(html)).toContain(", cómo se calculó el precio neto en Kenyon College");
    const inEnglish = await new Visitor(site.origin).post("/college-cost-calculator", bodyOf(family));
    expect(own).toEqual(figures(await inEnglish.text()));
    expect(own.length).toBeGreaterThan(50);
  });

  it("says in Spanish what is missing and keeps what was typed", async () => {
    const html = await posted(path, { ...family, state: "", income: "mucho", "c204796.offered": "-4" }, 400);
    expect(englishIn(withoutColleges(html))).toEqual([]);
    expect(textOf(html)).toContain(
      "Ingresos de la familia: escriba la cantidad en dólares, sin centavos, por ejemplo 12,000.",
    );
    expect(html).toContain('value="mucho"');
  });
});

/** Names of colleges, programs and community colleges are English, and they stand in the sentences. */
function withoutColleges(html: string): string {
  return html
    .replace(/<select[^>]* name="(?:via|c\d+\.program)"[\s\S]*?<\/select>/g, " ")
    .replace(
      /(?:[A-Z][\w'.&-]*(?:-| |,|of |the |at |and |for )*)*(?:College|University|Institute)(?:(?: |-|, )(?:of |the |at |and )*[A-Z][\w'.]*)*/g,
      " ",
    );
}

describe("the match quiz in Spanish", () => {
  const path = "/es/college-match-quiz";

  /** English words of any sentence, small ones too: the pages of the quiz hold hardly a name in running text. */
  const anyEnglish =
    /(?<![\p{L}\p{N}])(?:the|and|of|to|is|are|or|an|by|we|if|it|its|your|you|with|from|for|this|that|these|have|has|not|no one|what|which|who|how|when|where|each|only|year|years|colleges?|list|lists|students?|income|choose|enter|add|loan|price|chance|score|scores|state|states|parents|grades|graduate|miles|more|than|under|over|about|fall|ask|admission rate|back|next|change|keep|see|sort|filter)(?![\p{L}\p{N}])/giu;

  /** What the field calls a thing, printed beside the Spanish word for it; rules and agreements with a name. */
  const ownNames =
    /\((?:safety|target|reach|high school|transcript|class rank|weighted|unweighted|early decision|Computer Science|UC GPA|One Click College Admit)\)|“[^”]*”|Western Undergraduate Exchange|Midwest Student Exchange Program|Academic Common Market|New England tuition break|NC College Connect|CaliforniaColleges\.edu|Talented Twenty|Georgia Match|SUNY Top 10% Promise/g;

  /** English words that a reader of the page meets: in text, in names for screen readers, in hints, in the title. */
  function englishInQuiz(html: string): string[] {
    const colleges = [...html.matchAll(/<a[^>]* href="\/colleges\/\d[^"]*"[^>]*>([^<]*)</g)].map(
      ([, name = ""]) => name,
    );
    // Longest first: one name may begin another.
    const names = [...new Set(colleges)].sort((a, b) => b.length - a.length);
    const without = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, " "), text);
    const main = without(mainOf(html)).replace(/<(\w+)[^>]* lang="en-US"[\s\S]*?<\/\1>/g, " ");
    const named = [...main.matchAll(/ (?:aria-label|placeholder|title|alt)="([^"]*)"/g)].map(([, text]) => text);
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ \|.*$| · .*$/, "") ?? "";
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
    const text = textOf(`<main>${main.replace(/></g, "> <").replace(/<!-- -->/g, "")}</main>`);
    const own = [text, ...named, title, description]
      .join(" | ")
      .replace(ownNames, " ")
      // The address to share.
      .replace(/https?:\/\/\S+/g, " ")
      // Cities and postal codes.
      .replace(/\b(?:College (?:Park|Station|Place|Point)|State College|[A-Z]\w+ State)\b|\b[A-Z]{2}\b/g, " ");
    return [...own.matchAll(anyEnglish)].map(({ index }) => own.slice(Math.max(0, index - 40), index + 40));
  }

  it("is paired with the one in English", () => expectPair("/college-match-quiz"));

  it.each(["", "school", "tests", "study", "place", "kind", "weights", "money"])(
    "asks in Spanish alone: %s",
    async (step) => {
      const html = await opened(step === "" ? path : `${path}?step=${step}`);
      expect(html).toMatch(/<html[^>]* lang="es"/);
      expect(englishInQuiz(html)).toEqual([]);
      expect(mainOf(html)).not.toMatch(/(?:href|action)="\/college-match-quiz\?/);
    },
  );

  it("tells every answer back in Spanish", async () => {
    const answers =
      "year=2027&gpa=4.3&rank=8&rigor=most&advanced=7&sat=1300&act=29&tests=plan&fields=51,1107,1108&state=NY&zip=10001&miles=400&regions=southeast&states=NC,NJ&levels=4,2&sizes=small,huge&settings=suburb&controls=nonprofit&missions=hsi&religion=catholic&broad=yes&soft=sizes,religion&admission=3&outcomes=0";
    for (const step of ["school", "kind", "weights", "money"]) {
      const html = await opened(`${path}?step=${step}&${answers}`);
      expect(englishInQuiz(html)).toEqual([]);
      expect(textOf(html)).toContain("termina en 2027, promedio (GPA) de 4.3 ponderado, en el 8% más alto de la clase");
      expect(textOf(html)).toContain("de Nueva York");
      expect(textOf(html)).toContain("solo Nueva Jersey y Carolina del Norte");
    }
  });

  it.each([
    ["year=11", "Eso parece un grado escolar."],
    ["year=2008", "2008 parece un año de nacimiento."],
    ["year=1850", "Escriba el año en que termina la escuela secundaria, de"],
    ["gpa=mucho", "Escriba su promedio (GPA) como número o letra, por ejemplo 3.4, 92 o B+."],
    ["gpa=4.5&scale=4", "Un promedio no ponderado es de 4.0 como máximo."],
    ["gpa=9", "¿La escala es hasta 100? Usamos la escala de 4.0"],
    ["gpa=8/10", "No podemos convertir un promedio de una escala hasta 10."],
    ["rank=primero", "Escriba su lugar en la clase como porcentaje, por ejemplo 10"],
    ["advanced=99", "Escriba un número entero de 0 a 40."],
    ["sat=24", "Eso parece un puntaje del ACT."],
    ["sat=1185", "Los totales del SAT terminan en 0"],
    ["act=1200", "Eso parece un total del SAT."],
    ["zip=123", "El código postal tiene cinco cifras"],
    ["zip=00001", "No conocemos el código postal 00001."],
    ["state=Jalisco", "Elija de la lista el estado donde vive."],
    ["miles=9999", "Escriba una distancia de 1 a 6000 millas."],
    ["sizes=giant", "Elija tamaños de la lista."],
    ["fields=xx", "Elija campos de la lista."],
    ["admission=9", "Elija una de las cuatro opciones, de “No cuenta” a “Mucho”."],
  ])("says in Spanish what is wrong with %s", async (typed, said) => {
    const response = await site.get(`${path}?step=results&${typed}`);
    const landed = response.status === 302 ? await site.get(response.headers.get("Location") ?? "") : response;
    expect(landed.status).toBe(400);
    const html = await landed.text();
    expect(textOf(html)).toContain(said);
    expect(textOf(html)).toContain("Hay un problema");
    expect(englishInQuiz(html)).toEqual([]);
  });

  it.each([
    "",
    "?gpa=3.4&state=OH",
    "?gpa=3.4&state=OH&sort=price&page=2&label=reach",
    "?gpa=3.7&state=TX&rank=8&sat=1210&levels=4,2",
    "?gpa=2.2&state=CA",
    "?gpa=3.2&state=CA&tests=without&zip=94110&miles=100&fields=51,5138",
    "?gpa=4.4&state=MS&act=19&fields=0101",
    "?gpa=92&state=abroad&religion=no",
    "?gpa=3.1&state=WV&religion=jewish&settings=rural",
    "?gpa=3.1&state=NM&missions=tribal,hsi&controls=public&sizes=tiny&soft=missions",
    "?levels=2&state=PR&broad=yes",
    "?gpa=3&states=WY&missions=men&controls=forprofit",
    "?gpa=3&miles=200",
  ])("answers in Spanish: %s", async (search) => {
    const html = await opened(`${path}/results${search}`);
    expect(html).toMatch(/<html[^>]* lang="es"/);
    expect(englishInQuiz(html)).toEqual([]);
    expect(mainOf(html)).not.toMatch(/(?:href|action)="\/college-match-quiz(?:\/results)?[?"#]/);
  });

  const money = { income: "1", budget: "15,000" };
  const list = "/college-match-quiz/results?gpa=3.4&sat=1150&state=OH&fields=51";

  it("answers a post with money in Spanish, with the figures of the English list and no money in a link", async () => {
    const html = await posted(`/es${list}`, money);
    expect(englishInQuiz(html)).toEqual([]);
    expect(textOf(html)).toContain(
      "Los precios toman en cuenta los ingresos de la familia (de $30,001 a $48,000) y $15,000 por año de su familia.",
    );
    const figures = (page: string) =>
      [...mainOf(page).matchAll(/class="figures [^"]*">([^<]*)</g)].map(([, one]) => one);
    const english = await (await new Visitor(site.origin).post(list, bodyOf(money))).text();
    const inEnglish = figures(html).map((one) =>
      one
        ?.replace(" a ", " to ")
        .replaceAll("más del", "over")
        .replace(/punto(s?)\b/g, "point$1"),
    );
    expect(inEnglish).toEqual(figures(english));
    expect(figures(html).length).toBeGreaterThan(60);
    expect(html).not.toMatch(/(?:href|action)="[^"]*(?:15,000|15000|budget)/);
    // The income goes on with the colleges, in a form: no address holds it.
    const [, toCost = ""] =
      html.match(/<form method="post" action="\/es\/college-cost-calculator">(.*?)<\/form>/s) ?? [];
    const handed = new URLSearchParams(
      [...toCost.matchAll(/<input type="hidden" name="([^"]*)"[^>]*? value="([^"]*)"/g)].map(([, name, value]) => [
        name ?? "",
        value ?? "",
      ]),
    );
    expect(handed.get("band")).toBe(money.income);
    handed.set("intent", "find");
    const cost = await new Visitor(site.origin).post("/es/college-cost-calculator", handed);
    expect(cost.status).toBe(200);
    const page = await cost.text();
    for (const unitid of handed.get("unitids")?.split(",") ?? []) expect(page).toContain(unitid);
    expect(page).toContain("$30,001");
  });

  it("says in Spanish what is wrong with an amount, keeps it, and gives a list without money a link", async () => {
    const html = await posted(`/es${list}`, { income: "1", budget: "mucho" }, 400);
    expect(englishInQuiz(html)).toEqual([]);
    expect(textOf(html)).toContain("Escriba en dólares lo que su familia puede pagar por año, por ejemplo 15000.");
    expect(html).toContain('value="mucho"');
    const plain = await new Visitor(site.origin).post(`/es${list}`, bodyOf({ income: "", budget: "" }));
    expect(plain.status).toBe(303);
    expect(plain.headers.get("Location")).toMatch(/^\/es\/college-match-quiz\/results\?/);
  });

  it("explains its method in Spanish, with the numbers of the English page, and its own pages lead there", async () => {
    const method = "/college-match-quiz/method";
    await expectPair(method);
    const html = await opened(`/es${method}`);
    expect(html).toMatch(/<html[^>]* lang="es"/);
    expect(englishInQuiz(html)).toEqual([]);
    // Spanish writes "the top tenth" as a percent too, so it may have more.
    const numbers = (page: string) =>
      [
        ...textOf(mainOf(page))
          .replaceAll(" %", "%")
          .matchAll(/\d[\d.,–%]*\d%?/g),
      ].map(([one]) => one);
    const inSpanish = numbers(html);
    expect(numbers(await opened(method)).filter((one) => !inSpanish.includes(one))).toEqual([]);
    expect(inSpanish.length).toBeGreaterThan(100);
    for (const page of [path, `${path}/results?gpa=3.4&state=OH`])
      expect(mainOf(await opened(page))).toContain(`href="/es${method}"`);
    expect(await (await site.get("/sitemap.xml")).text()).toContain(`/es${method}</loc>`);
  });

  it("writes the file of the list in Spanish", async () => {
    const response = await site.get("/es/college-match-quiz/results.csv?gpa=3.4&state=OH");
    expect(response.headers.get("Content-Disposition")).toContain("lista-de-universidades.csv");
    const [head = "", ...rows] = (await response.text()).trim().split("\r\n");
    expect(head).toContain("Puesto,Universidad,Ciudad,Estado,Grupo,Probabilidad mínima (%)");
    expect(new Set(rows.map((row) => /,(segura|posible|difícil),/.exec(row)?.[1]))).toEqual(
      new Set(["segura", "posible", "difícil"]),
    );
  });
});
