import { site } from '#shared/site.ts'

/** Who a case study is about, as visitors read it: the client’s name where it may be told. */
export const clientName = (client: string | null | undefined): string =>
  client ?? (site.demonstration ? 'Invented for illustration' : 'Not named')
