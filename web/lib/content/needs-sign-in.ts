/** True if an error means that sign-in is required; a retry gives the same response. */
export const needsSignIn = ({ message }: Error) => /authentication/i.test(message)
