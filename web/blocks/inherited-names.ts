const NAMES = Object.getOwnPropertyNames(Object.prototype)

/**
 * A table that has `component` under every name that objects inherit. The renderer looks names up in plain objects: without
 * this a block of type `constructor` would be drawn by a function that is no component, and the page would fail.
 */
export const forInheritedNames = <Component>(component: Component): Record<string, Component> =>
  Object.fromEntries(NAMES.map((name) => [name, component]))
