/** Whether an error says that one has to sign in: asking again gives the same answer. */
export const needsSignIn = ({ message }: Error) => /authentication/i.test(message)
