/** Handles the buttons for sharing on all pages, including server-rendered ones, once this module is loaded. */
import { copyText } from '../code/copying.ts'
import { labels } from './labels.ts'

/** Time in ms for which the result of copying is shown. */
const SHOWN_FOR = 4_000

let timer: ReturnType<typeof setTimeout> | undefined

async function copyAddress(row: HTMLElement, address: string): Promise<void> {
  const said = row.querySelector('output')
  if (said === null) return
  // Browsers provide a clipboard only in secure contexts.
  const isCopied = 'clipboard' in navigator && (await copyText(address)) === 'copied'
  said.textContent = isCopied ? labels.copied : labels.notCopied
  said.dataset['result'] = isCopied ? 'copied' : 'failed'
  clearTimeout(timer)
  timer = setTimeout(() => {
    said.textContent = ''
    delete said.dataset['result']
  }, SHOWN_FOR)
}

function press({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-share]') : null
  const row = button?.closest<HTMLElement>('.share-row')
  if (!button || !row) return
  const { shareTitle: title = '', shareAddress: url = '' } = row.dataset
  if (button.dataset['share'] === 'copy') void copyAddress(row, url)
  // The promise rejects if the visitor closes the dialog of the browser.
  else navigator.share({ title, url }).catch(() => undefined)
}

// `navigator.share` is missing in some browsers, and outside of secure contexts. The style sheet shows the buttons that work.
document.documentElement.dataset['sharing'] = 'share' in navigator ? 'native' : 'copy'
document.addEventListener('click', press)
