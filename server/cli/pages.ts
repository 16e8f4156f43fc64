import { parseArgs } from 'node:util'
import { type FixedPage, fixedPages } from '#shared/content/pages/fixed-pages.ts'
import { pageDifferences } from '#shared/content/pages/page-differences.ts'
import { readPage } from '#shared/content/pages/page-document.ts'
import { shippedCopy, shippedDraft, shippedPublished } from '#shared/content/pages/shipped-pages.ts'
import { reasonOf } from '#server/transfer/assets.ts'
import { fetchDocuments } from '#server/transfer/documents.ts'
import { TransferError } from '#server/transfer/transfer-error.ts'
import { connectLake, type LakeConnection } from './connect-lake.ts'
import { count, runCommand, UsageError, type Command, type Invocation } from './run-command.ts'

const USAGE = `Compares the published pages with the text that came with the site, and restores that text. The site may run meanwhile.

  npm run pages -- diff                      every difference of the published pages from the shipped text
  npm run pages -- diff service/rag          the differences of one page
  npm run pages -- reset service/rag         a draft with the shipped text, to be published in the Studio
  npm run pages -- create                    publishes the shipped text of pages that have no document, not even a draft

  --replace        reset also replaces a draft that an editor has begun
  --dataset NAME   another dataset than SANITY_DATASET`

const nameOf = ({ kind, slug }: FixedPage) => `${kind}/${slug}`

function findPage(name: string): FixedPage {
  const page = fixedPages.find((each) => nameOf(each) === name)
  if (page !== undefined) return page
  throw new UsageError(`There is no page ${name}. Name one as in service/criminal-check.`)
}

const draftIdOf = ({ id }: FixedPage) => `drafts.${id}`

/** Prints the differences between all published pages, or one page, and their shipped text. */
async function diff(
  { client }: LakeConnection,
  pages: readonly FixedPage[],
  say: Invocation['say'],
): Promise<void> {
  const documents = await fetchDocuments(
    client,
    pages.map(({ id }) => id),
  )
  let same = 0
  let shipped = 0
  for (const page of pages) {
    const document = documents.get(page.id)
    if (document === undefined) {
      shipped += 1
      continue
    }
    const { copy, problem } = readPage(document)
    const differences =
      copy === undefined ? undefined : pageDifferences(await shippedCopy(page), copy)
    if (differences?.length === 0) {
      same += 1
      continue
    }
    say(
      `${nameOf(page)} (${page.path}): ${problem ?? count(differences?.length ?? 0, 'difference')}`,
    )
    for (const { path, shipped: was, published } of differences ?? []) {
      say(`  ${path}`)
      say(`    shipped:   ${was ?? '(nothing)'}`)
      say(`    published: ${published ?? '(nothing)'}`)
    }
  }
  say(`${count(same, 'page')} with the shipped text, ${count(shipped, 'page')} without a document.`)
}

/** Writes a draft with the shipped text. */
async function reset(
  { client, description }: LakeConnection,
  { page, replace }: { readonly page: FixedPage; readonly replace: boolean },
  say: Invocation['say'],
): Promise<void> {
  const documents = await fetchDocuments(client, [page.id, draftIdOf(page)])
  const draft = documents.get(draftIdOf(page))
  if (draft !== undefined && !replace) {
    throw new TransferError(
      `There is a draft of ${nameOf(page)} in ${description}. Say --replace to replace its text.`,
    )
  }
  const next = await shippedDraft(page, draft ?? documents.get(page.id))
  // An editor may have created a draft since the check. `create` then fails.
  await (replace ? client.createOrReplace(next) : client.create(next))
  say(`Wrote a draft of ${nameOf(page)} with the shipped text to ${description}.`)
}

/** Publishes the shipped text of pages without a document. */
async function create({ client, description }: LakeConnection, say: Invocation['say']) {
  const documents = await fetchDocuments(
    client,
    fixedPages.flatMap((page) => [page.id, draftIdOf(page)]),
  )
  const missing = fixedPages.filter(
    (page) => !documents.has(page.id) && !documents.has(draftIdOf(page)),
  )
  const now = new Date().toISOString()
  const transaction = client.transaction()
  for (const page of missing) transaction.createIfNotExists(await shippedPublished(page, now))
  if (missing.length > 0) await transaction.commit()
  say(`Published the shipped text of ${count(missing.length, 'page')} in ${description}.`)
}

/** Parsed arguments: the subcommand, and the page to which it applies. */
type Act =
  | { readonly verb: 'diff'; readonly pages: readonly FixedPage[] }
  | { readonly verb: 'reset'; readonly page: FixedPage; readonly replace: boolean }
  | { readonly verb: 'create' }

/** Reads the subcommand. @throws UsageError */
function readAct([verb, name, ...more]: readonly string[], replace: boolean): Act {
  if ((verb !== 'diff' && verb !== 'reset' && verb !== 'create') || more.length > 0) {
    throw new UsageError('Say one of: diff, reset, create.')
  }
  if (verb === 'reset') {
    if (name === undefined) throw new UsageError('Name the page to reset.')
    return { verb, page: findPage(name), replace }
  }
  if (replace) throw new UsageError('--replace is for reset.')
  if (verb === 'diff') return { verb, pages: name === undefined ? fixedPages : [findPage(name)] }
  if (name !== undefined) throw new UsageError('create takes nothing else.')
  return { verb }
}

async function main({ args, settings, say }: Invocation): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      dataset: { type: 'string' },
    },
  })
  const act = readAct(positionals, values.replace)
  const config = settings()
  const purpose = act.verb === 'diff' ? 'read' : 'write'
  const lake = await connectLake(config, values.dataset ?? config.lake.dataset, purpose)
  try {
    if (act.verb === 'create') await create(lake, say)
    else if (act.verb === 'reset') await reset(lake, act, say)
    else await diff(lake, act.pages, say)
  } catch (error) {
    if (error instanceof TransferError) throw error
    throw new TransferError(`The lake refused: ${reasonOf(error)}`, { cause: error })
  } finally {
    await lake.close()
  }
}

/** Command of `npm run pages`. */
export const command: Command = { usage: USAGE, run: main }

if (import.meta.main) await runCommand(command)
