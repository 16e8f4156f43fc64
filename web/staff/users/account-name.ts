import type { AccountView } from '#shared/contracts/users.ts'

/** What a sentence calls the person of an account: their name, or their address where they have given none. */
export const accountName = ({ name, email }: Pick<AccountView, 'name' | 'email'>): string =>
  name === '' ? email : name
