/** An error that the user can fix. Its message is a complete sentence and is shown unchanged. */
export class TransferError extends Error {
  constructor(message: string, options: ErrorOptions = {}) {
    super(message, options)
    this.name = 'TransferError'
  }
}
