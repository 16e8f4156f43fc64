import { z } from 'zod'

import type { Action, Mutation } from '#lake/documents/types.ts'

/** Maximum size of a request with mutations or actions, in bytes: twice the 4 MB of Sanity's hosted service. */
export const MAX_WRITE_BYTES = 8 * 1024 * 1024

const idPattern = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/
export const documentId = z.string().max(192).regex(idPattern, 'is not a valid document id')
export const transactionId = z
  .string()
  .max(128)
  .regex(/^[A-Za-z0-9._:-]+$/, 'is not a valid transaction id')
export const datasetName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, 'is not a valid dataset name')

const attributes = z.record(z.string(), z.unknown())
const systemAttributes = {
  _rev: z.exactOptional(z.string()),
  _createdAt: z.exactOptional(z.string()),
  _updatedAt: z.exactOptional(z.string()),
}
const typeName = z.string().min(1).max(128)
const newDocument = z.looseObject({
  _id: z.exactOptional(z.union([documentId, z.literal('')])),
  _type: typeName,
  ...systemAttributes,
})
const knownDocument = z.looseObject({ _id: documentId, _type: typeName, ...systemAttributes })

const operations = {
  set: z.exactOptional(attributes),
  setIfMissing: z.exactOptional(attributes),
  unset: z.exactOptional(z.array(z.string())),
  inc: z.exactOptional(z.record(z.string(), z.number())),
  dec: z.exactOptional(z.record(z.string(), z.number())),
  insert: z.exactOptional(attributes),
  diffMatchPatch: z.exactOptional(z.record(z.string(), z.string())),
  ifRevisionID: z.exactOptional(z.string()),
}
const ids = z.union([documentId, z.array(documentId).min(1)])
const selection = {
  byId: { id: ids },
  byQuery: { query: z.string().min(1), params: z.exactOptional(attributes) },
}

const patch = z.union([
  z.strictObject({ ...selection.byId, ...operations }),
  z.strictObject({ ...selection.byQuery, ...operations }),
])
const removal = z.union([
  // @sanity/client and older clients send the flag `purge`, which has no effect here.
  z.strictObject({ ...selection.byId, purge: z.exactOptional(z.boolean()) }),
  z.strictObject({ ...selection.byQuery, purge: z.exactOptional(z.boolean()) }),
])

const mutation: z.ZodType<Mutation> = z.union([
  z.strictObject({ create: newDocument }),
  z.strictObject({ createIfNotExists: knownDocument }),
  z.strictObject({ createOrReplace: knownDocument }),
  z.strictObject({ patch }),
  z.strictObject({ delete: removal }),
])

/** Body of `/data/mutate`. */
export const mutateBody = z.object({
  mutations: z.array(mutation),
  transactionId: z.exactOptional(transactionId),
})

const action: z.ZodType<Action> = z.looseObject({
  actionType: z.string().regex(/^sanity\.action\.[a-z.A-Z]+$/, 'is not the name of an action'),
})

/** Body of `/data/actions`. */
export const actionsBody = z.object({
  actions: z.array(action).min(1),
  transactionId: z.exactOptional(transactionId),
  dryRun: z.exactOptional(z.boolean()),
  skipCrossDatasetReferenceValidation: z.exactOptional(z.boolean()),
})

/** Body of `POST /data/query`. */
export const queryBody = z.object({
  query: z.string(),
  params: z.exactOptional(attributes),
})

/** Key of a user's setting. PostgreSQL cannot store the character NUL. */
const settingKey = z
  .string()
  .min(1)
  .max(512)
  .refine((key) => !key.includes('\0'), 'A key cannot contain the character NUL')

/** Body of `PUT /users/me/keyvalue`. */
export const keyValueBody = z.array(z.object({ key: settingKey, value: z.unknown() })).max(100)

/** Body of `PUT` and `PATCH /projects/:id/datasets/:name`. */
export const datasetBody = z.object({
  aclMode: z.exactOptional(z.enum(['public', 'private', 'custom'])),
})
