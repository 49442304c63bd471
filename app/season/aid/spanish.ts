import type { Translations } from "~/translation";

/** What is said of the states' programs, in Spanish by its English text. */
export const stateAidMessages = {
  and: "y",
  due: "fecha límite:",
  "priority date": "fecha de prioridad:",
  "form processed by": "formulario procesado a más tardar el",
  "{program}: no state date. Ask each college’s aid office.":
    "{program}: el estado no fija fecha. Pregunte en la oficina de ayuda económica de cada universidad.",
  "{program}: file as soon as you can; the money can run out.":
    "{program}: envíe el formulario lo antes posible; el dinero se puede acabar.",
  "{program}, {what} {day} for {award}.": "{program}, {what} {day} para {award}.",
  "{program}, {what} around {day} for {award}, not confirmed.":
    "{program}, {what} alrededor del {day} para {award}, sin confirmar.",
  "For {year} it was {days}.": "Para {year} fue el {days}.",
  "{program}: for {award}, forms received after {days} came too late.":
    "{program}: para {award}, los formularios recibidos después del {days} llegaron tarde.",
  "{program}: {days} for {award}.": "{program}: {days} para {award}.",
  // Names of programs that say what they are; a name of its own stays as it is
  "Cal Grant and most state programs": "Cal Grant y la mayoría de los programas del estado",
  "Cal Grant, community-college second date": "Cal Grant, segunda fecha para colegios comunitarios",
  "DC state programs": "Programas de DC",
  "Frank O'Bannon and 21st Century Scholars": "Frank O'Bannon y 21st Century Scholars",
  "HOPE and other lottery scholarships": "HOPE y otras becas de la lotería",
  "HOPE, Zell Miller and others": "HOPE, Zell Miller y otras",
  "MASSGrant and others": "MASSGrant y otras",
  "MTAG and MESG": "MTAG y MESG",
  "Need-based grants": "Becas según la necesidad económica",
  "Next NC Scholarship, UNC campuses": "Next NC Scholarship, campus de UNC",
  "Next NC Scholarship, community colleges": "Next NC Scholarship, colegios comunitarios",
  "OSAC scholarships": "Becas de OSAC",
  "State Grant, degree students": "State Grant, estudiantes de licenciatura",
  "State Grant, first-time at community, trade, nursing schools":
    "State Grant, por primera vez en un colegio comunitario, un instituto profesional o una escuela de enfermería",
  "State aid": "Ayuda del estado",
  "State grant": "Beca del estado",
  "State grants": "Becas del estado",
  "State programs at public universities": "Programas del estado en universidades públicas",
  "TAG and others, first-time": "TAG y otras, por primera vez",
  "TAG and others, renewals": "TAG y otras, renovaciones",
  "TAP and others": "TAP y otras",
  "Tuition Incentive and older programs": "Tuition Incentive y programas anteriores",
  // Notes of the table
  "You also need a certified GPA by that day.":
    "Para ese día la escuela también tiene que haber certificado el promedio (GPA).",
  "Bright Futures has an application of its own.": "Bright Futures tiene su propia solicitud.",
  "Last year’s cutoff was April 23, 2026.": "El año pasado, el plazo cerró el 23 de abril de 2026.",
  "The agency recommends filing by February 1.": "La agencia recomienda enviarla a más tardar el 1 de febrero.",
  "The Promise Scholarship has a date of its own.": "La beca Promise tiene otra fecha.",
  "The Michigan Achievement Scholarship has no fixed date; file well before the term.":
    "La Michigan Achievement Scholarship no tiene fecha fija; envíe el formulario mucho antes del semestre.",
  "Ask your college’s aid office.": "Pregunte en la oficina de ayuda económica de su universidad.",
  "Its own application is due the fall before, usually by October 31.":
    "Tiene su propia solicitud, que vence el otoño anterior, casi siempre el 31 de octubre.",
  "Colleges’ own dates come much earlier. TAP has an application of its own.":
    "Las fechas de cada universidad son mucho antes. TAP tiene su propia solicitud.",
  "Rhode Island Promise at the community college has dates of its own.":
    "Rhode Island Promise, en el colegio comunitario, tiene otras fechas.",
  "Its own application is due in the fall of senior year, usually by November 1.":
    "Tiene su propia solicitud, que vence en el otoño del último año de secundaria, casi siempre el 1 de noviembre.",
  "Private and two-year colleges set their own.":
    "Las universidades privadas y los colegios comunitarios fijan sus propias fechas.",
  "It has an application of its own.": "Tiene su propia solicitud.",
  "It has a form of its own.": "Tiene su propio formulario.",
  "A student who can’t file the FAFSA files the state’s own form, the WASFA.":
    "El estudiante que no puede presentar la FAFSA llena el formulario del estado, la WASFA.",
  "The lottery and opportunity scholarships go through the college.":
    "Las becas «lottery» y «opportunity» se tramitan en la universidad.",
  "The Hathaway scholarship goes through the college.": "La beca Hathaway se tramita en la universidad.",
} as const satisfies Translations;

export type StateAidMessage = keyof typeof stateAidMessages;
