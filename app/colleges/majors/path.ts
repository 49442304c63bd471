/** Address of the list of fields; that of each field stands under it. */
export const majorsPath = "/majors";
