import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { listen } from '#lake/common/listen.ts'

/** An image stored by the fake service. */
interface HeldPicture {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly answer: Record<string, unknown>
  context: Record<string, string>
}

/** Error response in the service's format. */
class No extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const missing = (name: string) => new No(400, `Missing required parameter - ${name}`)

/** Permitted parameters by call, each with the format of its value. This product may send them, and the service's reference lists them. */
const BOOLEAN = /^(?:true|false)$/
/** `key=value` pairs separated by `|`. Within a value, both characters are escaped with a backslash. */
const CONTEXT = /^(?:[\w-]+=(?:[^=|\\]|\\[\s\S])*)(?:\|[\w-]+=(?:[^=|\\]|\\[\s\S])*)*$/
/** Pattern of a public id: no leading or trailing space, and no character that the service forbids. */
const PUBLIC_ID = /^(?![\s/])[^?&#\\%<>+]{1,255}(?<![\s/])$/
const ALWAYS = { timestamp: /^\d{10}$/, api_key: /^\d+$/, signature: /^[0-9a-f]{40}$/ }
const PARAMETERS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  upload: { folder: PUBLIC_ID, public_id: PUBLIC_ID, overwrite: BOOLEAN, context: CONTEXT },
  destroy: { public_id: PUBLIC_ID, invalidate: BOOLEAN },
  context: { command: /^(?:add|remove_all)$/, 'public_ids[]': PUBLIC_ID, context: CONTEXT },
  explicit: { public_id: PUBLIC_ID, type: /^upload$/ },
}
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  upload: ['file'],
  destroy: ['public_id'],
  context: ['command', 'public_ids[]'],
  explicit: ['public_id', 'type'],
}
const UNSIGNED = new Set(['file', 'cloud_name', 'resource_type', 'api_key', 'signature'])
const HOUR = 3_600
/** Maximum size of a file in a free account of the service, in bytes. */
const MAX_BYTES = 10_485_760

const sha1 = (text: string | Uint8Array) => createHash('sha1').update(text).digest('hex')

const unescaped = (text: string) => text.replaceAll(/\\([\s\S])/g, '$1')
const pairsOf = (text: string) =>
  Object.fromEntries(
    text.split(/(?<!\\)\|/).map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), unescaped(pair.slice(at + 1))]
    }),
  )

const textsOf = (form: FormData, name: string) =>
  form.getAll(name).filter((value) => typeof value === 'string')
const textOf = (form: FormData, name: string) => textsOf(form, name)[0] ?? ''

/**
 * Checks the parameters of a form. A parameter may occur several times only as a list. Rejects parameters that the service's reference does
 * not list.
 */
function checkForm(action: string, form: FormData) {
  const allowed: Readonly<Record<string, RegExp>> = { ...PARAMETERS[action], ...ALWAYS }
  for (const name of [...Object.keys(ALWAYS), ...(NEEDED[action] ?? [])]) {
    if (!form.has(name)) throw missing(name.replace('[]', ''))
  }
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name)
    if (name === 'file' && action === 'upload') {
      if (values.length !== 1 || !(values[0] instanceof File))
        throw new No(400, 'Invalid file parameter')
      continue
    }
    const pattern = allowed[name]
    if (pattern === undefined) throw new No(400, `Unexpected parameter - ${name}`)
    if (values.length > 1 && !name.endsWith('[]')) throw new No(400, `Repeated parameter - ${name}`)
    for (const value of values) {
      if (typeof value !== 'string' || !pattern.test(value)) {
        throw new No(400, `Invalid value for parameter ${name}`)
      }
    }
  }
}

function checkSignature(form: FormData, secret: string) {
  const signed = [...new Set(form.keys())].filter((name) => !UNSIGNED.has(name))
  const text = signed
    .map((name) => [name.replace('[]', ''), textsOf(form, name).join(',')] as const)
    .filter(([, value]) => value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`.replaceAll('&', '%26'))
    .join('&')
  const given = textOf(form, 'signature')
  if (given !== sha1(text + secret)) {
    throw new No(401, `Invalid Signature ${given}. String to sign - '${text}'.`)
  }
  const seconds = Number(form.get('timestamp'))
  if (Math.abs(Date.now() / 1_000 - seconds) > HOUR) {
    const time = new Date(seconds * 1_000).toISOString()
    throw new No(400, `Stale request - reported time is ${time} which is more than 1 hour ago`)
  }
}

/**
 * Starts a fake of Cloudinary's upload API and delivery on a local port. It rejects parameters that Cloudinary's reference does not list,
 * and checks every signature as Cloudinary does.
 */
export async function openHostedStandIn(account: {
  readonly cloud: string
  readonly apiKey: string
  readonly apiSecret: string
}) {
  const { cloud, apiKey, apiSecret } = account
  const pictures = new Map<string, HeldPicture>()
  const delivered: string[] = []
  /** Received calls, in order. */
  const calls: { readonly action: string; readonly fields: readonly string[] }[] = []

  const upload = async (form: FormData) => {
    const file = form.get('file')
    if (!(file instanceof File)) throw missing('file')
    if (file.size > MAX_BYTES) {
      throw new No(400, `File size too large. Got ${file.size}. Maximum is ${MAX_BYTES}.`)
    }
    const bytes = new Uint8Array(await file.arrayBuffer())
    const facts = await sharp(bytes)
      .metadata()
      .catch(() => undefined)
    if (facts === undefined) throw new No(400, 'Invalid image file')
    const folder = textOf(form, 'folder')
    const name = textOf(form, 'public_id') || sha1(bytes).slice(0, 20)
    const publicId = folder === '' ? name : `${folder}/${name}`
    const known = pictures.get(publicId)
    if (known !== undefined && form.get('overwrite') === 'false') {
      return { ...known.answer, existing: true }
    }
    const version = Math.floor(Date.now() / 1_000)
    const format = facts.format === 'jpeg' ? 'jpg' : facts.format
    const path = `${cloud}/image/upload/v${version}/${publicId}.${format}`
    const context = form.has('context') ? pairsOf(textOf(form, 'context')) : {}
    const answer = {
      asset_id: sha1(publicId).slice(0, 32),
      public_id: publicId,
      version,
      version_id: sha1(path).slice(0, 32),
      signature: sha1(`public_id=${publicId}&version=${version}${apiSecret}`),
      width: facts.width,
      height: facts.height,
      format,
      resource_type: 'image',
      created_at: new Date(version * 1_000).toISOString().replace('.000', ''),
      tags: [],
      bytes: bytes.length,
      type: 'upload',
      etag: createHash('md5').update(bytes).digest('hex'),
      placeholder: false,
      url: `http://res.cloudinary.com/${path}`,
      secure_url: `https://res.cloudinary.com/${path}`,
      folder,
      original_filename: file.name.replace(/\.[^.]*$/, ''),
      api_key: apiKey,
      ...(form.has('context') && { context: { custom: context } }),
    }
    pictures.set(publicId, { bytes, answer, context })
    return answer
  }

  const actions: Readonly<Record<string, (form: FormData) => unknown>> = {
    upload,
    destroy: (form) => ({
      result: pictures.delete(textOf(form, 'public_id')) ? 'ok' : 'not found',
    }),
    context: (form) => {
      const words = form.has('context') ? pairsOf(textOf(form, 'context')) : {}
      const ids = textsOf(form, 'public_ids[]')
      const known = ids.filter((id) => pictures.has(id))
      for (const id of known) {
        const picture = pictures.get(id)
        if (picture === undefined) continue
        picture.context = form.get('command') === 'add' ? { ...picture.context, ...words } : {}
      }
      return { public_ids: known }
    },
    explicit: (form) => {
      const id = textOf(form, 'public_id')
      const picture = pictures.get(id)
      if (picture === undefined) throw new No(404, `Resource not found - ${id}`)
      return { ...picture.answer, context: { custom: picture.context } }
    },
  }

  const call = async (request: Request, named: string, action: string) => {
    const run = actions[action]
    if (run === undefined || request.method !== 'POST') throw new No(404, 'Not found')
    if (named !== cloud) throw new No(401, `Invalid cloud_name ${named}`)
    const form = await request.formData().catch(() => {
      throw new No(400, 'Invalid request')
    })
    calls.push({ action, fields: [...form.keys()] })
    checkForm(action, form)
    if (form.get('api_key') !== apiKey) {
      throw new No(401, `Unknown API key ${textOf(form, 'api_key')}`)
    }
    checkSignature(form, apiSecret)
    return Response.json(await run(form))
  }

  const deliver = async (request: Request, path: string) => {
    const [, steps = '', publicId = ''] =
      new RegExp(`^/${cloud}/image/upload/((?:[a-z]+_[^/]+/)*)v\\d+/(.+)\\.[a-z]+$`).exec(path) ??
      []
    const picture = pictures.get(publicId)
    const headers = { 'set-cookie': 'tracker=1', 'x-request-id': 'of the service' }
    if (picture === undefined) {
      return new Response(null, {
        status: 404,
        headers: { ...headers, 'x-cld-error': `Resource not found - ${publicId}` },
      })
    }
    delivered.push(path)
    const accept = request.headers.get('accept') ?? ''
    const width = Number(/(?:^|[,/])w_(\d+)/.exec(steps)?.[1] ?? 0)
    const format = steps.includes('f_auto') && accept.includes('image/avif') ? 'avif' : 'jpeg'
    const image = sharp(picture.bytes)
    // Without a transformation in the URL, the service sends the file unchanged.
    const made =
      steps === ''
        ? picture.bytes
        : await (width > 0 ? image.resize(width) : image).toFormat(format).toBuffer()
    return new Response(new Uint8Array(made), {
      headers: { ...headers, 'content-type': `image/${format}`, etag: `"${sha1(made)}"` },
    })
  }

  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: {
      early: () => false,
      upgrade: () => false,
      fetch: async (request) => {
        const { pathname } = new URL(request.url)
        // The service permits cross-origin requests from any origin.
        const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
        if (request.method === 'OPTIONS') return new Response(null, { headers: open })
        const [, named, action] = /^\/v1_1\/([^/]+)\/image\/([a-z]+)$/.exec(pathname) ?? []
        if (named === undefined || action === undefined) return deliver(request, pathname)
        const answer = await call(request, named, action).catch((error: unknown) => {
          if (!(error instanceof No)) throw error
          const { status, message } = error
          return Response.json(
            { error: { message } },
            { status, headers: { 'x-cld-error': message } },
          )
        })
        for (const [name, value] of Object.entries(open)) answer.headers.set(name, value)
        return answer
      },
    },
  })
  return {
    origin: `http://127.0.0.1:${server.port}`,
    pictures,
    delivered,
    calls,
    close: () => server.close(0),
  }
}
