/** Legal roles of the customer and of the company. Every page that names a role uses these sentences. */
export const legalRoles = {
  /** Roles in orders under UK and EU law. */
  order:
    'Under UK and EU law, the employer or other customer is the controller of an order, and we are its processor.',
  /** Role for messages and complaints that belong to no order. */
  website:
    'For this website, and for messages and complaints that reach us, we are the controller.',
  /** Roles in orders under US law. */
  us: 'In the United States we are a consumer reporting agency, and the employer is the user of our report.',
} as const

/** All roles in one paragraph. */
export const rolesText = `${legalRoles.order} ${legalRoles.website} ${legalRoles.us}`
