import type { Occupation } from "./occupation";

/**
 * Occupations that states, or for pilots and mechanics of aircraft the federal government, commonly license, by the
 * start of their SOC code. It only decides what a page tells a student to ask: whether a license is needed, and which,
 * differs by state.
 */
const licensed: readonly (readonly [code: string, name: string])[] = [
  ["29-1141", "registered nurse"],
  ["29-1151", "nurse anesthetist"],
  ["29-1161", "nurse midwife"],
  ["29-1171", "nurse practitioner"],
  ["29-2061", "licensed practical nurse"],
  ["31-1131", "nursing assistant"],
  ["25-202", "elementary or middle school teacher"],
  ["25-2012", "kindergarten teacher"],
  ["25-203", "high school teacher"],
  ["25-205", "special education teacher"],
  ["21-1012", "school counselor"],
  ["21-1013", "marriage and family therapist"],
  ["21-1018", "mental health or addiction counselor"],
  ["21-102", "social worker"],
  ["19-303", "psychologist"],
  ["17-1011", "architect"],
  ["17-1012", "landscape architect"],
  ["17-1022", "surveyor"],
  ["17-20", "engineer who signs plans for the public"],
  ["17-21", "engineer who signs plans for the public"],
  ["13-2011", "certified public accountant"],
  ["23-1011", "lawyer"],
  ["29-1051", "pharmacist"],
  ["29-2052", "pharmacy technician"],
  ["29-102", "dentist"],
  ["29-1292", "dental hygienist"],
  ["29-1123", "physical therapist"],
  ["31-2021", "physical therapist assistant"],
  ["29-1122", "occupational therapist"],
  ["31-2011", "occupational therapy assistant"],
  ["29-1127", "speech-language pathologist"],
  ["29-1181", "audiologist"],
  ["29-1126", "respiratory therapist"],
  ["29-1031", "dietitian"],
  ["29-1071", "physician assistant"],
  ["29-121", "physician"],
  ["29-122", "physician"],
  ["29-124", "surgeon"],
  ["29-1131", "veterinarian"],
  ["29-2056", "veterinary technician"],
  ["29-2034", "radiologic technologist"],
  ["29-204", "emergency medical technician or paramedic"],
  ["29-1041", "optometrist"],
  ["29-1011", "chiropractor"],
  ["31-9011", "massage therapist"],
  ["29-9091", "athletic trainer"],
  ["39-501", "barber or cosmetologist"],
  ["39-4031", "funeral director"],
  ["41-902", "real estate agent"],
  ["41-3021", "insurance agent"],
  ["53-201", "pilot"],
  ["49-3011", "aircraft mechanic"],
  ["53-3032", "truck driver"],
  ["47-2111", "electrician"],
  ["47-2152", "plumber"],
];

/** Names of the occupations among these for which a license is worth asking about, each once. */
export function licensesToAskAbout(occupations: readonly Pick<Occupation, "code">[]): readonly string[] {
  const names = licensed.filter(([start]) => occupations.some(({ code }) => code.startsWith(start)));
  return [...new Set(names.map(([, name]) => name))];
}
