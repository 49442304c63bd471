/** A failure that has been written down already; its message is for whoever called. */
export class SaidFailure extends Error {}
