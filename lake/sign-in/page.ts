import { html } from 'hono/html'

/** Sign-in methods. */
export type Way = 'account' | 'token'

/** Commands that the page mentions, if the program of the lake has them. */
export interface PageHelp {
  /** Command that creates a token. */
  readonly makeToken?: string
  /** Command that adds an account. */
  readonly addAccount?: string
}

/** Values that the sign-in page shows. */
export interface FormState {
  readonly projectId: string
  /** Studio that the user comes from, and returns to after the sign-in. */
  readonly studio: URL
  /** True if users have accounts. Otherwise the page contains only a field for a token. */
  readonly accounts: boolean
  readonly help: PageHelp
  /** Sign-in method of the refused attempt, and a sentence for the user about the next step. */
  readonly problem?: { readonly way: Way; readonly what: string }
  /** Email address of the refused attempt, to fill in the field again. */
  readonly email?: string
}

const mark = html`<svg class="mark" viewBox="-50 -50 100 100" fill="none" aria-hidden="true">
  <g stroke="currentColor" stroke-width="1.7">
    ${[0, 22.5, 45, 67.5, 90, 112.5, 135, 157.5].map(
      (turn) => html`<ellipse rx="47" ry="31" transform="rotate(${turn})" />`,
    )}
  </g>
  <circle class="mark-ground" r="25.5" stroke="currentColor" stroke-width="3" />
  <path
    class="mark-tick"
    d="M-11 1L-3.5 9L12-9"
    stroke-width="5"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
</svg>`

type Html = ReturnType<typeof html>

const page = (title: string, content: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/auth/sign-in.css" />
      </head>
      <body>
        <main>${mark} ${content}</main>
      </body>
    </html>`

const errorLine = (id: string, what: string) =>
  html`<p class="error" id="${id}" role="alert">
    <svg viewBox="0 0 16 16" width="15" height="15" fill="none" aria-hidden="true">
      <path
        d="M8 2L14.6 13.6H1.4Z M8 6.4V9.6 M8 11.6V11.7"
        stroke="currentColor"
        stroke-width="1.4"
      />
    </svg>
    <span>${what}</span>
  </p>`

const marked = (problem: string | undefined, id: string) =>
  problem === undefined ? '' : html`aria-invalid="true" aria-describedby="${id}"`

function accountForm({ problem, email = '' }: FormState): Html {
  const what = problem?.way === 'account' ? problem.what : undefined
  const first = email === '' ? html`autofocus` : ''
  return html`<form method="post" aria-label="Sign in with an account">
    <input type="hidden" name="way" value="account" />
    <label for="email">Email</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="username"
      required
      maxlength="254"
      value="${email}"
      ${problem?.way === 'token' ? '' : first}
      ${marked(what, 'account-error')}
    />
    <label for="password">Password</label>
    <input
      id="password"
      name="password"
      type="password"
      autocomplete="current-password"
      required
      maxlength="1024"
      ${what !== undefined && email !== '' ? html`autofocus` : ''}
      ${marked(what, 'account-error')}
    />
    ${what === undefined ? '' : errorLine('account-error', what)}
    <button type="submit">Sign in</button>
  </form>`
}

const PRINTED = 'one that the lake printed at its first start.'

function tokenHint({ makeToken }: PageHelp): Html | string {
  if (makeToken === undefined) return `The ${PRINTED}`
  return html`One made with <code>${makeToken}</code>, or the ${PRINTED}`
}

function tokenForm({ problem, help, accounts }: FormState): Html {
  const what = problem?.way === 'token' ? problem.what : undefined
  const first = accounts ? '' : html`autofocus`
  const form = html`<form method="post" aria-label="Sign in with a token">
    <input type="hidden" name="way" value="token" />
    <label for="token">Token</label>
    <p class="hint" id="token-hint">${tokenHint(help)}</p>
    <input
      id="token"
      name="token"
      type="password"
      autocomplete="off"
      spellcheck="false"
      required
      maxlength="4096"
      ${what === undefined ? first : html`autofocus aria-invalid="true"`}
      aria-describedby="token-hint${what === undefined ? '' : ' token-error'}"
    />
    ${what === undefined ? '' : errorLine('token-error', what)}
    <button type="submit" ${accounts ? html`class="quiet"` : ''}>Sign in with the token</button>
  </form>`
  if (!accounts) return form
  return html`<details ${what === undefined ? '' : html`open`}>
    <summary>Use a token instead</summary>
    ${form}
  </details>`
}

/** Returns the HTML of the page on which a user signs in for a Studio. */
export async function signInPage(state: FormState): Promise<string> {
  const { projectId, studio, problem, accounts, help } = state
  const title = `${problem === undefined ? '' : 'Error: '}Sign in to ${projectId}`
  return String(
    await page(
      title,
      html`<h1>Sign in</h1>
        <p class="lede">
          To the content of <strong>${projectId}</strong>, for the Studio at
          <strong>${studio.host}</strong>
        </p>
        ${accounts ? accountForm(state) : ''} ${tokenForm(state)}
        ${
          help.addAccount === undefined
            ? ''
            : html`<p class="foot">
                No account yet? Whoever runs this lake makes one:
                <code>${help.addAccount}</code>
              </p>`
        }`,
    ),
  )
}

/** Returns the HTML of the page that refuses a Studio. @param what sentence about the next step */
export async function refusalPage(what: string): Promise<string> {
  return String(
    await page(
      'No sign-in from here',
      html`<h1>No sign-in from here</h1>
        <p class="refusal">${what}</p>`,
    ),
  )
}
