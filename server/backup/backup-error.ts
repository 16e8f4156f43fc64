/** Thrown for what whoever makes or brings back a backup can mend; the message says how. */
export class BackupError extends Error {}
