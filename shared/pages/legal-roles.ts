/** Legal roles of the customer and of the company. Every page that states a role shows these sentences. */
export const legalRoles = {
  /** Orders under UK and EU law. */
  order:
    'Under UK and EU law, the employer or other customer is the controller of an order, and we are its processor.',
  /** Messages and complaints without an order. */
  website:
    'For this website, and for messages and complaints that reach us, we are the controller.',
  /** Orders under US law. */
  us: 'In the United States we are a consumer reporting agency, and the employer is the user of our report.',
} as const

/** All roles in one paragraph. */
export const rolesText = `${legalRoles.order} ${legalRoles.website} ${legalRoles.us}`
