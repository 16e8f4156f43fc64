/** True if an error means that sign-in is required. A retry would fail in the same way. */
export const needsSignIn = ({ message }: Error) => /authentication/i.test(message)
