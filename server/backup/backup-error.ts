/** Error of a backup or restore that the operator can fix. The message says how. */
export class BackupError extends Error {}
