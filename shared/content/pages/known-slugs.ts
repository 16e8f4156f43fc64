import * as z from 'zod/mini'
import { industries, services } from '#shared/pages/catalogue/catalogue.ts'

export const serviceSlug = z.enum(services.map(({ slug }) => slug))

export const industrySlug = z.enum(industries.map(({ slug }) => slug))

/** List of known slugs, or of items with one. Other items are left out, because a later release may not have their page any more. */
export const known = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items): z.infer<Item>[] =>
      items.flatMap((value) => {
        const parsed = item.safeParse(value)
        return parsed.success ? [parsed.data] : []
      }),
    ),
  )
