import type { Translations } from "~/translation";

/**
 * The page about the method, in Spanish by its English text. Numbers come from the model. What the quiz says too stands
 * here once more, so that the page needs none of its tables; a test holds that both say the same.
 */
export const methodMessages = {
  "Read this part": "Leer esta parte",
  // As the quiz says it
  "College match quiz": "Cuestionario de universidades",
  "top {rank}% of the class": "en el {rank}% más alto de la clase",
  "My chance of getting in": "Mi probabilidad de admisión",
  "What it costs": "Lo que cuesta",
  "Graduation, pay and debt after college": "La graduación, y el sueldo y la deuda al terminar",
  "My field, place and kind of college": "Mi campo, el lugar y el tipo de universidad",
  "Leave it out": "No cuenta",
  "A lot": "Mucho",
  "Fields of study": "Campos de estudio",
  "Where the figures come from": "De dónde vienen las cifras",
  "Grades, early rounds, waitlists and rates by residency come from the Common Data Sets that colleges publish about themselves, and from universities’ own releases. Where we show one, it names the document and its year.":
    "Las calificaciones, las rondas anticipadas, las listas de espera y las tasas según la residencia vienen de los Common Data Sets que las universidades publican sobre sí mismas, y de comunicados de las propias universidades. Donde mostramos una, nombra el documento y su año.",
  Safety: "Segura",
  Target: "Posible",
  Reach: "Difícil",

  "How your chances are worked out": "Cómo se calculan sus probabilidades",
  "A chance here is an estimate from published figures. It helps you sort colleges and build a balanced list. It isn’t a prediction about you, and no college has a say in it.":
    "Una probabilidad, aquí, es un cálculo aproximado con cifras publicadas. Sirve para ordenar universidades y hacer una lista equilibrada. No predice lo que le va a pasar a usted, y ninguna universidad interviene en ella.",
  "Not validated on a representative sample": "No se ha comprobado con una muestra representativa",

  // What goes in
  "What goes in": "Qué se toma en cuenta",
  "The share of applicants a college admitted, as it reported to the U.S. Department of Education.":
    "Qué porcentaje de sus solicitantes admitió la universidad, según lo informó al Departamento de Educación de Estados Unidos.",
  "The middle half of the SAT and ACT scores of its first-year students, and how many sent scores.":
    "La mitad central de los puntajes del SAT y del ACT de sus estudiantes de primer año, y cuántos enviaron puntajes.",
  "Whether it requires tests, leaves them optional or doesn’t consider them: what we found for the fall applications are open for, otherwise what it reported to the government.":
    "Si exige exámenes, los deja como opcionales o no los toma en cuenta: lo que encontramos para el otoño al que se solicita ahora o, si no hay nada, lo que informó al gobierno.",
  "What it says it looks at: grades, courses, class rank, essays, recommendations, work.":
    "Qué dice que mira: calificaciones, cursos, lugar en la clase, ensayos, recomendaciones, trabajo.",
  "Rates for residents and others, where a public college published them, and states' rules that promise a place.":
    "Las tasas de admisión de residentes y de los demás, donde una universidad pública las publicó, y las reglas de los estados que prometen un lugar.",
  "Your GPA, class rank, how hard your courses are, and your SAT or ACT, if you gave them.":
    "Su promedio (GPA), su lugar en la clase, qué tan difíciles son sus cursos y su SAT o ACT, si los dio.",

  // The chance
  "How we work out a chance": "Cómo calculamos una probabilidad",
  "We place your grades and your score among the students of each college.":
    "Comparamos sus calificaciones y su puntaje con los de los estudiantes de cada universidad.",
  "We turn that place into a chance, so that the chances of all its applicants add up to the rate it reported.":
    "De esa comparación sale una probabilidad, de manera que las de todos sus solicitantes, juntas, den la tasa que informó la universidad.",
  "At a test-optional college a low score never lowers your chance, because you can leave it out. Scores count for nothing only where a current source says so (the University of California and Cal State).":
    "Donde el examen es opcional, un puntaje bajo nunca baja su probabilidad, porque puede no enviarlo. Los puntajes no cuentan para nada solo donde lo dice una fuente actual (la Universidad de California y Cal State).",
  "We give a range instead of one number. It’s wider where a college reports little, has few applicants, reads applications as a whole, or doesn't publish rates by residency.":
    "Damos un rango y no un solo número. Es más amplio cuando la universidad informa poco, tiene pocos solicitantes, lee cada solicitud en conjunto o no publica tasas según la residencia.",
  "Safety, target and reach follow from the range by one rule.":
    "Segura, posible o difícil: sale del rango, con una sola regla.",
  "Grades and courses count for more than a score, and they alone count where a college doesn’t look at scores. With a GPA and a score we place both among the applicants of each college; with one of them we use that one. With neither, your chance is close to the rate the college reported.":
    "Las calificaciones y los cursos cuentan más que un puntaje, y son lo único que cuenta donde no se miran los puntajes. Si da un promedio y un puntaje, comparamos los dos con los de los solicitantes de cada universidad; si da uno, usamos ese. Sin ninguno, su probabilidad queda cerca de la tasa que informó la universidad.",
  "A college that admits everyone who finishes high school is shown at {open} or more. No other chance goes above {most}: nothing is certain.":
    "Una universidad que admite a todos los que terminan la escuela secundaria aparece con {open} o más. Ninguna otra probabilidad pasa del {most}: nada es seguro.",

  // The range
  "Why it is a range": "Por qué es un rango",
  "One number would sound more certain than anyone can be. The range gets wider with everything we don’t know. Widths add up. They’re our choice, in standard scores (a width of 0.3 turns a chance of 50% into about 38% to 62%).":
    "Un solo número daría más seguridad de la que puede tener nadie. El rango se hace más amplio con cada cosa que no sabemos, y las amplitudes se suman. Las elegimos nosotros, en puntuaciones estándar (una amplitud de 0.3 convierte una probabilidad del 50% en una de 38% a 62%, más o menos).",
  "What makes a range wider, and by how much": "Qué hace más amplio un rango, y cuánto",
  "Where this holds": "Cuándo se aplica",
  Width: "Amplitud",
  "Every college": "Todas las universidades",
  "The college reports no admission rate": "La universidad no informa su tasa de admisión",
  "Fewer than 100 people applied, or the number isn’t reported":
    "Hubo menos de 100 solicitantes, o no se informa cuántos",
  "Fewer than 500 people applied": "Hubo menos de 500 solicitantes",
  "A public college that publishes rates by residency": "Universidad pública que publica tasas según la residencia",
  "A public college that doesn’t": "Universidad pública que no las publica",
  "A public college, and you didn’t give your state": "Universidad pública, y usted no dio su estado",
  "You gave no GPA": "No dio su promedio (GPA)",
  "The college requires a test and you gave no score": "La universidad exige un examen y usted no dio puntaje",
  "The college reports no test scores": "La universidad no informa puntajes",
  "Every field you chose may admit by program": "Todos los campos que eligió pueden admitir por programa",
  "Tests are optional there": "Los exámenes son opcionales",
  "It admits fewer than {share}": "Admite a menos del {share}",

  // What was fitted
  "What was fitted on published figures": "Qué se ajustó con cifras publicadas",
  "What follows was fitted on published tables. The rest are our own choices, shown on this page. None of this was validated on a representative sample of decisions.":
    "Lo que sigue se ajustó con tablas publicadas. Lo demás lo elegimos nosotros y está en esta página. Nada de esto se comprobó con una muestra representativa de decisiones.",
  "Residents and others.": "Residentes y los demás.",
  "{n} public universities outside the University of California publish both rates. The fewer they admit, the more they favor residents. A straight line through them explains {r2} of the differences, so colleges that don't publish get a gap {shrink} smaller than the line says.":
    "{n} universidades públicas, sin contar la Universidad de California, publican las dos tasas. Mientras menos admiten, más ventaja dan a los residentes. Una línea recta explica el {r2} de las diferencias; por eso, a las que no las publican les damos una diferencia {shrink} menor que la de la línea.",
  "How much grades decide.": "Cuánto deciden las calificaciones.",
  "{campuses} campuses of the University of California publish the grades of applicants and admits. Grades decide less where fewer are admitted. The line explains {r2} on the {n} campuses it was drawn through. California weighs grades more than most, so other colleges go {part} of the way.":
    "{campuses} campus de la Universidad de California publican las calificaciones de solicitantes y admitidos. Donde se admite a menos, las calificaciones deciden menos. La línea explica el {r2} en los {n} campus con los que se trazó. En California las calificaciones pesan más que en casi todas partes, así que en las demás universidades tomamos el {part} de ese efecto.",
  "Where applicants' grades lie.": "Qué calificaciones tienen los solicitantes.",
  "{n} colleges publish the GPAs of their new students (an average, bands or both), and {ranks} how many come from the top tenth of their class. GPAs follow a college's test scores only loosely ({r2} explained), class ranks more closely ({rankR2}). Our starting guess moves {part} of the way toward the GPAs, because that comes nearest to the class ranks.":
    "{n} universidades publican el promedio (GPA) de sus estudiantes nuevos (una cifra, rangos o las dos cosas), y {ranks}, cuántos vienen del 10% más alto de su clase. Los promedios se relacionan poco con los puntajes de la universidad (se explica el {r2}); los lugares en la clase, más ({rankR2}). Nuestro punto de partida se acerca un {part} a los promedios, porque así queda más cerca de los lugares en la clase.",
  "What one college publishes.": "Lo que publica cada universidad.",
  "{n} colleges publish both. Beyond what their test scores say, the two agree only a little (correlation {correlation}): GPAs differ by how each college counts them. So a college's own GPAs count {gpa} and its class ranks {rank} ({gpaAlone} and {rankAlone} where it publishes one). The rest, and every college that publishes neither, goes by colleges with similar test scores.":
    "{n} universidades publican las dos cosas. Más allá de lo que dicen los puntajes, coinciden poco (correlación de {correlation}): cada universidad calcula el promedio a su manera. Por eso los promedios de la propia universidad cuentan un {gpa} y sus lugares en la clase un {rank} ({gpaAlone} y {rankAlone} si publica solo uno). El resto, y toda universidad que no publica ninguno, se calcula con universidades de puntajes parecidos.",
  "How far apart grades are.": "Qué tan distintas son las calificaciones.",
  "{n} colleges that report test scores publish GPA bands. The higher their scores, the closer together the grades ({r2} explained). A college's own bands count half, which is our choice.":
    "{n} universidades que informan puntajes publican rangos de promedios. A puntajes más altos, calificaciones más parecidas entre sí (se explica el {r2}). Los rangos de la propia universidad cuentan la mitad; eso lo elegimos nosotros.",
  "Early decision.": "Decisión anticipada (early decision).",
  "{n} colleges publish early counts. For the middle of the early range we take {part} of the gap, because the counts include recruited athletes.":
    "{n} universidades publican sus cifras de decisión anticipada. Para el centro de ese rango tomamos el {part} de la diferencia, porque las cifras incluyen a deportistas reclutados.",
  "How much grades decide at the University of California: published against fitted":
    "Cuánto deciden las calificaciones en la Universidad de California: lo publicado y lo ajustado",
  Campus: "Campus",
  Admitted: "Admitidos",
  Published: "Publicado",
  Fitted: "Ajustado",
  "Middle of the applicants' grades by a college's usual SAT, in points: two published measures and what we take":
    "Punto medio de las calificaciones de los solicitantes según el SAT habitual de la universidad, en puntos: dos medidas publicadas y la que usamos",
  "Usual SAT": "SAT habitual",
  "By GPAs": "Según promedios",
  "By class ranks": "Según lugar en la clase",
  Taken: "La que usamos",
  "Published GPAs typically miss their line by {gpa} points, class ranks theirs by {rank}. The points are those of the table under “Grades and scores on one scale”, with usual courses added.":
    "Los promedios publicados suelen apartarse {gpa} puntos de su línea; los lugares en la clase, {rank}. Los puntos son los de la tabla de “Calificaciones y puntajes en una misma escala”, con los cursos habituales sumados.",

  // Promises
  "Places that a state promises": "Lugares que promete un estado",
  "Some states promise or offer residents a place by grades or class rank alone. Where we found such a rule for a campus, it raises the chance to {mid}, at least {low}: never to certain, because courses, papers and dates have to be right too. Where every field you chose may admit by program, it raises only the high end of the range.":
    "Algunos estados prometen u ofrecen a sus residentes un lugar solo por las calificaciones o el lugar en la clase. Donde encontramos una regla así para un campus, la probabilidad sube a {mid}, por lo menos {low}. Nunca llega a ser segura, porque también tienen que estar en orden los cursos, los papeles y las fechas. Si todos los campos que eligió pueden admitir por programa, sube solo el extremo alto del rango.",
  "Rules that raise a chance": "Reglas que suben una probabilidad",
  State: "Estado",
  "What it asks": "Qué pide",
  Campuses: "Campus",
  or: "o",
  "GPA of {gpa}": "promedio (GPA) de {gpa}",
  "Below the least grades of the University of California and of Cal State, a chance is {most} at most. Rules that promise a place in a system but not at a campus, or whose bar we didn't find, change no chance. The result says so beside the college, for California's top 9%, Florida's Talented Twenty, Georgia Match, Illinois's One Click College Admit and the SUNY Top 10% Promise. In Ohio, a guarantee was passed in 2025, but we haven't read the signed text, so it changes nothing.":
    "Por debajo de las calificaciones mínimas de la Universidad de California y de Cal State, una probabilidad es de {most} como máximo. Las reglas que prometen un lugar en un sistema pero no en un campus, o cuyo requisito no encontramos, no cambian ninguna probabilidad. La lista lo dice junto a la universidad: el 9% más alto de California, “Talented Twenty” de Florida, “Georgia Match”, “One Click College Admit” de Illinois y “SUNY Top 10% Promise”. En Ohio se aprobó una garantía en 2025, pero no hemos leído el texto firmado, así que no cambia nada.",

  // Labels
  "Safety, target, reach": "Segura (safety), posible (target), difícil (reach)",
  "The middle of your range is {mid} or more and its low end {low} or more. Or the college admits everyone who finishes high school.":
    "El centro de su rango es de {mid} o más y el extremo bajo, de {low} o más. O la universidad admite a todos los que terminan la escuela secundaria.",
  "The middle is {mid} or more.": "El centro es de {mid} o más.",
  "Everything below that, and always a college that admits fewer than {share} of its applicants: such a college turns away many students with excellent records.":
    "Todo lo que queda por debajo, y siempre una universidad que admite a menos del {share} de sus solicitantes: rechaza a muchos estudiantes con calificaciones excelentes.",
  "A college that doesn’t report its rate is never called a safety.":
    "Una universidad que no informa su tasa de admisión nunca se clasifica como segura.",

  // Fit
  "How fit orders the list": "Cómo ordena la lista la afinidad",
  "Fit multiplies four parts, each between 0 and 1. Because they’re multiplied, a very bad part can’t be outweighed by the others. You choose how much each counts, from “{least}” to “{most}”. We leave out any part we can’t measure. Colleges that report little rank lower, because there’s little to go by.":
    "La afinidad multiplica cuatro partes, cada una entre 0 y 1. Como se multiplican, las demás no pueden compensar una parte muy mala. Usted elige cuánto cuenta cada una, de “{least}” a “{most}”. Lo que no se puede medir no cuenta. Las universidades que informan poco quedan más abajo, porque hay pocos datos para juzgarlas.",
  "Your chance. It counts in full from {full}; where your record is far above the usual student of a college, it counts for less, because a match is about both sides.":
    "Su probabilidad. Cuenta completa a partir de {full}; si sus calificaciones están muy por encima de las del estudiante habitual de una universidad, cuenta menos, porque la afinidad es de las dos partes.",
  "The yearly price against what your family can pay. Without a budget: against what other colleges cost, in your income band if you gave it.":
    "El precio por año comparado con lo que su familia puede pagar. Sin presupuesto, comparado con lo que cuestan otras universidades, en su rango de ingresos si lo dio.",
  "How many graduate ({graduation} of this part), earnings ten years after starting ({earnings}), how many come back for a second year ({retention}) and federal loans at the end ({debt}). What a college doesn’t report is left out.":
    "Cuántos se gradúan ({graduation} de esta parte), los ingresos diez años después de empezar ({earnings}), cuántos vuelven para el segundo año ({retention}) y los préstamos federales al terminar ({debt}). Lo que una universidad no informa no cuenta.",
  "How well a college matches what you asked for. Your field of study counts {fields} times as much as a wish about place, size or setting; a special mission or a faith {missions} times.":
    "Qué tanto cumple la universidad con lo que pidió. Su campo de estudio pesa {fields} veces lo que una preferencia de lugar, tamaño o entorno; una misión especial o una religión, {missions} veces.",
  "Unless you ask for them, we leave out for-profit, online-only and very small colleges, colleges for one gender, one profession or one community (Gallaudet, Yeshiva), religious training colleges, military and maritime colleges, colleges that mostly teach adults, two-year colleges and commuter campuses far from home, and colleges that may be closing.":
    "A menos que usted las pida, no mostramos universidades con fines de lucro, solo en línea o muy pequeñas; las de un solo género, una sola profesión o una sola comunidad (Gallaudet, Yeshiva); las de formación religiosa; las militares y marítimas; las que enseñan sobre todo a adultos; las de dos años y los campus sin residencias que están lejos de casa; ni las que tal vez cierren.",

  // The list
  "The suggested list and “at least one”": "La lista sugerida y “por lo menos una”",
  "The suggestion takes the best-fitting {safety} safeties, {target} targets and {reach} reaches. Safeties of your home state come first, and among safeties the price counts twice: a safety that your family can't pay for isn't one. Colleges far away weigh less. A college that few finish says so beside its name and never leads a four-year list.":
    "La sugerencia toma las de mayor afinidad: {safety} seguras, {target} posibles y {reach} difíciles. Las seguras de su estado van primero, y entre ellas el precio cuenta el doble: una universidad segura que su familia no puede pagar no lo es. Las que están lejos cuentan menos. Si pocos terminan en una universidad, se dice junto a su nombre, y nunca encabeza una lista de cuatro años.",
  "The chance that at least one of them says yes is lower than a quick multiplication suggests, because all of them read the same application. We assume that {share} of what decides is shared between colleges. That share is our assumption. No one publishes it.":
    "La probabilidad de que por lo menos una diga que sí es más baja de lo que da una multiplicación rápida, porque todas leen la misma solicitud. Suponemos que el {share} de lo que decide es común a todas. Esa parte es una suposición nuestra: nadie la publica.",

  // One scale
  "Grades and scores on one scale": "Calificaciones y puntajes en una misma escala",
  "ACT scores meet SAT scores by the official table: {table}.":
    "Los puntajes del ACT se convierten en puntajes del SAT con la tabla oficial: {table}.",
  "Grades meet scores by a table of our own. It’s anchored where the average GPA of high school graduates ({gpa}; {gpaSource}) meets the average SAT ({sat}; {satSource}). The most demanding courses a school has are worth {rigor} points of the SAT scale, each AP, IB or college course {course}, up to {counted} of them.":
    "Las calificaciones se convierten en puntajes con una tabla nuestra. Su punto fijo es el promedio (GPA) de quienes terminan la escuela secundaria ({gpa}; {gpaSource}), que corresponde al SAT promedio ({sat}; {satSource}). Los cursos más exigentes de una escuela valen {rigor} puntos de la escala del SAT; cada curso AP, IB o universitario, {course}, y se cuentan hasta {counted}.",
  "A GPA in points, before courses": "Un promedio (GPA) en puntos, antes de sumar los cursos",
  "GPA, unweighted": "Promedio no ponderado (unweighted)",
  Points: "Puntos",

  // Limits
  "What it can’t tell you": "Lo que no le puede decir",
  "It hasn’t been validated on a representative sample of real admission decisions. Treat it as a way to sort colleges, not as a prediction about you.":
    "No se ha comprobado con una muestra representativa de decisiones de admisión reales. Úselo para ordenar universidades, no como una predicción sobre usted.",
  "Colleges report the scores of students who enrolled, not of all who applied. We assume the two groups look alike.":
    "Las universidades informan los puntajes de quienes se inscribieron, no de todos los que solicitaron. Suponemos que los dos grupos se parecen.",
  "Colleges don’t report applicants' grades. We estimate them from the GPAs and class ranks of enrolled students, which each college calculates its own way.":
    "Las universidades no informan las calificaciones de sus solicitantes. Las calculamos con los promedios y lugares en la clase de los inscritos, que cada universidad calcula a su manera.",
  "Essays, recommendations and talent aren’t in it. Nor is applying early, except as a range of its own where a college publishes its early decision counts, which include recruited athletes.":
    "No incluye ensayos, recomendaciones ni talento. Tampoco la solicitud anticipada, salvo como un rango aparte cuando una universidad publica sus cifras de decisión anticipada, que incluyen a deportistas reclutados.",
  "Nursing, engineering, computer science and the arts often admit by program. How much harder that is isn't published: one step down and a wider range is our assumption.":
    "Enfermería, ingeniería, computación y las artes a menudo admiten por programa. No se publica cuánto más difícil es: suponemos un escalón menos y un rango más amplio.",
  "Most public colleges don't publish how many residents and others they admit. For those, we go by the colleges that do, and the range is wider.":
    "La mayoría de las universidades públicas no publica a cuántos residentes admite y a cuántos de fuera. En esas nos guiamos por las que sí, y el rango es más amplio.",
  "A promised place, such as Texas gives the top tenth of a class, holds only with the papers, courses and dates the rule asks for, and rarely for every major.":
    "Un lugar prometido, como el que da Texas al 10% más alto de la clase, vale solo con los papeles, cursos y fechas que pide la regla, y rara vez para todas las carreras.",
  "Net price at public colleges is reported for state residents. For others we take the published price for students from elsewhere and take off the grants of residents without the state's part; what a college gives students from elsewhere isn't reported.":
    "El precio neto de las universidades públicas se informa para los residentes del estado. Para los demás tomamos el precio publicado para quienes vienen de fuera y le restamos las becas de los residentes sin la parte del estado; lo que una universidad da a quienes vienen de fuera no se informa.",
  "Where a college reports no admission rate, the range comes from similar colleges and it’s never called a safety.":
    "Si una universidad no informa su tasa de admisión, el rango viene de universidades parecidas y nunca se clasifica como segura.",
  "The chance of at least one admission assumes that colleges’ decisions are related by a fixed amount. That amount is our assumption.":
    "La probabilidad de por lo menos una admisión supone que las decisiones de las universidades se parecen en una medida fija. Esa medida es una suposición nuestra.",

  // How to use it
  "How to use it": "Cómo usarlo",
  "Use the labels to build a list with all three kinds on it. Look at the whole range, not at its middle: a college at 20–60% can go either way. Before you count on a safety, check that it teaches what you want and run its own net price calculator. Talk the list over with a counselor at your school, who knows what this page can’t.":
    "Use los tres grupos para hacer una lista que tenga de los tres. Mire todo el rango y no solo su centro: con 20–60%, puede que sí y puede que no. Antes de contar con una universidad segura, compruebe que enseña lo que usted quiere y use la calculadora de precio neto de la propia universidad. Hable de la lista con el consejero de su escuela, que sabe cosas que esta página no puede saber.",
  "Take the quiz": "Contestar el cuestionario",

  // Where figures come from: groups that only this page lists
  "Test policy": "Política de exámenes",
  "What the college looks at": "Qué mira la universidad",
  "Back for a second year": "Vuelven para el segundo año",
  "fall 2023 to 2024": "otoño de 2023 a otoño de 2024",
  "First-time full-time students.": "Estudiantes nuevos de tiempo completo.",
  "Earnings after entry": "Ingresos después de entrar",
  "Median of students with federal aid who work and aren’t enrolled, graduates or not, in 2022 dollars: entrants of 2009-11 ten years later, of 2013-15 six years later.":
    "Mediana de los estudiantes con ayuda federal que trabajan y no están inscritos, graduados o no, en dólares de 2022: los que entraron en 2009-11, diez años después; en 2013-15, seis años después.",
  "Debt at graduation": "Deuda al graduarse",
  "Median federal loans of students who borrowed and completed, without Parent PLUS loans.":
    "Mediana de los préstamos federales de quienes pidieron prestado y terminaron, sin contar el Préstamo PLUS para padres.",
} as const satisfies Translations;

/** What the page about the method says by itself. */
export type MethodMessage = keyof typeof methodMessages;
