const NAMES = Object.getOwnPropertyNames(Object.prototype)

/**
 * Record that maps the name of every property that objects inherit to `component`. The renderer looks up components in plain objects.
 * Without this record, it would render a block of type `constructor` with a function that is not a component, and the page would fail.
 */
export const forInheritedNames = <Component>(component: Component): Record<string, Component> =>
  Object.fromEntries(NAMES.map((name) => [name, component]))
