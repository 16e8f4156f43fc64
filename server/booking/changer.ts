/** Author of a change to a meeting: its visitor, or a staff member by id. */
export type Changer = { readonly kind: 'visitor' } | { readonly kind: 'staff'; readonly id: string }
