import type { Translations } from "~/translation";

/** Why a college is on the list and its chance what it is, in Spanish by its English text. Written on the server. */
export const reasonMessages = {
  // The chance
  "Open admission: this college admits everyone who finishes high school. Some programs may ask for more.":
    "Admisión abierta: esta universidad admite a todos los que terminan la escuela secundaria. Algunos programas pueden pedir más.",
  "It admitted {rate}.": "Tasa de admisión: {rate}.",
  "It admitted {rate} for {year}.": "Tasa de admisión: {rate}, para {year}.",
  "It admitted {rate} of {count} applicants.": "Tasa de admisión: {rate} de {count} solicitantes.",
  "It admitted {rate} of {count} applicants for {year}.":
    "Tasa de admisión: {rate} de {count} solicitantes, para {year}.",
  "It turns away most students with excellent records, so it’s a reach for everyone.":
    "Rechaza a la mayoría de los estudiantes con calificaciones excelentes, así que es difícil para todos.",
  "It admits fewer than {rate} of its applicants, so we always call it a reach.":
    "Admite a menos del {rate} de sus solicitantes, así que siempre la clasificamos como difícil.",
  "Its admission rate isn’t reported. Similar colleges admit {rate} on average, so this range is a wide guess.":
    "No informa su tasa de admisión. Universidades parecidas admiten en promedio al {rate}, así que este rango es muy aproximado.",
  "Your grades and courses are {rank} of its applicants, as far as we can tell. Colleges don’t report applicants' grades.":
    "Hasta donde podemos saber, sus calificaciones y cursos están {rank} de sus solicitantes. Las universidades no informan las calificaciones de quienes solicitan.",
  "above nine in ten": "por encima de los de nueve de cada diez",
  "above three in four": "por encima de los de tres de cada cuatro",
  "above more than half": "por encima de los de más de la mitad",
  "near the middle": "cerca del punto medio",
  "below more than half": "por debajo de los de más de la mitad",
  "below three in four": "por debajo de los de tres de cada cuatro",
  "below nine in ten": "por debajo de los de nueve de cada diez",
  "You gave no GPA or class rank, so the range is wider.":
    "No dio su promedio (GPA) ni su lugar en la clase, así que el rango es más amplio.",
  "Your {test} of {score} is compared with a guess, because this college doesn’t report scores.":
    "Su puntaje de {score} en el {test} se compara con un valor supuesto, porque esta universidad no informa puntajes.",
  "Your {test} of {score} is above the middle half of its first-year students ({range}).":
    "Su puntaje de {score} en el {test} está por encima de la mitad central de sus estudiantes de primer año ({range}).",
  "Your {test} of {score} is within the middle half of its first-year students ({range}).":
    "Su puntaje de {score} en el {test} está dentro de la mitad central de sus estudiantes de primer año ({range}).",
  "Your {test} of {score} is below the middle half of its first-year students ({range}).":
    "Su puntaje de {score} en el {test} está por debajo de la mitad central de sus estudiantes de primer año ({range}).",
  "converted from its {test} scores": "convertido de sus puntajes del {test}",
  "You gave none, so the range is wider.": "Usted no dio ninguno, así que el rango es más amplio.",
  "It doesn’t consider test scores, so yours was left out.":
    "No toma en cuenta los puntajes de exámenes, así que el suyo no se usó.",
  "It doesn’t consider test scores. Not having one won’t hurt you.":
    "No toma en cuenta los puntajes de exámenes. No tener uno no le perjudica.",
  "Your {score} is at or above the middle of those who sent one ({median}): send it.":
    "Su {score} iguala o supera el punto medio de quienes enviaron un puntaje ({median}): envíelo.",
  "Your {score} is a little under the middle of those who sent one ({median}): sending it changes little.":
    "Su {score} está un poco por debajo del punto medio de quienes enviaron un puntaje ({median}): enviarlo cambia poco.",
  "Your {score} is below most of those who sent one (middle: {median}). If scores are optional when you apply, leave it out.":
    "Su {score} está por debajo de la mayoría de quienes enviaron un puntaje (punto medio: {median}). Si los puntajes son opcionales cuando solicite, no lo envíe.",
  "Test scores of its students aren’t reported.": "No se informan los puntajes de sus estudiantes.",
  "The number of applicants isn’t reported, so the range is wider.":
    "No se informa cuántas personas solicitaron, así que el rango es más amplio.",
  "Only {count} people applied, so one year can differ from the next.":
    "Solo hubo {count} solicitantes, así que un año puede ser muy distinto de otro.",
  "Programs like yours often admit students themselves and can be harder to get into than the college, so the chance is lower and the range wider. Ask how your program admits.":
    "Los programas como el suyo a menudo deciden por su cuenta a quién admiten y pueden ser más difíciles que la universidad misma, así que la probabilidad es más baja y el rango más amplio. Pregunte cómo admite su programa.",
  "Early decision commits you to enroll. There, your range would be {low} to {high}. The published early counts include recruited athletes, so the gain is smaller for others.":
    "La decisión anticipada (early decision) obliga a inscribirse. Con ella, su rango sería de {low} a {high}. Las cifras publicadas incluyen a deportistas reclutados, así que para los demás la ventaja es menor.",
  "It published rates by residency ({term}); carried over to the newest overall rate, about":
    "Publicó tasas según la residencia ({term}); con ellas y la tasa general más reciente, entra aproximadamente el",
  "It doesn't publish rates by residency; going by public colleges that do, about":
    "No publica tasas según la residencia; según las universidades públicas que sí lo hacen, entra aproximadamente el",
  "{residents} of residents of {state} and {others} of students from other states get in":
    "{residents} de los residentes de {state} y el {others} de los estudiantes de otros estados",
  "and {share} from abroad.": "y el {share} de quienes vienen de otro país.",
  "Tell us your home state to narrow the range.": "Díganos en qué estado vive para precisar el rango.",

  // How it was worked out
  "The chance is our estimate of how many of a hundred applicants like you get in. The middle of the range is worked out like this; the range is wider the less is known.":
    "La probabilidad es nuestro cálculo de cuántos de cien solicitantes como usted entran. El punto medio del rango se calcula así; el rango es más amplio cuanto menos se sabe.",
  "Everyone who applied": "Todos los que solicitaron",
  "Who applies to colleges like it": "Quienes solicitan a universidades parecidas",
  "Where you live": "Dónde vive usted",
  "Your test score": "Su puntaje",
  "No test score": "Sin puntaje",
  "Your grades": "Sus calificaciones",
  "Your program": "Su programa",
  "Your class rank": "Su lugar en la clase",
  "Most places for residents go to the top of their class by rule; the others compete for the rest. The step is our own choice.":
    "Por regla, la mayoría de los lugares para residentes van a los mejores de su clase; los demás compiten por el resto. Ese paso lo elegimos nosotros.",
  "A rule of admission": "Una regla de admisión",
  "Middle of your range": "Punto medio de su rango",
  "The range: {range}.": "El rango: {range}.",
  "{count} point": "{count} punto",
  "{count} points": "{count} puntos",
  "Reported to the Department of Education (IPEDS).": "Informado al Departamento de Educación (IPEDS).",
  "Reported to the Department of Education (IPEDS), {year}.": "Informado al Departamento de Educación (IPEDS), {year}.",
  "Still, it admits applicants like you more often than its applicants as a whole.":
    "Aun así, admite a solicitantes como usted con más frecuencia que al conjunto de sus solicitantes.",
  "Still, most of the students it admits have a stronger record.":
    "Aun así, la mayoría de los estudiantes que admite tiene un historial más fuerte.",
  "Our estimate, from the grades that colleges publish in Common Data Sets.":
    "Nuestro cálculo, según las calificaciones que las universidades publican en sus Common Data Sets.",

  // The price
  "No price is reported, so cost was left out of the fit.":
    "No se informa el precio, así que el costo no cuenta en la afinidad.",
  "The full price is about {price} for {year}. From abroad you can't get federal or state grants; ask the college what it gives international students.":
    "El precio completo es de unos {price} para {year}. Desde otro país no se reciben becas federales ni estatales; pregunte qué da la universidad a estudiantes internacionales.",
  "The published price is about {price} for {year}, before aid; it doesn't report what families paid after grants.":
    "El precio publicado es de unos {price} para {year}, antes de la ayuda; no informa cuánto pagaron las familias después de las becas.",
  "Expect about {price} for {year}{spread}, after grants like those that students in your income band got.":
    "Calcule unos {price} para {year}{spread}, después de becas como las que recibieron estudiantes de su rango de ingresos.",
  "Expect about {price} for {year}{spread}, after grants like those that students got.":
    "Calcule unos {price} para {year}{spread}, después de becas como las que recibieron otros estudiantes.",
  "This figure is based on only {count} students.": "Esta cifra se basa en solo {count} estudiantes.",
  "That's the price for students from other states, because we don't know yours.":
    "Es el precio para estudiantes de otros estados, porque no sabemos cuál es el suyo.",
  "That's the price for students from other states, because we don't know yours; residents pay about {price}.":
    "Es el precio para estudiantes de otros estados, porque no sabemos cuál es el suyo; los residentes pagan unos {price}.",
  "That's the price for students from other states, who don't get the state's own grants.":
    "Es el precio para estudiantes de otros estados, que no reciben las becas del estado.",
  "Ask whether the {agreements} lowers it for your program.":
    "Pregunte si con {agreements} baja el precio de su programa.",
  "Agreements between states can lower tuition at some colleges and in some majors. This price doesn’t count on one: ask the admission office.":
    "Algunos acuerdos entre estados bajan la matrícula en ciertas universidades y carreras. Este precio no cuenta con ninguno: pregunte en la oficina de admisión.",
  "That's within your budget.": "Está dentro de su presupuesto.",
  "That's {over} over your budget.": "Supera su presupuesto en {over}.",
  "That's within your budget for residents of its state only.":
    "Está dentro de su presupuesto solo para quienes residen en el estado de la universidad.",
  "That's {residents} over your budget for residents of its state, and {over} for others.":
    "Supera su presupuesto en {residents} para quienes residen en el estado de la universidad, y en {over} para los demás.",

  // What becomes of its students
  "{share} of its students graduate within one and a half times the normal time.":
    "El {share} de sus estudiantes se gradúa dentro de una vez y media el tiempo normal.",
  "{share} of first-year students come back for a second year.":
    "El {share} de los estudiantes de primer año vuelve para el segundo.",
  "Ten years after starting, half of its federally aided students earned more than {pay} a year.":
    "Diez años después de empezar, la mitad de sus estudiantes con ayuda federal ganaba más de {pay} por año.",
  "Half of its graduates who borrowed owed {debt} or less in federal loans.":
    "La mitad de sus graduados con préstamos debía {debt} o menos en préstamos federales.",
  "Not reported: {figures}. There’s less to go by, so it’s lower on the list.":
    "No se informa: {figures}. Hay menos datos para juzgarla, así que está más abajo en la lista.",
  "graduation rate": "tasa de graduación",
  "students who return for a second year": "estudiantes que vuelven para el segundo año",
  earnings: "ingresos",
  debt: "deuda",
  "It offers {field}; how many students graduate in it isn’t reported.":
    "Ofrece {field}; no se informa cuántos estudiantes se gradúan en ese campo.",
  "{share} of its degrees": "{share} de sus títulos",
  "Fewer than one student a year graduates in {field}.": "Menos de un estudiante por año se gradúa en {field}.",
  "About one student a year graduates in {field}.": "Aproximadamente un estudiante por año se gradúa en {field}.",
  "About {count} students a year graduate in {field}.": "Unos {count} estudiantes por año se gradúan en {field}.",
  "It doesn’t report offering {field} at this level.": "No informa que ofrezca {field} en este nivel.",
  "The federal files don’t list its programs, so ask it about {field}.":
    "Los archivos federales no muestran sus programas: pregúntele por {field}.",
  "It is {miles} miles from home in a straight line.": "Está a {miles} millas de casa en línea recta.",
  "It’s in {state}, your home state.": "Está en {state}, su estado.",
  "It matches your wish: {wish}.": "Cumple con lo que pidió: {wish}.",
  "It doesn’t match your wish: {wish}.": "No cumple con lo que pidió: {wish}.",
  "Your record is well above its typical student’s. Ask about honors programs and merit aid.":
    "Sus calificaciones están muy por encima de las del estudiante típico. Pregunte por programas de honores y ayuda por mérito.",

  // Filters by name
  "usual colleges only": "solo tipos comunes de universidad",
  "two-year or four-year": "de dos o de cuatro años",
  "field of study": "campo de estudio",
  "distance from home": "distancia de casa",
  region: "región",
  states: "estados",
  size: "tamaño",
  setting: "entorno",
  "public or private": "pública o privada",
  "special mission": "misión especial",
  "religious affiliation": "afiliación religiosa",
  "the usual kinds of college": "los tipos comunes de universidad",
  "four-year colleges": "universidades de cuatro años",
  "two-year colleges": "universidades de dos años",
  "safety, target or reach": "segura, posible o difícil",

  // Beside the list
  "It’s the safety closest to home that we found: it admits everyone who finishes high school.":
    "Es la universidad segura más cercana a casa que encontramos: admite a todos los que terminan la escuela secundaria.",
  "Start here, then transfer to finish a bachelor’s degree.":
    "Empiece aquí y luego transfiérase para terminar una licenciatura.",
  "We found no safety in {state} for these answers. Before you count on this list, ask your school counselor which college near you admits everyone, such as a community college, and add it.":
    "No encontramos ninguna universidad segura en {state} con estas respuestas. Antes de contar con esta lista, pregúntele al consejero de su escuela qué universidad cercana admite a todos, por ejemplo un colegio comunitario, y agréguela.",
  "{count} private college in this list reported no religious affiliation. For some that means none, others may not have answered; ask the college.":
    "{count} universidad privada de esta lista no informó afiliación religiosa. Para algunas eso significa que no tienen; otras quizá no contestaron. Pregunte a la universidad.",
  "{count} private colleges in this list reported no religious affiliation. For some that means none, others may not have answered; ask the college.":
    "{count} universidades privadas de esta lista no informaron afiliación religiosa. Para algunas eso significa que no tienen; otras quizá no contestaron. Pregunte a la universidad.",
  "This goes by the affiliation each college reported. {count} more private college fits your other answers but reported none, so we can't tell whether they have one.":
    "Aquí cuenta la afiliación que informó cada universidad. {count} universidad privada más cumple con sus otras respuestas, pero no informó ninguna, así que no sabemos si la tiene.",
  "This goes by the affiliation each college reported. {count} more private colleges fit your other answers but reported none, so we can't tell whether they have one.":
    "Aquí cuenta la afiliación que informó cada universidad. {count} universidades privadas más cumplen con sus otras respuestas, pero no informaron ninguna, así que no sabemos si la tienen.",
  "Add your GPA. Without it, every range is wide and the same for every student.":
    "Agregue su promedio (GPA). Sin él, cada rango es amplio e igual para todos los estudiantes.",
  "Add your class rank, if your school gives one: public universities in {state} admit the top of a class by rule.":
    "Agregue su lugar en la clase, si su escuela lo da: las universidades públicas de {state} admiten por regla a los primeros de cada clase.",
  "You said you’ll apply without test scores, so colleges that require them are left out. Change that if you may take a test.":
    "Dijo que va a enviar sus solicitudes sin puntajes, así que no están las universidades que los exigen. Cámbielo si quizá tome un examen.",
  "Add an SAT or ACT score, if you have one.": "Agregue un puntaje del SAT o del ACT, si lo tiene.",
  "Add your ZIP code: without it the distance you asked for can’t be counted.":
    "Agregue su código postal: sin él no se puede medir la distancia que pidió.",
  "The ZIP code {zip} isn’t on our map, so distance isn’t counted. Try one nearby.":
    "El código postal {zip} no está en nuestro mapa, así que no se mide la distancia. Pruebe con uno cercano.",
  "Add your state or ZIP code: it decides the price at public colleges.":
    "Agregue su estado o su código postal: de eso depende el precio en las universidades públicas.",
  "Tell us what you may want to study, so we only list colleges that teach it.":
    "Díganos qué le gustaría estudiar, para mostrarle solo universidades donde se enseña.",
  "Add your family’s income band to see what families like yours pay.":
    "Agregue el rango de ingresos de su familia para ver cuánto pagan familias como la suya.",

  // The file
  Rank: "Puesto",
  City: "Ciudad",
  State: "Estado",
  Label: "Grupo",
  "Chance low (%)": "Probabilidad mínima (%)",
  "Chance middle (%)": "Probabilidad media (%)",
  "Chance high (%)": "Probabilidad máxima (%)",
  "Yearly price ($)": "Precio por año ($)",
  "Price from ($)": "Precio desde ($)",
  "Price to ($)": "Precio hasta ($)",
  "Price is": "El precio es",
  "Price year": "Año del precio",
  "Graduation rate (%)": "Tasa de graduación (%)",
  "Miles from home": "Millas desde casa",
  "Fit (0-100)": "Afinidad (0-100)",
  Undergraduates: "Estudiantes de pregrado",
  Website: "Sitio web",
  UNITID: "UNITID",
  safety: "segura",
  target: "posible",
  reach: "difícil",
  "after grants, by income": "después de becas, según los ingresos",
  "after grants, in your income band": "después de becas, en su rango de ingresos",
  "after grants, by Student Aid Index": "después de becas, según el Índice de Ayuda Estudiantil",
  "after grants, average": "después de becas, promedio",
  "published price before aid": "precio publicado, antes de la ayuda",
} as const satisfies Translations;

/** The rules of states and systems as the tables of facts tell them, in Spanish by their English text. */
export const ruleMessages = {
  "Texas residents in the top 10% of a Texas high school class are admitted to the university, though not to every major. Apply by the deadline and check that you're on the Distinguished Level of Achievement.":
    "Los residentes de Texas que están en el 10% más alto de su clase en una escuela secundaria de Texas son admitidos en la universidad, aunque no en todas las carreras. Envíe la solicitud antes de la fecha límite y confirme que está en el nivel “Distinguished Level of Achievement”.",
  "Texas residents in the top 5% of their class were admitted automatically for fall 2026, to the university and not to a major. The cutoff for fall 2027 isn't confirmed here: check it with UT Austin.":
    "Los residentes de Texas en el 5% más alto de su clase fueron admitidos automáticamente para el otoño de 2026, en la universidad y no en una carrera. El límite para el otoño de 2027 no está confirmado aquí: pregunte a UT Austin.",
  "Arizona residents with 16 core courses and a 3.0 core GPA, or in the top quarter of their class, are assured a place. Some majors ask for more.":
    "Los residentes de Arizona con 16 cursos básicos y un promedio de 3.0 en ellos, o en la cuarta parte más alta de su clase, tienen un lugar asegurado. Algunas carreras piden más.",
  "Michigan graduates with a 3.0 GPA or better are assured a place under the Michigan Assured Admission Pact. You still apply, and some majors ask for more.":
    "Quienes se gradúan en Michigan con un promedio de 3.0 o más tienen un lugar asegurado por el acuerdo “Michigan Assured Admission Pact”. De todos modos hay que enviar la solicitud, y algunas carreras piden más.",
  "Arizona residents with 14 core courses and a 2.75 core GPA, or in the top quarter of their class, are assured a place (a pilot from 2022, planned for six years). Some majors ask for more.":
    "Los residentes de Arizona con 14 cursos básicos y un promedio de 2.75 en ellos, o en la cuarta parte más alta de su clase, tienen un lugar asegurado (un programa piloto desde 2022, planeado para seis años). Algunas carreras piden más.",
  "Seniors at California public high schools are offered a place for fall 2027 at this and 15 other Cal State campuses with a 2.5 GPA in the required A-G courses, if their district shares transcripts through CaliforniaColleges.edu. Private schools aren't part of it. Some majors ask for more.":
    "A los estudiantes del último año de escuelas secundarias públicas de California se les ofrece un lugar para el otoño de 2027 en este campus y en otros 15 de Cal State con un promedio de 2.5 en los cursos A-G requeridos, si su distrito comparte los expedientes por medio de CaliforniaColleges.edu. Las escuelas privadas no participan. Algunas carreras piden más.",
  "North Carolina College Connect offered public high school seniors with a weighted GPA of 2.8 and the required courses a place for 2026-27. Offers for fall 2027 aren't confirmed here: look for your letter, or at CFNC.":
    "NC College Connect ofreció un lugar para 2026-27 a estudiantes del último año de escuelas secundarias públicas con un promedio ponderado de 2.8 y los cursos requeridos. Las ofertas para el otoño de 2027 no están confirmadas aquí: espere su carta o consulte CFNC.",
  "UC asks for a UC GPA of at least 3.0 from California residents and 3.4 from others in its A-G courses. Honors and AP courses add a little, but not enough at your GPA.":
    "UC pide en sus cursos A-G un promedio propio (UC GPA) de por lo menos 3.0 a los residentes de California y de 3.4 a los demás. Los cursos de honores y AP suman un poco, pero con su promedio no alcanza.",
  "UC asks for a UC GPA of at least 3.0 from California residents and 3.4 from others in its A-G courses. Yours is below that before the points UC adds for honors and AP courses, so we never call it a safety. Work out your UC GPA with your counselor.":
    "UC pide en sus cursos A-G un promedio propio (UC GPA) de por lo menos 3.0 a los residentes de California y de 3.4 a los demás. El suyo está por debajo antes de los puntos que UC suma por cursos de honores y AP, así que nunca la clasificamos como segura. Calcule su UC GPA con su consejero.",
  "Cal State asks California residents for a GPA of 2.5 in the A-G courses, or 2.0 with other strengths. Yours is below both.":
    "Cal State pide a los residentes de California un promedio de 2.5 en los cursos A-G, o de 2.0 con otros méritos. El suyo está por debajo de los dos.",
  "The top 9% of California, or of a participating school, are promised a place at a UC campus with room, not at this one.":
    "Al 9% más alto de California, o de una escuela participante, se le promete un lugar en un campus de UC con cupo, no en este.",
  "Talented Twenty promises the top 20% of a Florida public high school a place in the State University System, not at this campus. It asks for 18 credits and an SAT or ACT score.":
    "Talented Twenty promete al 20% más alto de una escuela secundaria pública de Florida un lugar en el sistema estatal de universidades, no en este campus. Pide 18 créditos y un puntaje del SAT o del ACT.",
  "Georgia Match letters in the fall of senior year name the public colleges that hold a place for you. See whether this one is on yours: each sets its own bar, so it isn't in this range.":
    "Las cartas de Georgia Match, en el otoño del último año, nombran las universidades públicas que le guardan un lugar. Vea si esta aparece en la suya: cada una fija sus propios requisitos, así que no cuenta en este rango.",
  "Illinois offers places here by GPA alone (One Click College Admit), but the GPA each university asks for isn't in what we read, so it isn't in this range. The class of 2027 had to opt in as juniors; ask your counselor.":
    "Illinois ofrece lugares aquí solo por el promedio (One Click College Admit), pero el promedio que pide cada universidad no está en lo que leímos, así que no cuenta en este rango. Quienes terminan en 2027 tenían que inscribirse en el penúltimo año; pregunte a su consejero.",
  "The SUNY Top 10% Promise offers the top tenth at invited high schools a place at one or more of nine campuses, this one among them. Ask your counselor whether your school takes part.":
    "SUNY Top 10% Promise ofrece al 10% más alto de las escuelas secundarias invitadas un lugar en uno o más de nueve campus, entre ellos este. Pregunte a su consejero si su escuela participa.",
} as const satisfies Translations;
