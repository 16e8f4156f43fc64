import * as z from 'zod/mini'
import { industries, services, solutionEntries } from '#shared/pages/catalogue/catalogue.ts'

export const serviceSlug = z.enum(services.map(({ slug }) => slug))

export const solutionSlug = z.enum(solutionEntries.map(({ slug }) => slug))

export const industrySlug = z.enum(industries.map(({ slug }) => slug))

/** Items that the running call of {@link notingLeftOut} has left out so far. */
let leftOut: string[] | undefined

/** Runs `parse`. Returns its result, and a sentence about each item that lists of type {@link known} have left out. */
export function notingLeftOut<Result>(parse: () => Result): {
  readonly result: Result
  readonly leftOut: readonly string[]
} {
  const before = leftOut
  const noted: string[] = []
  leftOut = noted
  try {
    return { result: parse(), leftOut: noted }
  } finally {
    leftOut = before
  }
}

const reasonOf = (value: unknown, issues: readonly z.core.$ZodIssue[]) => {
  const field = issues[0]?.path.map(String).join('.') ?? ''
  const place = field === '' ? '' : `, in its field “${field}”`
  return `${JSON.stringify(value).slice(0, 200)} is incomplete, or names no page of this release${place}`
}

/**
 * List of slugs, or of items with a slug. Items whose page does not exist are left out, because a later release may have removed the page.
 * {@link notingLeftOut} reports them.
 */
export const known = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items): z.infer<Item>[] =>
      items.flatMap((value) => {
        const parsed = item.safeParse(value)
        if (!parsed.success) leftOut?.push(reasonOf(value, parsed.error.issues))
        return parsed.success ? [parsed.data] : []
      }),
    ),
  )
