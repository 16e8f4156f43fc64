import { child, children } from './ast.ts'
import type { Node } from './ast.ts'
import { part } from './compiled.ts'
import type { Compile, Compiled, CompileNode } from './compiled.ts'
import { compileDifference } from './difference.ts'
import { functionOf } from './functions.ts'
import { LIST_NODES } from './list-nodes.ts'
import { operatorOf } from './operators.ts'
import { orderer, scorer } from './pipes.ts'
import type { ScoreTerm } from './pipes.ts'
import { remembering } from './expression-cache.ts'
import { innerScope } from './scope.ts'
import type { Evaluate, Question } from './scope.ts'
import { GroqPath, attributeOf, compareValues, finite, isObject } from './values.ts'

const NULL: Evaluate = () => null

/**
 * Compiles a tree that groq-js has parsed (and the planner rewritten) into a function. The function returns the results of groq-js's own
 * evaluator. It spends its budget while iterating over lists and texts, so its running time is proportional to the budget spent. GROQ
 * functions that the lake does not support throw when called.
 */
export function compile(node: Node): Compiled {
  let cost = 1
  const inner: Compile = (each) => {
    const result = compile(each)
    cost += result.cost
    return result
  }
  const kind = Object.hasOwn(KINDS, node.type) ? KINDS[node.type] : undefined
  const evaluate = kind === undefined ? refusal(`unexpected ${node.type}`) : kind(node, inner)
  return { evaluate, cost }
}

function refusal(message: string): Evaluate {
  return () => {
    throw new Error(message)
  }
}

function both(node: Node, inner: Compile, decided: boolean): Evaluate {
  const left = part(node, 'left', inner).evaluate
  const right = part(node, 'right', inner).evaluate
  return (scope) => {
    const first = left(scope)
    if (first === decided) return decided
    const second = right(scope)
    if (second === decided) return decided
    return typeof first === 'boolean' && typeof second === 'boolean' ? !decided : null
  }
}

const KINDS: Readonly<Record<string, CompileNode>> = {
  ...LIST_NODES,
  This: () => (scope) => scope.value,
  Everything: () => (scope) => scope.world.everything(),
  Asked(node, inner) {
    const question: Question = { kind: kindOf(node), index: Number(node['index']) }
    const key = part(node, 'key', inner).evaluate
    return (scope) => scope.world.answer(question, key(scope)) ?? null
  },
  Parameter(node) {
    const name = String(node['name'])
    return ({ world }) => (Object.hasOwn(world.params, name) ? (world.params[name] ?? null) : null)
  },
  Parent(node) {
    const depth = Number(node['n'])
    return (scope) => {
      let current = scope
      for (let level = 0; level < depth; level += 1) {
        if (current.parent === undefined) return null
        current = current.parent
      }
      return current.value
    }
  },
  Context: () => NULL,
  Value(node) {
    const value = node['value'] ?? null
    return () => value
  },
  Group: (node, inner) => part(node, 'base', inner).evaluate,
  OpCall(node, inner) {
    const operator = operatorOf(String(node['op']))
    if (operator === undefined) return refusal(`Unknown operator: ${String(node['op'])}`)
    const left = part(node, 'left', inner).evaluate
    const right = part(node, 'right', inner).evaluate
    return (scope) => operator(left(scope), right(scope), scope.world)
  },
  And: (node, inner) => both(node, inner, false),
  Or: (node, inner) => both(node, inner, true),
  Not(node, inner) {
    const base = part(node, 'base', inner).evaluate
    return (scope) => {
      const value = base(scope)
      return typeof value === 'boolean' ? !value : null
    }
  },
  Neg(node, inner) {
    const base = part(node, 'base', inner).evaluate
    return (scope) => {
      const value = base(scope)
      return typeof value === 'number' ? -value : null
    }
  },
  Pos(node, inner) {
    const base = part(node, 'base', inner).evaluate
    return (scope) => {
      const value = base(scope)
      return typeof value === 'number' ? finite(value) : null
    }
  },
  Asc: () => NULL,
  Desc: () => NULL,
  InRange(node, inner) {
    const base = part(node, 'base', inner).evaluate
    const left = part(node, 'left', inner).evaluate
    const right = part(node, 'right', inner).evaluate
    const isInclusive = node['isInclusive'] === true
    return (scope) => {
      const { budget } = scope.world
      const value = base(scope)
      const low = compareValues(value, left(scope), budget)
      const high = compareValues(value, right(scope), budget)
      if (low === null || high === null) return null
      return low >= 0 && (isInclusive ? high <= 0 : high < 0)
    }
  },
  Select(node, inner) {
    const alternatives = children(node, 'alternatives').map((each) => ({
      condition: part(each, 'condition', inner).evaluate,
      value: part(each, 'value', inner).evaluate,
    }))
    const fallback = child(node, 'fallback')
    const otherwise = fallback === undefined ? NULL : inner(fallback).evaluate
    return (scope) => {
      const chosen = alternatives.find(({ condition }) => condition(scope) === true)
      return chosen === undefined ? otherwise(scope) : chosen.value(scope)
    }
  },
  Projection(node, inner) {
    const base = part(node, 'base', inner).evaluate
    const expr = remembering(child(node, 'expr'), part(node, 'expr', inner))
    return (scope) => {
      const value = base(scope)
      return isObject(value) ? expr(innerScope(scope, value)) : null
    }
  },
  FuncCall: compileCall,
  PipeFuncCall(node, inner) {
    const base = part(node, 'base', inner).evaluate
    const args = children(node, 'args')
    if (node['name'] === 'score')
      return scorer(
        base,
        args.map((arg) => compileScore(arg, inner)),
      )
    if (node['name'] !== 'order') return refusal(`Unknown pipe function: ${String(node['name'])}`)
    const keys = args.map((arg) => {
      const isWrapped = arg.type === 'Desc' || arg.type === 'Asc'
      const key = isWrapped ? part(arg, 'base', inner) : inner(arg)
      return { ...key, descending: arg.type === 'Desc' }
    })
    return orderer(base, keys)
  },
  AccessAttribute(node, inner) {
    const name = String(node['name'])
    if (child(node, 'base') === undefined) return (scope) => attributeOf(scope.value, name)
    const base = part(node, 'base', inner).evaluate
    return (scope) => attributeOf(base(scope), name)
  },
  Deref(node, inner) {
    const base = part(node, 'base', inner).evaluate
    return (scope) => {
      const id = attributeOf(base(scope), '_ref')
      return typeof id === 'string' ? (scope.world.dereference(id) ?? null) : null
    }
  },
}

function kindOf(node: Node): Question['kind'] {
  const { kind } = node
  if (kind === 'selection' || kind === 'lookup' || kind === 'query' || kind === 'text') return kind
  throw new TypeError(`Unknown question ${String(kind)}`)
}

function compileCall(node: Node, inner: Compile): Evaluate {
  const namespace = String(node['namespace'])
  const name = String(node['name'])
  const nodes = children(node, 'args')
  if (namespace === 'diff') {
    return compileDifference(name, nodes, (each) => inner(each).evaluate)
  }
  const work = functionOf(namespace, name)
  if (work === undefined)
    return refusal(name === 'boost' ? 'unexpected boost call' : 'not implemented')
  const args = nodes.map((each) => inner(each).evaluate)
  const [pattern] = nodes
  if (namespace === 'global' && name === 'path' && typeof pattern?.['value'] === 'string') {
    const path = new GroqPath(pattern['value'])
    return () => path
  }
  return (scope) => work(args, scope)
}

/** Compiles an argument of `score()`. It evaluates to the weight of a match, the sum of two arguments, or 1 for a true condition. */
function compileScore(node: Node, inner: Compile): ScoreTerm {
  const [first, second] = children(node, 'args')
  const left = child(node, 'left')
  const right = child(node, 'right')
  if (
    node.type === 'OpCall' &&
    node['op'] === 'match' &&
    left !== undefined &&
    right !== undefined
  ) {
    return { by: 'match', text: inner(left).evaluate, pattern: inner(right).evaluate }
  }
  if (node.type === 'FuncCall' && node['name'] === 'boost' && first !== undefined) {
    const boost = second === undefined ? NULL : inner(second).evaluate
    return { by: 'boost', term: compileScore(first, inner), boost }
  }
  if ((node.type === 'Or' || node.type === 'And') && left !== undefined && right !== undefined) {
    const terms = [compileScore(left, inner), compileScore(right, inner)] as const
    return { by: node.type === 'Or' ? 'either' : 'both', terms }
  }
  return { by: 'condition', condition: inner(node).evaluate }
}
