import type { AccountView } from '#shared/contracts/users.ts'

/** Name of an account's owner, or else the email address. */
export const accountName = ({ name, email }: Pick<AccountView, 'name' | 'email'>): string =>
  name === '' ? email : name
