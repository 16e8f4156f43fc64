import { paths } from '../paths.ts'

/** A link in words. */
export interface NamedLink {
  readonly label: string
  readonly href: string
}

/** What a page invites to: one button, and a link beside it. */
export interface Invitation {
  readonly primary: NamedLink
  readonly second?: NamedLink
}

/** The two ways to begin that every public page offers. */
export const invitation: Required<Invitation> = {
  primary: { label: 'Get Started', href: paths.contact },
  second: { label: 'Schedule a 30-minute meeting', href: paths.contact },
}
