const NAMES = Object.getOwnPropertyNames(Object.prototype)

/**
 * Record that maps every inherited property name of objects to `component`. The renderer looks up components in plain
 * objects: without this, a block of type `constructor` would be rendered by a function that is no component, and the
 * page would fail.
 */
export const forInheritedNames = <Component>(component: Component): Record<string, Component> =>
  Object.fromEntries(NAMES.map((name) => [name, component]))
