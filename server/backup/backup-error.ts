/** Error of a backup or restore that the operator can fix. The message contains the fix. */
export class BackupError extends Error {}
