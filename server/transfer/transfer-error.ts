/** Something a person can mend: its message is a whole sentence and is shown as it stands. */
export class TransferError extends Error {
  constructor(message: string, options: ErrorOptions = {}) {
    super(message, options)
    this.name = 'TransferError'
  }
}
