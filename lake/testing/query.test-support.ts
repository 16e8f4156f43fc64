import { author, openAnyLake } from './lake.test-support.ts'
import type { Dataset, QueryRequest } from '#lake/documents/types.ts'

const reference = (_ref: string) => ({ _type: 'reference', _ref })

/** Opens a dataset with published documents, drafts, versions of two releases and documents that are not public. */
export async function filled(): Promise<Dataset> {
  const { dataset } = await openAnyLake()
  const documents = [
    { _id: 'ann', _type: 'author', name: 'Ann' },
    { _id: 'a', _type: 'post', title: 'Éclairs and audits', author: reference('ann'), n: 2 },
    { _id: 'drafts.a', _type: 'post', title: 'A draft of a', author: reference('ann'), n: 3 },
    { _id: 'drafts.b', _type: 'post', title: 'Only a draft', n: 1 },
    { _id: 'versions.r1.a', _type: 'post', title: 'A in release 1', n: 4 },
    { _id: 'versions.r1.c', _type: 'post', title: 'C in release 1', n: 5 },
    { _id: 'versions.r2.a', _type: 'post', _system: { delete: true } },
    { _id: '_.retention', _type: 'system.retention' },
    { _id: 'private.note', _type: 'note' },
  ]
  await dataset.mutate(
    documents.map((document) => ({ create: document })),
    author,
  )
  return dataset
}

/** Returns the result of a query. @throws LakeError if the query is refused */
export async function ask(
  dataset: Dataset,
  query: string,
  rest: Partial<QueryRequest> = {},
): Promise<unknown> {
  return (await dataset.query({ query, ...rest })).result
}
