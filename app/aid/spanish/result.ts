import type { Translations } from "~/translation";

/** The result of the FAFSA calculator, and the answer beside the form. */
export const resultMessages = {
  // The page
  "FAFSA calculator": "Calculadora de la FAFSA",
  "The exact federal Student Aid Index (SAI) and Pell Grant, line by line. Have the tax return handy. It takes about ten minutes. Our server keeps none of it unless you save it to your plan.":
    "El Índice de Ayuda Estudiantil (SAI) y la Beca Federal Pell exactos, línea por línea. Tenga a mano la declaración de impuestos. Tarda unos diez minutos. Nuestro servidor no guarda nada, a menos que usted lo guarde en su plan.",
  "Change an answer": "Cambiar una respuesta",
  "Now the household of {second}": "Ahora, la {second}",
  "The parents’ section is empty, and so is the state. Choose the one where {second} lives. The result of {first}’s household will show next to this one, but not what was filled in for it.":
    "La sección de los padres está en blanco, y también el estado: elija el de la {second}. El resultado de la {first} aparecerá junto a este, pero no lo que se escribió para calcularlo.",

  // Headline
  "This isn’t your result": "Este no es su resultado",
  "The FAFSA for {awardYear} uses the household of {counts}, which hasn’t been worked out here. These figures are from {here}’s household.":
    "La FAFSA de {awardYear} usa la {counts}, que aquí todavía no se ha calculado. Estas cifras son de la {here}.",
  "Your result for {awardYear}": "Su resultado para {awardYear}",
  "For a family of {size}, with the taxes of {taxYear}.": "Para una familia de {size}, con los impuestos de {taxYear}.",
  "For a family of {size} in {state}, with the taxes of {taxYear}.":
    "Para una familia de {size} en {state}, con los impuestos de {taxYear}.",
  "From the household of {counts}, which the FAFSA uses.": "De la {counts}, que es la que usa la FAFSA.",
  "What it would be if {here} counted": "Cuál sería si contara la {here}",
  "Student Aid Index (SAI)": "Índice de Ayuda Estudiantil (SAI)",
  "the Student Aid Index": "el Índice de Ayuda Estudiantil",
  "The Student Aid Index says how much federal rules expect a family to be able to pay in {awardYear}. The lower it is, the more aid.":
    "El Índice de Ayuda Estudiantil dice cuánto suponen las reglas federales que una familia puede pagar en {awardYear}. Mientras más bajo, más ayuda.",
  "Federal Pell Grant": "Beca Federal Pell",
  "Federal Pell Grant, not final": "Beca Federal Pell, no definitiva",
  "The SAI is a number, not a bill. A college takes it off its cost of attendance to see how much need-based aid you can get. The lower it is, the more aid: −1,500 is the lowest.":
    "El SAI es un número, no una factura. La universidad lo resta de su costo de asistencia para saber cuánta ayuda puede darle según su necesidad económica. Mientras más bajo, más ayuda: el más bajo es −1,500.",
  "The amount is for a full-time student for the whole year; at three-quarter time it is about 75% of it, at half time about 50%.":
    "Es la cantidad para un estudiante de tiempo completo en todo el año; a tres cuartos de tiempo es cerca del 75%, y a medio tiempo, cerca del 50%.",
  "Pell amounts for {awardYear} aren’t published yet":
    "Todavía no se han publicado las cantidades de la Beca Pell para {awardYear}",
  "The SAI is worked out with the tables of {awardYear}. The Pell Grant uses the amounts of {amountsOf}, because the U.S. Department of Education hasn’t published those of {awardYear}.":
    "El SAI se calcula con las tablas de {awardYear}. La Beca Pell usa las cantidades de {amountsOf}, porque el Departamento de Educación de Estados Unidos no ha publicado las de {awardYear}.",
  "An estimate, because of what is empty": "Un cálculo aproximado, por lo que está en blanco",
  "You left this empty: {fields}.": "Dejó en blanco: {fields}.",
  "Counted as 0: {fields}.": "Contado como 0: {fields}.",
  "Work: all of the income is counted as earned, by one person.":
    "Trabajo: todo el ingreso cuenta como ganado trabajando, por una sola persona.",
  "Depending on what is empty, the SAI is {sai} and the Pell Grant {pell}.":
    "Según lo que está en blanco, el SAI está {sai} y la Beca Pell {pell}.",
  "Counted as Single": "Contado como Soltero",
  "You left this empty: {fields}. With another status the SAI and the Pell Grant may be different.":
    "Dejó en blanco: {fields}. Con otro estado civil, el SAI y la Beca Pell pueden ser distintos.",
  "On the form:": "En el formulario:",

  // Why the Pell Grant is what it is
  "Pell Grants are for undergraduates who don’t have a bachelor’s degree yet.":
    "La Beca Pell es para estudiantes de pregrado que todavía no tienen una licenciatura.",
  "Children of service members and public safety officers who died in the line of duty get the full Pell Grant.":
    "Los hijos de militares y agentes de seguridad pública que murieron en cumplimiento del deber reciben la Beca Pell completa.",
  "With an SAI of {cutoff} or more there is no Pell Grant: that is twice the largest one.":
    "Con un SAI de {cutoff} o más no hay Beca Pell: es el doble de la beca más alta.",
  "The full Pell Grant, because no one had to file a tax return.":
    "La Beca Pell completa, porque nadie tenía que presentar una declaración de impuestos.",
  "The full Pell Grant, because the income is within {percent}% of the poverty line ({line} for this family).":
    "La Beca Pell completa, porque los ingresos no pasan del {percent}% de la línea de pobreza ({line} para esta familia).",
  "The full Pell Grant, because the SAI isn’t above 0.": "La Beca Pell completa, porque el SAI no es mayor que 0.",
  "The largest Pell Grant ({max}) minus the SAI, to the nearest $5.":
    "La Beca Pell más alta ({max}) menos el SAI, redondeado a los $5 más cercanos.",
  "The smallest Pell Grant ({min}), which goes by income and family size where the SAI leaves nothing.":
    "La Beca Pell más baja ({min}), que depende de los ingresos y el tamaño de la familia cuando el SAI no deja nada.",
  "The SAI leaves less than the smallest Pell Grant ({min}), and the income is above the limit for it.":
    "El SAI deja menos que la Beca Pell más baja ({min}), y los ingresos pasan del límite para recibirla.",
  "Assets weren’t counted: the income is within the limit of the full Pell Grant.":
    "No se contaron los bienes: los ingresos no pasan del límite de la Beca Pell completa.",
  "Assets weren’t counted: someone in the household got a federal benefit in the last 24 months.":
    "No se contaron los bienes: alguien del hogar recibió un beneficio federal en los últimos 24 meses.",
  "Assets weren’t counted: the income is below $60,000 and the tax return is a simple one.":
    "No se contaron los bienes: los ingresos son menores de $60,000 y la declaración de impuestos es sencilla.",

  // Who goes on the form
  "There’s no parent to ask. Talk to the college’s aid office before you file.":
    "No hay padre ni madre a quien pedirle datos. Hable con la oficina de ayuda económica de la universidad antes de enviar el formulario.",
  "To tell which parent goes on the form, we need one more answer: {question}.":
    "Para saber qué padre o madre va en el formulario falta una respuesta: {question}.",
  "how your parents live": "cómo viven sus padres",
  "who gave more support in the last 12 months": "de qué casa recibió más apoyo en los últimos 12 meses",
  "whose income and assets are greater": "en qué casa son mayores los ingresos y los bienes",
  "whether the parent who counts is married today": "si la persona que cuenta está casada hoy",
  "whether the couple filed one joint return": "si la pareja presentó una declaración conjunta",
  "Both of your parents, because they’re married to each other.": "Los dos padres, porque están casados entre sí.",
  "Both of your parents, because they live together.": "Los dos padres, porque viven juntos.",
  "{who}, who gave you more support in the last 12 months.":
    "{who}, porque de ahí recibió más apoyo en los últimos 12 meses.",
  "{who}, who has the greater income and assets; the support from both was the same.":
    "{who}, porque ahí son mayores los ingresos y los bienes; el apoyo de las dos fue igual.",
  "Your one legal parent.": "Su único padre o madre legal.",
  "Your parent": "Su padre o madre",
  "The stepparent’s income and assets count too.":
    "También cuentan los ingresos y bienes del padrastro o la madrastra.",
  "One person is invited to the form.": "Una persona recibe una invitación al formulario.",
  "Two people are invited to the form, and each must agree.":
    "Dos personas reciben una invitación al formulario, y cada una debe dar su consentimiento.",
  "The FAFSA takes one of your two homes. Colleges that ask for the CSS Profile may also ask the other one, so their own grants can go by both incomes.":
    "La FAFSA toma una de sus dos casas. Las universidades que piden el CSS Profile pueden pedirle datos también a la otra, y entonces sus propias becas dependen de los ingresos de las dos.",

  // Two households
  "Your two households": "Sus dos casas",
  "These answers don’t say whose numbers they are. Open them in the tool and choose {first} or {second}. Then you can work out the other household too.":
    "Estas respuestas no dicen de qué casa son. Ábralas en la calculadora y elija {first} o {second}. Después puede calcular también la otra.",
  "What the result would be with each parent’s household. We show only the results here, not what anyone filled in.":
    "Cuál sería el resultado con cada casa. Aquí mostramos solo los resultados, no lo que escribió cada quien.",
  Household: "Casa",
  SAI: "SAI",
  "Pell Grant": "Beca Pell",
  "the FAFSA uses this one": "la FAFSA usa esta",
  "If you share this device, close this page before you hand it over: the browser’s back button can bring a page back.":
    "Si comparte este dispositivo, cierre esta página antes de entregarlo: con el botón de atrás se puede volver a verla.",
  "Work it out for {other} too": "Calcular también la {other}",
  "The next form starts without {here}’s numbers, and neither household’s numbers show beside the other’s.":
    "El siguiente formulario empieza sin las cifras de la {here}, y las cifras de una casa no se muestran junto a las de la otra.",

  // What to do next
  "What to do next": "Qué hacer ahora",
  "Make an account at {site} for yourself. Do it a few days ahead so it’s confirmed in time.":
    "Cree su cuenta en {site}. Hágalo unos días antes para que la confirmen a tiempo.",
  "Make an account at {site} for yourself and for each parent who is invited. Do it a few days ahead so it’s confirmed in time.":
    "Cree una cuenta en {site} para usted y otra para cada padre o madre que se invite. Hágalo unos días antes para que las confirmen a tiempo.",
  "File the FAFSA as early as you can. It’s free. Everyone on the form must agree to share their tax data.":
    "Envíe la FAFSA lo antes que pueda. Es gratis. Todas las personas del formulario deben aceptar que se compartan sus datos de impuestos.",
  "If income has dropped since {year}, file anyway, then ask each college’s aid office for a professional judgment review.":
    "Si los ingresos han bajado desde {year}, envíela de todos modos y pida a la oficina de ayuda económica de cada universidad una revisión por circunstancias especiales (professional judgment).",
  "{link}: an SAI tells you your need, not what a college will give.":
    "{link}: el SAI mide su necesidad económica, no dice lo que va a dar una universidad.",
  "Compare the net price of your colleges": "Compare el precio neto de sus universidades",
  "Take this SAI to the cost calculator": "Llevar este SAI a la calculadora de costos",
  "There’s no SAI to take to the cost calculator yet. It needs the one from {name}’s household, which the FAFSA uses.":
    "Todavía no hay un SAI que llevar a la calculadora de costos. Hace falta el de la {name}, que es la que usa la FAFSA.",
  "Take {name}’s SAI to the cost calculator": "Llevar el SAI de la {name} a la calculadora de costos",
  "Save {whose}’s answers to my plan": "Guardar en mi plan las respuestas de la {whose}",

  // Deadlines
  Deadlines: "Fechas límite",
  "Federal, for {awardYear}": "Federal, para {awardYear}",
  "{date}, {note}. Corrections {corrections}. That’s the last day, and far too late for most aid.":
    "{date}, {note}. Correcciones: {corrections}. Ese es el último día, y para casi toda la ayuda ya es demasiado tarde.",
  "{date}, {note} by the usual rule; confirm it at studentaid.gov. Corrections {corrections}. That’s the last day, and far too late for most aid.":
    "{date}, {note}, según la regla habitual; confírmelo en studentaid.gov. Correcciones: {corrections}. Ese es el último día, y para casi toda la ayuda ya es demasiado tarde.",
  "11:59 p.m. Central time": "11:59 p. m., hora del centro",
  "by mid-September 2025; the exact day is on studentaid.gov":
    "hasta mediados de septiembre de 2025; el día exacto está en studentaid.gov",
  "by mid-September 2026; the exact day is on studentaid.gov":
    "hasta mediados de septiembre de 2026; el día exacto está en studentaid.gov",
  "by mid-September 2027; the exact day is on studentaid.gov":
    "hasta mediados de septiembre de 2027; el día exacto está en studentaid.gov",
  "by mid-September 2028; the exact day is on studentaid.gov":
    "hasta mediados de septiembre de 2028; el día exacto está en studentaid.gov",
  "Your state": "Su estado",
  "Check them with {agency}, or look in {list}.": "Confírmelas con {agency}, o búsquelas en {list}.",
  "Every state sets its own date, often in winter. Ask {agency}, or look in {list}.":
    "Cada estado fija su fecha, muchas veces en invierno. Pregunte a {agency}, o búsquela en {list}.",
  "We have no date of your state for {awardYear}. Ask {agency}, or look in {list}.":
    "No tenemos la fecha de su estado para {awardYear}. Pregunte a {agency}, o búsquela en {list}.",
  "your state’s aid agency": "la agencia de ayuda de su estado",
  "the {agency} at {site}": "{agency}, en {site}",
  "the federal list of all states": "la lista federal de todos los estados",
  "Your colleges": "Sus universidades",
  "Each college has a priority date, usually the earliest of all. Look at its financial aid page.":
    "Cada universidad tiene una fecha de prioridad, que casi siempre es la primera de todas. Búsquela en su página de ayuda económica.",

  // What moves it
  "What moves it": "Qué lo hace cambiar",
  "This is for {whose}’s household, which the FAFSA doesn’t use.": "Esto es de la {whose}, que la FAFSA no usa.",
  "What changes if one line is {amount} higher and everything else stays the same. Lines that change nothing are left out.":
    "Qué cambia si una línea aumenta {amount} y todo lo demás queda igual. No se muestran las líneas que no cambian nada.",
  "{amount} more of": "{amount} más de",
  parents: "padres",
  student: "estudiante",
  "crosses a Pell income limit": "pasa un límite de ingresos de la Beca Pell",
  "The formula jumps at the Pell limits and at the $60,000 asset rule. A jump there is bigger than the rates in the tables.":
    "La fórmula da saltos en los límites de la Beca Pell y en la regla de los $60,000 para los bienes. Ahí el cambio es mayor que el de las tasas de las tablas.",
  "A raise: earned from work and AGI together": "Un aumento de sueldo: ingresos del trabajo y AGI a la vez",
  "{earned}, with the same AGI": "{earned}, con el mismo AGI",
  "no change": "no cambia",

  // Line by line
  "Line by line": "Línea por línea",
  Line: "Línea",
  Amount: "Cantidad",
  plus: "más",
  minus: "menos",
  gives: "da",
  "Formula {formula} of {awardYear}, with the income of {year}. Where the tables come from:":
    "Fórmula {formula} de {awardYear}, con los ingresos de {year}. De dónde vienen las tablas (en inglés):",
} as const satisfies Translations;
