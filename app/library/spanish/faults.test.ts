import { describe, expect, it } from "vitest";
import { spanishFaults } from "./faults";

describe("the check of Spanish texts", () => {
  it.each([
    ["Puede aplicar para una beca.", "solicitar"],
    ["Envíe la aplicación hoy.", "solicitud"],
    ["Vive en un dormitorio.", "residencia"],
    ["Tú puedes hacerlo.", "usted"],
    ["**Llene la aplicación.**", "solicitud"],
    ["Revise tu cuenta.", "usted"],
    ["Cuesta 500 dólares al año.", "no reference"],
    ["Sube 5 por ciento.", "no reference"],
    ["Hoy en día cuesta más.", "filler"],
  ])("finds a fault in “%s”", (text, fault) => expect(spanishFaults(text).join()).toContain(fault));

  it.each([
    "Solicite la beca con la solicitud en línea.",
    "Pregunte por su estudiante y por su tutor legal.",
    'En México se dice "aplicación"; aquí, *application* es solicitud.',
    "Son {{aid.2026-27.pell.max | dollars}} al año.",
    "La actitud importa. El instituto abre a las 9.",
    "Vea [la página](/es/aplicacion).",
  ])("lets “%s” pass", (text) => expect(spanishFaults(text)).toEqual([]));
});
