import type { Translations } from "~/translation";

/** The page with the list, in Spanish by its English text. */
export const resultMessages = {
  "Your college list": "Su lista de universidades",
  "Show the list": "Mostrar la lista",
  "You’re offline. This list was worked out on this device.":
    "No tiene conexión. Esta lista se calculó en este dispositivo.",
  "It’s the same list as with a connection. The map, pages of colleges that aren’t kept on this device, comparing what these colleges cost, their dates, visits, the spreadsheet and saving to your plan need a connection.":
    "Es la misma lista que con conexión. Necesitan conexión el mapa, las páginas de universidades que no están guardadas en este dispositivo, comparar lo que cuestan, sus fechas, las visitas, la hoja de cálculo y guardar en su plan.",
  "You’re offline, and this device doesn’t know which colleges offer a single program, such as nursing. Without a connection, choose a whole field, such as health.":
    "No tiene conexión, y este dispositivo no sabe qué universidades ofrecen un solo programa, como enfermería. Sin conexión, elija un área completa, como salud.",
  "Choose the whole field instead": "Elegir el área completa",
  "See or change your answers": "Ver o cambiar sus respuestas",
  "a GPA of {gpa}": "un promedio (GPA) de {gpa}",
  "an SAT score of {score}": "un puntaje de {score} en el SAT",
  "an ACT score of {score}": "un puntaje de {score} en el ACT",
  "with {record}": "con {record}",
  "interested in {fields}": "con interés en {fields}",
  "For a student {about}.": "Para un estudiante {about}.",
  "You haven’t told us anything yet, so this is a list for any student.":
    "Todavía no nos ha dicho nada, así que esta lista es para cualquier estudiante.",
  "You haven’t told us about yourself yet, so the chances are those of any student.":
    "Todavía no nos ha dicho nada de usted, así que las probabilidades son las de cualquier estudiante.",
  "We took {gpa} as a weighted GPA. If it isn’t, {link}.":
    "Tomamos {gpa} como un promedio ponderado (weighted). Si no lo es, {link}.",
  "choose the scale": "elija la escala",
  "a family income of {band}": "los ingresos de la familia ({band})",
  "{budget} a year from your family": "{budget} por año de su familia",
  "Prices count {answers}.": "Los precios toman en cuenta {answers}.",
  "Your income isn’t counted in these prices.": "Estos precios no toman en cuenta sus ingresos.",
  "Add it": "Agregarlos",
  "Count what you told us": "Tomar en cuenta lo que nos dijo",
  "A few answers would make this list much better": "Unas pocas respuestas mejorarían mucho esta lista",
  "What would make this list better": "Qué mejoraría esta lista",

  // The balanced list
  "A balanced list to start from": "Una lista equilibrada",
  "You’re likely to get in.": "La admisión es probable.",
  "It could go either way.": "Puede que sí, puede que no.",
  "Worth a try, not something to count on.": "Pruebe, pero no cuente con ella.",
  "No safety college fits your answers.": "Ninguna universidad segura coincide con sus respuestas.",
  "No target college fits your answers.": "Ninguna universidad posible coincide con sus respuestas.",
  "No reach college fits your answers.": "Ninguna universidad difícil coincide con sus respuestas.",
  "Only {count} found.": "Encontradas: solo {count}.",
  "Without grades, a class rank or scores, only a college that admits everyone can be one. Add your GPA.":
    "Sin calificaciones, lugar en la clase ni puntajes, solo puede serlo una universidad que admite a todos. Agregue su promedio (GPA).",
  "Every list needs at least one. Try more places, sizes or kinds of college.":
    "Toda lista necesita por lo menos una. Pruebe con más lugares, tamaños o tipos de universidad.",
  "Broader answers would find more.": "Con respuestas más amplias se encontrarían más.",
  "{miles} miles from home": "a {miles} millas de casa",
  Chance: "Probabilidad",
  "of admission": "de admisión",
  "From {range}": "Rango: {range}",
  "the chance at {name}": "la probabilidad en {name}",
  "the price at {name}": "el precio en {name}",
  "Price per year": "Precio por año",
  Graduate: "Se gradúan",
  "Your chance and the price of a year. Tap for more.": "Su probabilidad y el precio por año. Toque para más.",
  "Where these colleges are": "Dónde están estas universidades",
  "Map with the place of each college of the list: {names}":
    "Mapa con el lugar de cada universidad de la lista: {names}",
  "What {name} reports": "Qué informa {name}",
  "Working it out…": "Calculando…",
  "It couldn’t be worked out on this device.": "No se pudo calcular en este dispositivo.",
  "What this number means": "Qué significa este número",
  "Why this one": "Por qué esta",
  "Your program may admit by itself, which lowers a chance. These chances count it.":
    "Su programa puede tener su propia admisión, más difícil. Aquí ya se toma en cuenta.",
  "More about this chance": "Más sobre esta probabilidad",
  "this one": "esta",
  "all {count}": "las {count}",
  "If you apply to {all}, the chance that at least one says yes is, by our estimate, {range}.":
    "Si solicita la admisión a {all}, la probabilidad de que por lo menos una diga que sí es, según nuestro cálculo, {range}.",
  "For the targets and reaches alone it’s {range}.": "Solo con las posibles y las difíciles es {range}.",
  "They all look at the same record, so their decisions tend to go the same way. We account for that, so this number is lower than if each college decided on its own. It’s an estimate, like every chance here.":
    "Todas ven las mismas calificaciones, así que sus decisiones suelen parecerse. Lo tomamos en cuenta, y por eso el número es más bajo que si cada una decidiera por separado. Es un cálculo aproximado, como toda probabilidad aquí.",
  "How we work out chances": "Cómo calculamos las probabilidades",

  // What to do with it
  "What to do with this list": "Qué hacer con esta lista",
  "Compare what they cost": "Compare lo que cuestan",
  "Counting what you told us about money…": "Contando lo que nos dijo sobre el dinero…",
  "Net price, who pays and what’s missing, year by year, for each of these colleges.":
    "El precio neto, quién paga y cuánto falta, año por año, de cada una de estas universidades.",
  "Plan the deadlines": "Planee las fechas límite (en inglés)",
  "Every date and the work leading up to it, plus a calendar file.":
    "Cada fecha y lo que hay que hacer antes, con un archivo para su calendario.",
  "Plan the visits": "Planee las visitas (en inglés)",
  "The shortest trip to see them, day by day.": "El recorrido más corto para verlas, día por día.",

  // The whole list
  "No college fits yet": "Todavía no hay ninguna universidad",
  "All {count} colleges": "Todas las universidades ({count})",
  "{safety} safety · {target} target · {reach} reach": "seguras: {safety} · posibles: {target} · difíciles: {reach}",
  College: "Universidad",
  Miles: "Millas",
  Fit: "Afinidad",
  "open admission": "admisión abierta",
  "from similar colleges": "según universidades parecidas",
  "Sort the list": "Ordenar la lista",
  "Sort by": "Ordenar por",
  Price: "Precio",
  Graduation: "Graduación",
  Name: "Nombre",
  "Pages of the list": "Páginas de la lista",
  Previous: "Anterior",
  Next: "Siguiente",
  "{from}–{to} of {all}": "{from}–{to} de {all}",
  Filter: "Filtrar",
  "now: {filters}": "ahora: {filters}",
  "nothing filtered": "sin filtros",
  Safety: "Segura",
  Target: "Posible",
  Reach: "Difícil",
  "Only in": "Solo en",
  "Filter the list": "Filtrar la lista",
  "What matters most": "Lo que más importa",
  "Reorder the list": "Reordenar la lista",
  "Active filters": "Filtros activos",
  "take away, {count} more college": "quitar: {count} universidad más",
  "take away, {count} more colleges": "quitar: {count} universidades más",
  "removing only this one finds no more": "quitando solo este no se encuentran más",
  "No college fits all your answers.": "Ninguna universidad coincide con todas sus respuestas.",
  "No college has the label you’re filtering by.": "Ninguna universidad está en el grupo que eligió.",
  "Only {count} college fits your answers.": "Solo {count} universidad coincide con sus respuestas.",
  "Only {count} colleges fit your answers.": "Solo {count} universidades coinciden con sus respuestas.",
  "Take away the filter on {filter}: {count} college comes back":
    "Quitar el filtro de {filter}: vuelve {count} universidad",
  "Take away the filter on {filter}: {count} colleges come back":
    "Quitar el filtro de {filter}: vuelven {count} universidades",
  "You’d have to change several answers at once.": "Tendría que cambiar varias respuestas a la vez.",
  "Start from the whole list": "Empezar con la lista completa",

  // The answers behind it
  "left out": "no se usó",
  "used for this list, never in a link": "se usó para esta lista, nunca en un enlace",
  nothing: "nada",
  Change: "Cambiar",
  "Change your money answers": "Cambiar sus respuestas sobre dinero",
  "See the list again": "Ver la lista otra vez",

  // Taking it along
  "Share, print or download it": "Compartir, imprimir o descargar",
  "This link opens the same list on any device. Anyone who has it can see your answers.":
    "Este enlace abre la misma lista en cualquier dispositivo. Quien lo tenga puede ver sus respuestas.",
  "This link opens the same list on any device. Anyone who has it can see your answers, but nothing about money. We leave that out of the link.":
    "Este enlace abre la misma lista en cualquier dispositivo. Quien lo tenga puede ver sus respuestas, pero nada sobre dinero: eso no va en el enlace.",
  "Copied.": "Copiado.",
  "Your browser didn’t allow copying. Select the address and copy it.":
    "Su navegador no permitió copiar. Seleccione la dirección y cópiela.",
  "Copy the link": "Copiar el enlace",
  Print: "Imprimir",
  "Save as a spreadsheet": "Guardar como hoja de cálculo",
  "Save it": "Guardar la lista",
  "Where the figures come from": "De dónde vienen las cifras",
  "Chances, labels and fit are our own estimates from these figures. They haven’t been checked against real admission decisions.":
    "Las probabilidades, los grupos y la afinidad son cálculos nuestros con estas cifras. No se han comparado con decisiones de admisión reales.",
  "How they’re made": "Cómo se hacen",
} as const satisfies Translations;
