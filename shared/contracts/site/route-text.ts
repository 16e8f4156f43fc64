import * as z from 'zod/mini'
import { singleLine } from '../forms/single-line.ts'

/** Pattern of a route (`/blogs/:id`) as browsers send it. It does not contain the address of the page. */
export const routeText = z.string().check(singleLine(), z.minLength(1), z.maxLength(200))
