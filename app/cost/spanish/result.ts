import type { Translations } from "~/translation";

/** The result of the cost calculator. */
export const resultMessages = {
  "{low} to {high}": "de {low} a {high}",
  // Side by side
  "What it costs you": "Lo que le cuesta",
  "Side by side": "Lado a lado",
  "The middle estimate is in large type, with the range under it. These are averages of what past families paid, not an offer.":
    "El cálculo intermedio está en letra grande y el rango, debajo. Son promedios de lo que pagaron otras familias, no una oferta.",
  "Some colleges count both parents’ incomes": "Algunas universidades cuentan los ingresos de los dos padres",
  "{colleges} may also look at the parent who isn’t on the FAFSA, so your price there can be higher than shown. Run the college’s own net price calculator with both incomes, or ask its aid office.":
    "{colleges}: pueden pedir datos también del padre o la madre que no va en la FAFSA, así que allí el precio puede ser más alto que el que se muestra. Use la calculadora de precio neto de la universidad con los dos ingresos, o pregunte en su oficina de ayuda económica.",
  and: "y",
  "Save as a spreadsheet": "Guardar como hoja de cálculo (en inglés)",
  "Cost of each college, side by side": "Costo de cada universidad, lado a lado",
  "after {via}": "después de {via}",
  "Published price, first year": "Precio publicado, primer año",
  "Grants, first year": "Becas, primer año",
  "Net price, first year": "Precio neto, primer año",
  "before any grant": "antes de becas",
  "Net price, all years": "Precio neto, todos los años",
  "{count} years, {range}": "{count} años, {range}",
  "Paid by family, work and outside grants": "Pagado por la familia, el trabajo y becas externas",
  "Paid with loans": "Pagado con préstamos",
  "Gap, all years": "Lo que falta, todos los años",
  "Your debt when payments start": "Su deuda al empezar a pagar",
  "Your monthly payment": "Su pago mensual",
  none: "nada",
  "until {month}": "hasta {month}",
  "Cost per degree earned": "Costo por título obtenido",
  "not known for 2 + 2": "no se sabe para 2 + 2",
  "{percent}% graduate": "se gradúa el {percent}%",
  "not reported": "sin dato",
  "This stops at the price. Once you type what your family can pay, it also shows who pays, what loans come to, and what’s missing.":
    "Esto llega hasta el precio. Cuando escriba lo que su familia puede pagar, también muestra quién paga, a cuánto llegan los préstamos y cuánto falta.",
  "Grants and net price, year by year": "Becas y precio neto, año por año",
  "Published price of each year at {name}, cut into grants and net price; the figures are in the table below.":
    "Precio publicado de cada año en {name}, dividido en becas y precio neto; las cifras están en la tabla de abajo.",
  "The gap, on one scale": "Lo que falta, en una misma escala",
  "What isn’t covered yet, over all years, from the lower to the upper end of the price, with a mark at the middle estimate. The line ends at {largest}.":
    "Lo que todavía no está cubierto, en todos los años, desde el precio más bajo hasta el más alto, con una marca en el cálculo intermedio. La línea termina en {largest}.",
  "Net price at {name}: {range}": "Precio neto en {name}: {range}",
  "Gap at {name}: {range}": "Lo que falta en {name}: {range}",
  "4 years": "4 años",
  "5 years": "5 años",
  "2 + 2": "2 + 2",

  // One college
  "All figures for this college": "Todas las cifras de esta universidad (en inglés)",
  "Grants are the {offered} a year of the offer you typed. We assume they stay the same each year. Ask the college whether they do.":
    "Las becas son los {offered} por año de la oferta que escribió. Suponemos que son iguales cada año. Pregunte a la universidad si es así.",
  "This college doesn’t report a full published price.": "Esta universidad no informa un precio publicado completo.",
  "This college doesn’t report a published price for living there, only for living {other}.":
    "Esta universidad no informa un precio publicado para vivir ahí, solo para vivir {other}.",
  "on campus": "en el campus",
  "off campus, not with family": "fuera del campus, no con la familia",
  "at home with family": "en casa con la familia",
  "This college doesn’t report what families with this income paid, so the price below is the published one, before any grant. Use its own net price calculator or ask for an estimate.":
    "Esta universidad no informa cuánto pagaron las familias con estos ingresos, así que el precio de abajo es el publicado, antes de becas. Use la calculadora de precio neto de la universidad o pídale un cálculo.",
  "This college doesn’t report what families paid after grants, so the price below is the published one, before any grant. Ask it for an estimate.":
    "Esta universidad no informa cuánto pagaron las familias después de las becas, así que el precio de abajo es el publicado, antes de becas. Pídale un cálculo.",
  "{mid} (between {low} and {high})": "{mid} (entre {low} y {high})",
  "The figure for this band is based on {count} students.": "La cifra de este rango se basa en {count} estudiantes.",
  "The figure for this band is based on {count} students, which is few.":
    "La cifra de este rango se basa en {count} estudiantes, que son pocos.",
  "The figure for this band is based on 1 student, which is few.":
    "La cifra de este rango se basa en 1 estudiante, que es muy poco.",
  "Families with your income paid about {paid} after grants in 2022-23.":
    "Las familias con ingresos como los suyos pagaron cerca de {paid} después de las becas en 2022-23.",
  "Families with an income of {band} paid about {paid} after grants in 2022-23.":
    "Las familias con ingresos en el rango “{band}” pagaron cerca de {paid} después de las becas en 2022-23.",
  "Your index matches an income of about {income} for a family of four. Families like that paid about {paid} after grants in 2022-23.":
    "Su índice corresponde a unos ingresos de cerca de {income} en una familia de cuatro. Familias así pagaron cerca de {paid} después de las becas en 2022-23.",
  "Without an income this is the average of all aided students: {paid} after grants in 2022-23. The range goes from the lowest to the highest income band.":
    "Sin ingresos, este es el promedio de todos los estudiantes con ayuda: {paid} después de las becas en 2022-23. El rango va del grupo de ingresos más bajo al más alto.",
  "Above $110,000 the college reports one band only; the higher your income, the closer the upper end is to the published price.":
    "Para más de $110,000 la universidad informa un solo rango; mientras más altos sean sus ingresos, más se acerca el extremo alto al precio publicado.",
  "The price is for in-state students.": "El precio es para residentes del estado.",
  "The price is the full published one: from abroad you can't get federal or state grants. Ask the college what it gives international students.":
    "El precio es el publicado completo: desde otro país no se reciben becas federales ni estatales. Pregunte a la universidad qué da a estudiantes internacionales.",
  "The price is for students from other states, who pay {added} more in tuition and don't get the state's own grants. Grants for students from elsewhere aren’t reported: the middle counts those of residents without the state's part, the upper end only half of that.":
    "El precio es para estudiantes de otros estados, que pagan {added} más de matrícula y no reciben las becas del estado. Las becas para quienes vienen de fuera no se informan: el cálculo intermedio cuenta las de los residentes sin la parte del estado, y el extremo alto, solo la mitad de eso.",
  "Agreements between states can lower tuition at some colleges and in some majors. This price doesn’t count on one: ask the admission office.":
    "Hay acuerdos entre estados que pueden bajar la matrícula en algunas universidades y carreras. Este precio no cuenta ninguno: pregunte en la oficina de admisión.",
  "No published price is reported.": "No se informa un precio publicado.",
  "Not reported.": "Sin dato.",
  "Covered, even at the upper end of the price.": "Cubierto, también con el precio más alto.",
  "Covered at the middle estimate, up to {most} short at the upper end.":
    "Cubierto con el cálculo intermedio; con el precio más alto faltan hasta {most}.",
  "{mid} short over all years ({range}).": "Faltan {mid} en todos los años ({range}).",
  "For {means}, from {entry} on, over {years}.": "Para {means}, desde {entry}, durante {years}.",
  "For {means}, from {entry} on, over {years} (two at a two-year college).":
    "Para {means}, desde {entry}, durante {years} (dos en una universidad de dos años).",
  "a family income of {income}": "ingresos familiares de {income}",
  "Home state: {state}.": "Estado donde vive: {state}.",
  "a Student Aid Index of {sai}": "un Índice de Ayuda Estudiantil de {sai}",
  "no income given": "una familia que no dio sus ingresos",
  "two years at a community college and two more": "dos años en un colegio comunitario y dos más",
  "{count} years": "{count} años",
  "The first two years are at {via}, living with family. Ask {name} which credits it takes and what it gives to transfer students: its figures are for students who started there.":
    "Los dos primeros años son en {via}, viviendo con la familia. Pregunte a {name} qué créditos acepta y qué ayuda da a quienes llegan por transferencia: sus cifras son de estudiantes que empezaron ahí.",
  "The community college doesn’t report what families with this income paid; its published price is used.":
    "El colegio comunitario no informa cuánto pagaron las familias con estos ingresos; se usa su precio publicado.",
  "Who pays, year by year": "Quién paga, año por año",
  "in dollars; living: {living}": "en dólares; vivienda: {living}",
  "Published price of each year at {name}, cut into who pays it; the figures are in the table below.":
    "Precio publicado de cada año en {name}, dividido según quién lo paga; las cifras están en la tabla de abajo.",
  "{name}, year by year": "{name}, año por año",
  "Y{year}": "A{year}",
  "Year {year}": "Año {year}",
  "first college": "colegio comunitario",
  All: "Total",
  "Published price": "Precio publicado",
  Grants: "Becas",
  "Net price": "Precio neto",

  // How a net price was worked out
  "the net price at {name}": "el precio neto en {name}",
  "the price at {name}": "el precio en {name}",
  Range: "Rango",
  "n.r.": "s. d.",
  "College and government grants": "Becas de la universidad y del gobierno",
  "Outside grants": "Becas externas",
  "First household": "Primera casa",
  "Second household": "Segunda casa",
  "Your work": "Su trabajo",
  "529 plan": "Plan de ahorro 529",
  Savings: "Ahorros",
  "Direct Loans": "Préstamos federales",
  "Parent PLUS": "Préstamo PLUS para padres",
  Gap: "Lo que falta",
  "What would close the gap": "Con qué se cubriría lo que falta",
  "Any one of these would close the gap, with everything else the same:":
    "Bastaría con una de estas cosas, con todo lo demás igual:",
  "another {amount} in grants each year,": "{amount} más de becas cada año,",
  "{amount} more in savings before the first year, kept for when it’s needed,":
    "{amount} más de ahorros antes del primer año, guardados para cuando hagan falta,",
  "{amount} more from the family in each year,": "{amount} más de la familia cada año,",
  "a net price of {price} in the first year instead of {now}.":
    "un precio neto de {price} el primer año, en lugar de {now}.",
  "This college doesn’t report a graduation rate, so we can’t work this out.":
    "Esta universidad no informa cuántos se gradúan, así que no podemos calcularlo.",
  "{rate} of those who start here graduate within one and a half times the normal time. If everyone paid for every year, each degree earned would cost {cost}. That’s for the whole class. Students who leave early pay less, but don’t have a degree to show for it.":
    "De quienes empiezan aquí, el {rate} se gradúa en no más de una vez y media el tiempo normal. Si todos pagaran todos los años, cada título obtenido costaría {cost}. Es la cifra de toda la generación: quien se va antes paga menos, pero se queda sin título.",

  // Tax credit
  "No tax credit: the income is above its limit, or grants and 529 money pay the tuition of {name}.":
    "Sin crédito tributario: los ingresos pasan del límite, o las becas y el plan 529 pagan la matrícula de {name}.",
  "{amount} for each year": "{amount} por cada año",
  "{amount} for year {year}": "{amount} por el año {year}",
  "Back at tax time: {amount} in all": "Al declarar impuestos recibe: {amount} en total",
  "({each}). Each comes the following spring, so it isn’t part of the figures above.":
    "({each}). Cada cantidad llega la primavera siguiente, así que no es parte de las cifras de arriba.",
  "The tax credit counts tuition, fees and books that neither grants nor the 529 plan pay; grants pay tuition first, 529 money housing and food first. We figure it for each academic year, with the income you typed every year, for up to four years. The student must be at least half time and have no felony drug conviction; a married couple must file together; of parents who live apart, only the one who claims the student gets it. The tax form is 8863.":
    "El crédito tributario cuenta la matrícula, las cuotas y los libros que no pagan ni las becas ni el plan 529; las becas pagan primero la matrícula, y el plan 529, primero el alojamiento y la comida. Lo calculamos por año académico, con los ingresos que escribió, hasta por cuatro años. El estudiante debe estar inscrito al menos a medio tiempo y no tener una condena por un delito grave de drogas; los casados deben declarar juntos; si los padres viven separados, lo recibe solo quien incluye al estudiante en su declaración. El formulario es el 8863.",

  // Loans
  "Where the price comes from": "De dónde sale el precio",
  "Four steps before you decide": "Cuatro pasos antes de decidir",
  "{amount} a month": "{amount} al mes",
  "Assumptions, rates and sources": "Supuestos, tasas y fuentes",
  "Paying the loans back": "Cómo se pagan los préstamos",
  "You borrow {principal}, none of it subsidized. With interest until payments start in December after you finish, you’ll owe {owed}.":
    "Usted pide prestados {principal}, nada con subsidio. Con los intereses hasta que empiecen los pagos, en diciembre después de terminar, deberá {owed}.",
  "You borrow {principal}, {subsidized} of it subsidized. With interest until payments start in December after you finish, you’ll owe {owed}.":
    "Usted pide prestados {principal}, de los cuales {subsidized} tienen subsidio. Con los intereses hasta que empiecen los pagos, en diciembre después de terminar, deberá {owed}.",
  "Ways to pay the loans back": "Maneras de pagar los préstamos",
  Plan: "Plan",
  "A month": "Al mes",
  "In all": "En total",
  Until: "Hasta",
  "You: {plan}": "Usted: {plan}",
  "A parent: {plan}, no RAP": "Padre o madre: {plan}, sin RAP",
  "You: Repayment Assistance Plan (RAP)": "Usted: plan de pago según los ingresos (RAP)",
  "by income, starting at {income} a year": "según los ingresos, desde {income} por año",
  "by income, starting at {income} a year; {cancelled} is forgiven at the end":
    "según los ingresos, desde {income} por año; al final se condonan {cancelled}",
  "up to {amount}": "hasta {amount}",
  "{count} payments on {owed}": "{count} pagos sobre {owed}",
  "Tiered Standard": "plan estándar (Tiered Standard)",
  "ten-year plan": "plan de diez años",
  "What you still owe after {name}, year by year; the figures are in the table below.":
    "Lo que todavía debe después de {name}, año por año; las cifras están en la tabla de abajo.",
  "Years after payments start. Solid line: {plan}.": "Años desde que empiezan los pagos. Línea continua: {plan}.",
  "Broken line: RAP.": "Línea discontinua: RAP.",
  "What is still owed, as a table": "Lo que todavía se debe, en una tabla",
  "Still owed after each year": "Lo que se debe después de cada año",
  "After year": "Después del año",
  RAP: "RAP",
  start: "inicio",
  "graduates of {program} here, five years after finishing":
    "quienes se graduaron aquí de {program}, cinco años después de terminar",
  "people who began at {name} with federal aid, six years after they entered, all fields together":
    "quienes empezaron en {name} con ayuda federal, seis años después de entrar, todas las carreras juntas",
  "Median earnings of {who}: not reported.": "Mediana de ingresos de {who}: sin dato.",
  "Median earnings of {who}: {earnings} a year, in dollars of 2022. Your debt would be {debt} of one year of that pay, and the fixed payment {share} of it before tax.":
    "Mediana de ingresos de {who}: {earnings} por año, en dólares de 2022. Su deuda sería el {debt} de un año de ese sueldo, y el pago fijo, el {share} antes de impuestos.",

  // How it was worked out
  "How we got these numbers": "De dónde salen estas cifras",
  "Prices grow by {prices} a year from the published ones (most are of 2024-25). Grants grow the same until the first year and then by {grants}. You can change both.":
    "Los precios suben un {prices} por año a partir de los publicados (casi todos de 2024-25). Las becas suben igual hasta el primer año y después un {grants}. Puede cambiar los dos.",
  "The range is based on how far off figures like these were in the past. It would have included the next year’s average at seven colleges in ten. Your family could land outside it.":
    "El rango se basa en cuánto fallaron antes cifras como estas. Habría incluido el promedio del año siguiente en siete de cada diez universidades. Su familia podría quedar fuera del rango.",
  "{name}: {amount} a year counts in every year. Without it after the first year each later year is {amount} short.":
    "{name}: {amount} por año cuentan en todos los años. Si se pierde después del primero, a cada año siguiente le faltan {amount}.",
  "{name}: {amount} a year counts in every year as long as the GPA it asks for holds. Without it after the first year each later year is {amount} short.":
    "{name}: {amount} por año cuentan en todos los años mientras mantenga el promedio (GPA) que pide. Si se pierde después del primero, a cada año siguiente le faltan {amount}.",
  "{name}: {amount} a year counts in every year as long as the GPA of {gpa} holds. Without it after the first year each later year is {amount} short.":
    "{name}: {amount} por año cuentan en todos los años mientras mantenga un promedio (GPA) de {gpa}. Si se pierde después del primero, a cada año siguiente le faltan {amount}.",
  "Yearly money pays first, then the 529 plan and savings in equal parts each year, then loans.":
    "Primero paga el dinero de cada año; luego el plan 529 y los ahorros, en partes iguales cada año; luego los préstamos.",
  "We assume savings earn nothing.": "Suponemos que los ahorros no ganan nada.",
  "What is saved grows by {growth} a year of study, which no one can promise.":
    "Lo ahorrado crece un {growth} por año de estudio, y eso nadie lo puede prometer.",
  "Without an index, we don’t count any loan as subsidized, so interest may be lower.":
    "Sin un índice no contamos ningún préstamo con subsidio, así que los intereses pueden ser menores.",
  "The subsidized part of loans is estimated from your income for a family of four; a Student Aid Index makes it exact.":
    "La parte con subsidio de los préstamos se calcula con sus ingresos para una familia de cuatro; con un Índice de Ayuda Estudiantil es exacta.",
  "Loans of {entry}: {direct}% for students and {plus}% Parent PLUS, with fees of {directFee}% and {plusFee}%.":
    "Préstamos de {entry}: {direct}% para estudiantes y {plus}% para el Préstamo PLUS para padres, con cargos iniciales de {directFee}% y {plusFee}%.",
  "The rates are those of {year}; the new ones come out in May or June.":
    "Las tasas son las de {year}; las nuevas salen en mayo o junio.",
  "Later years use the newest tables available.": "Para los años siguientes se usan las tablas más recientes.",
  "Pay after college grows by {growth} a year.": "El sueldo después de la universidad sube un {growth} por año.",
  "Pay after college grows by {growth} a year; RAP counts {count} on your tax return.":
    "El sueldo después de la universidad sube un {growth} por año; el plan RAP cuenta {count} en su declaración de impuestos.",
  "Published prices, net prices, graduation rates and earnings: U.S. Department of Education, IPEDS and College Scorecard; each college’s page names the year. Law and tables:":
    "Precios publicados, precios netos, porcentaje que se gradúa e ingresos: Departamento de Educación de Estados Unidos, IPEDS y College Scorecard; la página de cada universidad dice el año. Leyes y tablas (en inglés):",
  "What to do next": "Qué hacer ahora",
  "Run each college’s own net price calculator; the link is on its page here. Put its grants into the form.":
    "Use la calculadora de precio neto de cada universidad; el enlace está en su página de este sitio. Ponga sus becas en el formulario.",
  "Have an aid offer? {link}: it keeps grants and loans separate.":
    "¿Ya tiene una oferta de ayuda? {link}: separa las becas de los préstamos.",
  "Ask each aid office which grants renew each year, what you have to do to keep them, and whether an outside grant reduces theirs.":
    "Pregunte en cada oficina de ayuda económica qué becas se renuevan cada año, qué hay que hacer para conservarlas y si una beca externa reduce las suyas.",
  "{link} if you haven’t: it decides the Pell Grant and how much of a loan is subsidized.":
    "{link} si todavía no lo ha hecho: de él dependen la Beca Pell y la parte de un préstamo con subsidio.",
  "Work out your Student Aid Index": "Calcule su Índice de Ayuda Estudiantil",
  "Plan the deadlines": "Planear las fechas (en inglés)",
  "Plan the visits": "Planear las visitas (en inglés)",
  "Start over with these colleges": "Empezar de nuevo con estas universidades",

  // Beside the form
  "We couldn’t load the answer that follows as you type. “Work out the cost” gives you the whole result.":
    "No pudimos cargar la respuesta que aparece mientras escribe. Con “Calcular el costo” verá el resultado completo.",
  "What you’d pay": "Lo que pagaría",
  "what you’d pay": "lo que pagaría",
  "You’re offline: this is worked out on this device; the full page with every year comes when you’re connected. What you typed stays here.":
    "No tiene conexión: esto se calculó en este dispositivo; la página completa, con cada año, llega cuando tenga conexión. Lo que escribió se queda aquí.",
  "Worked out on this device. What you type isn’t sent until you press “Work out the cost,” which shows every year.":
    "Se calcula en este dispositivo. Lo que escribe no se envía hasta que presione “Calcular el costo”, que muestra cada año.",
  "You’d pay about:": "Pagaría cerca de:",
  "The yearly price is that of {entry}, after grants. It’s an average of what past families paid, not an offer.":
    "El precio por año es el de {entry}, después de las becas. Es un promedio de lo que pagaron otras familias, no una oferta.",
  "First two years at {via}.": "Los dos primeros años en {via}.",
  "No full published price is reported.": "No se informa un precio publicado completo.",
  "The published price is {price} a year, before any grant.": "El precio publicado es {price} por año, antes de becas.",
  "You’d pay about {price} a year.": "Pagaría cerca de {price} por año.",
  "You’d pay about {price} a year ({range}).": "Pagaría cerca de {price} por año ({range}).",
  "{price} a year published, before any grant": "{price} por año publicado, antes de becas",
  "{price} a year": "{price} por año",
  "{price} a year ({range})": "{price} por año ({range})",
  "About {price} a year": "Cerca de {price} por año",
  "About {price} a year ({range})": "Cerca de {price} por año ({range})",
  "About {range} a year at {at} colleges": "Aproximadamente {range} por año en {at} universidades",
  "{count} years: {price}": "{count} años: {price}",
  "{count} years: {price} ({range})": "{count} años: {price} ({range})",
  "{count} years: {price} before any grant": "{count} años: {price} antes de becas",
  "Covered, even at the upper end.": "Cubierto, también con el precio más alto.",
  "Covered at the middle estimate; up to {most} short at the upper end.":
    "Cubierto con el cálculo intermedio; con el precio más alto faltan hasta {most}.",
  "Still to find over {count} years: {mid}.": "Lo que falta en {count} años: {mid}.",
  "Still to find over {count} years: {mid} ({range}).": "Lo que falta en {count} años: {mid} ({range}).",
  "Your debt when payments start: {owed}, {payment} a month.": "Su deuda al empezar a pagar: {owed}, {payment} al mes.",
  "You’d pay about {range} a year at {at} colleges.": "Pagaría aproximadamente {range} por año en {at} universidades.",
  "Published prices at {at} colleges: {range} a year, before any grant.":
    "Precios publicados en {at} universidades: {range} por año, antes de becas.",
  "{some} of {all}": "{some} de {all}",
  "To count the community college you chose, press “Work out the cost.”":
    "Para contar el colegio comunitario que eligió, presione “Calcular el costo”.",
} as const satisfies Translations;
