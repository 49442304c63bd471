import type { Translations } from "~/translation";

/** The questions of the FAFSA calculator. Names of tax forms and lines are those that the IRS uses in Spanish. */
export const formMessages = {
  // Amounts
  "Adjusted gross income (AGI)": "Ingreso bruto ajustado (AGI)",
  "Form 1040, line 11 (11a on the 2025 form). It may be below zero: type a minus sign.":
    "Formulario 1040, línea 11 (11a en el de 2025). Puede ser menor que cero: escriba el signo de menos.",
  "U.S. income tax paid": "Impuesto federal sobre los ingresos que se pagó",
  "Form 1040, line 22 minus Schedule 2, line 2. This is the year’s tax, not what was withheld or still owed.":
    "Formulario 1040, línea 22, menos la línea 2 del Anexo 2. Es el impuesto de todo el año, no lo que le retuvieron ni lo que todavía debe.",
  "Deducted payments to an IRA, SEP, SIMPLE or other plan":
    "Aportaciones deducidas a una cuenta IRA, SEP, SIMPLE u otro plan",
  "Schedule 1, lines 16 and 20 together. Not what an employer took out for a 401(k) or 403(b).":
    "Anexo 1, líneas 16 y 20 sumadas. No cuente lo que el empleador descontó para un plan 401(k) o 403(b).",
  "Tax-exempt interest": "Intereses exentos de impuestos",
  "Form 1040, line 2a.": "Formulario 1040, línea 2a.",
  "Untaxed part of money taken from an IRA": "Dinero retirado de una cuenta IRA por el que no se pagó impuesto",
  "Form 1040, line 4a minus line 4b.": "Formulario 1040, línea 4a menos línea 4b.",
  "Of that, rolled over into another plan": "De esa cantidad, lo que se traspasó a otro plan",
  "The word “Rollover” is next to line 4b. This part doesn’t count.":
    "Junto a la línea 4b aparece la palabra “Rollover”. Esta parte no cuenta.",
  "Untaxed part of a pension or annuity": "Parte de una pensión o anualidad por la que no se pagó impuesto",
  "Form 1040, line 5a minus line 5b.": "Formulario 1040, línea 5a menos línea 5b.",
  "The word “Rollover” is next to line 5b. This part doesn’t count.":
    "Junto a la línea 5b aparece la palabra “Rollover”. Esta parte no cuenta.",
  "Foreign earned income exclusion": "Exclusión de ingresos ganados en el extranjero",
  "Form 2555, line 45.": "Formulario 2555, línea 45.",
  "College grants and scholarships reported as income": "Becas universitarias declaradas como ingreso",
  "The part that is in the AGI: often on Schedule 1, line 8r. Zero for most people.":
    "La parte incluida en el AGI; casi siempre está en la línea 8r del Anexo 1. Para la mayoría es cero.",
  "Education tax credits": "Créditos tributarios por educación",
  "Schedule 3, line 3 plus Form 1040, line 29 (American Opportunity and Lifetime Learning credits).":
    "Línea 3 del Anexo 3 más línea 29 del Formulario 1040 (los créditos American Opportunity y Lifetime Learning).",
  "Federal Work-Study earnings": "Ingresos del Programa Federal de Estudio y Trabajo (Federal Work-Study)",
  "The W-2 from the college, if the job was Work-Study and part of an aid offer.":
    "Están en el formulario W-2 que dio la universidad, si el trabajo era de Work-Study y parte de una oferta de ayuda.",
  "Child support received": "Manutención de menores recibida",
  "All of it in the last complete calendar year, for all children in the household.":
    "Todo lo recibido en el último año calendario completo, por todos los hijos del hogar.",
  "Cash, savings and checking": "Efectivo, ahorros y cuenta corriente",
  "All accounts together, as of today. Don’t count student loans or grants.":
    "Todas las cuentas juntas, con el saldo de hoy. No cuente préstamos ni becas para estudiar.",
  Investments: "Inversiones",
  "What they’re worth today minus what is owed on them: stocks, bonds, funds, certificates, trusts, and real estate other than the home you live in. Not retirement plans, not life insurance.":
    "Lo que valen hoy menos lo que se debe por ellas: acciones, bonos, fondos, certificados de depósito, fideicomisos y propiedades que no sean la casa donde viven. No cuente planes de jubilación ni seguros de vida.",
  "Businesses and farms": "Negocios y granjas",
  "What they’re worth today minus what is owed on them. From 2026-27 on leave out a family business with 100 or fewer full-time employees, a farm the family lives on, and a family fishing business. For earlier years they count.":
    "Lo que valen hoy menos lo que se debe por ellos. Desde 2026-27 no incluya un negocio familiar con 100 empleados de tiempo completo o menos, la granja donde vive la familia ni un negocio familiar de pesca. Para años anteriores sí cuentan.",
  "Earned from work": "Ingresos del trabajo",
  "Form 1040, line 1z plus Schedule 1, lines 3 and 6. A loss counts as zero. Of two people, one here and one below; on a joint return it doesn’t matter how you split it.":
    "Formulario 1040, línea 1z, más las líneas 3 y 6 del Anexo 1. Una pérdida cuenta como cero. Si son dos personas, ponga aquí lo de una y abajo lo de la otra; en una declaración conjunta no importa cómo lo repartan.",
  "Earned from work by the second person": "Ingresos del trabajo de la segunda persona",
  "List 529 plans for this student, including any the student owns, but none for brothers or sisters.":
    "Incluya los planes de ahorro 529 para este estudiante, también los que estén a su nombre, pero no los de sus hermanos.",
  "List your own 529 plans only if you’re independent: otherwise they count with your parents’.":
    "Incluya sus propios planes 529 solo si usted es independiente; si no, cuentan con lo de sus padres.",
  "Profit or loss of a business on Schedule C": "Ganancia o pérdida de un negocio en el Anexo C",
  "Schedule C, line 31. Leave it empty if there’s no Schedule C.":
    "Anexo C, línea 31. Déjelo en blanco si no hay Anexo C.",

  // Tax return
  "Filing status": "Estado civil en la declaración",
  "Filing status of the second return": "Estado civil en la segunda declaración",
  Single: "Soltero",
  "Head of household": "Cabeza de familia",
  "Married filing separately": "Casado, declaración por separado",
  "Married filing jointly": "Casado, declaración conjunta",
  "Qualifying surviving spouse": "Cónyuge sobreviviente que reúne los requisitos",
  "At the top of Form 1040. If you haven’t filed yet, use the status you expect.":
    "Está al principio del Formulario 1040. Si todavía no ha declarado, use el que piensa poner.",
  "Did this couple file one joint tax return for {year}?":
    "¿Presentó esta pareja una sola declaración conjunta de impuestos de {year}?",
  "Did you and your spouse file one joint tax return for {year}?":
    "¿Presentaron usted y su cónyuge una sola declaración conjunta de impuestos de {year}?",
  "Yes, one joint return": "Sí, una declaración conjunta",
  "No, two returns": "No, dos declaraciones",
  "Add both people together on every line below, unless a line asks for just one.":
    "En cada línea sume lo de las dos personas, a menos que la línea pida solo lo de una.",
  "Less common lines: IRA, pension, foreign income, education credits, work-study":
    "Líneas menos comunes: IRA, pensión, ingresos del extranjero, créditos por educación, Work-Study",
  "Earned Income Credit": "Crédito por Ingreso del Trabajo (EITC)",
  "The return for {year} has the Earned Income Credit":
    "La declaración de {year} tiene el Crédito por Ingreso del Trabajo",
  "Form 1040, line 27 (27a on some forms).": "Formulario 1040, línea 27 (27a en algunos).",
  "Other schedules": "Otros anexos",
  "Schedule A, B, D, E, F or H went with the return": "Con la declaración se presentó el Anexo A, B, D, E, F o H",
  "Look at the pages after Form 1040. This decides whether assets count.":
    "Mire las páginas que siguen al Formulario 1040. De esto depende si cuentan los bienes.",
  "Tax return": "Declaración de impuestos",
  "They filed a U.S. tax return, or will":
    "Presentaron una declaración de impuestos en Estados Unidos, o la van a presentar",
  "You filed a U.S. tax return, or will":
    "Presenté una declaración de impuestos en Estados Unidos, o la voy a presentar",
  "They had income but no U.S. return, for example abroad":
    "Tuvieron ingresos, pero sin declaración en Estados Unidos; por ejemplo, en otro país",
  "You had income but no U.S. return, for example abroad":
    "Tuve ingresos, pero sin declaración en Estados Unidos; por ejemplo, en otro país",
  "Use the same figures from the foreign return, in U.S. dollars.":
    "Use las mismas cifras de la declaración del otro país, en dólares.",
  "They didn’t have to file, because income was too low": "No tenían que declarar, porque ganaron muy poco",
  "You didn’t have to file, because income was too low": "No tenía que declarar, porque gané muy poco",
  "Then the index is −1,500, and the other income questions don’t matter.":
    "Entonces el índice es −1,500 y las otras preguntas sobre ingresos no importan.",

  // The student and the year
  Choose: "Elija",
  Yes: "Sí",
  No: "No",
  "You and the school year": "Usted y el año escolar",
  "School year the aid is for": "Año escolar para el que es la ayuda",
  "The form uses the tax return from two years before it starts. If you’re in college now and ask for this year, choose the earlier one.":
    "El formulario usa la declaración de impuestos de dos años antes. Si ya está en la universidad y pide ayuda para este año, elija el anterior.",
  "Choose, or leave empty if you live abroad": "Elija, o deje en blanco si vive en otro país",
  "State of legal residence": "Estado de residencia legal",
  "Your parents’ state if you aren’t independent. Alaska and Hawaii have their own poverty lines.":
    "El de sus padres si usted no es independiente. Alaska y Hawái tienen su propia línea de pobreza.",
  "Your year in college then": "En qué año de la universidad estará",
  "First year": "Primer año",
  "Second year": "Segundo año",
  "Third year or later, no bachelor’s degree yet": "Tercer año o después, todavía sin licenciatura",
  "Graduate or professional school": "Estudios de posgrado",
  "Earlier degree": "Título anterior",
  "You’ll already have a bachelor’s degree when the year starts":
    "Cuando empiece el año ya tendrá una licenciatura (bachelor’s degree)",
  "Special rule": "Regla especial",
  "A parent died in the line of duty in the armed forces or as a public safety officer":
    "Su padre o su madre murió en cumplimiento del deber en las fuerzas armadas o como agente de seguridad pública",
  "Do any of these describe you?": "¿Está usted en alguna de estas situaciones?",
  "One is enough to make you independent. Then your parents’ information isn’t needed. Living on your own or paying your own way isn’t enough. Birthdays: for 2026-27 born before {year}; each later school year one year later.":
    "Basta una para que sea independiente, y entonces no se necesitan los datos de sus padres. Vivir solo o pagar sus gastos no basta. Fecha de nacimiento: para 2026-27, antes de {year}; para cada año escolar siguiente, un año más.",
  "You’re 24 or older by December 31 of the year in which the school year starts":
    "Tendrá 24 años o más el 31 de diciembre del año en que empieza el año escolar",
  "Married, and not separated, on the day you file": "El día que envíe el formulario estará casado y no separado",
  "Working on a master’s, doctoral or professional degree in that school year":
    "Ese año escolar estudiará una maestría, un doctorado o un título profesional",
  "A veteran, or on active duty in the U.S. armed forces for more than training":
    "Es veterano, o está en servicio activo en las fuerzas armadas de Estados Unidos y no solo en entrenamiento",
  "You have children or other people who live with you and get more than half of their support from you":
    "Tiene hijos u otras personas que viven con usted y reciben de usted más de la mitad de su sustento",
  "At any time since you turned 13: both parents had died, you were in foster care, or you were a ward of the court":
    "En algún momento desde que cumplió 13 años habían muerto sus dos padres, estuvo en un hogar de crianza temporal (foster care) o bajo la tutela de los tribunales",
  "A court says you’re an emancipated minor, or placed you with a legal guardian who isn’t your parent":
    "Un tribunal lo declaró menor emancipado, o le asignó un tutor legal que no es su padre ni su madre",
  "Unaccompanied, and homeless or at risk of it, since July 1 of the year before, as confirmed by a school, shelter or program":
    "Desde el 1 de julio del año anterior vive sin sus padres y no tiene hogar, o está en riesgo de perderlo, según confirma una escuela, un albergue o un programa",
  "You can’t reach your parents, or it isn’t safe to (the college decides; until then the form counts you as independent)":
    "No puede comunicarse con sus padres, o hacerlo es peligroso (decide la universidad; mientras tanto el formulario lo cuenta como independiente)",
  Children: "Hijos",
  "At least one of them is your child": "Al menos una de esas personas es su hijo o su hija",

  // Parents
  "Which parent goes on the form": "Qué padre o madre va en el formulario",
  "How do your legal parents live today?": "¿Cómo viven hoy sus padres legales?",
  "Legal parents are the ones you were born to and the ones who adopted you. Grandparents, foster parents and guardians aren’t, unless they adopted you.":
    "Son sus padres legales quienes lo tuvieron y quienes lo adoptaron. Los abuelos, los padres de crianza temporal y los tutores no lo son, a menos que lo hayan adoptado.",
  "Married to each other": "Casados entre sí",
  "Even if they’re separated but live in the same home.": "También si están separados, pero viven en la misma casa.",
  "Not married to each other, but living together": "No están casados, pero viven juntos",
  "Divorced, separated or never married, and living apart":
    "Divorciados, separados o nunca casados, y viven en casas distintas",
  "You have one legal parent": "Tiene solo un padre o una madre legal",
  "The other has died or was never your legal parent.": "El otro murió o nunca fue su padre o madre legal.",
  "Both of your parents count": "Cuentan los dos",
  "If they filed one joint return, one of them can fill out the form for both. If they filed two returns, each one is invited and gives consent separately.":
    "Si presentaron una declaración conjunta, uno de ellos puede llenar el formulario por los dos. Si presentaron dos, cada uno recibe una invitación y da su consentimiento.",
  "Each one is invited to the form and gives consent separately.":
    "Cada uno recibe una invitación al formulario y da su consentimiento.",
  "Only one of your parents counts": "Cuenta solo uno de los dos",
  "Call one of them {first} and the other {second}. It doesn’t matter whom you live with, or who claims you on a tax return.":
    "Llame {first} a la casa de uno y {second} a la del otro. No importa con quién vive usted ni quién lo incluye en sus impuestos.",
  "Parent A": "Casa A",
  "Parent B": "Casa B",
  "Who gave you more financial support in the last 12 months?":
    "¿De qué casa recibió más apoyo económico en los últimos 12 meses?",
  "Money, housing, food, clothes, health care, college costs. If neither did, use the most recent 12 months when one of them did.":
    "Dinero, vivienda, comida, ropa, atención médica, gastos de la universidad. Si de ninguna, use los 12 meses más recientes en que sí lo recibió.",
  "Exactly the same from both": "Exactamente lo mismo de las dos",
  "Then it is the parent with the greater income and assets. Which one is that?":
    "Entonces cuenta quien tiene más ingresos y bienes. ¿De qué casa es?",
  "Whose numbers are you filling in below?": "¿De qué casa son las cifras que va a escribir abajo?",
  "Fill in one household at a time. After you see the result, you can start on the other one without showing these numbers.":
    "Llene los datos de una casa a la vez. Después de ver el resultado puede empezar con la otra, sin que se muestren estas cifras.",
  "Is this parent married today to someone who isn’t your legal parent?":
    "¿Está casado hoy con alguien que no es su padre ni su madre legal?",
  "A stepparent’s income and assets count too, no matter what the two of them agreed.":
    "También cuentan los ingresos y bienes del padrastro o la madrastra, sin importar lo que hayan acordado entre ellos.",

  // The rest
  "Your family": "Su familia",
  "Family size": "Tamaño de la familia",
  "You, the parents who count (or, if you’re independent, your spouse), and the children and other people who get more than half of their support from them. Brothers and sisters count here, but how many of them are in college no longer changes the index.":
    "Usted, los padres que cuentan (o su cónyuge, si usted es independiente) y los hijos y otras personas que reciben de ellos más de la mitad de su sustento. Los hermanos cuentan aquí, pero ya no importa cuántos están en la universidad.",
  "Your parents’ taxes for {year}": "Los impuestos de sus padres de {year}",
  "Your own taxes for {year}": "Sus propios impuestos de {year}",
  "Leave anything you didn’t have empty. Many students earn too little to file.":
    "Deje en blanco lo que no tuvo. Muchos estudiantes ganan tan poco que no tienen que declarar.",
  "Benefits and what you own": "Beneficios y bienes",
  Benefits: "Beneficios",
  "Someone in the household got one of these in the last 24 months":
    "Alguien del hogar recibió uno de estos en los últimos 24 meses",
  "{list}. The household is your parents’ if you aren’t independent. If so, assets don’t count and you can leave the rest empty.":
    "{list}. El hogar es el de sus padres si usted no es independiente. En ese caso los bienes no cuentan y puede dejar el resto en blanco.",
  "Earned Income Credit, federal housing assistance, free or reduced-price school lunch, Medicaid, the refundable tax credit for a health plan, SNAP, SSI, TANF or WIC":
    "Crédito por Ingreso del Trabajo (EITC), ayuda federal para la vivienda, almuerzo escolar gratis o a precio reducido, Medicaid, el crédito tributario reembolsable para un seguro médico, SNAP, SSI, TANF o WIC",
  "Assets also don’t count if your income is below $60,000 and your tax return is simple, or if your family is within the income limit for the full Pell Grant. Fill in what you know. The result says whether it was used.":
    "Los bienes tampoco cuentan si los ingresos son menores de $60,000 y la declaración es sencilla, o si la familia está dentro del límite de ingresos de la Beca Pell completa. Escriba lo que sepa; el resultado dice si se usó.",
  "Your parents’ assets": "Los bienes de sus padres",
  "Your own assets": "Sus propios bienes",
  "{count} filled in": "{count} contestadas",
  "Next:": "Siguiente:",
  "Work out the SAI": "Calcular el SAI",
  "This tab remembers it until you close it, so that a refresh doesn’t lose it.":
    "Esta pestaña lo recuerda hasta que la cierre, para que no se pierda al volver a cargar la página.",
  "We use what you type for this one answer. We don’t keep it, and it’s never in a link.":
    "Usamos lo que escribe solo para esta respuesta. No lo guardamos y nunca aparece en un enlace.",
  "What you type for the second household isn’t saved on the device either.":
    "Lo que escribe de la segunda casa tampoco se guarda en el dispositivo.",
  " (for {awardYear}) ": " (para {awardYear}) ",
} as const satisfies Translations;
