/** The one application the stand-in knows. No secret: it opens nothing but the stand-in on the same machine. */
export const clientId = "sandbox";
export const clientSecret = "sandbox";

/** The application that may delete people, by the Management API. */
export const managementClient = "sandbox-management";
export const managementSecret = "sandbox-management";
