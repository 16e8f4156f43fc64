import type { AccountView } from '#shared/contracts/users.ts'

/** Name of an account's owner, or the email address if the name is unknown. */
export const accountName = ({ name, email }: Pick<AccountView, 'name' | 'email'>): string =>
  name === '' ? email : name
