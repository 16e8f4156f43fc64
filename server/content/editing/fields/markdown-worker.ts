import { parentPort, workerData } from 'node:worker_threads'
import { markdownToPortableText } from '#shared/markdown/markdown-to-portable-text.ts'

parentPort?.postMessage(markdownToPortableText(String(workerData)).body)
